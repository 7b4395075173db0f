import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { commonJSAlone, requireWhenCalled } from '../../../config/commonjs-alone.ts';
import { internalMembers } from '../../../config/internal-members.ts';

/** Leaves out the index that only the decoder of EUC-JP uses: https://encoding.spec.whatwg.org/#euc-jp-encoder. */
const withoutDecoding: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-decoding',
  setup({ onLoad }) {
    onLoad({ filter: /multi-byte\.encodings\.json$/ }, ({ path }) => {
      const { jis0212, ...indexes } = JSON.parse(readFileSync(path, 'utf8'));
      if (jis0212 === undefined) throw new Error(`${path} does not have the index jis0212`);
      return { contents: JSON.stringify(indexes), loader: 'json' };
    });
  },
};

const classes = commonJSAlone(
  ['index', 'webidl2js-wrapper'],
  {
    'encodings.js': requireWhenCalled('./encodings.js', 'getOutputEncoding'),
    // Node prints these objects like the objects of whatwg-url.
    'inspection.js':
      'export const defineInspection = () => {}, showPartsBy = () => {}, showRemaining = 0, showTuples = 0;',
    // A message without the tables of sentences, and without the input, which may contain a password.
    'failure.js': 'export const failureReasonOf = () => "Invalid URL";',
    'invalid-url-error.js': `export const messageAtOnce = (reason) => reason();
        export const completeInvalidURLError = (error, reason, input, base) =>
          Object.assign(error, { code: 'ERR_INVALID_URL', 'input': input }, base !== null && { 'base': base });`,
  },
  internalMembers['whatwg-url'],
);

const encodings = { ...commonJSAlone(['encodings'], {}, null, [withoutDecoding]), clean: false };

export default defineConfig([classes, encodings]);

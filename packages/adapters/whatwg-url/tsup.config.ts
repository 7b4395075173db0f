import { defineConfig } from 'tsup';
import { commonJSAlone, requireWhenCalled } from '../../../config/commonjs-alone.ts';
import { internalMembers } from '../../../config/internal-members.ts';

export default defineConfig(
  commonJSAlone(
    ['core', 'index', 'webidl2js-wrapper'],
    {
      'get-encoding.js': requireWhenCalled('@url/encodings', 'getEncoding'),
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
  ),
);

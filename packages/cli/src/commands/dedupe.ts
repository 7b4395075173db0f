import { type DedupeKeyOptions, dedupeKey, trackingParameters } from '@url/build';
import { type AnswerInput, answerInputs, answerOptions, isBlank, outputIfTooLong } from '../answers.js';
import type { Arguments } from '../arguments.js';
import type { Command } from '../command.js';
import { inputOptions, only, outputOptions, without } from '../options.js';
import { quoteInput } from '../printable.js';
import { urlFailure } from '../url-input.js';

export const dedupe: Command = {
  name: 'dedupe',
  summary: 'write one URL for each page, for crawlers',
  usage: '[url...]',
  arguments: 'URLs',
  description: `
    Writes the first URL of those that very likely name one page, unchanged. Two URLs do if they have one key: the normal form of the URL without
    its fragment, an empty query, and the parameters that advertising adds, such as "utm_source" and "gclid". The options change what
    belongs to the key. An input that is not a URL is named on standard error, and the exit status is 1.

    The command remembers each key, so its memory grows with the pages.`,
  options: {
    '--keys': 'write the keys in place of the URLs',
    '--keep-fragment': 'keep fragments apart, for pages that choose their content by it',
    '--keep-escapes': 'keep escapes of unreserved characters apart, such as "%61" and "a"',
    '--keep-empty-query': 'keep "/a?" and "/a" apart',
    '--keep-parameters': 'keep the parameters that advertising adds',
    '--remove-parameter <pattern>':
      'also remove the parameters with this name; "*" at its end is any text; may be repeated',
    '--sort-parameters': 'ignore the order of parameters with different names',
    '--remove-trailing-slash': 'treat "/a/" and "/a" as one page',
    ...without(inputOptions, 'field', 'into'),
    ...only(outputOptions, 'json', 'null', 'quiet', 'fail-fast', 'keep-going'),
  },
  excludes: { 'keep-parameters': 'remove-parameter', keys: 'json' },
  examples: [
    [
      "printf 'https://h/a?utm_source=x\\nHTTPS://H:443/%%61#b\\nhttps://h/b\\n' | url dedupe",
      'https://h/a?utm_source=x\nhttps://h/b',
    ],
    ['url dedupe --keys --remove-parameter session https://h/?session=1', 'https://h/'],
  ],
  run: async (session, args) => {
    const { json, end } = answerOptions(args);
    const options = readKeyOptions(args);
    const seen = new Set<string>();
    const answerInput: AnswerInput = (input, inputs, index, batch) => {
      if (isBlank(input) && !inputs.isArgument) return;
      const key = dedupeKey(input, options);
      if (key === null) {
        const { error, ...why } = urlFailure(input, { base: null, guess: null });
        batch.failed++;
        if (json) batch.output += session.shown(JSON.stringify({ input, error, ...why })) + end;
        else batch.messages += `${inputs.placeOf(index)}cannot parse ${quoteInput(input)} as a URL: ${error}\n`;
        return;
      }
      if (seen.has(key)) return;
      seen.add(key);
      batch.output += session.shown(json ? JSON.stringify({ input, key }) : args.has('keys') ? key : input) + end;
    };
    await answerInputs(session, args, { noun: 'URL', answerInput, ifTooLong: json ? outputIfTooLong(true, end) : '' });
  },
};

function readKeyOptions(args: Arguments): DedupeKeyOptions {
  return {
    removeFragment: !args.has('keep-fragment'),
    decodeUnreserved: !args.has('keep-escapes'),
    removeEmptyQuery: !args.has('keep-empty-query'),
    removeParameters: args.has('keep-parameters') ? [] : [...trackingParameters, ...args.values('remove-parameter')],
    sortParameters: args.has('sort-parameters'),
    removeTrailingSlash: args.has('remove-trailing-slash'),
  };
}

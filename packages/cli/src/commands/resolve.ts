import { parseURL } from '@url/parser';
import { type ModelURL, parseResolveAndNormalise, print } from '@url/reference';
import { answer, type Reader } from '../answers.js';
import { readBase } from '../base.js';
import type { CommandDefinition } from '../command.js';
import { urlFailure } from '../failure.js';
import { partsOf } from '../url-parts.js';

interface Options {
  readonly base: string;
  readonly json?: boolean;
}

export const resolve: CommandDefinition = {
  name: 'resolve',
  declare(command, session) {
    command
      .summary('resolve references against a URL')
      .description(
        'Writes the URL to which each reference leads from the base, which is what the parser of the URL Standard gives. ' +
          'Without input it reads standard input, one reference a line, and writes one line for each.',
      )
      .argument('[reference...]', 'references, or URLs; after "--" they may begin with "-"')
      .requiredOption('-b, --base <url>', 'the URL from which they lead')
      .option('-j, --json', 'write one JSON object a line: the parts of the URL')
      .action((inputs: string[], { base, json }: Options) => {
        const record = readBase(command, base);
        const context = parseResolveAndNormalise(base);
        const reader: Reader<ModelURL> = {
          noun: 'URL',
          read: (input) => parseResolveAndNormalise(input, context),
          explain: (input) => urlFailure(input, record),
          describe: (url) => `${print(url)}\n`,
          line: (url) => print(url),
          json: (url) => partsOf(parseURL(print(url))!),
        };
        return answer(session, inputs, reader, { json });
      });
  },
};

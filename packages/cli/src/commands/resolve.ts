import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
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
        const options = { base: readBase(command, base) };
        const reader: Reader<URLRecord> = {
          noun: 'URL',
          read: (input) => parseURL(input, options),
          explain: (input) => urlFailure(input, options.base),
          describe: (url) => `${serializeURL(url)}\n`,
          line: (url) => serializeURL(url),
          json: partsOf,
        };
        return answer(session, inputs, reader, { json });
      });
  },
};

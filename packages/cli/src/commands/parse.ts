import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import { answer, type Reader } from '../answers.js';
import { readBase } from '../base.js';
import type { CommandDefinition } from '../command.js';
import { urlFailure } from '../failure.js';
import type { Session } from '../session.js';
import { table } from '../table.js';
import { partRows, partsOf } from '../url-parts.js';

interface Options {
  readonly base?: string;
  readonly json?: boolean;
}

export const parse: CommandDefinition = {
  name: 'parse',
  declare(command, session) {
    command
      .summary('show the parts of URLs; the default command')
      .description(
        'Parses each input as the URL Standard says, and shows its parts. Without input it reads standard input, one URL a ' +
          'line, and writes one line for each: its href, or JSON with --json. A line that fails gives an empty line, and a ' +
          'message on standard error; with --json an object with "error".',
      )
      .argument('[input...]', 'URLs; after "--" they may begin with "-"')
      .option('-b, --base <url>', 'resolve the inputs against this URL')
      .option('-j, --json', 'write one JSON object a line')
      .action((inputs: string[], options: Options) => {
        const reader = urlReader(session, readBase(command, options.base));
        return answer(session, inputs, reader, { json: options.json, separator: '\n' });
      });
  },
};

function urlReader(session: Session, base: URLRecord | null): Reader<URLRecord> {
  const options = { base };
  return {
    noun: 'URL',
    read: (input) => parseURL(input, options),
    explain: (input) => urlFailure(input, base),
    describe: (url) => table(partRows(url), session),
    line: (url) => serializeURL(url),
    json: partsOf,
  };
}

import { emptyURL, parseResolveAndNormalise, parserModeFor, relativize } from '@url/reference';
import { answer } from '../answers.js';
import { readBase } from '../base.js';
import type { CommandDefinition } from '../command.js';
import { urlFailure } from '../failure.js';
import { referenceReader } from '../reference-reader.js';

interface Options {
  readonly base: string;
  readonly json?: boolean;
}

export const relative: CommandDefinition = {
  name: 'relative',
  declare(command, session) {
    command
      .summary('find the shortest references to URLs')
      .description(
        'Writes the shortest reference that leads from the base to each target: "url resolve" with the same base gives the ' +
          'target again. Without input it reads standard input, one URL a line, and writes one line for each.',
      )
      .argument('[target...]', 'URLs; after "--" they may begin with "-"')
      .requiredOption('-b, --base <url>', 'the URL from which the references lead')
      .option('-j, --json', 'write one JSON object a line: the components of the reference')
      .action((targets: string[], { base, json }: Options) => {
        readBase(command, base);
        const from = parseResolveAndNormalise(base) ?? emptyURL;
        const reader = referenceReader({
          noun: 'URL',
          mode: parserModeFor(from),
          read: (target) => {
            const to = parseResolveAndNormalise(target);
            return to && relativize(to, from);
          },
          explain: (target) => urlFailure(target, null),
        });
        return answer(session, targets, reader, { json });
      });
  },
};

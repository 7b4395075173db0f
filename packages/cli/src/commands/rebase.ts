import { URLReference } from '@url/reference';
import { answer } from '../answers.js';
import type { CommandDefinition } from '../command.js';
import { modeOf, readBaseReference, referenceFailure, referenceReader } from '../reference-reader.js';

interface Options {
  readonly base: string;
  readonly json?: boolean;
}

export const rebase: CommandDefinition = {
  name: 'rebase',
  declare(command, session) {
    command
      .summary('put references on a base, which may be relative too')
      .description(
        'Writes the reference that leads where each reference leads from the base, without resolving it: dot segments stay, ' +
          'and what base and reference do not have is not invented. Without input it reads standard input, one reference a ' +
          'line, and writes one line for each.',
      )
      .argument('[reference...]', 'references, or URLs; after "--" they may begin with "-"')
      .requiredOption('-b, --base <reference>', 'what they are put on, a URL or a relative reference')
      .option('-j, --json', 'write one JSON object a line: the components of the reference')
      .action((inputs: string[], { base, json }: Options) => {
        const context = readBaseReference(command, base);
        const reader = referenceReader({
          noun: 'reference',
          read: (input) => URLReference.parse(input, context)?.model ?? null,
          explain: (input) => referenceFailure(input, modeOf(context)),
        });
        return answer(session, inputs, reader, { json });
      });
  },
};

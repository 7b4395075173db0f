import { type ModelURL, normalise, resolve, URLReference } from '@url/reference';
import { answer } from '../answers.js';
import type { CommandDefinition } from '../command.js';
import { referenceFailure, referenceReader } from '../reference-reader.js';

export const normalize: CommandDefinition = {
  name: 'normalize',
  declare(command, session) {
    command
      .summary('write URLs and references in their normal form')
      .description(
        'Writes each URL with a host as its href. Of a relative reference, which stays relative, and of any other URL it ' +
          'takes away dot segments that lead nowhere else, a default port and empty credentials, and percent-encodes it. ' +
          'Without input it reads standard input, one URL or reference a line, and writes one line for each.',
      )
      .argument('[input...]', 'URLs and references; after "--" they may begin with "-"')
      .option('-j, --json', 'write one JSON object a line: the components')
      .action((inputs: string[], { json }: { json?: boolean }) => {
        const reader = referenceReader({
          noun: 'reference',
          read: readNormalized,
          explain: (input) => referenceFailure(input, 'web'),
        });
        return answer(session, inputs, reader, { json });
      });
  },
};

/** Only with its scheme is it known what a host is, and then resolving adds nothing but the host's normal form. */
function readNormalized(input: string): ModelURL | null {
  const url = URLReference.parse(input)?.model ?? null;
  const hasHost = url !== null && url.scheme !== null && url.authority !== null && url.authority.host !== null;
  const resolved = hasHost ? resolve(url) : url;
  return resolved && normalise(resolved);
}

import { answer } from '../answers.js';
import type { Given } from '../given.js';
import type { Session } from '../session.js';
import { table } from '../table.js';
import { type FoundURL, readURLInput } from '../url-input.js';
import { readURLOutput } from '../url-output.js';
import { partRows } from '../url-parts.js';
import { urlReader } from '../url-reader.js';

export async function runParse(session: Session, given: Given): Promise<void> {
  return answer(session, given, {
    ...urlReader(readURLInput(given), await readURLOutput(given)),
    describe: ({ record, guessedScheme }: FoundURL) => table(partRows(record, guessedScheme), session),
    separator: '\n',
  });
}

import { answer } from '../answers.js';
import { changeReader, readChanges } from '../change-reader.js';
import type { Given } from '../given.js';
import type { Session } from '../session.js';
import { UsageError } from '../usage-error.js';

export async function runSet(session: Session, given: Given): Promise<void> {
  const changes = readChanges(given);
  if (changes.length === 0 && !['default-port', 'keep-port'].some((name) => given.has(name))) {
    throw new UsageError(
      'nothing to set: give one of --scheme, --host, --port, --path, --query, --fragment; see "url help set"',
    );
  }
  return answer(session, given, await changeReader(given, changes));
}

import { URLReference } from '@url/reference';
import { answer } from '../answers.js';
import type { Given } from '../given.js';
import { modeOf, readBaseReference, referenceFailure, referenceReader } from '../reference-reader.js';
import type { Session } from '../session.js';

export function runRebase(session: Session, given: Given): Promise<void> {
  const context = readBaseReference(given);
  const reader = referenceReader({
    noun: 'reference',
    read: (input) => URLReference.parse(input, context)?.model ?? null,
    explain: (input) => referenceFailure(input, modeOf(context)),
  });
  return answer(session, given, reader);
}

import { answer } from '../answers.js';
import type { Given } from '../given.js';
import type { Session } from '../session.js';
import { readURLInput } from '../url-input.js';
import { readURLOutput } from '../url-output.js';
import { urlReader } from '../url-reader.js';
import { UsageError } from '../usage-error.js';

export async function runResolve(session: Session, given: Given): Promise<void> {
  if (!given.has('base'))
    throw new UsageError("option '--base <url>' is needed: the URL from which the references lead");
  return answer(session, given, urlReader(readURLInput(given), await readURLOutput(given)));
}

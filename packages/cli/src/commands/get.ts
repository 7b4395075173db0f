import { answer } from '../answers.js';
import type { Given } from '../given.js';
import type { Session } from '../session.js';
import { readURLInput } from '../url-input.js';
import { readURLOutput } from '../url-output.js';
import { urlReader } from '../url-reader.js';
import { UsageError } from '../usage-error.js';

export async function runGet(session: Session, given: Given): Promise<void> {
  const hasColumns = given.has('csv') || given.has('tsv');
  const [format, ...inputs] = given.inputs;
  if (!hasColumns && format === undefined) {
    throw new UsageError(`nothing to get: give a format such as '{host}', or --csv host,path`);
  }
  if (!hasColumns && !/[{\\]/.test(format!.text) && /^[a-z][a-z0-9+.-]*:/i.test(format!.text)) {
    throw new UsageError(`the format comes first, before the URLs: url get '{host}' …`);
  }
  const output = await readURLOutput(given, hasColumns ? null : format!.text);
  return answer(session, hasColumns ? given : given.withInputs(inputs), urlReader(readURLInput(given), output));
}

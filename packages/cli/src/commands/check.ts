import { answerOptions, endOf } from '../answer-options.js';
import { addTooLong, answerInputs, isBlank } from '../answers.js';
import { type CheckedURL, checkURL, explained } from '../checked-url.js';
import { diagnostics } from '../diagnostics.js';
import type { Given } from '../given.js';
import { printable } from '../printable.js';
import type { Session } from '../session.js';
import { readBase } from '../url-input.js';

export function runCheck(session: Session, given: Given): Promise<void> {
  const options = { base: readBase(given), strict: given.has('strict') };
  const { only, json, quiet } = answerOptions(given);
  const end = endOf(given);
  const jsonLine = (input: string, checked: CheckedURL): string => {
    const line = JSON.stringify({ input, ...explained(input, checked) });
    return `${session.isOnTerminal ? printable(line) : line}${end}`;
  };
  return answerInputs(session, given, 'URL', (input, index, inputs, batch) => {
    if (input === null) return addTooLong(inputs.placeOf(index), batch);
    const checked = checkURL(input, options);
    const isBlankLine = !inputs.isArgument && isBlank(input) && checked.href === null;
    if (!checked.valid && only === null && !isBlankLine) batch.failed++;
    if (only !== null) {
      if (checked.valid !== (only === 'valid')) return;
      batch.output += json ? jsonLine(input, checked) : `${session.isOnTerminal ? printable(input) : input}${end}`;
    } else if (json) {
      batch.output += jsonLine(input, checked);
    } else if (!quiet && !isBlankLine) {
      batch.output += diagnostics(input, checked, session, inputs.placeOf(index));
    }
  });
}

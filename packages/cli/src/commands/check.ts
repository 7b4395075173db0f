import { type AnswerOptions, answerOptions, endOf } from '../answer-options.js';
import { addTooLong, answerInputs, type Batch, isBlank } from '../answers.js';
import { type CheckedURL, checkURL, explained } from '../checked-url.js';
import { diagnostics } from '../diagnostics.js';
import type { Given } from '../given.js';
import { printable } from '../printable.js';
import type { Session } from '../session.js';
import { readBase } from '../url-input.js';

export function runCheck(session: Session, given: Given): Promise<void> {
  const options = { base: readBase(given), strict: given.has('strict') };
  const answers = new CheckAnswers(session, given);
  return answerInputs(session, given, 'URL', (input, index, inputs, batch) => {
    const place = inputs.placeOf(index);
    if (input === null) addTooLong(place, batch);
    else answers.add(input, checkURL(input, options), inputs.isArgument, place, batch);
  });
}

class CheckAnswers {
  private readonly session: Session;
  private readonly options: AnswerOptions;
  private readonly end: string;

  constructor(session: Session, given: Given) {
    this.session = session;
    this.options = answerOptions(given);
    this.end = endOf(given);
  }

  add(input: string, checked: CheckedURL, isArgument: boolean, place: string, batch: Batch): void {
    const { only, json, quiet } = this.options;
    if (only !== null) {
      if (checked.valid === (only === 'valid')) batch.output += this.line(input, checked);
      return;
    }
    const isBlankLine = !isArgument && isBlank(input) && checked.href === null;
    if (!checked.valid && !isBlankLine) batch.failed++;
    if (json) batch.output += this.line(input, checked);
    else if (!quiet && !isBlankLine) batch.output += diagnostics(input, checked, this.session, place);
  }

  /** The input itself, or with `--json` what was found in it. */
  private line(input: string, checked: CheckedURL): string {
    const line = this.options.json ? JSON.stringify({ input, ...explained(input, checked) }) : input;
    return `${this.session.isOnTerminal ? printable(line) : line}${this.end}`;
  }
}

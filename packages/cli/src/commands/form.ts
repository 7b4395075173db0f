import { parseFormURLEncodedString, serializeFormURLEncoded } from '@url/form-urlencoded';
import { addTooLong, answerInputs } from '../answers.js';
import type { Given } from '../given.js';
import { pairOf } from '../pairs.js';
import { onOneLine, printable } from '../printable.js';
import type { Session } from '../session.js';
import { UsageError } from '../usage-error.js';

export function runForm(session: Session, given: Given): Promise<void> {
  if (given.has('decode')) return decodeAll(session, given);
  if (given.has('json')) throw new UsageError('--json goes with --decode: encoded form data is one line already');
  return encodeAll(session, given);
}

async function encodeAll(session: Session, given: Given): Promise<void> {
  let separator = '';
  await answerInputs(session, given, 'pair', (input, index, inputs, batch) => {
    if (input === null) return addTooLong(inputs.placeOf(index), batch);
    if (input === '' && !inputs.isArgument) return;
    batch.output += separator + serializeFormURLEncoded([pairOf(input)]);
    separator = '&';
  });
  await session.stdout.write('\n');
}

function decodeAll(session: Session, given: Given): Promise<void> {
  const json = given.has('json');
  let separator = '';
  const shown = (text: string): string => (session.isOnTerminal ? printable(onOneLine(text)) : onOneLine(text));
  return answerInputs(session, given, 'form', (input, index, inputs, batch) => {
    if (input === null) return addTooLong(inputs.placeOf(index), batch);
    const pairs = parseFormURLEncodedString(input);
    if (json) {
      const line = JSON.stringify({ input, pairs });
      batch.output += `${session.isOnTerminal ? printable(line) : line}\n`;
      return;
    }
    batch.output += separator + pairs.map(([name, value]) => `${shown(name)}=${shown(value)}\n`).join('');
    separator = '\n';
  });
}

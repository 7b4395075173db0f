import { toScalarValueString } from '@url/infra/internal';
import { percentDecodeText } from '@url/percent/internal';

/**
 *     title=a%20b&q=c+d
 *     ^    ^ ^   ^   ^
 *     |    | |   end plus
 *     |    | percent
 *     |    equals
 *     start
 *
 * Calls a function with each name and value. Part of https://url.spec.whatwg.org/#concept-urlencoded-string-parser.
 *
 * Splits the input with `indexOf`, which takes a third of the time of a loop over code units. Each search starts where the last one for the same
 * character ended, so the time is linear.
 */
export function forEachPair(given: string, add: (name: string, value: string) => void): void {
  const input = toScalarValueString(given);
  let equals = -1;
  let percent = -1;
  let plus = -1;
  let end = -1;
  for (let start = 0; start < input.length; start = end + 1) {
    end = offsetOf('&', input, start);
    if (start === end) continue;
    if (equals < start) equals = offsetOf('=', input, start);
    if (percent < start) percent = offsetOf('%', input, start);
    if (plus < start) plus = offsetOf('+', input, start);
    let nameEnd = end;
    if (equals < end) nameEnd = equals;
    const isNamePlain = percent >= nameEnd && plus >= nameEnd;
    const name = isNamePlain ? input.slice(start, nameEnd) : percentDecodeText(input, start, nameEnd, true);
    const isPlain = percent >= end && plus >= end;
    add(name, isPlain ? input.slice(nameEnd + 1, end) : percentDecodeText(input, nameEnd + 1, end, true));
  }
}

/** Returns the offset of a character, or the end of the input. */
function offsetOf(character: string, input: string, start: number): number {
  const offset = input.indexOf(character, start);
  return offset < 0 ? input.length : offset;
}

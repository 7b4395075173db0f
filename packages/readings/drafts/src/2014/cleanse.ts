import type { Encoding } from '@url/infra';
import { codePointAt, toScalarValueString } from '@url/infra/internal';
import { isURLCodePoint, type PercentEncodeSet, percentEncode, utf8PercentEncode } from '@url/percent';
import type { ParsingContext } from './parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: cleanse
 *
 * @param input a string
 * @param set the encode set, or `null` to encode nothing
 * @param context has the encoding override, and receives the conformance errors: at most one of each type
 * @param start the offset of the input in the whole input
 * @param place the component's name, for the messages
 * @returns the input without tabs and newlines, encoded
 *
 * @example
 * import { cleanse, ParsingContext, queryEncodeSet } from '@url/drafts/2014';
 *
 * const context = new ParsingContext();
 * cleanse('a\tb ü', queryEncodeSet, context, 0, 'query'); // => 'ab%20%C3%BC'
 * context.notes.map((note) => note.type); // => ['illegal-character', 'tab-or-newline']
 */
export function cleanse(
  input: string,
  set: PercentEncodeSet | null,
  context: ParsingContext,
  start: number,
  place: string,
): string {
  indicateIllegalCharacters(input, context, start, place);
  const result = input.replace(/[\t\n\r]+/g, '');
  return set === null ? result : encode(result, set, context.encodingOverride);
}

/**
 * §1.5: indicates the conformance errors of "cleanse". A tab or a newline is one error, although it is not a URL code point either.
 *
 * @param delimiter a character that delimits parts of the input; the caller indicates its error
 */
export function indicateIllegalCharacters(
  input: string,
  context: ParsingContext,
  start: number,
  place: string,
  delimiter = '%',
): void {
  const illegal = offsetOfIllegalCharacter(input, delimiter);
  if (illegal >= 0) {
    context.indicate('illegal-character', `Illegal character in ${place}`, start + illegal, start + illegal + 1);
  }
  const percent = input.search(/%(?![\dA-Fa-f]{2})/);
  if (percent >= 0) {
    const message = `Percent sign ("%") not followed by two hexadecimal digits in ${place}`;
    context.indicate('percent-sign', message, start + percent, start + percent + 1);
  }
  const tab = input.search(/[\t\n\r]/);
  if (tab >= 0) {
    const message = `Tab, new line, or carriage return found in ${place}`;
    context.indicate('tab-or-newline', message, start + tab, start + tab + 1);
  }
}

function offsetOfIllegalCharacter(input: string, delimiter: string): number {
  for (let i = 0; i < input.length; i++) {
    const codePoint = codePointAt(input, i);
    if (!isURLCodePoint(codePoint) && !`%\t\n\r${delimiter}`.includes(String.fromCodePoint(codePoint))) return i;
    if (codePoint > 0xffff) i++;
  }
  return -1;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: "first encode the result using the encoding override, then percent encode that result"
 *
 * In 2014 "encode" wrote "&#…;" for a code point that the encoding lacks. The encode set applies to these characters as to any other byte,
 * so only "#" is percent-encoded. The URL Standard of today percent-encodes all of them.
 *
 * @param encoding `null` for UTF-8; an encoding that only decodes also counts as UTF-8
 * @returns an ASCII string if the set contains every code point that is not ASCII
 */
export function encode(input: string, set: PercentEncodeSet, encoding: Encoding | null): string {
  if (encoding === null || /^(?:UTF-8|UTF-16[BL]E|replacement)$/.test(encoding.name))
    return utf8PercentEncode(input, set);
  const encoder = encoding.getEncoder(toScalarValueString(input));
  let output = '';
  for (;;) {
    const { bytes, potentialError } = encoder();
    for (const byte of bytes) output += set.has(byte) ? percentEncode(byte) : String.fromCharCode(byte);
    if (potentialError === null) return output;
    output += utf8PercentEncode(`&#${potentialError};`, set);
  }
}

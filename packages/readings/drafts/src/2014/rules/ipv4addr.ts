import { serializeIPv4 } from '@url/host';
import { ParsingContext } from '../parsing-context.js';
import { number } from './number.js';

/** One to four numbers, and nothing else: the diagram as an expression in which no two alternatives match the same text. */
const grammar = /^(?:0[xX][\dA-Fa-f]+|\d+)(?:\.(?:0[xX][\dA-Fa-f]+|\d+)){0,3}$/;

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.12 ipv4addr(input) (#rule-ipv4addr)
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns four decimal numbers with U+002E (.) between them, or `null` if the input does not match or is out of range
 *
 * @example
 * import { ipv4addr } from '@url/drafts/2014';
 *
 * ipv4addr('192.0x00A80001'); // => '192.168.0.1'
 * ipv4addr('192.168.0.257'); // => null
 */
export function ipv4addr(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  if (!grammar.test(input)) return null;
  const end = start + input.length;
  const quiet = new ParsingContext();
  const values = input.split('.').map((part) => number(part, quiet)!);
  const last = values.pop()!;
  if (values.some((value) => value >= 256) || last >= 256 ** (4 - values.length)) {
    return context.terminate('IPv4-out-of-range', 'IPv4 address component out of range', start, end);
  }
  if (quiet.notes.length > 0) context.indicate(quiet.notes[0]!.type, quiet.notes[0]!.message, start, end);
  if (values.length < 3) context.indicate('IPv4-missing-component', 'Missing IPv4 component', start, end);
  return serializeIPv4(values.reduce((n, value, index) => n + value * 256 ** (3 - index), last));
}

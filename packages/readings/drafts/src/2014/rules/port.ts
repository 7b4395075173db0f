import { cleanse } from '../cleanse.js';
import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.17 port(input) (#rule-port)
 *
 * "If `input` was not set" is taken to mean that no setter rule is running. A setter cuts the port at the first character that is not a
 * digit, and the parser refuses such a port. There is no greatest port.
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns ASCII digits without leading zeros, the empty string for none; `null` if the input contains a delimiter, or is no
 *   port, which terminates parsing
 *
 * @example
 * import { ParsingContext, port } from '@url/drafts/2014';
 *
 * port('0080'); // => '80'
 * port('80a'); // => null
 * port('80a', new ParsingContext({ isSetting: true })); // => '80'
 */
export function port(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  if (/[/\\?#]/.test(input)) return null;
  const result = input.replace(/[\t\n\r]+/g, '').replace(/^0+(?=[\s\S])/, '');
  const end = start + input.length;
  if (!/^\d*$/.test(result) && !context.isSetting) {
    return context.terminate('invalid-port', 'Invalid port number', start, end);
  }
  cleanse(input, null, context, start, 'port');
  const digits = /^\d*/.exec(result)![0];
  if (digits !== result) context.indicate('invalid-port', 'Invalid port number', start, end);
  return digits;
}

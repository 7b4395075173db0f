import { encode } from '../cleanse.js';
import { defaultEncodeSet } from '../encode-sets.js';
import { ParsingContext } from '../parsing-context.js';
import type { Components2014 } from '../url-record.js';
import { endOfHost, host } from './host.js';
import { password } from './password.js';
import { port } from './port.js';
import { user } from './user.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.7 authority(input) (#rule-authority)
 *
 *     me:p@ss@example.org:8080
 *         ^  ^           ^
 *         at host        colon
 *
 * In the document the host comes before the first "@" of what follows the userinfo, and the rest goes to the userinfo. In the recording the
 * host comes after the last "@": "http://::@c@d:2" has the host "d" and the password ":%40c". This rule follows the recording.
 *
 * The empty host is allowed here, because the recording has "file:" URLs with it. The rule "relative-url" refuses it.
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns `username`, `password` and `port` if they are present, and `host`; or `null`
 *
 * @example
 * import { authority } from '@url/drafts/2014';
 *
 * authority('a@b@c:29'); // => { username: 'a%40b', host: 'c', port: '29' }
 * authority('c:d'); // => null
 */
export function authority(
  input: string,
  context: ParsingContext = new ParsingContext(),
  start = 0,
): Components2014 | null {
  if (/[/\\?#]/.test(input)) return null;
  const at = input.indexOf('@');
  const result = at < 0 ? {} : userinfo(input.slice(0, at), context, start);
  const afterAt = input.slice(at + 1);
  const colon = endOfHost(afterAt);
  const hostText = afterAt.slice(0, colon);
  const hostStart = hostText.lastIndexOf('@') + 1;
  if (hostStart > 0) appendInfo(result, hostText.slice(0, hostStart - 1), context, start + at + 1);
  const offset = start + at + 1 + hostStart;
  result.host = hostStart === hostText.length ? '' : host(hostText.slice(hostStart), context, offset);
  if (result.host === null) return null;
  if (colon === afterAt.length) return result;
  const portValue = port(afterAt.slice(colon + 1), context, start + at + colon + 2);
  return portValue === null ? null : { ...result, port: portValue };
}

function userinfo(input: string, context: ParsingContext, start: number): Components2014 {
  const colon = input.indexOf(':');
  const username = user(colon < 0 ? input : input.slice(0, colon), context, start)!;
  return colon < 0
    ? { username }
    : { username, password: password(input.slice(colon + 1), context, start + colon + 1)! };
}

/** The steps for "one or more "@" signs are present in the value of host". */
function appendInfo(result: Components2014, text: string, context: ParsingContext, start: number): void {
  const message = 'At sign ("@") in user or password needs to be percent encoded';
  context.indicate('at-sign', message, start - 1, start + text.length + 1);
  const info = text
    .split('@')
    .map((part) => `%40${encode(part.replace(/[\t\n\r]+/g, ''), defaultEncodeSet, context.encodingOverride)}`);
  if (result.password == null) result.username += info.join('');
  else result.password += info.join('');
}

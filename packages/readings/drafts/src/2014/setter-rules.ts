import { utf8PercentEncode } from '@url/percent';
import { encode } from './cleanse.js';
import { passwordEncodeSet, queryEncodeSet, simpleEncodeSet, usernameEncodeSet } from './encode-sets.js';
import { ParsingContext } from './parsing-context.js';
import { defaultPort2014 } from './relative-schemes.js';
import { endOfHostBeforeAnything, host } from './rules/host.js';
import { absolutePath } from './rules/path.js';
import { port } from './rules/port.js';
import { scheme } from './rules/scheme.js';
import type { URLRecord2014 } from './url-record.js';

// Each rule receives the input and the URL that it changes. If the input does not match, or a rule terminates, the URL stays as it was.
// Without a context a rule uses one for setters, in which `port` stops at the first character that is not a digit.

const setting = () => new ParsingContext({ isSetting: true });

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.1 set-protocol(input)
 *
 *     set-protocol = scheme ":"? any*
 *
 * @param input any string; if it does not start with a scheme, nothing is set
 * @param url the URL to change
 *
 * @example
 * import { basicURLParse2014, setProtocol } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setProtocol('FTP://', url);
 * url?.scheme; // => 'ftp'
 */
export function setProtocol(input: string, url: URLRecord2014): void {
  const prefix = /^[A-Za-z][-A-Za-z+.]*/.exec(input)?.[0];
  if (prefix !== undefined) url.scheme = scheme(prefix);
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.2 set-username(input)
 *
 * @param input any string
 * @param url the URL to change, unless it has scheme data
 *
 * @example
 * import { basicURLParse2014, setUsername } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setUsername('a:b', url);
 * url?.username; // => 'a%3Ab'
 */
export function setUsername(input: string, url: URLRecord2014): void {
  if (url.schemeData === null) url.username = utf8PercentEncode(input, usernameEncodeSet);
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.3 set-password(input)
 *
 * @param input any string
 * @param url the URL to change, unless it has scheme data
 *
 * @example
 * import { basicURLParse2014, setPassword } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setPassword('a:b@c', url);
 * url?.password; // => 'a:b%40c'
 */
export function setPassword(input: string, url: URLRecord2014): void {
  if (url.schemeData === null) url.password = utf8PercentEncode(input, passwordEncodeSet);
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.4 set-host(input)
 *
 *     set-host = host ( ":" port )? ( [/\?#]? any* )?
 *
 * A default port stays, because the rule does not remove it.
 *
 * @param input any string; if it does not start with a host, nothing is set
 * @param url the URL to change, unless it has scheme data
 * @param context receives the errors
 *
 * @example
 * import { basicURLParse2014, setHost } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setHost('B:8080/c', url);
 * [url?.host, url?.port]; // => ['b', '8080']
 */
export function setHost(input: string, url: URLRecord2014, context: ParsingContext = setting()): void {
  if (url.schemeData !== null) return;
  const end = endOfHostBeforeAnything(input);
  const hostValue = host(input.slice(0, end), context);
  if (hostValue === null) return;
  const portValue = input[end] === ':' ? port(untilDelimiter(input.slice(end + 1)), context, end + 1) : url.port;
  if (portValue === null) return;
  url.host = hostValue;
  url.port = portValue;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.5 set-hostname(input)
 *
 *     set-hostname = host [:/\?#]? any*
 *
 * @param input any string; if it does not start with a host, nothing is set
 * @param url the URL to change, unless it has scheme data
 * @param context receives the errors
 *
 * @example
 * import { basicURLParse2014, setHostname } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a:1/');
 * if (url !== null) setHostname('b:2', url);
 * [url?.host, url?.port]; // => ['b', '1']
 */
export function setHostname(input: string, url: URLRecord2014, context: ParsingContext = setting()): void {
  if (url.schemeData !== null) return;
  url.host = host(input.slice(0, endOfHostBeforeAnything(input)), context) ?? url.host;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.6 set-port(input)
 *
 *     set-port = port [/\?#]? any*
 *
 * @param input any string; only the digits at its start are used
 * @param url the URL to change, unless it has scheme data
 * @param context receives the errors
 *
 * @example
 * import { basicURLParse2014, setPort } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setPort('8080a', url);
 * url?.port; // => '8080'
 * if (url !== null) setPort('80', url);
 * url?.port; // => ''
 */
export function setPort(input: string, url: URLRecord2014, context: ParsingContext = setting()): void {
  if (url.schemeData !== null || url.scheme === 'file') return;
  const value = port(untilDelimiter(input), context);
  if (value !== null) url.port = value === defaultPort2014(url.scheme) ? '' : value;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.7 set-pathname(input)
 *
 *     set-pathname = ( "/" | "\" )? path [/\?#]? any*
 *
 * @param input any string; it ends before "?" or "#"
 * @param url the URL to change, unless it has scheme data
 * @param context receives the errors
 *
 * @example
 * import { basicURLParse2014, setPathname } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setPathname('b/../c d?e', url);
 * url?.path; // => ['c%20d']
 */
export function setPathname(input: string, url: URLRecord2014, context: ParsingContext = setting()): void {
  if (url.schemeData !== null) return;
  const start = /^[/\\]/.test(input) ? 1 : 0;
  const end = input.search(/[?#]/);
  url.path = absolutePath(input.slice(start, end < 0 ? input.length : end), context, start)!;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.8 set-search(input)
 *
 * @param input any string, with or without "?" before it
 * @param url the URL to change
 * @param context has the encoding override, and receives the errors
 *
 * @example
 * import { basicURLParse2014, setSearch } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setSearch('?b c', url);
 * url?.query; // => 'b%20c'
 */
export function setSearch(input: string, url: URLRecord2014, context: ParsingContext = setting()): void {
  url.query = encode(input.replace(/^\?/, ''), queryEncodeSet, context.encodingOverride);
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.4.9 set-hash(input)
 *
 * This rule percent-encodes and `fragment` does not, so the fragment that is set differs from the one that is parsed.
 *
 * @param input any string, with or without "#" before it
 * @param url the URL to change
 *
 * @example
 * import { basicURLParse2014, setHash } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('http://a/');
 * if (url !== null) setHash('#é b', url);
 * url?.fragment; // => '%C3%A9 b'
 */
export function setHash(input: string, url: URLRecord2014): void {
  url.fragment = utf8PercentEncode(input.replace(/^#/, ''), simpleEncodeSet);
}

function untilDelimiter(input: string): string {
  const end = input.search(/[/\\?#]/);
  return end < 0 ? input : input.slice(0, end);
}

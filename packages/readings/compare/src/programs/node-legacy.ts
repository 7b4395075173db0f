import { toASCII, toUnicode } from '@url/idna';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail, trimmed } from './split.js';
import { disallowedBeforeUnicode16 } from './unicode-14.js';

/** After these in lower case a host needs "//". After every other scheme Node looks for one at once. */
export const slashed: RegExp = /^(?:https?|ftp|gopher|file|wss?)$/;
/** Without a scheme, "//" starts an authority only if there are credentials. Node does not look for them in a query without a fragment and white space. */
const hasCredentials = /^\/\/[^@/]+@[^@/]+/;
const isPathAndQuery = /^[^@?#\s]*\?[^#\s]*$/;
/** A character that cannot be in a host ends the host, and starts the path. */
const endsHost = /[ "#%'/:;<>?\\^`{|}]/;

/** Splits as url.parse of Node does. */
export function splitByNodeLegacy(input: string): Parts | string {
  return splitFor(input, (host) => idnaByNode(host.toLowerCase()));
}

/** Splits as it did in Node 18 and 20, which map names by an earlier version of UTS #46, and check less. A name ends at U+0000. */
export function splitByNodeLegacyOf20(input: string): Parts | string {
  return splitFor(input, idnaByNode20, /\0/);
}

const right =
  '[\\u0590-\\u0605\\u0608-\\u06ef\\u06fa-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]';
const left = '[a-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02b8\\u0370-\\u0589\\u0900-\\u1fff\\u2c00-\\ud7ff]';
/** A letter from left to right after one from right to left; anything after it in a label that starts from left to right; or digits of two scripts. */
const breaksBidiOfNode20 = /* @__PURE__ */ (() =>
  new RegExp(
    `${right}[^.]*${left}|(?:^|\\.)${left}[^.]*${right}(?!${right})[^.]|[\\u0660-\\u0669][^.]*\\d|\\d[^.]*[\\u0660-\\u0669]`,
    'u',
  ))();

function idnaByNode20(host: string): string | null {
  const ascii = disallowedBeforeUnicode16.test(host) ? null : toASCII(host.toLowerCase(), { checkJoiners: true });
  return ascii === null || breaksBidiOfNode20.test(toUnicode(ascii).domain) ? null : ascii;
}

type ToASCII = (host: string) => string | null;

function splitFor(input: string, toASCII: ToASCII, end: RegExp | null = null): Parts | string {
  const trimmedInput = trimmed(input, /[\0- \xa0\ufeff]/);
  const front = endAt(trimmedInput, /[?#]/);
  const text = trimmedInput.slice(0, front).replace(/\\/g, '/') + trimmedInput.slice(front);
  const match = /^([a-z\d.+-]+):/i.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  const slashes =
    rest.startsWith('//') && (match !== null || (hasCredentials.test(rest) && !isPathAndQuery.test(rest)));
  if (scheme === 'javascript' || !(slashes || (match !== null && !slashed.test(match[1]!)))) {
    return { scheme, ...noAuthority, ...splitTail(rest) };
  }
  return splitAuthority(scheme, slashes ? rest.slice(2) : rest, toASCII, end);
}

function splitAuthority(scheme: string | null, rest: string, toASCII: ToASCII, nul: RegExp | null): Parts | string {
  const end = endAt(rest, /[/?#]/);
  const authority = rest.slice(0, end).replace(/[\t\n\r]/g, '');
  const at = authority.lastIndexOf('@');
  const userinfo = at < 0 ? null : decoded(authority.slice(0, at));
  if (at >= 0 && userinfo === null) return 'The credentials cannot be decoded.';
  const hostport = authority.slice(at + 1);
  const cut = endAt(hostport, /[ "%';<>^`{|}]/);
  const { 0: name, 1: port } = cutPort(hostport.slice(0, cut));
  const nameEnd = nul === null ? name.length : endAt(name, nul);
  const isCutToNothing = nameEnd < name.length && (nameEnd === 0 || !isASCIIString(name));
  const host = isCutToNothing ? null : hostOf(name.slice(0, nameEnd), toASCII);
  if (host === null) return 'The host is malformed.';
  const tail = splitTail(hostport.slice(cut) + rest.slice(end));
  return {
    scheme,
    userinfo: orNull(userinfo),
    host: orNull(host.name),
    port: orNull(port),
    ...tail,
    path: host.rest + tail.path,
  };
}

function cutPort(hostport: string): readonly [string, string | null] {
  const port = /:\d*$/.exec(hostport);
  return port === null ? [hostport, null] : cutAt(hostport, port.index);
}

/** The host, and what follows it in the path; `null` for what url.parse refuses. */
function hostOf(text: string, toASCII: ToASCII): { readonly name: string; readonly rest: string } | null {
  if (text.startsWith('[') && text.endsWith(']')) {
    if (text.length > 255) return { name: '', rest: '' };
    return /[\0\t\n\r #%/<>?@\\^|]/.test(text) ? null : { name: asciiLowercase(text.slice(1, -1)), rest: '' };
  }
  const end = endAt(text, endsHost);
  const cut = text.slice(0, end);
  if (cut.length > 255) return { name: '', rest: '' };
  const name = isASCIIString(cut) ? asciiLowercase(cut) : toASCII(cut);
  if (name === null || (name === '' && cut !== '') || /[\0\t\n\r #%/:<>?@[\\\]^|]/.test(name)) return null;
  return { name, rest: end < text.length ? `/${text.slice(end)}` : '' };
}

/** Node checks each label by itself. It checks neither other joiners nor the order of letters in a label whose first joiner is in context. */
export function idnaByNode(host: string): string | null {
  const ascii = toASCII(host);
  return ascii?.split('.').every(isCheckedByNode) ? ascii : null;
}

function isCheckedByNode(label: string): boolean {
  const text = toUnicode(label).domain;
  const rest = text.search(/[\u200c\u200d]/) + 1;
  if (rest === 0) return toASCII(label, { checkBidi: true }) !== null;
  return (
    toASCII(text.slice(0, rest) + text.slice(rest).replace(/[\u200c\u200d]/g, ''), { checkJoiners: true }) !== null
  );
}

/** The text with its escapes decoded; `null` if JavaScript's decodeURIComponent throws. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import { toASCII, toUnicode } from '@url/idna';
import { BIDI_AN, BIDI_EN, BIDI_L, BIDI_NSM, BIDI_R_AL, listedPropertiesOf } from '@url/idna/internal';
import { ACE_PREFIX, asciiLowercase, isASCIIString } from '@url/infra/internal';
import { dots } from './dots.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail, trimmed } from './split.js';
import { disallowedBeforeUnicode16, newerThanUnicode14, newInUnicode18 } from './unicode-versions.js';

/** After these in lower case a host needs "//". After every other scheme Node looks for one at once. */
export const slashed: RegExp = /^(?:https?|ftp|gopher|file|wss?)$/;
/** Without a scheme, "//" starts an authority only if there are credentials. Node does not look for them in a query without a fragment and white space. */
const hasCredentials = /^\/\/[^@/]+@[^@/]+/;
const isPathAndQuery = /^[^@?#\s]*\?[^#\s]*$/;
const node24 = { endsHost: /[ "#%'/:;<>?\\^`{|}]/, isChecked: true };

/** Splits as url.parse of Node does. */
export function splitByNodeLegacy(input: string): Parts | string {
  return splitFor(input, {
    ...node24,
    toASCII: (name) => (isASCIIString(name) ? asciiLowercase(name) : idnaByNode(name.toLowerCase())),
  });
}

/** Splits as it did in Node 18 and 20, which map names by an earlier version of UTS #46, and check less. A name ends at U+0000. */
export function splitByNodeLegacyOf20(input: string): Parts | string {
  return splitFor(input, { ...node24, toASCII: domainByNode20 });
}

function domainByNode20(name: string): string | null {
  if (name.includes('\0')) return cutAtNUL(name);
  return isASCIIString(name) && !withPunycode.test(name) ? asciiLowercase(name) : idnaByNode20(name);
}

/** Splits as it did until Node 16: every character that a name cannot have ends the host, and what IDNA makes of the name is not checked. */
export function splitByNodeLegacyOf16(input: string): Parts | string {
  return splitFor(input, { toASCII: idnaByNode16, endsHost: /[\0-*,/:-@[-^`{-\x7f]/, isChecked: false });
}

/** A character that IDNA disallows becomes U+FFFD, and the name stays in Unicode. Punycode that cannot be decoded gets U+FFFD at its end. */
function idnaByNode16(name: string): string {
  if (isASCIIString(name))
    return asciiLowercase(name)
      .split('.')
      .map((label) => (label.startsWith(ACE_PREFIX) && toUnicode(label).error ? `${label}\ufffd` : label))
      .join('.');
  return toASCII(name.toLowerCase()) ?? name.toLowerCase().split(dots).map(labelByNode16).join('.');
}

function labelByNode16(label: string): string {
  const replace = (character: string, index: number): string =>
    isASCIIString(character) || toASCII(index === 0 ? character : `a${character}`) !== null
      ? character.normalize('NFKC')
      : '\ufffd';
  return toASCII(label) ?? Array.from(label, replace).join('');
}

const withPunycode = /(?:^|\.)xn--/i;
const notInDomain = /[\t\n\r #%/:<>?@[\\\]^|]/;

/** A name is mapped before it is cut. Punycode moves the characters outside ASCII to the end of their label. */
function cutAtNUL(name: string): string | null {
  if (isASCIIString(name)) return domainByNode20(name.slice(0, name.indexOf('\0'))) || null;
  const { domain: mapped, error } = toUnicode(name);
  const isValid = !error && idnaByNode20(name.replace(/\0/g, '')) !== null;
  if (!isValid || mapped.split('.').some((label) => isASCIIString(label) && notInDomain.test(label))) return null;
  const nul = mapped.indexOf('\0');
  const start = mapped.lastIndexOf('.', nul) + 1;
  const front = start === 0 ? '' : domainByNode20(mapped.slice(0, start - 1));
  const text = mapped.slice(start, nul);
  const isASCII = isASCIIString(mapped.slice(start, endAt(mapped, /\./, nul)));
  const last = isASCII ? text : `xn--${text.replace(/[^\0-\x7f]/g, '')}`;
  return front === null ? null : `${front}${start === 0 ? '' : '.'}${last}` || null;
}

function idnaByNode20(host: string): string | null {
  if (disallowedBeforeUnicode16.test(host) || newInUnicode18.test(host)) return null;
  const lowercase = host.toLowerCase();
  // UTS #46 refuses Punycode of a label in ASCII only since 2023.
  const withoutPunycode = lowercase.replace(/(^|\.)xn--([^.]+)-(?=\.|$)/g, '$1$2');
  if (withoutPunycode !== lowercase) return toASCII(withoutPunycode, { checkJoiners: true }) && lowercase;
  const ascii = toASCII(lowercase, { checkJoiners: true });
  return ascii === null || toUnicode(ascii).domain.split('.').some(breaksBidiOfNode20) ? null : ascii;
}

/**
 * Whether a label breaks the Bidi Rule in the form of Node 20, which looks at labels with letters from right to left alone. One that starts from left
 * to right can end with such a letter, and every other one can start with any character except a mark.
 */
function breaksBidiOfNode20(label: string): boolean {
  const classes = Array.from(label, (character) => listedPropertiesOf(character.codePointAt(0)!));
  if (!classes.some(isRight)) return false;
  if (hasClass(classes[0]!, BIDI_NSM) || /[\t-\r\x1c-\x1f]/.test(label)) return true;
  while (hasClass(classes[classes.length - 1]!, BIDI_NSM)) classes.pop();
  const last = classes[classes.length - 1]!;
  const others = classes.slice(1);
  if (hasClass(classes[0]!, BIDI_L)) return others.slice(0, -1).some(isRight);
  const hasBothDigits =
    classes.some((each) => hasClass(each, BIDI_AN)) && classes.some((each) => hasClass(each, BIDI_EN));
  return others.some((each) => hasClass(each, BIDI_L)) || !(isRight(last) || hasClass(last, BIDI_EN)) || hasBothDigits;
}

/** A letter or a digit from right to left. */
function isRight(properties: number): boolean {
  return hasClass(properties, BIDI_R_AL | BIDI_AN);
}

function hasClass(properties: number, classes: number): boolean {
  return (properties & classes) !== 0;
}

/** How a version finds the host. */
interface Version {
  /** Maps a name; `null` if the program refuses it. */
  readonly toASCII: (name: string) => string | null;
  /** A character that ends the host, and starts the path. */
  readonly endsHost: RegExp;
  /** Whether it refuses what cannot be in a host. */
  readonly isChecked: boolean;
}

function splitFor(input: string, version: Version): Parts | string {
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
  return splitAuthority(scheme, slashes ? rest.slice(2) : rest, version);
}

function splitAuthority(scheme: string | null, rest: string, version: Version): Parts | string {
  const end = endAt(rest, /[/?#]/);
  const authority = version.isChecked ? rest.slice(0, end).replace(/[\t\n\r]/g, '') : rest.slice(0, end);
  const at = authority.lastIndexOf('@');
  const userinfo = at < 0 ? null : decoded(authority.slice(0, at));
  if (at >= 0 && userinfo === null) return 'The credentials cannot be decoded.';
  const hostport = authority.slice(at + 1);
  const cut = endAt(hostport, /[\t\n\r "%';<>^`{|}]/);
  const { 0: name, 1: port } = cutPort(hostport.slice(0, cut));
  const host = hostOf(name, version);
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
function hostOf(
  text: string,
  { toASCII, endsHost, isChecked }: Version,
): { readonly name: string; readonly rest: string } | null {
  if (text.startsWith('[') && text.endsWith(']')) {
    if (text.length > 255) return { name: '', rest: '' };
    return isChecked && /[\0\t\n\r #%/<>?@\\^|]/.test(text)
      ? null
      : { name: asciiLowercase(text.slice(1, -1)), rest: '' };
  }
  const end = endAt(text, endsHost);
  const cut = text.slice(0, end);
  if (cut.length > 255) return { name: '', rest: '' };
  const name = toASCII(cut);
  if (name === null || (isChecked && ((name === '' && cut !== '') || name.includes('\0') || notInDomain.test(name))))
    return null;
  return { name, rest: end < text.length ? `/${text.slice(end)}` : '' };
}

/** Node checks each label by itself. It checks neither other joiners nor the order of letters in a label whose first joiner is in context. */
export function idnaByNode(host: string): string | null {
  const ascii = newInUnicode18.test(host) ? null : toASCII(host);
  return ascii?.split('.').every(isCheckedByNode) ? ascii : null;
}

function isCheckedByNode(label: string): boolean {
  const text = toUnicode(label).domain;
  const rest = text.search(/[\u200c\u200d]/) + 1;
  if (rest === 0) return satisfiesBidiOfNode(label, text);
  return (
    toASCII(text.slice(0, rest) + text.slice(rest).replace(/[\u200c\u200d]/g, ''), { checkJoiners: true }) !== null
  );
}

/** Node knows the directions of Unicode 13: a newer code point is not from right to left, and breaks the rule in a label with others that are. */
function satisfiesBidiOfNode(label: string, text: string): boolean {
  if (text.search(withoutDirection) < 0) return toASCII(label, { checkBidi: true }) !== null;
  return !Array.from(text.replace(withoutDirection, '')).some((character) =>
    isRight(listedPropertiesOf(character.codePointAt(0)!)),
  );
}

/** Matches a forbidden domain code point in an ASCII domain. */
export const forbiddenInDomain = /[\0- #%/:<>?@[\\\]^|\x7f]/;

/** Matches a code point whose direction Node does not know. */
export const withoutDirection: RegExp = /* @__PURE__ */ (() =>
  new RegExp(
    `${newerThanUnicode14.source}|[\\u061d\\u0870-\\u089f\\u08b5\\u08c8-\\u08d2\\u0c3c\\u1715\\u1ac1-\\u1ace\\u1dfa\\ufbc2\\u{10f70}-\\u{10f89}\\u{11070}-\\u{11074}\\u{110c2}\\u{1cf00}-\\u{1cf46}\\u{1e2ae}]`,
    'gu',
  ))();

/** The text with its escapes decoded; `null` if JavaScript's decodeURIComponent throws. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

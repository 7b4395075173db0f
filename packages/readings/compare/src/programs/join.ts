import { parseIPv6 } from '@url/host';
import { BIDI_AN, BIDI_EN, BIDI_L, BIDI_R_AL, listedPropertiesOf, MARK } from '@url/idna/internal';
import { asciiLowercase, trimC0ControlsAndSpaces } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import {
  normalizePercentEncoding,
  recompose,
  removeDotSegments,
  splitURIReference,
  transformReference,
  type URIReference,
} from '@url/uri';
import { splitByCurl } from './curl.js';
import { DECIMAL_DIGIT } from './decimal-digit.js';
import { splitByJavaURL } from './java.js';
import { decoded, slashed, splitByNodeLegacy } from './node-legacy.js';
import { splitByURLParse, splitByUrijs } from './npm.js';
import { refusalOfNetloc } from './python.js';
import { splitByRuby } from './ruby.js';
import { type Parts, type Split, splitTail, trimmed, unicodeSpace } from './split.js';
import { splitByYarl } from './yarl.js';

/** Resolves a reference against a base as a program does. The program splits the result; `null` for a reference that it refuses. */
export type Join = (reference: string, base: string) => string | null;

/** By RFC 3986, 5.2.2, for any strings. */
export const joinByRFC: Join = (reference, base) => transformed(splitURIReference(reference), base);

/** By RFC 3986 without white space around the reference. */
export const joinTrimmed: Join = (reference, base) =>
  transformed(splitReference(trimmed(reference, unicodeSpace)), base);

/** By RFC 3986, but "///a" has no authority: it is a path. */
export const joinWithoutEmptyAuthority: Join = (reference, base) => {
  const parts = splitURIReference(reference);
  return parts.scheme === null ? transformed(withoutEmptyAuthority(parts), base) : reference;
};

/** Joins a reference that the program reads when it is alone. Otherwise it would not see what is in a removed segment. */
export function joinOfRead(split: Split, join: Join): Join {
  return (reference, base) => {
    const parts = split(reference);
    return typeof parts === 'string' ? null : join(reference, base);
  };
}

/** White space that int() of Python ignores. */
const spaceAroundPort = /* @__PURE__ */ new RegExp(
  `^([^:/?#]*:?//[^/?#]*:)\\s*([+-]?${DECIMAL_DIGIT}+)\\s*(?=[/?#]|$)`,
  'u',
);
const encodedInPath = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>`{}');

/** As httpx, which joins as Python does, after it has removed an empty scheme, an empty authority and dot segments, and encoded the path. */
export const joinByHttpx: Join = (reference, base) => {
  const text = reference.replace(/^:/, '').replace(spaceAroundPort, '$1$2').replace(/ /g, '%20');
  const bare = withoutEmptyCredentials(text);
  const shorter = bare.replace(
    /^([^:/?#]+:|)\/\/(?=[/?#]|$)([^?#]*)/,
    (_, scheme: string, path: string) =>
      scheme + utf8PercentEncode(scheme === '' ? path : removeDotSegments(path), encodedInPath),
  );
  const normalized = /^[^:/?#]+:\//.test(shorter)
    ? joinByRFC(shorter, base)!.replace(/^([^:]+:)\/\.(?=\/\/)/, '$1')
    : shorter;
  // The path became an authority, which Python checks.
  return (shorter === bare ? joinLikePython : joinByPython)(normalized, base);
};

/** As yarl, which joins as Python does. Its schemes can start with a digit, and it removes the brackets of a host that is not an IPv6 address. */
export const joinByYarl: Join = (reference, base) => {
  const text = withoutEmptyCredentials(withoutBlanks(reference));
  const { scheme, authority } = splitReference(text);
  const parts = splitByYarl(reference);
  if (authority && (scheme === null || isSchemeOf(scheme, base))) return written(parts, 'x');
  return /^[\d+.-][a-z\d+.-]*:/i.test(text) ? text : joinLikePython(text, base);
};

/** The URL as yarl and urijs write it before they parse it again: brackets only around an address, and no empty authority. */
function written(parts: Parts | string, scheme: string): string | null {
  if (typeof parts === 'string') return null;
  const { userinfo, host, port, path } = parts;
  if (host === null) return userinfo || /^[/\\]{2}/.test(path) ? 'x:' : `${scheme}:${path}`;
  const isAddress = parseIPv6(host.replace(/%.*/, '')) !== null;
  return `${scheme}://${isAddress ? `[${host}]` : host}${port === null ? '' : `:${port}`}${path}`;
}

/** An empty authority in place of one with empty credentials and an empty port. */
function withoutEmptyCredentials(reference: string): string {
  return reference.replace(/^([^:/?#]+:)?\/\/@?:?(?=[/?#]|$)/, '$1//');
}

/** As Ruby, which reads the base, and joins only a query or a fragment to an FTP URL. */
export const joinByRuby: Join = (reference, base) => {
  const text = withoutEmptyCredentials(reference);
  const isRefused = isSchemeOf('ftp', base) && !/^(?:\/\/)?(?:[?#]|$)/.test(text);
  return isRefused || typeof splitByRuby(base) === 'string' ? null : joinWithoutEmptyAuthority(text, base);
};

/** As Go, which does not read the host of a reference again: it has more than one colon if it has no scheme. */
export const joinByGo: Join = (reference, base) =>
  /^\/\/[^/?#]/.test(reference) ? `x:${reference}` : joinWithoutEmptyAuthority(reference, base);

/** The schemes for which urljoin resolves. For other bases it returns the reference unchanged. */
const hasRelativeReferences =
  /^(?:https?|ftp|file|gopher|mms|nntp|imap|wais|shttp|prospero|rtsp[su]?|sftp|svn(?:\+ssh)?|wss?):/i;

/** As urljoin of Python, by which urllib3 and requests follow redirects: the scheme of the base does not make a reference absolute. */
export const joinByPython: Join = (reference, base) => {
  const { authority } = splitReference(withoutBlanks(reference));
  return authority !== null && refusalOfNetloc(authority) !== null ? null : joinLikePython(reference, base);
};

function withoutBlanks(reference: string): string {
  return reference.replace(/^[\0- ]+/, '').replace(/[\t\r\n]/g, '');
}

function joinLikePython(reference: string, base: string): string {
  const parts = splitReference(withoutBlanks(reference));
  if (reference === '') return base;
  if (!hasRelativeReferences.test(base) || (parts.scheme !== null && !isSchemeOf(parts.scheme, base))) return reference;
  const joined = transformed(withoutEmptyAuthority(parts), base);
  // A path that starts with "//" gets no empty authority before it. A merged path loses its empty segments.
  return parts.path.startsWith('/') ? joined.replace(/^([^:/]*:)\/\/(?=\/\/)/, '$1') : joined;
}

/** Whether a text is a scheme for Java, with letters outside ASCII: no protocol has such a name. */
function isForeignScheme(scheme: string): boolean {
  return /^[^\d+.-]/.test(scheme) && /[^\0-\x7f]/.test(scheme) && Array.from(scheme.toLowerCase()).every(mayBeInScheme);
}

/** Whether `Character.isLetterOrDigit` of Java accepts a character of a scheme. It does not read two code units as one. */
function mayBeInScheme(character: string): boolean {
  if (/[\da-z+.-]/.test(character)) return true;
  const properties = listedPropertiesOf(character.normalize('NFKC').charCodeAt(0));
  const isMark = (properties & MARK) !== 0;
  return character.length === 1 && !isMark && (properties & (BIDI_L | BIDI_R_AL | BIDI_AN | BIDI_EN)) !== 0;
}

/** As java.net.URL: a reference with the base's scheme stays relative if the base has a path, and "////a" is a path. */
export const joinByJavaURL: Join = (reference, base) => {
  const text = trimC0ControlsAndSpaces(reference).replace(/^url:/i, '');
  const parts = splitReference(text);
  const isRefused =
    typeof splitByJavaURL(base) === 'string' ||
    (text.includes(':') && isForeignScheme(text.slice(0, text.indexOf(':'))));
  if (isRefused) return null;
  const isRelative = parts.scheme === null || (isSchemeOf(parts.scheme, base) && splitURIReference(base).path !== '');
  if (!isRelative) return reference;
  if (parts.authority === '' && parts.path.startsWith('//')) return base;
  return transformed({ ...parts, scheme: null }, base);
};

/**
 * As url.resolve of Node: "\" is "/", and a scheme without "//" makes a reference absolute unless the base has the same scheme, in lower case.
 * A reference without a host has that of a base with the same scheme.
 */
export const joinByNodeLegacy: Join = (reference, base) => {
  const text = trimmed(reference, /[\0- \xa0\ufeff]/).replace(/^[^?#]*/, (front) => front.replace(/\\/g, '/'));
  const scheme = /^([a-z\d.+-]+):/i.exec(text)?.[1];
  if (scheme !== undefined) return joinAbsolute(text, scheme, base);
  const baseScheme = schemeOf(base);
  const isFromRoot = /^\/(?!\/)/.test(text) && !slashed.test(baseScheme);
  return isFromRoot ? `${baseScheme}:${text}` : transformed(splitReference(text), base);
};

function joinAbsolute(text: string, scheme: string, base: string): string {
  if (/^file$/i.test(scheme)) return text;
  const rest = text.slice(scheme.length + 1);
  const isSlashed = slashed.test(asciiLowercase(scheme));
  if (!isSchemeOf(scheme, base)) return isSlashed ? withHostOfPath(text, scheme) : writtenByNode(text, scheme);
  const parts = splitByNodeLegacy(text);
  const hasHost = typeof parts === 'string' || parts.host !== null;
  if (rest.startsWith('//')) return hasHost || parts.userinfo !== null || parts.path.startsWith('/') ? text : base;
  if (slashed.test(scheme) || !(hasHost || rest.startsWith('/')))
    return transformed({ ...splitURIReference(text), scheme: null }, base);
  return isSlashed && hasHost ? `${scheme}://${rest}` : text;
}

/** The URL. Without a host, Node takes it from the path, in which what a host loses is percent-encoded. */
function withHostOfPath(text: string, scheme: string): string {
  const parts = splitByNodeLegacy(text);
  if (typeof parts === 'string' || parts.host !== null) return text;
  return `${scheme}://${parts.path.replace(/^\/+/, '').replace(/[\t\n\r]/g, encodeURIComponent)}`;
}

/** Node writes the parts, and reads them again: a path can start with "//". */
function writtenByNode(text: string, scheme: string): string {
  const parts = splitByNodeLegacy(text);
  const isRead = typeof parts !== 'string' && parts.host === null && !text.startsWith('//', scheme.length + 1);
  return isRead ? `${scheme}:${parts.path}` : text;
}

/** As url-parse: two slashes or more, of either kind, start an authority if the base is special. A reference without a host has the host of the base. */
export const joinByURLParse: Join = (reference, base) => {
  const text = reference.replace(/^[\0- \s]+/, '').replace(/[\t\n\r]/g, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  const scheme = schemeOf(base);
  if (!slashed.test(scheme)) return text.startsWith('//') ? `${scheme}:` : base;
  if (!/^[/\\]{2}/.test(text)) return base;
  // A drive letter is a host here.
  const url = `${scheme === 'file' ? 'http' : scheme}://${text.replace(/^[/\\]+/, '')}`;
  return text.startsWith('//') ? url : withHostOf(splitByURLParse, url, base);
};

/** As urijs, which also refuses a scheme without an authority, and a relative path that it cannot decode. */
export const joinByUrijs: Join = (reference, base) => {
  const text = reference.replace(/^[\0- \s]+/, '').replace(/[\t\n\r]/g, '');
  const isRefused = /^(?!(?:https?|ftp|wss?):)[a-z][a-z\d+.-]*:(?![/\\]{2})/i.test(text);
  if (isRefused) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return written(splitByUrijs(text), text.slice(0, text.indexOf(':')));
  const url = /^[/\\]{2}/.test(text) ? `x://${text.replace(/^[/\\]+/, '')}` : text;
  const again = url !== text || text.startsWith(':') ? written(splitByUrijs(url), 'x') : base;
  if (again !== base) return again === null ? null : withHostOf(splitByUrijs, again, base);
  return text.startsWith('/') || decoded(splitTail(text).path) !== null ? base : null;
};

/** A URL, or the base if the program does not find a host in the URL. */
function withHostOf(split: Split, url: string, base: string): string {
  const parts = split(url);
  return typeof parts === 'string' || parts.host !== null ? url : base;
}

/** As uri-js, which decodes a scheme and removes what no scheme can have: ";:a" is the path "a". */
export const joinByUriDashJs: Join = (reference, base) => {
  const parts = splitURIReference(reference);
  const scheme = parts.scheme === null ? '' : normalizePercentEncoding(parts.scheme).replace(/[^a-z\d+.-]/gi, '');
  return transformed({ ...parts, scheme: scheme === '' ? null : scheme }, base);
};

/** As resolve of OkHttp: "\\" is "/", and the scheme of the base does not make a reference absolute. */
export const joinByOkHttp: Join = (reference, base) => {
  const text = trimmed(reference, /[\t\n\f\r ]/);
  const baseScheme = schemeOf(base);
  const match = /^([a-z][a-z\d+.-]*):/i.exec(text);
  const scheme = match === null ? baseScheme : asciiLowercase(match[1]!);
  if (!/^https?$/.test(scheme) || !/^https?$/.test(baseScheme)) return null;
  const rest = match === null ? text : text.slice(match[0].length);
  const isAbsolute = /^[/\\]{2}/.test(rest) || scheme !== baseScheme;
  return isAbsolute ? `${scheme}://${rest.replace(/^[/\\]+/, '')}` : base;
};

/** As libcurl follows a redirect: a scheme other than "file" needs a slash after it, and a space in a relative reference is percent-encoded. */
export const joinByCurl: Join = (reference, base) => {
  if (/[\0-\x1f\x7f]/.test(reference)) return null;
  const scheme = /^[a-z\d+.-]+:(\/?)/i.exec(reference);
  if (scheme?.[1] === '') return /^file:../i.test(reference) ? reference.replace(':', ':/') : null;
  if (scheme !== null) return reference;
  if (typeof splitByCurl(base) === 'string') return null;
  const text = reference.replace(/ /g, '%20');
  return text.startsWith('//') ? `${splitURIReference(base).scheme}:${text}` : transformed(splitReference(text), base);
};

/** As Uri of .NET: the scheme of the base does not make a reference absolute unless two slashes follow, and two backslashes start the name of a server. */
export const joinByDotNet: Join = (reference, base) => {
  const text = reference.replace(/^[\t\n\r ]+/, '').replace(/^\\\//, '//');
  const { scheme } = splitReference(text);
  if (scheme === null) return text.startsWith('\\\\') ? text : transformed(splitReference(text), base);
  return slashed.test(asciiLowercase(scheme)) &&
    isSchemeOf(scheme, base) &&
    !/^[/\\]{2}/.test(text.slice(scheme.length + 1))
    ? base
    : text;
};

function transformed(reference: URIReference, base: string): string {
  return recompose(transformReference(reference, splitURIReference(base)));
}

/** The parts of a reference. The first part must be a scheme by the grammar: "a^b:c" is a path. */
function splitReference(reference: string): URIReference {
  const parts = splitURIReference(reference);
  if (parts.scheme === null || /^[a-z][a-z\d+.-]*$/i.test(parts.scheme)) return parts;
  return { scheme: null, authority: null, ...splitTail(reference) };
}

function withoutEmptyAuthority(parts: URIReference): URIReference {
  return { ...parts, scheme: null, authority: parts.authority === '' ? null : parts.authority };
}

function isSchemeOf(scheme: string, base: string): boolean {
  return asciiLowercase(scheme) === schemeOf(base);
}

function schemeOf(base: string): string {
  return asciiLowercase(splitURIReference(base).scheme ?? '');
}

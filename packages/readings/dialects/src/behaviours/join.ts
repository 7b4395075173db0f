import { asciiLowercase } from '@url/infra';
import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { recompose, splitURIReference, transformReference, type URIReference } from '@url/uri';
import { refusalOfNetloc } from './python.js';
import { isUnsupported, type Split, splitTail, trimmed, unicodeSpace } from './split.js';

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
  return transformed(parts.scheme === null ? withoutEmptyAuthority(parts) : parts, base);
};

/** Joins a reference that the program reads when it is alone. Otherwise it would not see what is in a removed segment. */
export function joinOfRead(split: Split, join: Join): Join {
  return (reference, base) => {
    const parts = split(reference);
    return typeof parts === 'string' && !isUnsupported(parts) ? null : join(reference, base);
  };
}

/** As httpx, which joins as Python does, after it has removed an empty scheme and an empty authority. */
export const joinByHttpx: Join = (reference, base) => {
  const text = reference.replace(/^:/, '').replace(/ /g, '%20');
  return joinLikePython(text.replace(/^([^:/?#]+:)?\/\/(?=[/?#]|$)/, '$1'), base);
};

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
  if (parts.scheme !== null && !isSchemeOf(parts.scheme, base)) return reference;
  return transformed(withoutEmptyAuthority(parts), base);
}

/** As java.net.URL: the scheme of the base does not make a reference absolute, and "////a" is a path. */
export const joinByJavaURL: Join = (reference, base) => {
  const parts = splitReference(trimC0ControlsAndSpaces(reference));
  const isRelative = parts.scheme === null || isSchemeOf(parts.scheme, base);
  if (!isRelative) return reference;
  if (parts.authority === '' && parts.path.startsWith('//')) return base;
  return transformed({ ...parts, scheme: null }, base);
};

/** As url.resolve of Node: "\" is "/", and a scheme without "//" makes a reference absolute unless the base has the same scheme, in lower case. */
export const joinByNodeLegacy: Join = (reference, base) => {
  const text = trimmed(reference, /[\0- \xa0\ufeff]/).replace(/^[^?#]*/, (front) => front.replace(/\\/g, '/'));
  const scheme = /^(https?|ftp|gopher|file|wss?):/i.exec(text)?.[1];
  if (scheme === undefined) return transformed(splitReference(text), base);
  if (/^file$/i.test(scheme)) return text;
  const rest = text.slice(scheme.length + 1);
  if (!isSchemeOf(scheme, base)) return `${scheme}://${rest.replace(/^\/+/, '')}`;
  if (rest.startsWith('//')) return text;
  if (scheme !== asciiLowercase(scheme)) return `${scheme}://${rest}`;
  return transformed({ ...splitURIReference(text), scheme: null }, base);
};

/** As url-parse: two slashes or more, of either kind, start an authority. */
export const joinByURLParse: Join = (reference, base) => {
  const text = reference.replace(/^[\0- \s]+/, '').replace(/[\t\n\r]/g, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  return /^[/\\]{2}/.test(text) ? `${splitURIReference(base).scheme}://${text.replace(/^[/\\]+/, '')}` : base;
};

/** As urijs, which also refuses a scheme without an authority, and keeps the host of the base in place of an empty one. */
export const joinByURIjs: Join = (reference, base) => {
  const isRefused = /^\s*(?!(?:https?|ftp|wss?):)[a-z][a-z\d+.-]*:(?![/\\]{2})/i.test(reference);
  if (isRefused) return null;
  if (reference.startsWith(':')) return reference;
  return /^\s*[/\\]{2,}(?![/\\])(?::\d*)?(?:[/\\?#]|$)/.test(reference) ? base : joinByURLParse(reference, base);
};

/** As libcurl follows a redirect: a scheme needs a slash after it, and a space is percent-encoded. */
export const joinByCurl: Join = (reference, base) => {
  if (/[\0-\x1f\x7f]/.test(reference)) return null;
  const text = reference.replace(/ /g, '%20');
  const scheme = /^[a-z][a-z\d+.-]*:(\/?)/i.exec(text);
  if (scheme !== null) return scheme[1] === '' ? null : text;
  return text.startsWith('//') ? `${splitURIReference(base).scheme}:${text}` : transformed(splitReference(text), base);
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
  return asciiLowercase(scheme) === asciiLowercase(splitURIReference(base).scheme ?? '');
}

import { parseIPv6 } from '@url/host';
import {
  type AuthoringError,
  type AuthoringRequirement,
  errorIn,
  type Piece,
  partOf,
  unitsError,
} from './authoring.js';
import { isValidDomain2014 } from './domain.js';
import { isRelativeScheme } from './relative-schemes.js';

type Check = (piece: Piece) => AuthoringError | null;

const schemeAndColon = /^[A-Za-z][A-Za-z\d+.-]*:/;
const fourDecimalNumbers = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** The first error that one of the checks finds. */
function first(...checks: (() => AuthoringError | null)[]): AuthoringError | null {
  let error: AuthoringError | null = null;
  for (let index = 0; index < checks.length && error === null; index++) error = checks[index]!();
  return error;
}

/** The part before the first delimiter and the part after it; the second is `null` if there is no delimiter. */
function split(piece: Piece, delimiter: string): { readonly before: Piece; readonly after: Piece | null } {
  const index = piece.text.indexOf(delimiter);
  if (index < 0) return { before: piece, after: null };
  return { before: partOf(piece, 0, index), after: partOf(piece, index + delimiter.length) };
}

const checks: Readonly<Record<AuthoringRequirement, Check>> = {
  URL: (piece) => {
    const { before: url, after: fragment } = split(piece, '#');
    const requirement = schemeAndColon.test(url.text) ? 'absolute URL' : 'relative URL';
    return first(
      () => checks[requirement](url),
      () => fragment && checks.fragment(fragment),
    );
  },
  'absolute URL': (piece) => {
    const { before: scheme, after: rest } = split(piece, ':');
    if (rest === null) return errorIn('absolute URL', 'There is no ":" after a scheme.', piece, piece.text.length);
    const { before: body, after: query } = split(rest, '?');
    const requirement = isRelativeScheme(scheme.text.toLowerCase()) ? 'scheme-relative URL' : 'scheme data';
    return first(
      () => checks.scheme(scheme),
      () => checks[requirement](body),
      () => query && checks.query(query),
    );
  },
  scheme: (piece) => {
    const match = /^(?:[A-Za-z][A-Za-z\d+.-]*)?/.exec(piece.text)!;
    if (piece.text !== '' && match[0] === piece.text) return null;
    const message = 'A scheme is an ASCII letter, and then ASCII letters, digits, "+", "-" and ".".';
    return errorIn('scheme', message, piece, match[0].length, Math.min(match[0].length + 1, piece.text.length));
  },
  'scheme data': (piece) => unitsError('scheme data', piece, '?'),
  'relative URL': (piece) => {
    if (schemeAndColon.test(piece.text)) return errorIn('relative URL', 'It starts with a scheme and ":".', piece);
    const { before: body, after: query } = split(piece, '?');
    return first(
      () => checks[relativeRequirement(body.text)](body),
      () => query && checks.query(query),
    );
  },
  'scheme-relative URL': (piece) => {
    if (!piece.text.startsWith('//')) {
      return errorIn('scheme-relative URL', 'It does not start with "//".', piece, 0, Math.min(2, piece.text.length));
    }
    const slash = piece.text.indexOf('/', 2);
    const authority = partOf(piece, 2, slash < 0 ? piece.text.length : slash);
    const { before, after } = split(authority, '@');
    const hostport = after ?? before;
    const hostEnd = endOfHost(hostport.text);
    return first(
      () => after && checks.userinfo(before),
      () => checks.host(partOf(hostport, 0, hostEnd)),
      () => (hostEnd === hostport.text.length ? null : checks.port(partOf(hostport, hostEnd + 1))),
      () => (slash < 0 ? null : checks['absolute-path-relative URL'](partOf(piece, slash))),
    );
  },
  userinfo: (piece) => {
    const { before: username, after: password } = split(piece, ':');
    return first(
      () => unitsError('userinfo', username, '/:?@'),
      () => password && unitsError('userinfo', password, '/?@'),
    );
  },
  host: (piece) => {
    const { text } = piece;
    const isHost = text.startsWith('[')
      ? text.endsWith(']') && parseIPv6(text.slice(1, -1)) !== null
      : fourDecimalNumbers.test(text) || isValidDomain2014(text);
    const message = 'It is neither a valid domain nor an IPv4 address nor an IPv6 address in brackets.';
    return isHost ? null : errorIn('host', message, piece);
  },
  port: (piece) => {
    const index = piece.text.search(/\D/);
    return index < 0 ? null : errorIn('port', 'A port is ASCII digits.', piece, index, index + 1);
  },
  'absolute-path-relative URL': (piece) => {
    const { text } = piece;
    if (!text.startsWith('/')) return errorIn('absolute-path-relative URL', 'It does not start with "/".', piece, 0, 0);
    if (text.startsWith('//'))
      return errorIn('absolute-path-relative URL', 'A second "/" follows the first.', piece, 1, 2);
    return checks['path-relative URL'](partOf(piece, 1));
  },
  'path-relative URL': (piece) => {
    const { before: segment, after: rest } = split(piece, '/');
    const colon = segment.text.indexOf(':');
    if (colon >= 0) {
      return errorIn('path-relative URL', 'The first segment has a ":".', segment, colon, colon + 1);
    }
    return first(
      () => checks['path segment'](segment),
      () => rest && segmentsError(rest),
    );
  },
  'path segment': (piece) => unitsError('path segment', piece, '/?'),
  query: (piece) => unitsError('query', piece),
  fragment: (piece) => unitsError('fragment', piece),
};

/** Checks the segments after the first. They consist of the same characters, so they are checked as one, with "/" between them. */
function segmentsError(piece: Piece): AuthoringError | null {
  return unitsError('path segment', piece, '?');
}

function relativeRequirement(text: string): AuthoringRequirement {
  if (text.startsWith('//')) return 'scheme-relative URL';
  return text.startsWith('/') ? 'absolute-path-relative URL' : 'path-relative URL';
}

/** The offset of the ":" before a port, or of the end. */
function endOfHost(hostport: string): number {
  const bracket = hostport.startsWith('[') ? hostport.indexOf(']') : 0;
  const colon = bracket < 0 ? -1 : hostport.indexOf(':', bracket);
  return colon < 0 ? hostport.length : colon;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.1 Authoring Requirements (#url-writing)
 *
 * The sentence "A scheme must be registered …" ends in an ellipsis in the document, so registration is not required here. The document says
 * that no RFC defines the text of an IPv4 address; four decimal numbers are one here.
 *
 * @param input any string
 * @param requirement what it is to be; a URL by default
 * @returns the first place at which the input is not written as it must be, with the requirement that it does not meet; `null` for a valid
 *   input
 *
 * @example
 * import { authoringError2014 } from '@url/drafts/2014';
 *
 * authoringError2014('http://example.org/a?b#c'); // => null
 * authoringError2014('http://example.org/a b')?.start; // => 20
 * authoringError2014('1a:b')?.requirement; // => 'path-relative URL'
 * authoringError2014('8o', 'port')?.start; // => 1
 */
export function authoringError2014(input: string, requirement: AuthoringRequirement = 'URL'): AuthoringError | null {
  return checks[requirement]({ text: input, start: 0 });
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.1 Authoring Requirements (#url-writing)
 *
 * @param input any string
 * @returns whether it is written as a URL must be written
 *
 * @example
 * import { isValidURL2014 } from '@url/drafts/2014';
 *
 * isValidURL2014('//example.org:80/é'); // => true
 * isValidURL2014('http://exa mple.org/'); // => false
 */
export function isValidURL2014(input: string): boolean {
  return authoringError2014(input) === null;
}

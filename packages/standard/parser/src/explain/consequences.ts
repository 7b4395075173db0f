import { SPACE, type URLComponent, type ValidationError, type ValidationErrorType, VERTICAL_LINE } from '@url/infra';
import { codePointAt, isASCIITabOrNewline } from '@url/infra/internal';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
} from '@url/percent';
import { isSpecialScheme } from '@url/record';

/** What the parser does at an error instead of stopping, as a clause. */
const consequences: { readonly [type in ValidationErrorType]?: string } = {
  'domain-to-ASCII': 'it is accepted',
  'domain-percent-encoded': 'it is percent-decoded',
  'IPv4-non-ASCII-input': 'it is treated as the digits and dots that it maps to',
  'IPv4-empty-part': 'the empty part is left out',
  'IPv4-too-few-parts': 'the last part fills the remaining bytes',
  'IPv4-non-decimal-part': 'it is written in decimal',
  'IPv4-out-of-range-part': 'it fills more than one byte',
  'IPv6-piece-leading-zero': 'it is written without leading zeros',
  'invalid-reverse-solidus': 'it is treated as "/"',
  'invalid-credentials': 'they are kept',
  'file-invalid-Windows-drive-letter': 'it replaces the whole path of the base URL',
  'file-invalid-Windows-drive-letter-host': 'it becomes the start of the path',
};

/** Says what the parser did at an error instead of stopping, as a clause; `null` if it stopped. */
export function consequenceOf(error: ValidationError, input: string, hasOpaquePath: boolean): string | null {
  const { type, start, end, failure } = error;
  if (failure) return null;
  if (type === 'invalid-URL-unit') return consequenceOfInvalidURLUnit(error, input, hasOpaquePath);
  const text = input.slice(start, end);
  if (type === 'special-scheme-missing-following-solidus')
    return consequenceOfMissingSolidus(text, input.slice(0, start));
  if (type === 'invalid-credentials' && /^[\t\n\r]*:?[\t\n\r]*@$/.test(text) && !hasOtherAtSign(error, input))
    return 'they are empty, and left out';
  return consequences[type] ?? null;
}

/**
 * Whether another "@" is in the authority. Then every "@" except the last belongs to the credentials. A URL without a scheme is taken to be special.
 * An error starts after the "@" of the one before it, so the text that follows is searched only at the first one.
 */
function hasOtherAtSign({ start, end }: ValidationError, input: string): boolean {
  let before = start - 1;
  while (isASCIITabOrNewline(input.charCodeAt(before))) before--;
  if (input.charAt(before) === '@') return true;
  const scheme = schemeAtStart.exec(input)?.[1];
  const isSpecial = scheme === undefined || isSpecialScheme(normalizeScheme(scheme));
  return (isSpecial ? /^[^/?#\\]*@/ : /^[^/?#]*@/).test(input.slice(end));
}

/** The base decides how a special URL continues without "//". Only a file URL continues in one way: relative to the base, or to "file:///". */
function consequenceOfMissingSolidus(extra: string, before: string): string {
  if (extra !== '') return 'it is left out';
  return before.replace(/[\0- ]/g, '').toLowerCase() === 'file:'
    ? 'the rest is parsed as a relative reference'
    : 'unless the base URL has the same scheme, the URL is parsed as if it were present';
}

function consequenceOfInvalidURLUnit(error: ValidationError, input: string, hasOpaquePath: boolean): string {
  const { component, start, end } = error;
  if (component === null) return consequenceOfRemoval(input, start, end);
  const codePoint = codePointAt(input, start);
  if (
    codePoint === VERTICAL_LINE &&
    component === 'path' &&
    /(?:^|[\0- :/\\])[A-Za-z]\|(?:$|[\0- /\\?#])/.test(input.slice(Math.max(0, start - 2), end + 1))
  ) {
    return 'it becomes U+003A (:) in the drive letter of a file URL, and is kept as it is elsewhere';
  }
  // The last space of an opaque path: https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
  const isLastSpace = codePoint === SPACE && /^[\t\n\r]*[?#]/.test(input.slice(end, end + 100));
  const set = component === 'path' && hasOpaquePath ? c0ControlPercentEncodeSet : encodeSets[component];
  const isEncoded = isLastSpace || set?.has(codePoint) === true;
  return isEncoded ? 'it is percent-encoded' : 'it is kept as it is';
}

/** Says what happened to code points that were removed: spaces and controls around the URL, and all tabs and newlines. */
function consequenceOfRemoval(input: string, start: number, end: number): string {
  if (start === 0 || end === input.length) return end - start === 1 ? 'it is left out' : 'they are left out';
  return 'all tabs and newlines are left out';
}

/** The percent-encode sets of the parts in which a code point that is not a URL unit is encoded. Of hosts only opaque ones are. */
const encodeSets: { readonly [component in URLComponent]?: PercentEncodeSet } = {
  host: c0ControlPercentEncodeSet,
  path: pathPercentEncodeSet,
  query: queryPercentEncodeSet,
  fragment: fragmentPercentEncodeSet,
};

/** Whether a URL string has an opaque path: its scheme is not special, and no U+002F (/) follows. */
export function mayHaveOpaquePath(input: string): boolean {
  const match = schemeAtStart.exec(input);
  return match !== null && match[2] !== '/' && !isSpecialScheme(normalizeScheme(match[1]!));
}

/** Matches a scheme, and the code unit after its U+003A (:). */
const schemeAtStart = /^[\0- ]*([A-Za-z][\dA-Za-z+.\t\n\r-]*):[\t\n\r]*([^\t\n\r])?/;

function normalizeScheme(scheme: string): string {
  return scheme.replace(/[\t\n\r]/g, '').toLowerCase();
}

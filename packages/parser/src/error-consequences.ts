import {
  codePointAt,
  PERCENT_SIGN,
  SPACE,
  type ValidationError,
  type ValidationErrorType,
  VERTICAL_LINE,
} from '@url/infra';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
} from '@url/percent';
import { isSpecialScheme } from '@url/record';

/** What the parser does instead, for the errors at which it does not always stop. */
const consequences: { readonly [type in ValidationErrorType]?: string } = {
  'domain-to-ASCII': 'it is used all the same, although no registry would accept it',
  'domain-percent-encoded': 'it is percent-decoded',
  'IPv4-non-ASCII-input': 'it is read as the digits and dots that it maps to',
  'IPv4-empty-part': 'the empty part is left out',
  'IPv4-too-few-parts': 'the last part fills the bytes that are left',
  'IPv4-non-decimal-part': 'it is written in decimal',
  'IPv4-out-of-range-part': 'it fills more than one byte',
  'IPv6-piece-leading-zero': 'it is written without leading zeros',
  'special-scheme-missing-following-solidus': 'the rest is read without it',
  'invalid-reverse-solidus': 'it is read as "/"',
  'invalid-credentials': 'they are kept',
  'file-invalid-Windows-drive-letter': 'it takes the place of the whole path of the base URL',
  'file-invalid-Windows-drive-letter-host': 'it is taken for the start of the path',
};

/** What the parser did instead, as a clause; `null` where it stopped. */
export function consequenceOf({ type, start, end, failure }: ValidationError, input: string): string | null {
  if (failure) return null;
  if (type === 'invalid-URL-unit') return consequenceOfInvalidURLUnit(input, start, end);
  if (type === 'special-scheme-missing-following-solidus' && end > start) return 'it is left out';
  return consequences[type] ?? null;
}

function consequenceOfInvalidURLUnit(input: string, start: number, end: number): string {
  const codePoint = codePointAt(input, start);
  if (codePoint <= SPACE && (start === 0 || end === input.length)) {
    return end - start === 1 ? 'it is left out' : 'they are left out';
  }
  if (/^[\t\n\r]/.test(input.charAt(start))) return 'all tabs and newlines are left out';
  if (codePoint === PERCENT_SIGN) return 'it is kept as it is';
  if (
    codePoint === VERTICAL_LINE &&
    /(?:^|[\0- :/\\])[A-Za-z]\|(?:$|[\0- /\\?#])/.test(input.slice(Math.max(0, start - 2), end + 1))
  ) {
    return 'it becomes U+003A (:) in the drive letter of a file URL, and is kept as it is elsewhere';
  }
  // The last space of an opaque path: https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
  const isLastSpace = codePoint === SPACE && /^[\t\n\r]*[?#]/.test(input.slice(end, end + 100));
  const isEncoded = isLastSpace || percentEncodeSetAt(input, start).has(codePoint);
  return isEncoded ? 'it is percent-encoded' : 'it is kept as it is';
}

/**
 *     foo://host/path?query#fragment
 *               ^     ^     ^
 *               |     |     fragment
 *               |     query
 *               path
 *
 * Where the parts of a string start, each of which has a percent-encode set of its own.
 */
interface Parts {
  readonly input: string;
  readonly path: number;
  readonly query: number;
  readonly fragment: number;
}

/** Those of the last string, since it may have an error at every code point. */
let lastParts: Parts = { input: '', path: 0, query: 0, fragment: 0 };

function percentEncodeSetAt(input: string, offset: number): PercentEncodeSet {
  if (lastParts.input !== input) lastParts = partsOf(input);
  if (offset > lastParts.fragment) return fragmentPercentEncodeSet;
  if (offset > lastParts.query) return queryPercentEncodeSet;
  return offset >= lastParts.path ? pathPercentEncodeSet : c0ControlPercentEncodeSet;
}

/** Of the hosts only opaque ones have errors of URL units, so that any other may be taken for one. */
const startOfURL = /^[\0- ]*(?:([A-Za-z][\dA-Za-z+.\t\n\r-]*):)?[\t\n\r]*(\/?)(?:[\t\n\r]*\/[^/\\?#]*)?/;

function partsOf(input: string): Parts {
  const [{ length: endOfHost }, scheme, solidus] = startOfURL.exec(input)! as unknown as [string, string?, string?];
  const hasOpaquePath =
    scheme !== undefined && solidus === '' && !isSpecialScheme(scheme.replace(/[\t\n\r]/g, '').toLowerCase());
  const fragment = offsetOf(input, '#', input.length);
  return {
    input,
    path: hasOpaquePath ? input.length : endOfHost,
    query: offsetOf(input, '?', fragment),
    fragment,
  };
}

function offsetOf(input: string, character: string, limit: number): number {
  const offset = input.indexOf(character);
  return offset < 0 || offset > limit ? limit : offset;
}

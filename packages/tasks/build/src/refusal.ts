import type { ValidationErrorType } from '@url/infra';
import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';

/** The refused part; "url" is the URL to change. */
export type URLPart = 'url' | 'scheme' | 'username' | 'password' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/** The reason for a refusal: a validation error of the standard, or one of these. */
export type RefusalReason =
  | ValidationErrorType
  /** A URL needs a scheme. */
  | 'scheme-missing'
  /** A scheme is a letter, followed by letters, digits, "+", "-" and ".". */
  | 'scheme-invalid'
  /** A special scheme cannot become a scheme that is not special, or the reverse. */
  | 'scheme-kind'
  /** Credentials need a host and a scheme other than "file". */
  | 'credentials-not-allowed'
  /** A port needs a host and a scheme other than "file". */
  | 'port-not-allowed'
  /** The URL has an opaque path, as in "mailto:me". Its path cannot change, and it cannot have a host. */
  | 'opaque-path'
  /** A segment is "." or "..", which parsers resolve. */
  | 'dot-segment'
  /** A segment is missing, or is not a string: a URL without it would mean something else. */
  | 'not-a-string'
  /** A query starts with "?", or a fragment with "#": the delimiter is not part of the value, so leave it out. */
  | 'leave-out-the-delimiter'
  /** The rest of the value belongs to another part, and was ignored. */
  | 'rest-ignored'
  /** The URL would parse to other parts. */
  | 'not-representable';

/** The refused part, the reason, and the range. */
export interface Refusal {
  readonly ok: false;
  readonly part: URLPart;
  readonly reason: RefusalReason;
  /** The index of the refused segment, or `null` if the value is not an array. */
  readonly index: number | null;
  /** The start of the range in the value, in UTF-16 code units. */
  readonly start: number;
  /** The end of the range in the value. */
  readonly end: number;
}

/** A URL that was built. */
export interface BuiltURL {
  readonly ok: true;
  readonly url: URLRecord;
  /** The URL as a string. */
  readonly href: string;
}

export function refuse(
  part: URLPart,
  reason: RefusalReason,
  start = 0,
  end: number = start,
  index: number | null = null,
): Refusal {
  return { ok: false, part, reason, index, start, end };
}

/** Tests whether a value is a refusal. Records and parts do not have the field `ok`. */
export function isRefusal(value: object | string | null): value is Refusal {
  return typeof value === 'object' && option(value as Refusal, 'ok') === false;
}

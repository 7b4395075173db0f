import type { ValidationErrorType } from '@url/infra';
import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';

/** The part of which a value was refused; "url" is the URL to change. */
export type URLPart = 'url' | 'scheme' | 'username' | 'password' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/** Why a value was refused: a validation error of the standard, or one of these. */
export type RefusalReason =
  | ValidationErrorType
  /** A URL needs a scheme. */
  | 'scheme-missing'
  /** A scheme is a letter, and letters, digits, "+", "-" and "." after it. */
  | 'scheme-invalid'
  /** A special scheme cannot become one that is not, nor the reverse. */
  | 'scheme-kind'
  /** Credentials need a host, and no URL of the scheme "file" has them. */
  | 'credentials-not-allowed'
  /** A port needs a host, and no URL of the scheme "file" has one. */
  | 'port-not-allowed'
  /** The URL has an opaque path, as in "mailto:me": such a path cannot be changed, and the URL can have no host. */
  | 'opaque-path'
  /** A segment is "." or "..", which no URL can have. */
  | 'dot-segment'
  /** The rest of the value belongs to another part, and was left out. */
  | 'rest-ignored'
  /** The URL would parse to other parts. */
  | 'not-representable';

/** What was refused, why, and where. */
export interface Refusal {
  readonly ok: false;
  readonly part: URLPart;
  readonly reason: RefusalReason;
  /** The index of the segment that was refused, or `null` where the value is no array. */
  readonly index: number | null;
  /** Where in the value the reason starts, as an offset in code units. */
  readonly start: number;
  /** Where in the value the reason ends, as an offset in code units. */
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

/** Whether a value is a refusal. Records and parts have no field `ok`. */
export function isRefusal(value: object | string): value is Refusal {
  return typeof value === 'object' && option(value as Refusal, 'ok') === false;
}

import type { ValidationError, ValidationErrorHandler, ValidationErrorType } from '@url/infra';
import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { quote } from './printable.js';

/** Why an input could not be read. Where the standard names the error, also its name and place: offsets in UTF-16 code units. */
export interface Failure {
  readonly error: string;
  readonly type?: ValidationErrorType;
  readonly start?: number;
  readonly end?: number;
}

/** The validation errors that end parsing, as sentences. */
const reasons: Partial<Record<ValidationErrorType, string>> = {
  'domain-to-ASCII': 'the host is not a valid domain',
  'host-invalid-code-point': 'the host holds a forbidden code point',
  'IPv4-too-many-parts': 'the host ends in a number, and as an IPv4 address it has more than four parts',
  'IPv4-non-numeric-part': 'the host ends in a number, and as an IPv4 address it has a part that is no number',
  'IPv4-out-of-range-part': 'the host is an IPv4 address with a part that is too large',
  'IPv6-unclosed': 'the IPv6 address has no closing bracket',
  'IPv6-invalid-compression': 'the IPv6 address begins with a single colon',
  'IPv6-too-many-pieces': 'the IPv6 address has more than eight pieces',
  'IPv6-multiple-compression': 'the IPv6 address is compressed in more than one place',
  'IPv6-invalid-code-point': 'the IPv6 address holds what is neither a hexadecimal digit nor a colon in its place',
  'IPv6-too-few-pieces': 'the IPv6 address has fewer than eight pieces, and is not compressed',
  'IPv4-in-IPv6-too-many-pieces': 'the IPv6 address has more than six pieces before its IPv4 address',
  'IPv4-in-IPv6-invalid-code-point': 'the IPv4 address in the IPv6 address is malformed',
  'IPv4-in-IPv6-out-of-range-part': 'the IPv4 address in the IPv6 address has a part above 255',
  'IPv4-in-IPv6-too-few-parts': 'the IPv4 address in the IPv6 address has fewer than four parts',
  'missing-scheme-non-relative-URL': 'it has no scheme, and no base that it could be relative to',
  'host-missing': 'the host is missing',
  'port-out-of-range': 'the port is above 65535',
  'port-invalid': 'the port holds what is no digit',
};

/** What `read` fails for, when it is called with a handler; an error's place is left out where it is the whole input. */
export function failureOf(input: string, read: (handler: ValidationErrorHandler) => unknown): Failure {
  let last: ValidationError | null = null;
  read((error) => {
    if (error.failure) last = error;
  });
  if (last === null) return { error: 'it is malformed' };
  const { type, start, end }: ValidationError = last;
  const place = start === 0 && end >= input.length ? '' : `, at ${start}`;
  return { error: `${reasons[type] ?? 'it is malformed'}${place} (${type})`, type, start, end };
}

/** Why `parseURL` gave `null`. */
export function urlFailure(input: string, base: URLRecord | null): Failure {
  return failureOf(input, (onValidationError) => parseURL(input, { base, onValidationError }));
}

/** @param noun what the input should have been: "URL", "host" */
export function failureMessage(input: string, noun: string, { error }: Failure): string {
  return `cannot parse ${quote(input)} as a ${noun}: ${error}`;
}

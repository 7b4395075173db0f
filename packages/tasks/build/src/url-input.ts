import type { ValidationError } from '@url/infra';
import { parseURL } from '@url/parser';
import { createURLRecord, type URLRecord } from '@url/record';
import { fieldsOf } from '@url/record/internal';
import { type Refusal, refuse } from './refusal.js';

/** A URL: a string that is parsed, a record, or a `URL` object of any engine. */
export type URLInput = string | URLRecord | { readonly href: string };

/** Makes a new record, which the caller may change, or a refusal that says why the string does not parse. */
export function readURL(input: URLInput): URLRecord | Refusal {
  const string = typeof input === 'string' ? input : hrefOf(input);
  return string === null ? createURLRecord(fieldsOf(input as URLRecord)) : parseOrRefuse(string);
}

/** Every option of the parser is named, so that none is read from `Object.prototype`. */
export function parseOrRefuse(string: string): URLRecord | Refusal {
  let failure: ValidationError | null = null as ValidationError | null;
  const url = parseURL(string, {
    base: null,
    encoding: null,
    resolveBlobURL: null,
    onValidationError: (error) => {
      if (error.failure) failure = error;
    },
  });
  return url ?? refuse('url', failure?.type ?? 'not-representable', failure?.start ?? 0, failure?.end ?? 0);
}

/** The `href` of a URL object. A property of `Object.prototype` does not count. */
function hrefOf(input: URLRecord | { readonly href: string }): string | null {
  const { href } = input as { readonly href?: string };
  return href === undefined || href === (Object.prototype as { readonly href?: string }).href ? null : href;
}

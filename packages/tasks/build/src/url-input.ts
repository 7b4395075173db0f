import { argumentError, memberOf } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { failureOf } from '@url/parser/internal';
import { createURLRecord, type URLRecord } from '@url/record';
import { fieldsOf, isURLRecord } from '@url/record/internal';
import { type Refusal, refuse } from './refusal.js';

/** A URL: text, a record, or a `URL` object. */
export type URLInput = string | URLRecord | { readonly href: string };

const expected = 'is not the text of a URL, a URL object or a URL record';

/** Returns a new record, which the caller may change, or a refusal with the reason why the text does not parse. */
export function readURL(input: URLInput): URLRecord | Refusal {
  if (typeof input === 'string') return parseOrRefuse(input);
  if (typeof input !== 'object' || input === null) throw argumentError('url', input, expected);
  const href = memberOf(input, 'href');
  if (typeof href === 'string') return parseOrRefuse(href);
  if (!isURLRecord(input)) throw argumentError('url', input, expected);
  return createURLRecord(fieldsOf(input));
}

export function parseOrRefuse(string: string): URLRecord | Refusal {
  // A parser with options takes four times as long.
  return parseURL(string) ?? explain(string);
}

function explain(string: string): Refusal {
  const failure = failureOf(string);
  return refuse('url', failure?.type ?? 'not-representable', failure?.start ?? 0, failure?.end ?? 0);
}

import { failureOf, parseRecord } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { urlTextOf } from '@url/record/internal';
import { type Refusal, refuse } from './refusal.js';

/** A URL: text, a record, or a `URL` object. */
export type URLInput = string | URLRecord | { readonly href: string };

/** Returns a new record, which the caller may change, or a refusal with the reason why the text does not parse. */
export function readURL(input: URLInput): URLRecord | Refusal {
  return parseOrRefuse(urlTextOf(input, 'url'));
}

export function parseOrRefuse(string: string): URLRecord | Refusal {
  // A parser that reports errors takes four times as long.
  return parseRecord(string) ?? explain(string);
}

function explain(string: string): Refusal {
  const failure = failureOf(string);
  return refuse('url', failure?.type ?? 'not-representable', failure?.start ?? 0, failure?.end ?? 0);
}

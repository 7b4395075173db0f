import type { ValidationError } from '@url/infra';
import { parseURL } from '@url/parser';
import { explainError, failureReason } from '@url/parser/explain';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import type { Component } from './components.ts';
import { type Span, spansOf } from './spans.ts';
import { traceVisits } from './trace.ts';

/** A validation error as the page shows it. */
export interface ShownError extends ValidationError {
  readonly problem: string;
  readonly consequence: string | null;
}

/** What the page knows of an input. */
export interface Analysis {
  readonly input: string;
  readonly base: string;
  /** The base's record; `null` if there is no base, or one that does not parse. */
  readonly baseURL: URLRecord | null;
  readonly url: URLRecord | null;
  readonly href: string | null;
  /** Why there is no URL, as the message of `new URL`; `null` if there is one. */
  readonly failure: string | null;
  readonly errors: readonly ShownError[];
  readonly spans: readonly Span[];
}

/**
 * @param input any string
 * @param base the base URL as it was typed; empty for none
 * @returns the parse, its validation errors, and which part of the input became which component
 */
export function analyze(input: string, base: string): Analysis {
  const baseURL = base === '' ? null : parseURL(base);
  const isBaseBad = base !== '' && baseURL === null;
  const errors: ShownError[] = [];
  const onValidationError = (error: ValidationError) => {
    if (!extend(errors, error)) errors.push(explainError(error, input));
  };
  const url = isBaseBad ? null : parseURL(input, { base: baseURL, onValidationError });
  return {
    input,
    base,
    baseURL,
    url,
    href: url && serializeURL(url),
    failure: url === null ? failureReason(input, base === '' ? null : base) : null,
    errors,
    spans: isBaseBad ? [] : spansOf(input, traceVisits(input, baseURL)),
  };
}

/** Joins an error with the one before it if both are of one type and adjacent, as for a run of spaces. */
function extend(errors: ShownError[], error: ValidationError): boolean {
  const last = errors[errors.length - 1];
  if (last === undefined || last.type !== error.type || last.end !== error.start || last.failure || error.failure) {
    return false;
  }
  errors[errors.length - 1] = { ...last, end: error.end };
  return true;
}

/** The components that have a value of their own. */
export type ValuedComponent = Exclude<Component, 'delimiter' | 'removed'>;

export const valuedComponents: readonly ValuedComponent[] = [
  'scheme',
  'username',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
];

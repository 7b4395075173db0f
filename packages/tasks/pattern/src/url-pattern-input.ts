import { toUSVString } from '@url/infra';
import { type CompleteInit, createInit } from './component-values.js';
import type { URLPatternInit } from './url-pattern-init.js';

/** https://urlpattern.spec.whatwg.org/#typedefdef-urlpatterninput */
export type URLPatternInput = string | URLPatternInit;

/** https://urlpattern.spec.whatwg.org/#dictdef-urlpatternoptions */
export interface URLPatternOptions {
  /** Whether the pathname, the search and the hash match without regard to case. */
  ignoreCase?: boolean;
}

/** Converts a value to the union of strings and inits. See https://webidl.spec.whatwg.org/#js-union. */
export function toURLPatternInput(value: unknown): string | CompleteInit {
  if (!isDictionary(value)) return toUSVString(value);
  const init = Object.create(null) as CompleteInit;
  // The members are in the order in which Web IDL reads them.
  for (const name of Object.keys(createInit()) as (keyof CompleteInit)[]) {
    const member: unknown = value?.[name];
    if (member !== undefined) init[name] = toUSVString(member);
  }
  return init;
}

/** Converts an init to an object for a result. See https://webidl.spec.whatwg.org/#js-dictionary. */
export function toResultInput(input: string | CompleteInit): URLPatternInput {
  return typeof input === 'string' ? input : ({ ...input } as URLPatternInit);
}

/**
 * Converts a value to the options of a pattern.
 *
 * @returns whether the case is ignored
 * @throws TypeError for a value that is neither an object nor `undefined` or `null`
 */
export function toIgnoreCase(value: unknown): boolean {
  if (!isDictionary(value)) throw new TypeError('Cannot use options that are not an object');
  return Boolean(value?.ignoreCase);
}

/** Whether Web IDL converts a value to a dictionary. See https://webidl.spec.whatwg.org/#js-dictionary. */
export function isDictionary(value: unknown): value is { readonly [name: string]: unknown } | null | undefined {
  return value === undefined || typeof value === 'object' || typeof value === 'function';
}

/** @throws TypeError if there are an init and a base URL */
export function checkBaseURL(input: string | CompleteInit, baseURL: string | null): void {
  if (typeof input !== 'string' && baseURL !== null)
    throw new TypeError('Cannot use a base URL after an object: use its member "baseURL"');
}

import { argumentError, isPlainObject, memberOf } from '@url/infra/internal';
import { type CompleteInit, createInit } from '../component-values.js';
import { escapePatternString } from '../pattern-string.js';
import { createdOf, URLPattern } from '../url-pattern.js';
import { toURLPatternInput, type URLPatternInput } from '../url-pattern-input.js';
import { type ListEntry, PathEntry, PatternEntry, readPlainPath } from './list-entry.js';

/** The options of a list, with their defaults. */
export interface EntryOptions {
  readonly baseURL: string | null;
  readonly basePath: string | null;
  readonly ignoreCase: boolean;
}

/** @throws TypeError if the entry is not a pattern with a value. The message has the number of the entry */
export function createEntry<Value>(entry: unknown, index: number, options: EntryOptions): ListEntry<Value> {
  if (!Array.isArray(entry) || entry.length < 2)
    throw new TypeError(`Cannot create a URLPatternList: expected [pattern, value] as entry ${index}`);
  const { 0: given, 1: value } = entry as unknown as [unknown, Value];
  if (!isURLPattern(given) && !isPatternInput(given))
    throw new TypeError(`Cannot create a URLPatternList: expected ${expected} as the pattern of entry ${index}`);
  try {
    return createFrom(given, value, options);
  } catch (error) {
    if (error instanceof TypeError) error.message = `Cannot create a URLPatternList: entry ${index}: ${error.message}`;
    throw error;
  }
}

function createFrom<Value>(given: URLPattern | URLPatternInput, value: Value, options: EntryOptions): ListEntry<Value> {
  if (isURLPattern(given)) return new PatternEntry(given, value, null);
  const input = options.basePath === null ? given : withBasePath(given, options.basePath);
  const methods = typeof input === 'string' ? null : methodsOf(memberOf(input, 'method'));
  const plain = options.baseURL === null ? plainPathOf(input) : null;
  const leading = plain === null ? null : readPlainPath(plain);
  if (leading !== null) return new PathEntry(plain!, value, methods, options.ignoreCase, leading);
  return new PatternEntry(createPattern(input, options), value, methods);
}

const expected = `text, a URLPattern or an object with ${[...Object.keys(createInit()), 'method'].join(', ')}`;

/**
 * Tests whether a value is text or has no members but the parts of a pattern and a method. A misspelt part would match every URL. A `URL` object
 * has its parts in its class.
 */
function isPatternInput(value: unknown): value is URLPatternInput {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = createInit();
  if (isPlainObject(value)) return Object.keys(value).every((name) => name in parts || name === 'method');
  return Object.keys(parts).some((name) => name in value);
}

function isURLPattern(value: unknown): value is URLPattern {
  // An exception takes longer than everything else here.
  if (typeof value !== 'object' || value === null || isPlainObject(value)) return false;
  try {
    createdOf(value as URLPattern);
    return true;
  } catch {
    return false;
  }
}

/** The pathname of an object without other parts. */
function plainPathOf(input: URLPatternInput): string | null {
  if (typeof input === 'string' || !isPlainObject(input)) return null;
  const pathname = memberOf(input, 'pathname');
  const isAlone = Object.keys(input).every((name) => name === 'pathname' || name === 'method');
  return isAlone && typeof pathname === 'string' ? pathname : null;
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-methods */
function methodsOf(given: unknown): readonly string[] | null {
  if (given === undefined || given === null) return null;
  const methods: readonly unknown[] = Array.isArray(given) ? given : [given];
  const wrong = methods.findIndex((method) => typeof method !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(method));
  if (wrong >= 0 || methods.length === 0) throw argumentError('method', methods[wrong] ?? given, 'is not a method');
  const lower = (methods as readonly string[]).find((method) =>
    /^(?:get|head|post|put|delete|options|patch)$/.test(method),
  );
  if (lower !== undefined) throw argumentError('method', lower, `is not a method: write "${lower.toUpperCase()}"`);
  return methods as readonly string[];
}

/** https://urlpattern.spec.whatwg.org/#build-a-urlpattern-object-from-a-web-idl-value */
function createPattern(input: URLPatternInput, { baseURL, ignoreCase }: EntryOptions): URLPattern {
  if (typeof input === 'string') {
    return baseURL === null ? new URLPattern(input, { ignoreCase }) : new URLPattern(input, baseURL, { ignoreCase });
  }
  const init = toURLPatternInput(input) as CompleteInit;
  if (init.baseURL === undefined && baseURL !== null) init.baseURL = baseURL;
  return new URLPattern(init as object, { ignoreCase });
}

/** Puts the base path before the pathname. The pathname "/" becomes the base path itself. */
function withBasePath(input: URLPatternInput, basePath: string): URLPatternInput {
  const pathname: unknown = typeof input === 'string' ? undefined : input.pathname;
  if (typeof pathname !== 'string' || !pathname.startsWith('/'))
    throw argumentError('pattern', input, 'has no pathname that starts with "/", for the base path');
  return { ...(input as object), pathname: escapePatternString(basePath) + (pathname === '/' ? '' : pathname) };
}

/** @throws TypeError for a base path that does not start with "/" or ends with one */
export function checkBasePath(basePath: unknown): void {
  if (basePath !== null && (typeof basePath !== 'string' || !/^\/(?:.*[^/])$/s.test(basePath)))
    throw argumentError('options.basePath', basePath, 'is not a path such as "/api", without "/" at its end');
}

import { isASCIIDigit, toUSVString } from '@url/infra';
import { argumentError, checkOptions, isPlainObject, option } from '@url/infra/internal';
import {
  type CompleteInit,
  type ComponentName,
  type ComponentValues,
  componentNames,
  createInit,
} from '../component-values.js';
import { matchesURLPattern, matchURLPattern, readComponents, type URLPatternResult } from '../match-url-pattern.js';
import { createdOf, URLPattern } from '../url-pattern.js';
import { toResultInput, toURLPatternInput, type URLPatternInput } from '../url-pattern-input.js';
import type { URLPatternStruct } from '../url-pattern-struct.js';
import { PatternIndex } from './pattern-index.js';

/** The options of a list. They apply to the patterns that are not `URLPattern` objects yet. */
export interface URLPatternListOptions {
  /** The base URL of pattern strings, and of objects without a `baseURL`. */
  readonly baseURL?: string | null;
  /** Whether the pathname, the search and the hash match without regard to case; `false` by default. */
  readonly ignoreCase?: boolean | null;
}

/** A pattern, and the value that it stands for. */
export type URLPatternListEntry<Value> = readonly [pattern: URLPattern | URLPatternInput, value: Value];

/** The input of a list: text, the parts of a URL, or an object with `href`, like a `URL`. */
export type URLPatternListInput = URLPatternInput | { readonly href: string };

/** The first pattern of a list that matches. */
export interface URLPatternListMatch<Value> {
  /** The number of the pattern in the list, from 0. */
  readonly index: number;
  readonly value: Value;
  readonly pattern: URLPattern;
  /**
   * The groups with names, of all components. If two components have a group with the same name, the later one wins in
   * the order of a URL.
   */
  readonly groups: { readonly [name: string]: string | undefined };
  /** The result of `pattern.exec(input)`. */
  readonly result: URLPatternResult;
}

interface Entry<Value> {
  readonly pattern: URLPattern;
  readonly urlPattern: URLPatternStruct;
  readonly value: Value;
  /** The groups with names, and the components that have them. */
  readonly names: readonly (readonly [component: ComponentName, name: string])[];
}

/**
 * A list of patterns with values. It finds the first pattern that matches a URL, as a loop over the patterns would, but it does not try them
 * one by one: it looks them up by hostname and by the segments of the pathname.
 *
 * The constructor throws a `TypeError` for an entry that is not a pattern with a value, and for an object with other members than the parts of a
 * pattern. A pattern that is malformed has the error of the `URLPattern` constructor, with the number of the entry.
 *
 * @example
 * import { URLPatternList } from '@url/pattern';
 *
 * const routes = new URLPatternList([
 *   [{ pathname: '/' }, 'home'],
 *   [{ pathname: '/users/:id' }, 'user'],
 *   [{ pathname: '/*' }, 'not found'],
 * ]);
 * routes.exec('https://example.com/users/7')?.value; // => 'user'
 * routes.exec('https://example.com/users/7')?.groups; // => { id: '7' }
 * routes.exec('https://example.com/no/such/page')?.value; // => 'not found'
 * routes.test('not a URL'); // => false
 */
export class URLPatternList<Value> {
  readonly #entries: Entry<Value>[] = [];
  readonly #index = new PatternIndex();

  constructor(entries: Iterable<URLPatternListEntry<Value>>, options?: URLPatternListOptions | null) {
    checkOptions(options, ['baseURL', 'ignoreCase']);
    const baseURL = option(options, 'baseURL');
    const ignoreCase = option(options, 'ignoreCase');
    if (typeof entries !== 'object' || entries === null || typeof entries[Symbol.iterator] !== 'function')
      throw argumentError('entries', entries, 'is not an array or another iterable of entries');
    for (const entry of entries) {
      const created = createEntry<Value>(entry, this.#entries.length, baseURL, ignoreCase ?? false);
      this.#index.add(created.urlPattern, this.#entries.length);
      this.#entries.push(created);
    }
  }

  /** The number of patterns. */
  get size(): number {
    return this.#entries.length;
  }

  /**
   * Tests whether a pattern of the list matches.
   *
   * @param input text, the parts of a URL, or an object with `href`
   * @param baseURL the base of a relative text
   * @throws TypeError if there are parts of a URL and a base
   */
  test(input: URLPatternListInput, baseURL?: string): boolean {
    const values = readComponents(toInput(input), baseURL === undefined ? null : toUSVString(baseURL));
    return values !== null && findFirst(this.#entries, this.#index, values) < this.#entries.length;
  }

  /**
   * Finds the first pattern that matches.
   *
   * @param input text, the parts of a URL, or an object with `href`
   * @param baseURL the base of a relative text
   * @returns the pattern with its value and groups; `null` if no pattern matches, or if the input does not parse
   * @throws TypeError if there are parts of a URL and a base
   */
  exec(input: URLPatternListInput, baseURL?: string): URLPatternListMatch<Value> | null {
    const converted = toInput(input);
    const base = baseURL === undefined ? null : toUSVString(baseURL);
    const values = readComponents(converted, base);
    if (values === null) return null;
    const index = findFirst(this.#entries, this.#index, values);
    if (index === this.#entries.length) return null;
    const entry = this.#entries[index]!;
    const first = toResultInput(converted);
    const result = matchURLPattern(entry.urlPattern, values, base === null ? [first] : [first, base])!;
    return { index, value: entry.value, pattern: entry.pattern, groups: groupsOf(entry, result), result };
  }
}

function findFirst<Value>(entries: readonly Entry<Value>[], index: PatternIndex, values: ComponentValues): number {
  return index.findFirst(values, entries.length, (number) => matchesURLPattern(entries[number]!.urlPattern, values));
}

function toInput(input: unknown): string | CompleteInit {
  const href: unknown = typeof input === 'object' && input !== null ? (input as { href?: unknown }).href : undefined;
  return toURLPatternInput(href === undefined ? input : toUSVString(href));
}

function createEntry<Value>(entry: unknown, index: number, baseURL: string | null, ignoreCase: boolean): Entry<Value> {
  if (!Array.isArray(entry) || entry.length < 2)
    throw new TypeError(`Cannot create a URLPatternList: expected [pattern, value] as entry ${index}`);
  const { 0: given, 1: value } = entry as unknown as [URLPattern | URLPatternInput, Value];
  if (!isPatternInput(given)) {
    const expected = `text, a URLPattern or an object with ${Object.keys(createInit()).join(', ')}`;
    throw new TypeError(`Cannot create a URLPatternList: expected ${expected} as the pattern of entry ${index}`);
  }
  const pattern = isURLPattern(given) ? given : createPattern(given, index, baseURL, ignoreCase);
  const urlPattern = createdOf(pattern);
  const names = componentNames.flatMap((component) =>
    urlPattern[component].partList
      .filter(({ type, name }) => type !== 'fixed-text' && !isASCIIDigit(name.charCodeAt(0)))
      .map(({ name }) => [component, name] as const),
  );
  return { pattern, urlPattern, value, names };
}

/**
 * Tests whether a value is text or has no members but the parts of a pattern. A misspelt part would match every URL. A `URL` object has its parts in
 * its class.
 */
function isPatternInput(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  const memberNames = Object.keys(createInit());
  if (Object.keys(value).some((name) => !memberNames.includes(name))) return false;
  return isPlainObject(value) || memberNames.some((name) => name in value);
}

function isURLPattern(value: unknown): value is URLPattern {
  try {
    createdOf(value as URLPattern);
    return true;
  } catch {
    return false;
  }
}

/** https://urlpattern.spec.whatwg.org/#build-a-urlpattern-object-from-a-web-idl-value */
function createPattern(input: URLPatternInput, index: number, baseURL: string | null, ignoreCase: boolean): URLPattern {
  try {
    if (baseURL === null) return new URLPattern(input, { ignoreCase });
    if (typeof input === 'string') return new URLPattern(input, baseURL, { ignoreCase });
    return new URLPattern({ ...toURLPatternInitWith(baseURL, input) }, { ignoreCase });
  } catch (error) {
    if (error instanceof TypeError) error.message = `Cannot create a URLPatternList: entry ${index}: ${error.message}`;
    throw error;
  }
}

/** Adds a base URL to an init that lacks one. */
function toURLPatternInitWith(baseURL: string, input: object): object {
  const init = toURLPatternInput(input) as CompleteInit;
  if (init.baseURL === undefined) init.baseURL = baseURL;
  return init;
}

function groupsOf<Value>({ names }: Entry<Value>, result: URLPatternResult): { [name: string]: string | undefined } {
  const groups: { [name: string]: string | undefined } = {};
  for (const { 0: component, 1: name } of names) {
    const value = result[component].groups[name];
    if (name in groups)
      Object.defineProperty(groups, name, { value, writable: true, enumerable: true, configurable: true });
    else groups[name] = value;
  }
  return groups;
}

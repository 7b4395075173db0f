import { argumentError, checkOptions, checkString, flag, option } from '@url/infra/internal';
import { percentDecodeText } from '@url/percent/internal';
import { matchURLPattern, type URLPatternResult } from '../match-url-pattern.js';
import { createdOf, type URLPattern } from '../url-pattern.js';
import type { URLPatternInit } from '../url-pattern-init.js';
import type { URLPatternInput } from '../url-pattern-input.js';
import { NOT_CANONICAL } from './canonical-path.js';
import { checkBasePath, createEntry } from './create-entry.js';
import type { Decode, Groups, ListEntry } from './list-entry.js';
import type { Matches } from './path-tree.js';
import { PatternIndex } from './pattern-index.js';
import { readTarget, type Target } from './target.js';

/** The options of a list. `baseURL`, `basePath` and `ignoreCase` apply to the patterns that are not `URLPattern` objects yet. */
export interface URLPatternListOptions {
  /** The base URL of pattern strings, and of objects without a `baseURL`. */
  readonly baseURL?: string | null;
  /** The start of every pathname, such as "/api"; it is text, not a pattern. Every entry must then be an object with a pathname that starts with "/". */
  readonly basePath?: string | null;
  /** Whether the pathname, the search and the hash match without regard to case; `false` by default. */
  readonly ignoreCase?: boolean | null;
  /**
   * Whether `groups` are percent-decoded; `false` by default, as in the standard. A decoded segment may contain "/". Bytes that are not UTF-8
   * become U+FFFD.
   */
  readonly decode?: boolean | null;
}

/** The parts of a pattern, and the methods of the requests that it matches. Without a method it matches all requests. */
export interface URLPatternRoute extends URLPatternInit {
  method?: string | readonly string[];
}

/** A pattern, and the value that it stands for. */
export type URLPatternListEntry<Value> = readonly [
  pattern: URLPattern | URLPatternInput | URLPatternRoute,
  value: Value,
];

/**
 * The input of a list: text, the parts of a URL, an object with `href`, like a `URL`, or one with `url`, like a `Request` and Node's
 * `IncomingMessage`. An object may have a method.
 */
export type URLPatternListInput =
  | string
  | (URLPatternInit & { readonly method?: string })
  | { readonly href: string; readonly method?: string }
  | { readonly url?: string | undefined; readonly method?: string | undefined };

/** The first pattern of a list that matches. */
export interface URLPatternListMatch<Value> {
  /** The number of the pattern in the list, from 0. */
  readonly index: number;
  readonly value: Value;
  /**
   * The groups with names, of all components, and the numbered groups of the pathname, such as `0` for the first "*". If two components have
   * a group with the same name, the later one wins in the order of a URL.
   */
  readonly groups: { readonly [name: string]: string | undefined };
  readonly pattern: URLPattern;
  /** The result of `pattern.exec(input)`. */
  readonly result: URLPatternResult;
}

/** `pattern` and `result` are created when they are read. */
class Match<Value> implements URLPatternListMatch<Value> {
  readonly #entry: ListEntry<Value>;
  readonly #target: Target;

  constructor(
    readonly index: number,
    readonly value: Value,
    readonly groups: Groups,
    entry: ListEntry<Value>,
    target: Target,
  ) {
    this.#entry = entry;
    this.#target = target;
  }

  get pattern(): URLPattern {
    return this.#entry.pattern;
  }

  get result(): URLPatternResult {
    const target = this.#target;
    return matchURLPattern(createdOf(this.pattern), target.compared(), target.inputs)!;
  }
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
 *   [{ method: 'GET', pathname: '/users/:id' }, 'user'],
 *   [{ pathname: '/files/*' }, 'file'],
 * ]);
 * routes.exec({ method: 'GET', url: 'https://example.com/users/7' })?.groups; // => { id: '7' }
 * routes.exec({ method: 'GET', pathname: '/files/a/b' })?.groups; // => { 0: 'a/b' }
 * routes.exec({ method: 'POST', pathname: '/users/7' }); // => null
 * routes.methods({ pathname: '/users/7' }); // => ['GET']
 */
export class URLPatternList<Value> {
  readonly #entries: ListEntry<Value>[] = [];
  readonly #index = new PatternIndex();
  readonly #decode: Decode | null;
  /** Created once: a function for each search takes longer. */
  readonly #matches: Matches;
  #hasMethods = false;

  constructor(entries: Iterable<URLPatternListEntry<Value>>, options?: URLPatternListOptions | null) {
    checkOptions(options, ['baseURL', 'basePath', 'ignoreCase', 'decode']);
    const baseURL = option(options, 'baseURL');
    const basePath = option(options, 'basePath');
    if (baseURL !== null) checkString('options.baseURL', baseURL);
    checkBasePath(basePath);
    const entryOptions = { baseURL, basePath, ignoreCase: flag(options, 'ignoreCase', false) };
    this.#decode = flag(options, 'decode', false) ? decodeValue : null;
    this.#matches = createMatches(this.#entries);
    if (typeof entries !== 'object' || entries === null || typeof entries[Symbol.iterator] !== 'function')
      throw argumentError('entries', entries, 'is not an array or another iterable of entries');
    for (const entry of entries) {
      const index = this.#entries.length;
      const created = createEntry<Value>(entry, index, entryOptions);
      this.#index.add(created, index);
      this.#entries.push(created);
      if (created.methods !== null) this.#hasMethods = true;
    }
  }

  /** The number of patterns. */
  get size(): number {
    return this.#entries.length;
  }

  /**
   * Tests whether a pattern of the list matches.
   *
   * @param input text, the parts of a URL, or an object with `href` or `url`
   * @param baseURL the base of a relative text
   * @throws TypeError if the input is something else, if there are parts of a URL and a base, or if the list has methods and the input has none
   */
  test(input: URLPatternListInput, baseURL?: string): boolean {
    const target = readInput(input, baseURL, this.#hasMethods);
    const { length } = this.#entries;
    return target !== null && findFirst(this.#index, target, length, this.#matches) < length;
  }

  /**
   * Finds the first pattern that matches.
   *
   * @param input text, the parts of a URL, or an object with `href` or `url`
   * @param baseURL the base of a relative text
   * @returns the pattern with its value and groups; `null` if no pattern matches, or if the input does not parse
   * @throws TypeError if the input is something else, if there are parts of a URL and a base, or if the list has methods and the input has none
   */
  exec(input: URLPatternListInput, baseURL?: string): URLPatternListMatch<Value> | null {
    const target = readInput(input, baseURL, this.#hasMethods);
    if (target === null) return null;
    const { length } = this.#entries;
    const index = findFirst(this.#index, target, length, this.#matches);
    if (index === length) return null;
    const entry = this.#entries[index]!;
    return new Match(index, entry.value, entry.groupsOf(target, this.#decode), entry, target);
  }

  /**
   * Finds the methods of all patterns that match a URL, for the answers to OPTIONS and to a method that is not allowed.
   *
   * @param input text, the parts of a URL, or an object with `href` or `url`; its method is not asked for
   * @param baseURL the base of a relative text
   * @returns the methods in the order of the patterns, each once; `null` if a pattern without methods matches, so that all are allowed
   * @throws TypeError if the input is something else, or if there are parts of a URL and a base
   */
  methods(input: URLPatternListInput, baseURL?: string): string[] | null {
    const target = readInput(input, baseURL, false);
    if (target === null) return [];
    if (target.isRaw) target.canonicalize();
    const entries = this.#entries;
    const found: number[] = [];
    const before = this.#index.findFirst(target, entries.length, (number, isPathMatched) => {
      const entry = entries[number]!;
      if (!entry.matches(target, isPathMatched)) return false;
      found.push(number);
      return entry.methods === null;
    });
    if (before < entries.length) return null;
    found.sort((a, b) => a - b);
    return [...new Set(found.flatMap((number) => entries[number]!.methods!))];
  }
}

// The build turns private methods, and then also private fields, into calls that take longer.
function readInput(input: unknown, baseURL: unknown, needsMethod: boolean): Target | null {
  if (baseURL !== undefined) checkString('baseURL', baseURL);
  const target = readTarget(input, baseURL ?? null);
  if (needsMethod && target !== null && target.method === null)
    throw argumentError('input', input, 'has no method, and patterns of the list have methods');
  return target;
}

function createMatches(entries: readonly ListEntry<unknown>[]): Matches {
  return (number, isPathMatched, target) => {
    const entry = entries[number]!;
    const { methods } = entry;
    return (methods === null || methods.includes(target.method!)) && entry.matches(target, isPathMatched);
  };
}

/** Finds the first pattern that matches. A path that is not canonical is made so, and searched again. */
function findFirst(index: PatternIndex, target: Target, before: number, matches: Matches): number {
  const first = index.findFirst(target, before, matches);
  if (first !== NOT_CANONICAL) return first;
  target.canonicalize();
  return index.findFirst(target, before, matches);
}

function decodeValue(value: string): string {
  return value.includes('%') ? percentDecodeText(value) : value;
}

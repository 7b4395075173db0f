import { editQuery, type QueryEditor } from '@url/query';
import { URLSearchParams } from '@url/search-params';
import type { GivenOption } from './given.js';
import { quote } from './printable.js';
import { type Pair, pairOf } from './query-pieces.js';
import { UsageError } from './usage-error.js';

/** Changes the `search` of a URL, and leaves the bytes of the pairs that it does not touch. */
export type QueryChange = (search: string) => string;

type Edit = (editor: QueryEditor) => unknown;

export interface QuerySettings {
  readonly separator: string;
  readonly space: '%20' | '+';
  /** Whether each change writes the whole query again, as URLSearchParams does. */
  readonly isStandard: boolean;
}

/** The change of the query that an option asks for, or `null`. The options of `set` have "query-" before their names. */
export function queryChange({ name, value }: GivenOption, settings: QuerySettings): QueryChange | null {
  const { separator, space, isStandard } = settings;
  const ownName = name.replace(/^query-/, '');
  if (ownName === 'drop-empty') return (search) => withoutEmptyPieces(search, separator);
  if (!Object.hasOwn(edits, ownName)) return null;
  const edit = edits[ownName]!(value);
  return (search) => {
    const editor = editQuery({ query: search === '' ? null : search.slice(1) }, { separator, space });
    edit(editor);
    if (!isStandard) return editor.search;
    const serialized = `${new URLSearchParams(editor.search)}`;
    return serialized === '' ? '' : `?${serialized}`;
  };
}

const edits: Readonly<Record<string, (value: string) => Edit>> = {
  append: (value) => (editor) => editor.append(...optionalPair(value)),
  set: (value) => (editor) => editor.set(...optionalPair(value)),
  replace: (value) => {
    const [name, text] = optionalPair(value);
    return (editor) => editor.has(name) && editor.set(name, text);
  },
  delete: (value) => (editor) => editor.delete(...nameAndValue(value)),
  'delete-pattern': (value) => {
    const matches = patternOf(value);
    return (editor) => editor.filter(([name]) => !matches(name));
  },
  'delete-regex': (value) => {
    const expression = regexOf(value);
    return (editor) => editor.filter(([name]) => !expression.test(name));
  },
  'keep-pattern': (value) => {
    const matches = patternOf(value);
    return (editor) => editor.filter(([name]) => matches(name));
  },
  sort: () => (editor) => editor.sort(),
  'sort-ignore-case': () => (editor) => editor.sort((a, b) => compare(a[0].toLowerCase(), b[0].toLowerCase())),
  dedupe: () => dedupe,
};

/** What an option found that reads: the values, or whether there is such a pair. */
export type Found = readonly string[] | boolean;

/** The options that read a query. */
export const finders: Readonly<Record<string, (value: string) => (pairs: readonly Pair[]) => Found>> = {
  get: (name) => (pairs) => valuesOf(name, pairs).slice(0, 1),
  'get-all': (name) => (pairs) => valuesOf(name, pairs),
  has: (text) => {
    const [name, value] = nameAndValue(text);
    return (pairs) => valuesOf(name, pairs).some((found) => value === undefined || found === value);
  },
};

function valuesOf(wanted: string, pairs: readonly Pair[]): string[] {
  return pairs.filter(([name]) => name === wanted).map(([, value]) => value);
}

/** "a=b" has a value; "a" does not, not even "=". */
function optionalPair(text: string): readonly [name: string, value: string | null] {
  return text.includes('=') ? pairOf(text) : [text, null];
}

/** "a" asks for any value, "a=" for the empty one. */
function nameAndValue(text: string): readonly [name: string, value?: string] {
  return text.includes('=') ? pairOf(text) : [text];
}

/** Splits a text at a character; after a backslash it belongs to the text. */
export function splitUnescaped(text: string, separator: string): string[] {
  const pieces = [''];
  for (const [unit] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (unit === separator) pieces.push('');
    else pieces[pieces.length - 1] += unit.length > 1 ? unit.slice(1) : unit;
  }
  return pieces;
}

/** Returns a function that matches a name with a pattern, in which "*" is any text. Its cost is linear in the name. */
function patternOf(pattern: string): (name: string) => boolean {
  const [first, ...rest] = splitUnescaped(pattern, '*') as [string, ...string[]];
  const last = rest.pop();
  if (last === undefined) return (name) => name === first;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let end = first.length;
    for (const text of rest) {
      const found = name.indexOf(text, end);
      if (found < 0) return false;
      end = found + text.length;
    }
    return name.length - last.length >= end && name.endsWith(last);
  };
}

function regexOf(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch (error) {
    throw new UsageError(`${quote(source)} is not a regular expression: ${(error as Error).message}`);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Keeps the first of the pairs that have the same name and the same value. */
function dedupe(editor: QueryEditor): void {
  const seen = new Set<string>();
  editor.filter(([name, value]) => {
    const { size } = seen;
    return seen.add(JSON.stringify([name, value])).size > size;
  });
}

/** "?a&&b&" → "?a&b" */
function withoutEmptyPieces(search: string, separator: string): string {
  if (search === '?') return search;
  const pieces = search.slice(1).split(separator);
  const kept = pieces.filter((piece) => piece !== '').join(separator);
  return kept === '' ? '' : `?${kept}`;
}

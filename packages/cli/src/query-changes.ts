import { editQuery, type QueryEditor } from '@url/query';
import { URLSearchParams } from '@url/search-params';
import { UsageError, type WrittenOption } from './arguments.js';
import { quoteInput } from './printable.js';
import { pairOf } from './query-pairs.js';

export interface QuerySettings {
  /** `null` for the default. */
  readonly format: { readonly separator: string; readonly space: '%20' | '+' } | null;
  readonly separator: string;
  /** Whether each change writes the whole query again, as URLSearchParams does. */
  readonly isStandard: boolean;
}

/** What an option found that reads: the values, or whether there is such a pair. */
export type Found = readonly string[] | boolean;

/**
 * The change of the query that an option asks for, or `null`. The bytes of the pairs that it does not touch stay.
 */
export function queryChange({ name, value }: WrittenOption, settings: QuerySettings) {
  if (!Object.hasOwn(edits, name)) return null;
  const edit = edits[name]!(value);
  const { format, separator, isStandard } = settings;
  const edited = (query: string | null): string | null => edit(editQuery({ query }, format), settings).query;
  // What the option adds to a query that has nothing for it to change.
  const added = name === 'append' || name === 'set' ? edited(null) : null;
  const mayChange = name === 'append' ? () => false : searchFor(soughtText(name, value, separator), separator);
  return (query: string | null): string | null => {
    if (query === null && added === null) return null;
    if (isStandard) return standard(edited(query));
    // The editor splits the query into objects. Most queries do not need them.
    if (query !== null && mayChange(query)) return edited(query);
    return added === null ? query : append(query, added, separator);
  };
}

function standard(query: string | null): string | null {
  return query === null ? null : `${new URLSearchParams(query)}` || null;
}

function append(query: string | null, pair: string, separator: string): string {
  return query ? `${query}${separator}${pair}` : pair;
}

/** Text that a query contains, as it is or with an escape in a name, if the option changes one of its pairs. */
function soughtText(name: string, value: string, separator: string): string {
  if (name === 'set' || name === 'replace' || name === 'delete') return optionalPair(value, undefined)[0];
  if (name === 'sort' || name === 'sort-ignore-case' || name === 'dedupe') return separator;
  if (name !== 'delete-pattern') return '';
  return splitUnescaped(value, '*').reduce((longest, text) => (text.length > longest.length ? text : longest));
}

function searchFor(sought: string, separator: string): (query: string) => boolean {
  const escapedName = new RegExp(`(?:^|\\${separator})[^=\\${separator}]*[%+]`);
  return (query) => query.includes(sought) || (/[%+]/.test(query) && escapedName.test(query));
}

export function queryFinder({ name, value }: WrittenOption, { format }: QuerySettings) {
  if (!Object.hasOwn(finders, name)) return null;
  const find = finders[name]!(value);
  return (query: string | null): Found => find(editQuery({ query }, format));
}

export const finders: Readonly<Record<string, (value: string) => (editor: QueryEditor) => Found>> = {
  get: (name) => (editor) => editor.getAll(name).slice(0, 1),
  'get-all': (name) => (editor) => editor.getAll(name),
  has: (value) => {
    const pair = optionalPair(value, undefined);
    return (editor) => editor.has(...pair);
  },
};

type Edit = (editor: QueryEditor, settings: QuerySettings) => QueryEditor;

const edits: Readonly<Record<string, (value: string) => Edit>> = {
  append: (value) => {
    const [name, text] = optionalPair(value, null);
    return (editor) => editor.append(name, text);
  },
  set: (value) => {
    const [name, text] = optionalPair(value, null);
    return (editor) => editor.set(name, text);
  },
  replace: (value) => {
    const [name, text] = optionalPair(value, null);
    return (editor) => (editor.has(name) ? editor.set(name, text) : editor);
  },
  delete: (value) => {
    const [name, text] = optionalPair(value, undefined);
    return (editor) => editor.delete(name, text);
  },
  'delete-pattern': (value) => filterBy(patternOf(value), false),
  'delete-regex': (value) => filterBy(regexOf(value), false),
  'keep-pattern': (value) => filterBy(patternOf(value), true),
  sort: () => (editor) => editor.sort(),
  'sort-ignore-case': () => (editor) => {
    const key = ([name]: readonly [name: string, value: string]): string => name.toLowerCase();
    return editor.sort((a, b) => +(key(a) > key(b)) - +(key(a) < key(b)));
  },
  dedupe: () => (editor) => {
    const seen = new Set<string>();
    return editor.filter((pair) => {
      const { size } = seen;
      return seen.add(JSON.stringify(pair)).size > size;
    });
  },
  // Without an edit the query is only written again.
  standard: () => (editor) => editor,
  'drop-empty':
    () =>
    (editor, { format, separator }) => {
      const pieces = editor.pieces().map(({ raw }) => raw);
      if (!pieces.includes('')) return editor;
      return editQuery({ query: pieces.filter((raw) => raw !== '').join(separator) || null }, format);
    },
};

type Matches = (name: string) => boolean;

/** @param keeps whether the pairs stay whose name matches, or the others */
function filterBy(matches: Matches, keeps: boolean): Edit {
  return (editor) => editor.filter(([name]) => matches(name) === keeps);
}

/** "a=b" has a value, and "a=" has the empty one. The value of "a" is `missing`: `null` adds no "=", and `undefined` asks for any value. */
function optionalPair<Missing>(text: string, missing: Missing): readonly [name: string, value: string | Missing] {
  return text.includes('=') ? pairOf(text) : [text, missing];
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
function patternOf(pattern: string): Matches {
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

function regexOf(source: string): Matches {
  try {
    const expression = new RegExp(source, 'u');
    return (name) => expression.test(name);
  } catch (error) {
    throw new UsageError(`${quoteInput(source)} is not a regular expression: ${String(error).split(': ').pop()}`);
  }
}

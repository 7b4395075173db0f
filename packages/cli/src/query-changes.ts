import { editQuery, type QueryEditor } from '@url/query';
import { URLSearchParams } from '@url/search-params';
import type { GivenOption } from './given.js';
import { pairOf } from './pairs.js';
import { quote } from './printable.js';
import { UsageError } from './usage-error.js';

/** Changes the `search` of a URL, and leaves the bytes of the pairs that it does not touch. */
export type QueryChange = (search: string) => string;

type Edit = (editor: QueryEditor) => unknown;

/** How queries are read and written. */
export interface QuerySettings {
  /** The text between pairs. */
  readonly separator: string;
  /** How a space is written. */
  readonly space: '%20' | '+';
  /** Whether each change writes the whole query again, as URLSearchParams does. */
  readonly isStandard: boolean;
}

/** The change of the query that an option asks for, or `null`. The options of `set` have "query-" before their names. */
export function queryChange({ name, value }: GivenOption, settings: QuerySettings): QueryChange | null {
  const { separator, space, isStandard } = settings;
  const ownName = name.replace(/^query-/, '');
  if (ownName === 'drop-empty') return (search) => withoutEmptyPieces(search, separator);
  const edit = editOf(ownName, value);
  if (edit === null) return null;
  return (search) => {
    const editor = editQuery({ query: search === '' ? null : search.slice(1) }, { separator, space });
    edit(editor);
    if (!isStandard) return editor.search;
    const serialized = `${new URLSearchParams(editor.search)}`;
    return serialized === '' ? '' : `?${serialized}`;
  };
}

function editOf(name: string, value: string): Edit | null {
  switch (name) {
    case 'append':
      return (editor) => editor.append(...optionalPair(value));
    case 'set':
      return (editor) => editor.set(...optionalPair(value));
    case 'replace':
      return (editor) => replace(editor, ...optionalPair(value));
    case 'delete':
      return (editor) => editor.delete(...nameAndValue(value));
    case 'delete-pattern':
      return createDeletion(patternOf(value));
    case 'delete-regex':
      return createDeletion(regexOf(value));
    case 'keep-pattern':
      return keeping(patternOf(value));
    case 'sort':
      return (editor) => editor.sort();
    case 'sort-ignore-case':
      return (editor) => editor.sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()));
    case 'dedupe':
      return dedupe;
    default:
      return null;
  }
}

/** "a=b" has a value, and "a" has none, not even "=". */
function optionalPair(text: string): [name: string, value: string | null] {
  return text.includes('=') ? pairOf(text) : [text, null];
}

/** "a" asks for any value, "a=" for the empty one. */
export function nameAndValue(text: string): [name: string, value?: string] {
  return text.includes('=') ? pairOf(text) : [text];
}

/** Gives the first pair with the name the value, and removes the others with the name. Adds no pair. */
function replace(editor: QueryEditor, name: string, value: string | null): void {
  if (editor.has(name)) editor.set(name, value);
}

function createDeletion(matches: (name: string) => boolean): Edit {
  return (editor) => editor.filter(({ name }) => !matches(name));
}

function keeping(matches: (name: string) => boolean): Edit {
  return (editor) => editor.filter(({ name }) => matches(name));
}

/** Makes a function that matches a name with a pattern: "*" matches any text, "\\*" an asterisk. Its cost is linear in the name. */
function patternOf(pattern: string): (name: string) => boolean {
  const texts = [''];
  for (const [part] of pattern.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (part === '*') texts.push('');
    else texts[texts.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  const [first, ...rest] = texts as [string, ...string[]];
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

function regexOf(source: string): (name: string) => boolean {
  try {
    const expression = new RegExp(source, 'u');
    return (name) => expression.test(name);
  } catch (error) {
    throw new UsageError(`${quote(source)} is no regular expression: ${(error as Error).message}`);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Keeps the first of the pairs that have the same name and the same value. */
function dedupe(editor: QueryEditor): void {
  const seen = new Set<string>();
  editor.filter(({ name, value }) => {
    const key = `${JSON.stringify(name)} ${JSON.stringify(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** "?a&&b&" → "?a&b" */
function withoutEmptyPieces(search: string, separator: string): string {
  if (search === '?') return search;
  const pieces = search.slice(1).split(separator);
  const kept = pieces.filter((piece) => piece !== '').join(separator);
  return kept === '' ? '' : `?${kept}`;
}

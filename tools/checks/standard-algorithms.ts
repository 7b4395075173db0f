// Extracts the algorithms and other definitions of a standard from its Bikeshed source. An algorithm is a `<dfn>` in a
// `<div algorithm>`, or a state of the parser.
import { attribute, idOf } from './standard-anchors.ts';

/** An algorithm of the standard, or another definition: a set, a grammar, a predicate, a concept. */
export interface Definition {
  /** Its id in the published standard. */
  readonly anchor: string;
  readonly name: string;
  /** The heading above it. */
  readonly section: string;
}

interface Heading {
  readonly index: number;
  readonly title: string;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{([^}|]*\/)?([^}]*)\}\}/g, '$2')
    .replace(/\[=(?:[^\]|=]*\/)?(?:[^\]=]*\|)?([^\]=]*)=\]/g, '$1')
    .replace(/\|(\w+)\|/g, '$1')
    .replace(/`/g, '')
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ')
    .trim();

/** The ends of the `<div algorithm>`s: a div may contain others. */
function endOfDiv(text: string, start: number): number {
  let depth = 1;
  for (const match of text.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return start + match.index;
  }
  return text.length;
}

/** Returns the definitions in a block, except definitions of arguments. */
function definitionsIn(block: string): { anchor: string; name: string; isMember: boolean; index: number }[] {
  return [...block.matchAll(/(<dfn\b[^>]*>)([\s\S]*?)<\/dfn>/g)]
    .filter(([, , content]) => !/^\s*<var/.test(content!) && !/^(?:exclude fragments?)$/.test(plain(content!)))
    .map(({ 1: tag, 2: content, index }) => ({
      anchor: idOf(tag!, content!),
      name: nameOf(tag!, plain(content!)),
      isMember: attribute(tag!, 'for') !== null,
      index,
    }));
}

function headingsIn(text: string): Heading[] {
  return [...text.matchAll(/<h[2-4]\b[^>]*>([\s\S]*?)<\/h[2-4]>/g)].map((match) => ({
    index: match.index,
    title: plain(match[1]!),
  }));
}

function sectionAt(headings: readonly Heading[], index: number): string {
  return headings.filter((heading) => heading.index < index).pop()?.title ?? '';
}

function nameOf(tag: string, text: string): string {
  const of = attribute(tag, 'for');
  return of === null || of === 'basic URL parser' ? text : `${text} (${of.replace(/^url$/, 'URL')})`;
}

/**
 * @param source the standard's Bikeshed source
 * @returns its algorithms in order, each once
 */
export function algorithmsOf(source: string): Definition[] {
  const text = source.replace(/<!--[\s\S]*?-->/g, '');
  const headings = headingsIn(text);
  const found = new Map<string, Definition>();
  for (const { 0: tag, index } of text.matchAll(/<div algorithm[^>]*>/g)) {
    const start = index + tag.length;
    for (const { anchor, name } of definitionsIn(text.slice(start, endOfDiv(text, start)))) {
      if (!found.has(anchor)) found.set(anchor, { anchor, name, section: sectionAt(headings, index) });
    }
  }
  return [...found.values()];
}

/**
 * @param source the standard's Bikeshed source
 * @param listsMembers whether fields of structs and values of fields are among the results
 * @returns its other definitions in order, without validation errors, whose names are in infra's `ValidationErrorType`
 */
export function definitionsOf(source: string, listsMembers = true): Definition[] {
  const text = source.replace(/<!--[\s\S]*?-->/g, '');
  const headings = headingsIn(text);
  const algorithms = new Set(algorithmsOf(source).map(({ anchor }) => anchor));
  const errors = new Set(definitionsIn(validationErrorTable(text)).map(({ anchor }) => anchor));
  return definitionsIn(text)
    .filter(({ anchor }) => !algorithms.has(anchor) && !errors.has(anchor) && !anchor.startsWith('dom-'))
    .filter(({ isMember }) => listsMembers || !isMember)
    .map(({ anchor, name, index }) => ({ anchor, name, section: sectionAt(headings, index) }));
}

/** The table with the name of each validation error. */
function validationErrorTable(text: string): string {
  return text.match(/<table[\s\S]*?<\/table>/g)?.find((table) => table.includes('<dfn')) ?? '';
}

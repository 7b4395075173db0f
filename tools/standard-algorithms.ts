// Which algorithms the URL Standard has, read from its Bikeshed source: each `<div algorithm>`, and each state of the parser.
import { attribute, idOf } from './standard-anchors.ts';

/** An algorithm of the standard. */
export interface Algorithm {
  /** Its id in the published standard. */
  readonly anchor: string;
  readonly name: string;
  /** The heading that it stands under. */
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

/** The definitions of algorithms in a block: all of its definitions but those of arguments. */
function definitionsIn(block: string): { anchor: string; name: string }[] {
  return [...block.matchAll(/(<dfn\b[^>]*>)([\s\S]*?)<\/dfn>/g)]
    .filter(([, , content]) => !/^\s*<var/.test(content!) && !/^(?:exclude fragments?)$/.test(plain(content!)))
    .map(([, tag, content]) => ({ anchor: idOf(tag!, content!), name: nameOf(tag!, plain(content!)) }));
}

function nameOf(tag: string, text: string): string {
  const of = attribute(tag, 'for');
  return of === null || of === 'basic URL parser' ? text : `${text} (${of.replace(/^url$/, 'URL')})`;
}

/**
 * @param source the standard's Bikeshed source
 * @returns its algorithms in order, each once
 */
export function algorithmsOf(source: string): Algorithm[] {
  const text = source.replace(/<!--[\s\S]*?-->/g, '');
  const headings: Heading[] = [...text.matchAll(/<h[2-4]\b[^>]*>([\s\S]*?)<\/h[2-4]>/g)].map((match) => ({
    index: match.index,
    title: plain(match[1]!),
  }));
  const found = new Map<string, Algorithm>();
  for (const { 0: tag, index } of text.matchAll(/<div algorithm[^>]*>/g)) {
    const start = index + tag.length;
    const section = headings.filter((heading) => heading.index < index).pop()?.title ?? '';
    for (const { anchor, name } of definitionsIn(text.slice(start, endOfDiv(text, start)))) {
      if (!found.has(anchor)) found.set(anchor, { anchor, name, section });
    }
  }
  return [...found.values()];
}

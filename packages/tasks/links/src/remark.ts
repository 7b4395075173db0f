/**
 * Links the URLs in the text of Markdown, as a plugin for remark.
 *
 * @packageDocumentation
 */

import { findLinks } from './default-domains.js';
import type { FindLinksOptions } from './link-options.js';

/** A node of a Markdown syntax tree (mdast). */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  children?: MarkdownNode[];
}

/** The nodes whose text is a link already. */
const LINKS: readonly string[] = ['link', 'linkReference'];

function splitText(value: string, options: FindLinksOptions | undefined): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  let done = 0;
  for (const { start, end, text, href } of findLinks(value, options)) {
    if (start > done) nodes.push({ type: 'text', value: value.slice(done, start) });
    nodes.push({ type: 'link', url: href, children: [{ type: 'text', value: text }] });
    done = end;
  }
  if (done < value.length) nodes.push({ type: 'text', value: value.slice(done) });
  return nodes;
}

/**
 * Returns a transformer of Markdown syntax trees: `remark().use(remarkLinks, options)`. Links are found in text that is not code or a link already.
 *
 * @param options the options of `findLinks`
 * @returns a function that replaces text with links in a tree
 * @throws TypeError for an unknown option, and an option of another type
 *
 * @example
 * import { remarkLinks } from '@url/links/remark';
 * import { remark } from 'remark';
 *
 * String(remark().use(remarkLinks).processSync('*me@例え.jp*')); // => '*[me@例え.jp](mailto:me@xn--r8jz45g.jp)*\n'
 */
export function remarkLinks(options?: FindLinksOptions): (tree: { readonly type: string }) => void {
  // Throws for wrong options before the first text.
  findLinks('', options);
  return (tree) => {
    // A stack, because a text may nest deeper than calls can.
    const waiting: MarkdownNode[] = [tree];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (node.children === undefined || LINKS.includes(node.type)) continue;
      for (const child of node.children) waiting.push(child);
      node.children = node.children.flatMap((child) =>
        child.type === 'text' && child.value ? splitText(child.value, options) : [child],
      );
    }
  };
}

/**
 * Links the URLs in the text of Markdown, as a plugin for markdown-it.
 *
 * @packageDocumentation
 */

import { argumentError, memberOf } from '@url/infra/internal';
import { findLinks, iterateLinks } from './default-domains.js';
import type { Link } from './link.js';
import type { FindLinksOptions } from './link-options.js';

/** The longest link that is looked for where an inline rule has found "://". Every "://" of a text asks for one. */
const LONGEST_LINK = 2048;

/** A match as linkify-it describes it, for the rules of markdown-it. */
interface Match {
  readonly schema: string;
  readonly index: number;
  readonly lastIndex: number;
  readonly raw: string;
  readonly text: string;
  readonly url: string;
}

/** The part of a `MarkdownIt` that the plugin uses. */
export interface MarkdownItWithLinkify {
  readonly linkify: object;
  set(options: { linkify: boolean }): unknown;
}

function toMatch({ start, end, text, href }: Link): Match {
  // A schema stops markdown-it from adding a scheme to the text.
  return { schema: 'url:', index: start, lastIndex: end, raw: text, text, url: href };
}

/**
 * Replaces linkify-it in markdown-it: `markdown.use(markdownItLinks, options)`. Links are found in text that is not code or a link already.
 *
 * @param markdown an instance of `MarkdownIt`; its option `linkify` is switched on
 * @param options the options of `findLinks`
 * @throws TypeError for an unknown option, and an option of another type
 *
 * @example
 * import { markdownItLinks } from '@url/links/markdown-it';
 * import MarkdownIt from 'markdown-it';
 *
 * const markdown = new MarkdownIt().use(markdownItLinks);
 * markdown.renderInline('See example.com/a_(b).'); // => 'See <a href="https://example.com/a_(b)">example.com/a_(b)</a>.'
 */
export function markdownItLinks(markdown: MarkdownItWithLinkify, options?: FindLinksOptions): void {
  const isMarkdownIt =
    typeof markdown === 'object' && markdown !== null && typeof memberOf(markdown, 'set') === 'function';
  if (!isMarkdownIt) throw argumentError('markdown', markdown, 'is not a MarkdownIt');
  // Throws for wrong options before the first text.
  findLinks('', options);
  markdown.set({ linkify: true });
  Object.assign(markdown.linkify, {
    test: (text: string): boolean => iterateLinks(text, options).next().value !== undefined,
    match: (text: string): Match[] => findLinks(text, options).map(toMatch),
    matchAtStart(text: string): Match | null {
      const link = iterateLinks(text.slice(0, LONGEST_LINK), options).next().value;
      return link?.start === 0 ? { ...toMatch(link), url: link.text } : null;
    },
  });
}

import { checkString } from '@url/infra/internal';
import type { Link } from './link.js';
import {
  type FindLinksOptions,
  type LinkOptionsWithDomains,
  readLinkOptions,
  type TopLevelDomains,
} from './link-options.js';
import { createSearch, type LinkSearch } from './link-search.js';
import { nextLink } from './next-link.js';

/** @param defaultDomains returns the domains if the options have none; `null` if the options must have domains */
export function startSearch(
  text: string,
  options: FindLinksOptions | undefined,
  defaultDomains: (() => TopLevelDomains) | null,
): LinkSearch {
  checkString('text', text);
  return createSearch(text, readLinkOptions(options, defaultDomains));
}

export function collectLinks(search: LinkSearch): Link[] {
  const links: Link[] = [];
  for (let link = nextLink(search); link !== null; link = nextLink(search)) links.push(link);
  return links;
}

export function* yieldLinks(search: LinkSearch): Generator<Link, void, undefined> {
  for (let link = nextLink(search); link !== null; link = nextLink(search)) yield link;
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * Finds URLs, domains and email addresses in a text. A link without a scheme needs one of `options.domains`.
 *
 * @param text any text; nothing in it is markup
 * @param options the top-level domains, the schemes, and whether to find email addresses
 * @returns the links in order; they do not overlap
 * @throws TypeError for an unknown option, a value of another type, and a scheme that is never linked
 *
 * @example
 * import { findLinks } from '@url/links/with-domains';
 *
 * const domains = new Set(['example']);
 * findLinks('See a.example, b.com.', { domains }).map(({ text }) => text); // => ['a.example']
 */
export function findLinks(text: string, options: LinkOptionsWithDomains): Link[] {
  return collectLinks(startSearch(text, options, null));
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * Finds one link at a time, for a long text where only the first links may be needed. See `findLinks`.
 *
 * @throws TypeError at the call, as `findLinks`
 *
 * @example
 * import { iterateLinks } from '@url/links/with-domains';
 *
 * const links = iterateLinks('http://a/ http://b/', { domains: new Set() });
 * links.next().value?.href; // => 'http://a/'
 */
export function iterateLinks(text: string, options: LinkOptionsWithDomains): Generator<Link, void, undefined> {
  return yieldLinks(startSearch(text, options, null));
}

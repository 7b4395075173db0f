import { encodedTopLevelDomains } from '@url/public-suffixes/top-level-domains';
import { collectLinks, startSearch, yieldLinks } from './find-links.js';
import type { Link } from './link.js';
import type { FindLinksOptions, TopLevelDomains } from './link-options.js';

const CAPITAL_A = 0x41;

let topLevelDomains: ReadonlySet<string> | null = null;

function decodeTopLevelDomains(): ReadonlySet<string> {
  let name = '';
  const names = new Set<string>();
  for (const entry of encodedTopLevelDomains.match(/[A-Z][^A-Z]*/g)!) {
    name = name.slice(0, entry.charCodeAt(0) - CAPITAL_A) + entry.slice(1);
    names.add(name);
  }
  return names;
}

function defaultDomains(): TopLevelDomains {
  if (topLevelDomains === null) topLevelDomains = decodeTopLevelDomains();
  return topLevelDomains;
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * Finds URLs, domains and email addresses in a text.
 *
 * @param text any text; nothing in it is markup
 * @param options the top-level domains that a link without a scheme may have, the schemes, and whether to find email addresses
 * @returns the links in order; they do not overlap
 * @throws TypeError for an unknown option, a value of another type, and a scheme that is never linked
 *
 * @example
 * import { findLinks } from '@url/links';
 *
 * findLinks('See example.com/a_(b).')[0]?.href; // => 'https://example.com/a_(b)'
 * findLinks('me@example.com')[0]?.href; // => 'mailto:me@example.com'
 * findLinks('http://localhost:3000, a.txt').map(({ start, end }) => [start, end]); // => [[0, 21]]
 */
export function findLinks(text: string, options?: FindLinksOptions): Link[] {
  return collectLinks(startSearch(text, options, defaultDomains));
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * Finds one link at a time, for a long text where only the first links may be needed. See `findLinks`.
 *
 * @throws TypeError at the call, as `findLinks`
 *
 * @example
 * import { iterateLinks } from '@url/links';
 *
 * iterateLinks('a.com b.com').next().value?.text; // => 'a.com'
 */
export function iterateLinks(text: string, options?: FindLinksOptions): Generator<Link, void, undefined> {
  return yieldLinks(startSearch(text, options, defaultDomains));
}

import { assemble, ownParts } from './assemble.js';
import type { BuildURLOptions, URLParts } from './parts.js';
import type { BuiltURL, Refusal } from './refusal.js';

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * Makes a URL of parts. Each part is encoded with its own set, so that no part reaches into another, and the result parses to the
 * same parts.
 *
 * @param parts the parts; see `URLParts` for the meaning of strings, arrays and objects
 * @param options dot segments, and how a query is encoded
 * @returns the URL, or the first part that was refused, with the reason and the place in code units
 *
 * @example
 * import { buildURL } from '@url/build';
 *
 * const built = buildURL({ scheme: 'https', host: 'EXAMPLE.org', path: ['a/b', '100%'], query: { q: 'x&y', tag: ['1', '2'] } });
 * built.ok && built.href; // => 'https://example.org/a%2Fb/100%25?q=x%26y&tag=1&tag=2'
 * buildURL({ scheme: 'https', host: 'exa mple.org' }); // => { ok: false, part: 'host', reason: 'domain-to-ASCII', index: null, start: 3, end: 4 }
 * buildURL({ scheme: 'https', host: 'h', path: ['a', '..'] }); // => { ok: false, part: 'path', reason: 'dot-segment', index: 1, start: 0, end: 2 }
 */
export function buildURL(parts: URLParts, options?: BuildURLOptions | null): BuiltURL | Refusal {
  return assemble(null, ownParts(parts), options ?? null);
}

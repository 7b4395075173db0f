import { checkOptions } from '@url/infra/internal';
import { assemble, optionNames, ownParts } from './assemble.js';
import type { BuildURLOptions, URLParts } from './parts.js';
import type { BuiltURL, Refusal } from './refusal.js';

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * Builds a URL from parts. Each part is encoded with its own set, so no part reaches into another, and the result parses to the same parts.
 *
 * @param parts the parts; see `URLParts` for the meaning of strings, arrays and objects
 * @param options the treatment of dot segments and the encoding of a query
 * @returns the URL, or the first refused part with the reason and the range, in UTF-16 code units
 * @throws TypeError if a part or an option is unknown, or has a value of the wrong type
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
  checkOptions(options, optionNames);
  return assemble(null, ownParts(parts), options ?? null);
}

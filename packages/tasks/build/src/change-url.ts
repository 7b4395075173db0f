import { serializeURL } from '@url/serializer';
import { assemble, ownParts } from './assemble.js';
import type { BuildURLOptions, URLParts } from './parts.js';
import { type BuiltURL, isRefusal, type Refusal, refuse } from './refusal.js';
import { lengthOf } from './text.js';
import { readURL, type URLInput } from './url-input.js';

/** A URL after a change. */
export interface ChangedURL extends BuiltURL {
  /** Whether it differs from the URL before. */
  readonly changed: boolean;
}

/**
 * https://url.spec.whatwg.org/#api
 *
 * Changes parts of a URL: all of them, or none. Values that the setters of the class `URL` ignore in silence are refused with a reason. The order
 * of the parts does not matter: a scheme and the port that goes with it change together.
 *
 * @param url a string, a record, or a `URL` object of any engine; it is not changed itself
 * @param parts the parts to change, as `buildURL` takes them; `null` removes a part, and `undefined` keeps it
 * @param options dot segments, and how a query is encoded
 * @returns a new URL, or the first part that was refused, with the reason and the place in code units
 *
 * @example
 * import { changeURL } from '@url/build';
 *
 * const changed = changeURL('https://me@example.org:8080/a?b#c', { port: null, username: null, fragment: 'd e' });
 * changed.ok && changed.href; // => 'https://example.org/a?b#d%20e'
 * changeURL('https://example.org/', { port: 65536 }); // => { ok: false, part: 'port', reason: 'port-out-of-range', index: null, start: 0, end: 5 }
 * changeURL('mailto:me@example.org', { host: 'x' }); // => { ok: false, part: 'host', reason: 'opaque-path', index: null, start: 0, end: 1 }
 */
export function changeURL(url: URLInput, parts: URLParts, options?: BuildURLOptions | null): ChangedURL | Refusal {
  const base = readURL(url);
  if (isRefusal(base)) return base;
  const given = ownParts(parts);
  if (base.hasOpaquePath) {
    const parted = (['username', 'password', 'host', 'port', 'path'] as const).find(
      (part) => (given[part] ?? null) !== null,
    );
    if (parted !== undefined) return refuse(parted, 'opaque-path', 0, lengthOf(given[parted]));
    if (given.path === null) return refuse('path', 'opaque-path');
  }
  const result = assemble(base, given, options ?? null);
  return result.ok ? { ...result, changed: result.href !== serializeURL(base) } : result;
}

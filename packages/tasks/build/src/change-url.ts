import { checkOptions } from '@url/infra/internal';
import { serializeURL } from '@url/serializer';
import { assemble, optionNames, ownParts } from './assemble.js';
import type { BuildURLOptions, URLParts } from './parts.js';
import { type BuiltURL, isRefusal, type Refusal, refuse } from './refusal.js';
import { lengthOf } from './text.js';
import { readURL, type URLInput } from './url-input.js';

/** A URL after a change. */
export interface ChangedURL extends BuiltURL {
  /** Whether the URL differs from the original URL. */
  readonly changed: boolean;
}

/**
 * https://url.spec.whatwg.org/#api
 *
 * Changes all given parts of a URL, or none. Refuses with a reason the values that the setters of the class `URL` ignore silently. The order of
 * the parts does not matter: a scheme and its port change together.
 *
 * @param url text, a record, or a `URL` object; the function does not change it
 * @param parts the parts to change, as for `buildURL`; `null` removes a part, and `undefined` keeps it
 * @param options the treatment of dot segments and the encoding of a query
 * @returns a new URL, or the first refused part with the reason and the range, in UTF-16 code units
 * @throws TypeError if a part or an option is unknown, or has a value of the wrong type
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
  checkOptions(options, optionNames);
  const given = ownParts(parts);
  const base = readURL(url);
  if (isRefusal(base)) return base;
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

import { type Host, parseHost } from '@url/host';
import { parseWithHref } from '@url/parser/internal';
import { isSpecial, type URLRecord } from '@url/record';
import { serializationOf } from '@url/record/internal';
import { canonicalizeDomain } from './host-rules.js';

/** A URL: text, a record of `@url/parser`, or an object with an `href` such as a `URL`. */
export type PolicyURL = string | URLRecord | { readonly href: string };

/**
 * Returns `null` for everything that is not a URL, also for an object whose properties cannot be read. Parses the serialization of every URL again. A record made by hand, or an object of a class with another parser, may have a host that this
 * parser never returns.
 */
export function readPolicyURL(
  url: PolicyURL | null | undefined,
  base: string | null = null,
): ReturnType<typeof parseWithHref> {
  let text: string | null = null;
  try {
    text = hrefOf(url);
  } catch {
    return null;
  }
  return text === null ? null : parseWithHref(text, base);
}

function hrefOf(url: PolicyURL | null | undefined): string | null {
  if (typeof url === 'string') return url;
  if (typeof url !== 'object' || url === null) return null;
  if (hasOfItsOwn(url, 'scheme')) return serializationOf(url as URLRecord);
  const href: unknown = hasOfItsOwn(url, 'href') ? (url as { href: unknown }).href : null;
  return typeof href === 'string' ? href : null;
}

/** Tests whether an object or its class has a property. Ignores properties of `Object.prototype`. */
function hasOfItsOwn(object: object, key: string): boolean {
  const isOwn = Object.prototype.hasOwnProperty;
  let holder: object | null = object;
  while (holder !== null && holder !== Object.prototype) {
    if (isOwn.call(holder, key)) return true;
    holder = Object.getPrototypeOf(holder);
  }
  return false;
}

/**
 * Returns the host that a program would connect to, without a trailing dot, or `null`. If the scheme is not special, the host is opaque: the
 * text "127.0.0.1" is an address only for the resolver, so it is parsed here.
 */
export function hostToConnectTo(url: URLRecord): Host | null {
  const host = typeof url.host === 'string' && !isSpecial(url) ? parseHost(url.host) : url.host;
  return typeof host === 'string' ? canonicalizeDomain(host) : host;
}

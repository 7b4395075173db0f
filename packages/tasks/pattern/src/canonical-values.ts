import { ACE_PREFIX } from '@url/infra/internal';

// What tells without parsing that a value is canonical. Most text of patterns is.

const canonicalHostname = /* @__PURE__ */ (() => new RegExp(`^(?:(?:(?!${ACE_PREFIX})[\\da-z-]*\\.)*[a-z]+)?$`))();

/** Tests whether the parser does not change a protocol. */
export function isCanonicalProtocol(value: string): boolean {
  return /^[a-z]*$/.test(value);
}

/** Tests whether the parser does not change a hostname. */
export function isCanonicalHostname(value: string): boolean {
  return canonicalHostname.test(value);
}

/** Tests whether the parser does not change a path, a query or a fragment. */
export function isCanonicalText(value: string): boolean {
  return /^[\w/-]*$/.test(value);
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-an-ipv6-hostname
 *
 * @returns the value in lower case, or `null` if it contains a code point that an IPv6 address does not
 */
export function canonicalizeIPv6Hostname(value: string): string | null {
  return /^[\dA-Fa-f[\]:]*$/.test(value) ? value.toLowerCase() : null;
}

import { parseIPv6, serializeIPv6 } from '@url/host';
import { asciiLowercase } from '@url/infra';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { defaultPort } from '@url/record';
import type { Components } from '../dialect.js';

/** What two readings may agree on; a username and its password are one. */
export type Subject = 'host' | 'scheme' | 'port' | 'credentials' | 'path' | 'query' | 'fragment';

/** What no URI holds as it is. A program that keeps such a character and one that encodes it send the same bytes. */
const notInURIs = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>\\^`{|}');

function asSent(text: string): string {
  return utf8PercentEncode(text, notInURIs);
}

/**
 * What has to be the same for two readings to mean the same: letter case of scheme and host, the spelling of an IPv6 address,
 * a default port and a character that is percent-encoded or not make no difference, and neither do an empty and no host.
 */
const keys: Readonly<Record<Subject, (components: Components) => string | null>> = {
  host: ({ host }) => hostKey(asciiLowercase(host ?? '')),
  scheme: ({ scheme }) => scheme && asciiLowercase(scheme),
  port: portKey,
  credentials: ({ username, password }) => `${asSent(username ?? '')}:${asSent(password ?? '')}`,
  path: ({ host, path }) => (host !== null && !path ? '/' : asSent(path ?? '')),
  query: ({ query }) => query && asSent(query),
  fragment: ({ fragment }) => fragment && asSent(fragment),
};

function hostKey(host: string): string {
  const address = host.startsWith('[') ? parseIPv6(host.slice(1, -1)) : null;
  return address === null ? host : `[${serializeIPv6(address)}]`;
}

function portKey({ scheme, port }: Components): string {
  const digits = (port ?? '').replace(/^0+(?=\d)/, '');
  return digits === `${defaultPort(asciiLowercase(scheme ?? ''))}` ? '' : digits;
}

/** A string that is the same for two readings when they agree on a subject. */
export function keyOf(subject: Subject, components: Components): string | null {
  return keys[subject](components);
}

/** The component as a dialect wrote it. */
export function componentOf(subject: Subject, components: Components): string | null {
  if (subject !== 'credentials') return components[subject];
  const { username, password } = components;
  return password === null ? username : `${username ?? ''}:${password}`;
}

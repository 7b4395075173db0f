import { asciiLowercase } from '@url/infra';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { defaultPort } from '@url/record';
import type { Components } from '../dialect.js';
import { normalizePercentEncoding } from '../rfc3986/normalize.js';
import { connectionKey, hostKey } from './host-identity.js';

/** What two readings may agree on; a username and its password are one. */
export type Subject = 'host' | 'scheme' | 'port' | 'credentials' | 'path' | 'query' | 'fragment';

/** In the order of a table. */
export const subjects: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query', 'fragment'];

/** What no URI holds as it is. A program that keeps such a character and one that encodes it send the same bytes. */
const notInURIs = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>\\^`{|}');

/** Whether `asSent` changes a text at all. */
const hasWhatIsNotInURIs = /[^!#-;=?-[\]_a-z~]/;

function asSent(text: string): string {
  return hasWhatIsNotInURIs.test(text) ? utf8PercentEncode(text, notInURIs) : text;
}

/**
 * What has to be the same for two readings to mean the same: letter case of scheme and host, the spelling of an IPv6 address,
 * a default port and a character that is percent-encoded or not make no difference, and neither do an empty and no host, or an
 * empty and no password.
 */
const keys: Readonly<Record<Subject, (components: Components) => string | null>> = {
  host: ({ host }) => hostKey(host ?? ''),
  scheme: ({ scheme }) => scheme && asciiLowercase(scheme),
  port: portKey,
  credentials: ({ username, password }) => `${asSent(username ?? '')}:${asSent(password ?? '')}`,
  path: ({ host, path }) => (host !== null && !path ? '/' : asSent(path ?? '')),
  query: ({ query }) => query && asSent(query),
  fragment: ({ fragment }) => fragment && asSent(fragment),
};

function portKey({ scheme, port }: Components): string {
  const digits = (port ?? '').replace(/^0+(?=\d)/, '');
  return digits === `${defaultPort(asciiLowercase(scheme ?? ''))}` ? '' : digits;
}

/** A string that is the same for two readings when they agree on a subject. */
export function keyOf(subject: Subject, components: Components): string | null {
  return keys[subject](components);
}

/**
 * A string that is the same for two readings when no more than spelling is between them: a name in Unicode or in its A-labels,
 * and an octet that is percent-encoded without need.
 */
export function meaningOf(subject: Subject, components: Components): string | null {
  if (subject === 'host') return connectionKey(components.host ?? '');
  const key = keyOf(subject, components);
  if (!key?.includes('%')) return key;
  return normalizePercentEncoding(key).replace(/%[\dA-Fa-f]{2}/g, (triplet) => triplet.toUpperCase());
}

/** The component as a dialect wrote it. */
export function componentOf(subject: Subject, components: Components): string | null {
  if (subject !== 'credentials') return components[subject];
  const { username, password } = components;
  return password === null ? username : `${username ?? ''}:${password}`;
}

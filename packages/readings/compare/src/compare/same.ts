import { asciiLowercase } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { defaultPort } from '@url/record';
import { LOCALHOST } from '@url/record/internal';
import { normalizePercentEncoding } from '@url/uri';
import { escapes, replaceEach } from '@url/uri/internal';
import type { Components } from '../reader.js';
import { connectionKey, hostKey } from './host-identity.js';

/** What readings agree or differ on. Username and password are one subject, the credentials. */
export type Subject = 'host' | 'scheme' | 'port' | 'credentials' | 'path' | 'query' | 'fragment';

/** All subjects, in the order of a table. */
export const subjects: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query', 'fragment'];

/** The characters that no URI contains. A program that keeps such a character sends the same bytes as one that encodes it. */
const notInURIs = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>\\^`{|}');

/** Matches a text that `asSent` changes. */
const hasWhatIsNotInURIs = /[^!#-;=?-[\]_a-z~]/;

function asSent(text: string): string {
  return hasWhatIsNotInURIs.test(text) ? utf8PercentEncode(text, notInURIs) : text;
}

/**
 * Two readings agree on a subject if their keys are equal. These make no difference: the case of scheme and host, the notation of an IPv6
 * address, a default port, whether a character that no URI contains is percent-encoded, and whether a host or a password is empty or absent.
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

/** Returns the key of a reading for a subject: readings with equal keys agree. */
export function keyOf(subject: Subject, components: Components): string | null {
  return keys[subject](components);
}

/**
 * Returns the meaning of a reading for a subject: readings with equal meanings differ in spelling only. A name in Unicode means its A-labels,
 * and an octet that is percent-encoded without need means the octet.
 */
export function meaningOf(subject: Subject, components: Components): string | null {
  if (subject === 'host') return meaningOfHost(components);
  const key = keyOf(subject, components);
  if (!key?.includes('%')) return key;
  return replaceEach(normalizePercentEncoding(key), escapes, (triplet) => triplet.toUpperCase());
}

/** The host "localhost" of a file URL means this machine, as an empty one does. */
function meaningOfHost({ scheme, host }: Components): string {
  const key = connectionKey(host ?? '');
  return key === LOCALHOST && asciiLowercase(scheme ?? '') === 'file' ? '' : key;
}

/** Returns the component as the reader writes it. */
export function componentOf(subject: Subject, components: Components): string | null {
  if (subject !== 'credentials') return components[subject];
  const { username, password } = components;
  return password === null ? username : `${username ?? ''}:${password}`;
}

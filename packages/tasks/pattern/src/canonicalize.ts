import { type StateOverride, setTheUsername } from '@url/parser';
import { parseRecord, runSetter } from '@url/parser/internal';
import { type StoredURLRecord, serializeHostOf } from '@url/record/internal';
import { isCanonicalHostname, isCanonicalProtocol, isCanonicalText } from './canonical-values.js';
import type { ComponentName } from './component-values.js';

/** https://urlpattern.spec.whatwg.org/#url-pattern-create-a-dummy-url */
function createDummyURL(): StoredURLRecord {
  return parseRecord('https://dummy.invalid/')!;
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-search
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-hash
 *
 * Parses a value into an empty field of a record.
 */
function parseField(value: string, stateOverride: StateOverride, field: 'path' | 'query' | 'fragment'): string | null {
  if (isCanonicalText(value)) return value;
  const dummyURL = createDummyURL();
  dummyURL[field] = '';
  return runSetter(dummyURL, value, stateOverride) && dummyURL[field];
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-protocol
 *
 * @returns the canonical value, or `null` if the value is not a protocol
 */
function canonicalizeProtocol(value: string): string | null {
  if (isCanonicalProtocol(value)) return value;
  const parseResult = parseRecord(`${value}://dummy.invalid/`);
  return parseResult === null ? null : parseResult.scheme;
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-username
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-password
 *
 * A password is encoded as a username is.
 */
function canonicalizeCredential(value: string): string {
  const dummyURL = createDummyURL();
  setTheUsername(dummyURL, value);
  return dummyURL.username;
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-hostname
 *
 * @returns the canonical value, or `null` if the value is not a hostname
 */
function canonicalizeHostname(value: string): string | null {
  if (isCanonicalHostname(value)) return value;
  const parseResult = runSetter(createDummyURL(), value, 'hostname state');
  return parseResult && serializeHostOf(parseResult);
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-a-port
 *
 * Without a protocol no port is a default port: "443*" stays as it is. The standard's text keeps the scheme of the dummy URL, "https", and
 * would make "*" from it; web-platform-tests and browsers do not.
 *
 * @param protocolValue the protocol whose default port becomes the empty string
 * @returns the canonical value, or `null` if the value is not a port
 */
function canonicalizePort(portValue: string, protocolValue = ''): string | null {
  if (portValue === '') return portValue;
  const dummyURL = createDummyURL();
  dummyURL.scheme = protocolValue;
  const parseResult = runSetter(dummyURL, portValue, 'port state');
  return parseResult && `${parseResult.port ?? ''}`;
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname */
function canonicalizePathname(value: string): string {
  return value.startsWith('/')
    ? parseField(value, 'path start state', 'path')!
    : parseField(`/-${value}`, 'path start state', 'path')!.slice(2);
}

/**
 * https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname
 *
 * @returns the canonical value, or `null` if the value is not a path
 */
export function canonicalizeOpaquePathname(value: string): string | null {
  return parseField(value, 'opaque path state', 'path');
}

/** The canonicalizers of the components. The pathname's is that of special URLs, and only the port's uses the protocol. */
export const canonicalizers: {
  readonly [name in ComponentName]: (value: string, protocolValue?: string) => string | null;
} = {
  protocol: canonicalizeProtocol,
  username: canonicalizeCredential,
  password: canonicalizeCredential,
  hostname: canonicalizeHostname,
  port: canonicalizePort,
  pathname: canonicalizePathname,
  search: (value) => parseField(value, 'query state', 'query'),
  hash: (value) => parseField(value, 'fragment state', 'fragment'),
};

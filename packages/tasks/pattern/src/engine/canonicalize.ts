import { parseByEngine } from '@url/host/engine';
import { toScalarValueString } from '@url/infra/internal';
import { parseWholePort } from '@url/parser/internal';
import { isCanonicalHostname, isCanonicalProtocol, isCanonicalText } from '../canonical-values.js';
import type { ComponentName } from '../component-values.js';

// The same functions as in canonicalize.ts, by the setters of the engine's class `URL`.

type DummyURL = NonNullable<ReturnType<typeof parseByEngine>>;

/** https://urlpattern.spec.whatwg.org/#url-pattern-create-a-dummy-url */
function createDummyURL(host = 'dummy.invalid'): DummyURL {
  return parseByEngine(`https://${host}/`)!;
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-protocol */
function canonicalizeProtocol(value: string): string | null {
  if (isCanonicalProtocol(value)) return value;
  return parseByEngine(`${value}://dummy.invalid/`)?.protocol.slice(0, -1) ?? null;
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-username */
function canonicalizeCredential(value: string): string {
  const dummyURL = createDummyURL();
  dummyURL.username = value;
  return dummyURL.username;
}

/** Sets the host of a dummy URL. A setter that refuses a value leaves the host. */
function hostnameAfterSetting(value: string, host: string): string {
  const dummyURL = createDummyURL(host);
  dummyURL.hostname = value;
  return dummyURL.hostname;
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-hostname */
function canonicalizeHostname(value: string): string | null {
  if (isCanonicalHostname(value)) return value;
  const hostname = hostnameAfterSetting(value, 'dummy.invalid');
  const isRefused = hostname !== hostnameAfterSetting(value, 'other.invalid') || hostname.includes('%');
  return isRefused ? null : hostname;
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-port */
function canonicalizePort(portValue: string, protocolValue = ''): string | null {
  if (portValue === '') return portValue;
  const digits = /^\d*/.exec(portValue.replace(/[\t\n\r]/g, ''))![0];
  const result = digits === '' ? null : parseWholePort(digits, protocolValue, null);
  return result && `${result.port ?? ''}`;
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname */
function canonicalizePathname(value: string): string {
  if (isCanonicalText(value)) return value;
  const isAbsolute = value.startsWith('/');
  const dummyURL = createDummyURL();
  dummyURL.pathname = isAbsolute ? value : `/-${value}`;
  return dummyURL.pathname.slice(isAbsolute ? 0 : 2);
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname */
export function canonicalizeOpaquePathname(value: string): string {
  const text = value.replace(/[\t\n\r]/g, '');
  const path = text.split(/[?#]/)[0]!;
  const written = path === text ? path : path.replace(/ $/, '%20');
  return toScalarValueString(written).replace(/[^ -~]+/g, encodeURIComponent);
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-search */
function canonicalizeSearch(value: string): string {
  if (isCanonicalText(value)) return value;
  const dummyURL = createDummyURL();
  dummyURL.search = `?${value}`;
  return dummyURL.search.slice(1);
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-hash */
function canonicalizeHash(value: string): string {
  if (isCanonicalText(value)) return value;
  const dummyURL = createDummyURL();
  dummyURL.hash = `#${value}`;
  return dummyURL.hash.slice(1);
}

/** The canonicalizers of the components. */
export const canonicalizers: {
  readonly [name in ComponentName]: (value: string, protocolValue?: string) => string | null;
} = {
  protocol: canonicalizeProtocol,
  username: canonicalizeCredential,
  password: canonicalizeCredential,
  hostname: canonicalizeHostname,
  port: canonicalizePort,
  pathname: canonicalizePathname,
  search: canonicalizeSearch,
  hash: canonicalizeHash,
};

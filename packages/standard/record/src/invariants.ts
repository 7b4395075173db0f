import { isAddress, isIPv4 } from '@url/host/internal';
import { isASCIIString } from '@url/infra/internal';
import { checkFields } from './check-url-record.js';
import { serializeFields } from './concatenation.js';
import { cannotHaveAUsernamePasswordPort, includesCredentials } from './credentials.js';
import { isSpecial } from './is-special.js';
import { schemePattern } from './patterns.js';
import { isPort } from './port.js';
import { storedRecordOf } from './record-of-fields.js';
import { defaultPort } from './special-schemes.js';
import { StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';
import { serializeURL } from './url-serializer.js';

type Invariant = readonly [name: string, holds: (url: URLRecord) => boolean];

const invariants: readonly Invariant[] = [
  [
    'the scheme is an ASCII alpha and ASCII alphanumerics, "+", "-", "." in lower case',
    ({ scheme }) => wholeScheme.test(scheme) && scheme === scheme.toLowerCase(),
  ],
  ['a special URL has a host', (url) => !isSpecial(url) || url.host !== null],
  [
    'the host of a special URL is empty for "file" alone',
    (url) => !isSpecial(url) || url.host !== '' || url.scheme === 'file',
  ],
  ['only a special URL has an IPv4 address', (url) => isSpecial(url) || !isIPv4(url.host)],
  [
    'an IP address is a 32-bit unsigned integer, or eight 16-bit unsigned integers',
    ({ host }) => host === null || typeof host === 'string' || isAddress(host),
  ],
  ['a URL with an opaque path has no host', (url) => !url.hasOpaquePath || url.host === null],
  [
    'a special URL has no opaque path, and at least one segment',
    (url) => !isSpecial(url) || (!url.hasOpaquePath && url.path !== ''),
  ],
  [
    'a path that is not opaque is empty or starts with "/"',
    (url) => url.hasOpaquePath || url.path === '' || url.path.startsWith('/'),
  ],
  ['an opaque path does not start with "/"', (url) => !url.hasOpaquePath || !url.path.startsWith('/')],
  ['a URL without host has a path', (url) => url.host !== null || url.hasOpaquePath || url.path !== ''],
  [
    'only a URL with a host has credentials or a port',
    (url) => !cannotHaveAUsernamePasswordPort(url) || (!includesCredentials(url) && url.port === null),
  ],
  ['the port is a 16-bit unsigned integer', (url) => url.port === null || isPort(url.port)],
  ["the port is not the scheme's default port", (url) => url.port === null || url.port !== defaultPort(url.scheme)],
  ['every string is an ASCII string', (url) => partsOf(url).every(isASCIIString)],
  ['the path ends before a query or fragment would start', (url) => !/[?#]/.test(url.path)],
  ['the query ends before a fragment would start', (url) => !url.query?.includes('#')],
  ['the href is what the fields give', (url) => serializeURL(url) === serializeFields(url)],
  ['the offsets of the href are in order, and cut it where its fields meet', (url) => hasOffsetsOfItsFields(url)],
];

const wholeScheme = /* @__PURE__ */ new RegExp(`^${schemePattern}$`);

function hasOffsetsOfItsFields(url: URLRecord): boolean {
  return !(url instanceof StoredURLRecord) || membersOf(url) === membersOf(storedRecordOf(url.toJSON()));
}

/** The serialization, the offsets and the numbers of a record, as one text. */
function membersOf(url: StoredURLRecord): string {
  return JSON.stringify({ ...url });
}

function partsOf(url: URLRecord): string[] {
  const host = typeof url.host === 'string' ? url.host : '';
  return [url.scheme, url.username, url.password, host, url.path, url.query ?? '', url.fragment ?? ''];
}

/**
 * https://url.spec.whatwg.org/#url-representation
 *
 * @param url a URL record
 * @returns the names of the invariants that it breaks: none for a record of the parser or the setters
 *
 * @example
 * import { checkInvariants, createURLRecord } from '@url/record';
 *
 * checkInvariants(createURLRecord({ scheme: 'http', path: '/' })); // => ['a special URL has a host']
 */
export function checkInvariants(url: URLRecord): string[] {
  checkFields('url', url, ['scheme', 'path']);
  return invariants.filter((invariant) => !invariant[1](url)).map((invariant) => invariant[0]);
}

import { type Host, isIPv4Address, isIPv6Address, serializeHost } from '@url/host';
import { isSpecial } from '@url/record';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';
import type { Row } from './table.js';
import { type FoundURL, withShownPort } from './url-input.js';

/** The output of `url parse --json`, without the input; `null` is the standard's null. An origin does not contain the default port. */
export function partsOf(found: FoundURL, hasDefaultPort: boolean) {
  const { record, guessedScheme } = found;
  const url = withShownPort(found, hasDefaultPort);
  return {
    href: serializeURL(url),
    scheme: url.scheme,
    username: url.username,
    password: url.password,
    host: url.host === null ? null : serializeHost(url.host),
    hostKind: hostKind(url.host, !isSpecial(url)),
    port: url.port,
    path: serializePath(url),
    query: url.query,
    fragment: url.fragment,
    origin: serializeOrigin(record),
    ...(guessedScheme === null ? {} : { guessedScheme }),
  };
}

/** The parts as rows of a table. A remark distinguishes null and the empty string. */
export function partRows(found: FoundURL, hasDefaultPort: boolean): Row[] {
  const parts = partsOf(found, hasDefaultPort);
  return [
    ['href', parts.href],
    ['scheme', parts.scheme, found.guessedScheme === null ? null : 'guessed'],
    valueRow('username', parts.username),
    valueRow('password', parts.password),
    ['host', parts.host ?? '', parts.hostKind],
    valueRow('port', parts.port === null ? null : `${parts.port}`),
    found.record.hasOpaquePath ? ['path', parts.path, 'opaque'] : valueRow('path', parts.path),
    valueRow('query', parts.query),
    valueRow('fragment', parts.fragment),
    ['origin', parts.origin, parts.origin === 'null' ? 'opaque' : null],
  ];
}

function valueRow(name: string, value: string | null): Row {
  return [name, value ?? '', value === null ? 'none' : value === '' ? 'empty' : null];
}

/** @param isOpaque whether its URL is not special: a host that is not an address is then an opaque host */
export function hostKind(host: Host | null, isOpaque: boolean) {
  if (host === null) return 'none';
  if (host === '') return 'empty';
  if (isIPv4Address(host)) return 'IPv4';
  if (isIPv6Address(host)) return 'IPv6';
  return isOpaque ? 'opaque' : 'domain';
}

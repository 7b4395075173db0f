import type { Host } from '@url/host';
import { isIPv4, isIPv6, serializeParsedHost } from '@url/host/internal';
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
    host: url.host === null ? null : serializeParsedHost(url.host),
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
  const { hostKind: host, guessedScheme, ...parts } = partsOf(found, hasDefaultPort);
  const scheme = guessedScheme === undefined ? null : 'guessed';
  const path = found.record.hasOpaquePath ? 'opaque' : null;
  const origin = parts.origin === 'null' ? 'opaque' : null;
  const remarks: Readonly<Record<string, string | null>> = { scheme, host, path, origin };
  return Object.entries(parts).map(([name, value]) => {
    const missing = value === null ? 'none' : value === '' ? 'empty' : null;
    return [name, `${value ?? ''}`, remarks[name] ?? missing];
  });
}

/** @param isOpaque whether its URL is not special: a host that is not an address is then an opaque host */
export function hostKind(host: Host | null, isOpaque: boolean) {
  if (host === null) return 'none';
  if (host === '') return 'empty';
  if (isIPv4(host)) return 'IPv4';
  if (isIPv6(host)) return 'IPv6';
  return isOpaque ? 'opaque' : 'domain';
}

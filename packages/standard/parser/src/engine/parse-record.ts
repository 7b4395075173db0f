import { parseByEngine, readSerializedHost } from '@url/host/engine';
import { isSpecialScheme, serializeURL, type URLRecord } from '@url/record';
import { LOCALHOST, StoredURLRecord } from '@url/record/internal';

/**
 * Splits a serialized URL.
 *
 *     https://me:secret@example.org:8080/path/file?query#fragment
 *     1       2  3      4           5    6         7     8
 */
const serialized =
  /^([^:]*):(?:\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]]*\]|[^:/?#]*)(?::(\d+))?|\/\.(?=\/\/))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;

/** The record of a URL that the engine serialized; `null` if its domain is not one to the standard. */
export function recordOfHref(href: string): StoredURLRecord | null {
  // By index: destructuring calls an iterator, which reads `Object.prototype`.
  const parts: readonly (string | undefined)[] = serialized.exec(href)!;
  const scheme = parts[1]!;
  const host = parts[4] === undefined ? null : readHostOf(scheme, parts[4]);
  if (host === null && parts[4] !== undefined) return null;
  const path = parts[6]!;
  const record = new StoredURLRecord();
  record.setFields({
    scheme,
    username: parts[2] ?? '',
    password: parts[3] ?? '',
    host,
    port: parts[5] === undefined ? null : Number(parts[5]),
    path,
    hasOpaquePath: host === null && !path.startsWith('/'),
    query: parts[7] ?? null,
    fragment: parts[8] ?? null,
    blobURLEntry: null,
  });
  return record;
}

/** Chromium keeps the host "localhost" of a file URL, which the standard reads as the empty host. */
function readHostOf(scheme: string, host: string): URLRecord['host'] {
  return scheme === 'file' && host === LOCALHOST ? '' : readSerializedHost(host, isSpecialScheme(scheme));
}

/**
 * Parses by the engine's class `URL`.
 *
 * @returns a record, or `null` for failure
 */
export function parseRecord(input: string, base: URLRecord | null): StoredURLRecord | null {
  const url = parseByEngine(input, base === null ? undefined : serializeURL(base));
  return url && recordOfHref(url.href);
}

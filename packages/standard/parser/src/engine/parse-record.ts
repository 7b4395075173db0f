import { isEncoded, parseByEngine, readSerializedHost } from '@url/host/engine';
import { isSpecialScheme, type URLRecord } from '@url/record';
import { LOCALHOST } from '@url/record/internal';

/**
 * Splits a serialized URL.
 *
 *     https://me:secret@example.org:8080/path/file?query#fragment
 *     1       2  3      4           5    6         7     8
 */
const serialized =
  /^([^:]*):(?:\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]]*\]|[^:/?#]*)(?::(\d+))?|\/\.(?=\/\/))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;

/** Chromium keeps the host "localhost" of a file URL, which the standard reads as the empty host. */
const fileOnLocalhost = /* @__PURE__ */ new RegExp(`^(file://)${LOCALHOST}/`);

/**
 * Parses by the engine's class `URL`.
 *
 * @param base the text of the base, or `null`
 * @returns the serialization, or `null` for failure, also of the base, and for a domain that is not one to the standard
 */
export function parseHref(input: string, base: string | null = null): string | null {
  const url = parseByEngine(input, base);
  if (url === null || (isEncoded(url.hostname) && isSpecialScheme(url.protocol.slice(0, -1)))) return null;
  return url.href.replace(fileOnLocalhost, '$1/');
}

/** Splits a serialized URL. */
function recordOfHref(href: string): URLRecord {
  // By index: destructuring calls an iterator, which reads `Object.prototype`.
  const parts: readonly (string | undefined)[] = serialized.exec(href)!;
  const scheme = parts[1]!;
  const host = parts[4] === undefined ? null : readSerializedHost(parts[4], isSpecialScheme(scheme));
  const path = parts[6]!;
  return {
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
  };
}

/** A record and its serialization. */
interface ParsedURL {
  readonly url: URLRecord;
  readonly href: string;
}

/** Parses as `parseHref` does, and also returns the record. */
export function parseWithHref(input: string, base: string | null = null): ParsedURL | null {
  const href = parseHref(input, base);
  return href === null ? null : { url: recordOfHref(href), href };
}

/** Parses as `parseHref` does, and returns the record. */
export function parseRecord(input: string, base: string | null = null): URLRecord | null {
  return parseWithHref(input, base)?.url ?? null;
}

import { type StoredURLRecord, shortenedPath } from '@url/record/internal';

/** Starts a record with the scheme, credentials, host and port of the base. */
export function startWithAuthorityOf(base: StoredURLRecord, url: StoredURLRecord): void {
  url.copyUpTo(base, base.hasHost() ? base.pathStart : base.hostEnd);
}

/**
 * Starts a record with the base up to its path, and with that path as "shorten a URL's path" leaves it.
 * Part of https://url.spec.whatwg.org/#relative-state.
 */
export function startWithShortenedPathOf(base: StoredURLRecord, url: StoredURLRecord, isFile: boolean): void {
  const path = shortenedPath(base.path, isFile);
  if (base.hasHost()) {
    url.copyUpTo(base, base.pathStart + path.length);
  } else {
    startWithAuthorityOf(base, url);
    url.serialization += path;
  }
}

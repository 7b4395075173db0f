import { type StoredURLRecord, shortenedPath } from '@url/record/internal';

/** Starts a record with scheme, credentials, host and port of the base. */
export function startWithAuthorityOf(base: StoredURLRecord, url: StoredURLRecord): void {
  url.startAs(base, base.hasHost() ? base.pathStart : base.hostEnd);
}

/**
 * Starts a record with what stands before the last segment of the base's path, as "shorten a URL's path" leaves it.
 * Part of https://url.spec.whatwg.org/#relative-state.
 */
export function startWithShortenedPathOf(base: StoredURLRecord, url: StoredURLRecord, isFile: boolean): void {
  const path = shortenedPath(base.path, isFile);
  if (base.hasHost()) {
    url.startAs(base, base.pathStart + path.length);
  } else {
    startWithAuthorityOf(base, url);
    url.serialization += path;
  }
}

import { pathPrefix, type StoredURLRecord, shortenedPath } from '@url/record/internal';
import { copyFrom, isFileURL, type Parser } from './parser.js';

// Each function starts the new record with a part of the base. The input from the pointer on follows it.

/** Starts a record with the scheme, credentials, host and port of the base. */
export function startWithAuthorityOf(base: StoredURLRecord, parser: Parser): void {
  startUpTo(base, base.hasHost() ? base.pathStart : base.hostEnd, parser);
}

/** Starts a record with the base up to its path, and with that path without its last segment. Part of https://url.spec.whatwg.org/#relative-state. */
export function startWithShortenedPathOf(base: StoredURLRecord, parser: Parser): void {
  const path = shortenedPath(base.path, isFileURL(parser));
  if (base.hasHost()) {
    startUpTo(base, base.pathStart + path.length, parser);
    return;
  }
  const { url } = parser;
  const prefix = pathPrefix(`${path}/`, false);
  url.startWith(base, base.hostEnd);
  url.serialization += prefix + path;
  url.pathStart += prefix.length;
  copyFrom(parser, parser.pointer);
}

/** Starts a record with the base up to an offset. */
export function startUpTo(base: StoredURLRecord, end: number, parser: Parser): void {
  parser.url.startWith(base, end);
  copyFrom(parser, parser.pointer);
}

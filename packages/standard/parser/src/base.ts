import { type StoredURLRecord, shortenedPath } from '@url/record/internal';
import { copyFrom, type Parser, replace } from './parser.js';

// Each function starts the new record with a part of the base. The input from the pointer on follows it.

/** Starts a record with the scheme, credentials, host and port of the base. */
export function startWithAuthorityOf(base: StoredURLRecord, parser: Parser): void {
  startUpTo(base, base.hasHost() ? base.pathStart : base.hostEnd, parser);
}

/** Starts a record with the base up to its path, and with that path without its last segment. Part of https://url.spec.whatwg.org/#relative-state. */
export function startWithShortenedPathOf(base: StoredURLRecord, parser: Parser): void {
  const path = shortenedPath(base.path, parser.isFile);
  if (base.hasHost()) {
    startUpTo(base, base.pathStart + path.length, parser);
  } else {
    startWithAuthorityOf(base, parser);
    replace(parser, parser.pointer, parser.pointer, path);
  }
}

/** Starts a record with the base up to an offset. */
export function startUpTo(base: StoredURLRecord, end: number, parser: Parser): void {
  parser.url.startWith(base, end);
  copyFrom(parser, parser.pointer);
}

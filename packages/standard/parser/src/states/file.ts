import { report } from '@url/infra/internal';
import { startsWithAWindowsDriveLetter } from '@url/record';
import { firstSegmentIsDriveLetter, type StoredURLRecord } from '@url/record/internal';
import { startWithAuthorityOf, startWithShortenedPathOf } from '../base.js';
import { copyFrom, endsPath, isSolidus, type Parser, type Result, replace, skipSolidus } from '../parser.js';
import { fileHostState } from './file-host.js';
import { pathState } from './path.js';
import { continueAfterBasePath } from './query.js';

/**
 * https://url.spec.whatwg.org/#file-state
 *
 *     file:///C:/path
 *          ^
 *          entry
 */
export function fileState(parser: Parser): Result {
  const { input, pointer, url } = parser;
  const { special } = url;
  const base = parser.base?.special === special ? parser.base : null;
  if (isSolidus(input.charCodeAt(pointer), special)) return fileSlashState(parser, base);
  if (base === null) {
    startWithEmptyHost(parser);
    return pathState(parser);
  }
  if (endsPath(input, pointer)) return continueAfterBasePath(parser, base);
  if (startsWithAWindowsDriveLetter(input, pointer)) {
    report(parser, 'path', 'file-invalid-Windows-drive-letter', pointer, pointer + 2);
    startWithAuthorityOf(base, parser);
  } else {
    startWithShortenedPathOf(base, parser);
  }
  return pathState(parser);
}

/**
 * https://url.spec.whatwg.org/#file-slash-state
 *
 *     file:///C:/path
 *          ^
 *          entry: the first slash, which the standard has read before this state
 */
function fileSlashState(parser: Parser, base: StoredURLRecord | null): Result {
  const { input, pointer, url } = parser;
  if (isSolidus(input.charCodeAt(pointer + 1), url.special)) {
    skipSolidus(parser);
    skipSolidus(parser);
    startWithEmptyHost(parser);
    return fileHostState(parser);
  }
  if (base === null) {
    startWithEmptyHost(parser);
    return pathState(parser);
  }
  startWithAuthorityOf(base, parser);
  if (firstSegmentIsDriveLetter(base.path) && !startsWithAWindowsDriveLetter(input, pointer + 1)) {
    replace(parser, pointer, pointer, base.path.slice(0, 3));
  }
  return pathState(parser);
}

/** Starts a file URL with the empty host. The input from the pointer on follows it. */
function startWithEmptyHost(parser: Parser): void {
  const { url } = parser;
  url.serialization = 'file://';
  url.schemeEnd = 4;
  url.usernameEnd = url.hostStart = url.hostEnd = url.pathStart = url.serialization.length;
  copyFrom(parser, parser.pointer);
}

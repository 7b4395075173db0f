import { NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from '@url/infra';
import { report } from '@url/infra/internal';
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  shortenPath,
  startsWithAWindowsDriveLetter,
} from '@url/record';
import { parseHostBetween } from '../host-in-input.js';
import { endOfAuthority, isSolidus, type Parser, type Result, skipSolidus } from '../parser.js';
import { pathStartState, pathState } from './path.js';
import { afterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#file-state
 *
 *     file:///C:/path
 *          ^
 *          entry
 */
export function fileState(parser: Parser): Result {
  const { input, pointer, base, url } = parser;
  url.scheme = 'file';
  url.host = '';
  parser.special = true;
  const c = input.charCodeAt(pointer);
  if (isSolidus(c, parser.special)) {
    skipSolidus(parser, isSolidus(input.charCodeAt(pointer + 1), parser.special) ? null : 'path');
    return fileSlashState(parser);
  }
  if (base === null || base.scheme !== 'file') return pathState(parser);

  url.host = base.host;
  url.path = base.path;
  url.query = base.query;
  if (pointer === input.length || c === QUESTION_MARK || c === NUMBER_SIGN) return afterPath(parser, pointer);
  url.query = null;
  if (startsWithAWindowsDriveLetter(input, pointer)) {
    report(parser, 'path', 'file-invalid-Windows-drive-letter', pointer, pointer + 2);
    url.path = '';
  } else {
    shortenPath(url);
  }
  return pathState(parser);
}

/**
 * https://url.spec.whatwg.org/#file-slash-state
 *
 *     file:///C:/path
 *           ^
 *           entry
 */
function fileSlashState(parser: Parser): Result {
  const { input, pointer, base, url } = parser;
  if (isSolidus(input.charCodeAt(pointer), parser.special)) {
    skipSolidus(parser, null);
    return fileHostState(parser);
  }
  if (base !== null && base.scheme === 'file') {
    url.host = base.host;
    const drive = base.path.slice(1, 3);
    const isFirstSegment = base.path.length === 3 || base.path.charCodeAt(3) === SOLIDUS;
    if (isFirstSegment && isNormalizedWindowsDriveLetter(drive) && !startsWithAWindowsDriveLetter(input, pointer)) {
      url.path = `/${drive}`;
    }
  }
  return pathState(parser);
}

/**
 * https://url.spec.whatwg.org/#file-host-state
 *
 *     file://host/path
 *            ^   ^
 *            |   end
 *            entry
 *
 * A drive letter here is the start of the path, which has been read already when the path state begins.
 */
export function fileHostState(parser: Parser): Result {
  const { input, pointer: entry, stateOverride, url } = parser;
  const end = endOfAuthority(parser);
  if (stateOverride === null && isWindowsDriveLetter(input.slice(entry, end))) {
    report(parser, 'path', 'file-invalid-Windows-drive-letter-host', entry, end);
    return pathState(parser, end);
  }
  if (end === entry) {
    url.host = '';
  } else {
    const host = parseHostBetween(parser, entry, end);
    if (host === null) return null;
    url.host = host === 'localhost' ? '' : host;
  }
  parser.pointer = end;
  return stateOverride === null ? pathStartState(parser) : url;
}

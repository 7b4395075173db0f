import { unchangedDomainClass } from '@url/host/internal';
import { report } from '@url/infra/internal';
import { isWindowsDriveLetter } from '@url/record';
import { changedDriveLetterPattern, driveLetterEndPattern } from '@url/record/internal';
import { endOfAuthority, type Parser, type Result } from '../parser.js';
import { appendHost, parseHostBetween } from './host-in-input.js';
import { pathState } from './path.js';
import { pathStartState } from './path-start.js';

/** The host that a file URL drops. */
const LOCALHOST = 'localhost';

/**
 * Matches what the file states leave unchanged before a path: an empty host, or one that is not "localhost". The path must not start with a
 * drive letter that has to be normalized.
 */
export const unchangedFileAuthority = (): string =>
  `file://(?!${LOCALHOST}/)${unchangedDomainClass}*(?=/(?!${changedDriveLetterPattern}${driveLetterEndPattern}))`;

/**
 * https://url.spec.whatwg.org/#file-host-state
 *
 *     file://host/path
 *            ^   ^
 *            |   end
 *            entry
 *
 * A drive letter in place of the host is the start of the path: the path state continues at the letter, and checks URL units only after it.
 */
export function fileHostState(parser: Parser): Result {
  const { input, pointer: entry, given, url } = parser;
  const end = endOfAuthority(parser);
  if (given === null && isWindowsDriveLetter(input.slice(entry, end))) {
    report(parser, 'path', 'file-invalid-Windows-drive-letter-host', entry, end);
    url.pathStart = url.serialization.length;
    return pathState(parser, end);
  }
  const host = end === entry ? '' : parseHostBetween(parser, entry, end);
  if (host === null) return null;
  parser.pointer = end;
  if (given !== null) {
    given.host = host === LOCALHOST ? '' : host;
    return given;
  }
  appendHost(url, host === LOCALHOST ? '' : host);
  return pathStartState(parser);
}

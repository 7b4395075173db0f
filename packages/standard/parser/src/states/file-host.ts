import { report } from '@url/infra/internal';
import { isWindowsDriveLetter } from '@url/record';
import { copyUpTo, mustStartOver, type Parser, type Result } from '../parser.js';
import { readAuthority } from '../read-authority.js';
import { pathState } from './path.js';
import { pathStartState } from './path-start.js';
import { LOCALHOST, parseHostUpTo, readHostUpTo, writeHost } from './read-host.js';

/**
 * https://url.spec.whatwg.org/#file-host-state
 *
 *     file://host/path
 *            ^   ^
 *            |   authorityEnd
 *            entry
 *
 * A drive letter in place of the host is the start of the path: the path state continues at the letter, and checks URL units only after it.
 */
export function fileHostState(parser: Parser): Result {
  const { input, pointer: entry, url } = parser;
  url.usernameEnd = url.hostStart = url.hostEnd = entry + parser.moved;
  readAuthority(parser, 0);
  if (parser.hasControl && mustStartOver(parser)) return null;
  const end = parser.authorityEnd;
  if (end - entry === 2 && isWindowsDriveLetter(input.slice(entry, end))) {
    report(parser, 'path', 'file-invalid-Windows-drive-letter-host', entry, end);
    copyUpTo(parser, entry);
    url.pathStart = url.hostEnd;
    parser.unchangedPathEnd = -1;
    return pathState(parser, end);
  }
  const mayBeLocalhost = end - entry === LOCALHOST.length;
  const isHost = mayBeLocalhost ? writeHost(parser, parseHostUpTo(parser, end), end) : readHostUpTo(parser, end);
  if (!isHost) return null;
  parser.pointer = end;
  return pathStartState(parser);
}

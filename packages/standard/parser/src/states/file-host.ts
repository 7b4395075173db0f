import { report } from '@url/infra/internal';
import { isWindowsDriveLetter } from '@url/record';
import { CONTROL } from '../kinds.js';
import { mustStartOver, type Parser, type Result } from '../parser.js';
import { authorityKinds, scanAuthority } from '../read-authority.js';
import { pathState } from './path.js';
import { pathStartState } from './path-start.js';
import { LOCALHOST_LENGTH, parseHostUpTo, readHostUpTo, writeHost } from './read-host.js';

/**
 * https://url.spec.whatwg.org/#file-host-state
 *
 *     file://host/path
 *            ^   ^
 *            |   end of the authority
 *            entry
 *
 * A drive letter in place of the host is the start of the path: the path state continues at the letter, and checks URL units only after it.
 */
export function fileHostState(parser: Parser): Result {
  const { input, pointer: entry, url } = parser;
  url.usernameEnd = url.hostStart = url.hostEnd = entry + parser.shiftBy;
  const { kinds, end } = scanAuthority(input, entry, authorityKinds().ofFile);
  if ((kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  if (end - entry === 2 && isWindowsDriveLetter(input.slice(entry, end))) {
    report(parser, 'path', 'file-invalid-Windows-drive-letter-host', entry, end);
    url.pathStart = url.hostEnd;
    return pathState(parser, end);
  }
  // Only nine code units that stay as they are can be "localhost", which becomes the empty host.
  const mayBeLocalhost = end - entry === LOCALHOST_LENGTH;
  const isHost = mayBeLocalhost
    ? writeHost(parser, parseHostUpTo(parser, end, kinds), end)
    : readHostUpTo(parser, end, kinds);
  if (!isHost) return null;
  parser.pointer = end;
  return pathStartState(parser, 0);
}

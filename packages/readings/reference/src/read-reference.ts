import { isWindowsDriveLetter } from '@url/record';
import { type ModelURL, withComponents } from './model.js';
import { parseReference } from './parse.js';
import { parserModeFor } from './parser-mode.js';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Parser Mode.
 *
 * Parses a string in the mode of its base. If neither has a scheme, the mode is web, and a path that starts with a drive makes a file-URL.
 */
export function readReference(input: string, base: ModelURL): ModelURL | null {
  const url = parseReference(input, { mode: parserModeFor(base) });
  return url !== null && base.scheme === null && url.authority === null ? withDrive(url) : url;
}

/** Returns the URL with its first segment as the drive if the segment is a drive letter. */
function withDrive(url: ModelURL): ModelURL {
  const first = url.dirs.length > 0 ? url.dirs[0]! : (url.file ?? '');
  if (url.scheme !== null || !isWindowsDriveLetter(first)) return url;
  const path =
    url.dirs.length > 0 ? { pathRoot: '/' as const, dirs: url.dirs.slice(1) } : { pathRoot: null, file: null };
  return withComponents(url, { scheme: 'file', drive: first, ...path });
}

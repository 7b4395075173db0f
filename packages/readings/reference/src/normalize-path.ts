import { isWindowsDriveLetter } from '@url/record';
import { doubleDotPattern, singleDotPattern } from '@url/record/internal';
import { checkModel, hasOpaquePath, isFileURL, isWebURL, type ModelURL, withComponents } from './model.js';
import { isLiteral, type NormalizeOptions } from './normalize-options.js';

const dot = /* @__PURE__ */ new RegExp(`^${singleDotPattern}$`);
const dots = /* @__PURE__ */ new RegExp(`^${doubleDotPattern}$`);

/** A path while its segments are normalized. */
interface NormalizedPath {
  drive: string | null;
  readonly hasRoot: boolean;
  readonly dirs: string[];
  /** The number of dirs at the start that no dots can remove. */
  fixed: number;
  /** Whether a drive letter that comes first is the drive, or may become it when the URL is resolved. */
  readonly drives: 'none' | 'possible' | 'certain';
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Path Segment Normalization.
 *
 * Applies the document's equations, except where they would change the URL that a reference resolves to. The departures:
 *
 * - An opaque path stays as it is, as in the standard.
 * - A path from which force may take an authority is also kept: `http:a/../b` is a URL with the host a.
 * - A path without root that would become empty becomes `./`, because the empty URL keeps the file and the query of its base.
 * - Dots that only dots precede become the dir `../`, even if U+002F (/) does not follow them, and in any encoding.
 * - In a file-URL with authority, a drive letter that comes first is the drive, as in the standard. In a URL that resolution may make a
 *   file-URL, dots do not remove it.
 *
 * @param url a URL
 * @param options whether to follow the document exactly
 * @returns the URL without removable dotted segments, and with U+003A (:) in its drive
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { normalizePath, parseReference, print } from '@url/reference';
 *
 * const path = parseReference('/a/./b/%2e%2e/c');
 * print(path && normalizePath(path)); // => '/a/c'
 * const upAgain = parseReference('a/..');
 * print(upAgain && normalizePath(upAgain)); // => './'
 * print(upAgain && normalizePath(upAgain, { literal: true })); // => ''
 * const drive = parseReference('file:///./c|/../a');
 * print(drive && normalizePath(drive)); // => 'file:///c:/a'
 */
export function normalizePath(url: ModelURL, options?: NormalizeOptions | null): ModelURL {
  checkModel('url', url);
  if (isLiteral(options)) return byEquationsAlone(url);
  if (hasOpaquePath(url) || mayBecomeAuthority(url)) return url;
  const path: NormalizedPath = {
    drive: url.drive && `${url.drive[0]}:`,
    hasRoot: url.pathRoot !== null,
    dirs: [],
    fixed: 0,
    drives: drivesIn(url),
  };
  for (const dir of url.dirs) appendDir(path, dir);
  const file = url.file === null || appendIfDotted(path, url.file) ? null : url.file;
  return withNormalizedPath(url, path, file);
}

/** Applies the document's path equations exhaustively from left to right. */
function byEquationsAlone(url: ModelURL): ModelURL {
  const dirs: string[] = [];
  /** Applies a dotted segment to the dirs before it, and tells whether the segment is done. */
  const isApplied = (segment: string): boolean => {
    if (!dots.test(segment)) return dot.test(segment);
    if (dirs.length === 0) return url.pathRoot !== null;
    const last = dirs[dirs.length - 1]!;
    if (!dots.test(last)) dirs.pop();
    return !dots.test(last);
  };
  for (const dir of url.dirs) if (!isApplied(dir)) dirs.push(dir);
  const file = url.file === null || isApplied(url.file) ? null : url.file;
  return withComponents(url, { drive: url.drive && `${url.drive[0]}:`, dirs, file });
}

function mayBecomeAuthority(url: ModelURL): boolean {
  if (url.scheme !== null && !isWebURL(url)) return false;
  return url.authority === null ? url.scheme !== null : url.authority.host === null;
}

function drivesIn(url: ModelURL): NormalizedPath['drives'] {
  if (url.drive !== null || (url.scheme !== null && !isFileURL(url))) return 'none';
  return url.scheme !== null && url.authority !== null ? 'certain' : 'possible';
}

function appendDir(path: NormalizedPath, dir: string): void {
  if (appendIfDotted(path, dir)) return;
  if (isFirstDriveLetter(path, dir)) {
    if (path.drives === 'certain') {
      path.drive = `${dir[0]}:`;
      return;
    }
    path.fixed++;
  }
  path.dirs.push(dir);
}

/** Applies a dotted segment to the path. Returns false for any other segment. */
function appendIfDotted(path: NormalizedPath, segment: string): boolean {
  if (!dots.test(segment)) return dot.test(segment);
  if (path.dirs.length > path.fixed) {
    path.dirs.pop();
  } else if (path.fixed > 0 || !path.hasRoot) {
    path.dirs.push('..');
    path.fixed++;
  }
  return true;
}

function isFirstDriveLetter(path: NormalizedPath, segment: string): boolean {
  const mayBeFirst = path.drives !== 'none' && path.drive === null && path.dirs.length === path.fixed;
  return mayBeFirst && isWindowsDriveLetter(segment);
}

function withNormalizedPath(url: ModelURL, path: NormalizedPath, file: string | null): ModelURL {
  const { drive, dirs } = path;
  if (file !== null && path.drives === 'certain' && isFirstDriveLetter(path, file)) {
    return withComponents(url, { drive: `${file[0]}:`, pathRoot: null, dirs: [], file: null });
  }
  const hadPath = url.dirs.length > 0 || url.file !== null;
  if (hadPath && !path.hasRoot && dirs.length === 0 && file === null) dirs.push('.');
  return withComponents(url, { drive, dirs, file });
}

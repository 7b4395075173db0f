import { checkOptions, TextBuilder } from '@url/infra/internal';
import { parseRecord } from '@url/parser/internal';
import { defaultPort, type URLRecord } from '@url/record';
import { serializationOf } from '@url/record/internal';
import type { BuildURLOptions } from './parts.js';
import { type DotSegments, dotSegmentsOf, encodeSegment, resolvePath } from './path.js';
import { type BuiltURL, isRefusal, type Refusal, refuse } from './refusal.js';
import { readURL, type URLInput } from './url-input.js';

/** The options of `joinURL`. */
export type JoinURLOptions = Pick<BuildURLOptions, 'dotSegments'>;

/** A path that was joined to another path. */
export interface JoinedPath {
  readonly ok: true;
  readonly url: null;
  /** The path, with the query and the fragment of the base. */
  readonly href: string;
}

/** A piece of a path: a string, in which "/" separates segments, or an array of segments, in which "/" is encoded. */
export type PathPiece = string | readonly string[];

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * Appends pieces to the path of a URL, with one "/" between them. Encodes "?", "#", "%" and other special characters of a piece. Keeps the last
 * segment, the query and the fragment of the URL.
 *
 * @param url text, a record, or a `URL` object; the function does not change it. Text may also be a path that starts with one "/"
 * @param pieces strings, in which "/" separates segments, and arrays of segments, in which "/" is encoded; options may follow
 * @returns the URL, or the reason for a refusal with the index of the piece and the range in UTF-16 code units. A piece that is not text is refused
 * @throws TypeError if the URL is not text, an object or a record, or an option is unknown
 *
 * @example
 * import { joinURL } from '@url/build';
 *
 * const joined = joinURL('https://example.org/api?key=1', '/v1/', 'users', ['a/b'], 'c d');
 * joined.ok && joined.href; // => 'https://example.org/api/v1/users/a%2Fb/c%20d?key=1'
 * joinURL('/api', 'users', '7'); // => { ok: true, url: null, href: '/api/users/7' }
 * joinURL('https://example.org/api', '../x'); // => { ok: false, part: 'path', reason: 'dot-segment', index: 0, start: 0, end: 2 }
 * const up = joinURL('https://example.org/api', '../x', { dotSegments: 'resolve' });
 * up.ok && up.href; // => 'https://example.org/x'
 */
export function joinURL(
  url: string,
  ...pieces: [...pieces: PathPiece[]] | [...pieces: PathPiece[], options: JoinURLOptions]
): BuiltURL | JoinedPath | Refusal;
export function joinURL(
  url: URLInput,
  ...pieces: [...pieces: PathPiece[]] | [...pieces: PathPiece[], options: JoinURLOptions]
): BuiltURL | Refusal;
export function joinURL(
  url: URLInput,
  ...pieces: readonly (PathPiece | JoinURLOptions)[]
): BuiltURL | JoinedPath | Refusal {
  const isPath = typeof url === 'string' && /^\/(?![/\\])/.test(url);
  const record = readURL(isPath ? `${pathBase}${url}` : url);
  if (isRefusal(record)) return record;
  const last = pieces[pieces.length - 1];
  const options = isOptions(last) ? last : null;
  checkOptions(options, ['dotSegments']);
  const dotSegments = dotSegmentsOf(options);
  const paths = options === null ? pieces : pieces.slice(0, -1);
  for (let index = 0; index < paths.length; index++) {
    if (!isPiece(paths[index])) return refuse('path', 'not-a-string', 0, 0, index);
  }
  if (record.hasOpaquePath && paths.length > 0)
    return refuse('path', 'opaque-path', 0, (paths[0] as PathPiece).length, 0);
  const joined = appendPieces(record, paths as readonly PathPiece[], dotSegments);
  return joined.ok && isPath ? withoutBase(joined) : joined;
}

/** The URL of a path that is joined without one. Its scheme is special, as that of web pages. */
const pathBase = 'https://h';

/** Removes `pathBase`. A path that starts with "//" would be read as a host. */
function withoutBase({ href }: BuiltURL): JoinedPath | Refusal {
  const path = href.slice(pathBase.length);
  return path.startsWith('//') ? refuse('path', 'not-representable', 0, 0) : { ok: true, url: null, href: path };
}

function appendPieces(record: URLRecord, pieces: readonly PathPiece[], dotSegments: DotSegments): BuiltURL | Refusal {
  const appended = encodePieces(pieces, dotSegments);
  if (isRefusal(appended)) return appended;
  if (appended !== '') {
    const path = (record.path.endsWith('/') ? record.path.slice(0, -1) : record.path) + appended;
    record.path = dotSegments === 'resolve' ? resolvePath(path, record) : path;
  }
  // The parser changes encoded segments only of file: URLs, and a path without a host can start with "//".
  // Every special scheme except "file" has a default port.
  const isSame = defaultPort(record.scheme) !== null && dotSegments !== 'resolve';
  const href = serializationOf(record);
  const url = isSame ? record : parseRecord(href);
  return url !== null && (isSame || (url.path === record.path && serializationOf(url) === href))
    ? { ok: true, url, href }
    : refuse('path', 'not-representable');
}

/** Returns the segments to append, each after a "/", or the refusal of the first dot segment. */
function encodePieces(pieces: readonly PathPiece[], dotSegments: DotSegments): string | Refusal {
  const output = new TextBuilder();
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const refusal =
      typeof piece === 'string'
        ? addText(output, piece, index, dotSegments)
        : addSegments(output, piece, index, dotSegments);
    if (refusal !== null) return refusal;
  }
  return output.toString() + (endsInSolidus(pieces) ? '/' : '');
}

function isPiece(value: unknown): boolean {
  if (typeof value === 'string') return true;
  return Array.isArray(value) && Array.from(value).every((segment) => typeof segment === 'string');
}

/** Tests whether the last argument is options. Only an object is: a number or `undefined` is a mistaken piece. */
function isOptions(value: unknown): value is JoinURLOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds the segments of a text except empty ones. */
function addText(output: TextBuilder, text: string, index: number, dotSegments: DotSegments): Refusal | null {
  let refusal: Refusal | null = null;
  for (let start = 0, end = 0; start < text.length && refusal === null; start = end + 1) {
    end = text.indexOf('/', start);
    if (end < 0) end = text.length;
    if (start < end) refusal = addSegment(output, text.slice(start, end), index, start, dotSegments);
  }
  return refusal;
}

function addSegments(
  output: TextBuilder,
  segments: readonly string[],
  index: number,
  dotSegments: DotSegments,
): Refusal | null {
  let refusal: Refusal | null = null;
  for (let at = 0; at < segments.length && refusal === null; at++) {
    refusal = addSegment(output, segments[at]!, index, 0, dotSegments);
  }
  return refusal;
}

/** Adds one segment, or refuses it. `index` is its piece, and `start` its offset in the piece. */
function addSegment(
  output: TextBuilder,
  segment: string,
  index: number,
  start: number,
  dotSegments: DotSegments,
): Refusal | null {
  const encoded = encodeSegment(segment, dotSegments);
  if (encoded === null) return refuse('path', 'dot-segment', start, start + segment.length, index);
  output.add(`/${encoded}`);
  return null;
}

/** Tests whether the last nonempty piece ends in "/". */
function endsInSolidus(pieces: readonly PathPiece[]): boolean {
  let index = pieces.length - 1;
  while (index >= 0 && pieces[index]!.length === 0) index--;
  const last = pieces[index];
  return typeof last === 'string' && last.endsWith('/');
}

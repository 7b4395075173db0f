import { option, TextBuilder } from '@url/infra/internal';
import { verify } from './assemble.js';
import type { BuildURLOptions } from './parts.js';
import { type DotSegments, encodeSegment, resolvePath } from './path.js';
import { type BuiltURL, isRefusal, type Refusal, refuse } from './refusal.js';
import { readURL, type URLInput } from './url-input.js';

/** The options of `joinURL`. */
export type JoinURLOptions = Pick<BuildURLOptions, 'dotSegments'>;

/** A piece of a path: a string, in which "/" separates segments, or an array of segments, in which "/" is encoded. */
export type PathPiece = string | readonly string[];

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * Appends pieces to the path of a URL, with one "/" between them. All other characters of a piece that need it are encoded, also "?", "#" and
 * "%". The last segment, the query and the fragment of the URL stay.
 *
 * @param url a string, a record, or a `URL` object of any engine; it is not changed itself
 * @param pieces strings, in which "/" separates segments, and arrays of segments, in which "/" is encoded; options may follow
 * @returns the URL, or why it was refused, with the index of the piece and the place in code units
 *
 * @example
 * import { joinURL } from '@url/build';
 *
 * const joined = joinURL('https://example.org/api?key=1', '/v1/', 'users', ['a/b'], 'c d');
 * joined.ok && joined.href; // => 'https://example.org/api/v1/users/a%2Fb/c%20d?key=1'
 * joinURL('https://example.org/api', '../x'); // => { ok: false, part: 'path', reason: 'dot-segment', index: 0, start: 0, end: 2 }
 * const up = joinURL('https://example.org/api', '../x', { dotSegments: 'resolve' });
 * up.ok && up.href; // => 'https://example.org/x'
 */
export function joinURL(
  url: URLInput,
  ...pieces: [...pieces: PathPiece[]] | [...pieces: PathPiece[], options: JoinURLOptions]
): BuiltURL | Refusal {
  const record = readURL(url);
  if (isRefusal(record)) return record;
  const all: readonly (PathPiece | JoinURLOptions)[] = pieces;
  const last = all[all.length - 1];
  const options = last === undefined || isPiece(last) ? null : last;
  const paths = all.filter(isPiece);
  if (record.hasOpaquePath) {
    if (paths.length > 0) return refuse('path', 'opaque-path', 0, paths[0]!.length, 0);
    return verify(record, {});
  }
  const dotSegments = option(options, 'dotSegments') ?? 'refuse';
  const appended = encodePieces(paths, dotSegments);
  if (isRefusal(appended)) return appended;
  if (appended !== '') {
    const path = (record.path.endsWith('/') ? record.path.slice(0, -1) : record.path) + appended;
    record.path = dotSegments === 'resolve' ? resolvePath(path, record) : path;
  }
  return verify(record, {});
}

/** @returns what is appended to a path: segments, each after a "/"; or the refusal of the first dot segment */
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

function isPiece(value: PathPiece | JoinURLOptions): value is PathPiece {
  return typeof value === 'string' || Array.isArray(value);
}

/** Adds the segments of a text, but for empty ones. */
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
    refusal = addSegment(output, `${segments[at]}`, index, 0, dotSegments);
  }
  return refusal;
}

/** Adds one segment, or refuses it. `index` and `start` are its place: a piece, and an offset in that. */
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

/** Whether the last piece that is not empty ends in "/". */
function endsInSolidus(pieces: readonly PathPiece[]): boolean {
  const filled = pieces.filter((piece) => piece.length > 0);
  const last = filled[filled.length - 1];
  return typeof last === 'string' && last.endsWith('/');
}

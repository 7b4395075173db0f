import type { Host } from '@url/host';
import { toScalarValueString } from '@url/infra';
import { argumentError, option, TextBuilder } from '@url/infra/internal';
import { parseWholePath } from '@url/parser/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { isSpecialScheme } from '@url/record';
import type { BuildURLOptions } from './parts.js';
import { segmentDataSet } from './percent-encode-sets.js';
import { type Refusal, refuse } from './refusal.js';

export type DotSegments = NonNullable<BuildURLOptions['dotSegments']>;

const dotSegmentChoices: readonly unknown[] = ['refuse', 'escape', 'resolve'];

/** Reads the option. */
export function dotSegmentsOf(options: Pick<BuildURLOptions, 'dotSegments'> | null): DotSegments {
  if (options === null) return 'refuse';
  const choice = option(options, 'dotSegments') ?? 'refuse';
  if (dotSegmentChoices.includes(choice)) return choice;
  throw argumentError('options.dotSegments', choice, `is not one of ${dotSegmentChoices.join(', ')}`);
}

/** The scheme and the host of the URL that has the path. */
export interface PathOwner {
  readonly scheme: string;
  readonly host: Host | null;
}

export interface Path {
  readonly path: string;
  readonly hasOpaquePath: boolean;
}

const opaquePathPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, '?#');

/** https://url.spec.whatwg.org/#concept-url-path */
export function readPath(
  given: string | readonly string[] | null,
  owner: PathOwner,
  mayBeOpaque: boolean,
  dotSegments: DotSegments,
): Path | Refusal {
  const isSpecial = isSpecialScheme(owner.scheme);
  if (typeof given === 'string' || given === null) {
    const text = given ?? '';
    if (mayBeOpaque && !isSpecial && owner.host === null && !text.startsWith('/')) return encodeOpaquePath(text);
    return { path: resolvePath(text, owner), hasOpaquePath: false };
  }
  if (!Array.isArray(given)) throw argumentError('parts.path', given, 'is not a string or an array of strings');
  const segments = encodeSegments(given, dotSegments);
  if (typeof segments !== 'string') return segments;
  const path = segments || (isSpecial || owner.host === null ? '/' : '');
  return { path: dotSegments === 'resolve' ? resolvePath(path, owner) : path, hasOpaquePath: false };
}

/** Returns the segments, each after a "/", or the refusal of the first dot segment. */
function encodeSegments(given: readonly unknown[], dotSegments: DotSegments): string | Refusal {
  const output = new TextBuilder();
  for (let index = 0; index < given.length; index++) {
    const segment = given[index];
    if (typeof segment !== 'string') return refuse('path', 'not-a-string', 0, 0, index);
    const encoded = encodeSegment(segment, dotSegments);
    if (encoded === null) return refuse('path', 'dot-segment', 0, segment.length, index);
    output.add(`/${encoded}`);
  }
  return output.toString();
}

/** Encodes a segment for a path. Returns `null` for a refused dot segment. */
export function encodeSegment(segment: string, dotSegments: DotSegments): string | null {
  if (/^[\w-]+$/.test(segment)) return segment;
  if (segment !== '.' && segment !== '..') return utf8PercentEncode(segment, segmentDataSet);
  if (dotSegments === 'refuse') return null;
  return dotSegments === 'resolve' ? segment : segment.replace(/\./g, '%252E');
}

/**
 * Parses text as a path. Encodes tabs and newlines first, because the parser would remove them.
 * See https://url.spec.whatwg.org/#path-start-state.
 */
export function resolvePath(text: string, { scheme, host }: PathOwner): string {
  const input = text.replace(/[\t\n\r]/g, encodeURIComponent);
  return parseWholePath(toScalarValueString(input), scheme, host);
}

/** https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state, which encodes the last of the spaces at the end */
function encodeOpaquePath(text: string): Path {
  const path = text.endsWith(' ') ? `${text.slice(0, -1)}%20` : text;
  return { path: utf8PercentEncode(path, opaquePathPercentEncodeSet), hasOpaquePath: true };
}

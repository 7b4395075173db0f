import type { Host } from '@url/host';
import { TextBuilder } from '@url/infra/internal';
import { basicURLParse } from '@url/parser';
import {
  c0ControlPercentEncodeSet,
  PercentEncodeSet,
  pathPercentEncodeSet,
  percentEncode,
  utf8PercentEncode,
} from '@url/percent';
import { createURLRecord, isSpecialScheme } from '@url/record';
import type { BuildURLOptions } from './parts.js';
import { type Refusal, refuse } from './refusal.js';

export type DotSegments = NonNullable<BuildURLOptions['dotSegments']>;

/** The scheme and the host of the URL that has the path. */
export interface PathOwner {
  readonly scheme: string;
  readonly host: Host | null;
}

export interface Path {
  readonly path: string;
  readonly hasOpaquePath: boolean;
}

/** The path set and: what ends a segment; "%", since a segment is a text; "|", which after a letter would make a Windows drive letter. */
const segmentPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(pathPercentEncodeSet, '%/\\|');

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
  const segments = new TextBuilder();
  for (let index = 0; index < given.length; index++) {
    const segment = `${given[index]}`;
    const encoded = encodeSegment(segment, dotSegments);
    if (encoded === null) return refuse('path', 'dot-segment', 0, segment.length, index);
    segments.add(`/${encoded}`);
  }
  const path = segments.toString() || (isSpecial || owner.host === null ? '/' : '');
  return { path: dotSegments === 'resolve' ? resolvePath(path, owner) : path, hasOpaquePath: false };
}

/** Encodes a segment for a path. Gives `null` for a dot segment that is refused. */
export function encodeSegment(segment: string, dotSegments: DotSegments): string | null {
  if (segment !== '.' && segment !== '..') return utf8PercentEncode(segment, segmentPercentEncodeSet);
  if (dotSegments === 'refuse') return null;
  return dotSegments === 'resolve' ? segment : segment.replace(/\./g, '%252E');
}

/**
 * Lets the parser make a path of a text. Tabs and newlines are encoded before, since the parser would remove them.
 * See https://url.spec.whatwg.org/#path-start-state.
 */
export function resolvePath(text: string, { scheme, host }: PathOwner): string {
  const url = createURLRecord({ scheme, host, path: '' });
  const input = text.replace(/[\t\n\r]/g, (character) => percentEncode(character.charCodeAt(0)));
  basicURLParse(input, { url, stateOverride: 'path start state', base: null, encoding: null, onValidationError: null });
  return url.path;
}

/** https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state, which encodes the last of the spaces at the end */
function encodeOpaquePath(text: string): Path {
  const path = text.endsWith(' ') ? `${text.slice(0, -1)}%20` : text;
  return { path: utf8PercentEncode(path, opaquePathPercentEncodeSet), hasOpaquePath: true };
}

import { VERTICAL_LINE } from '@url/infra';
import { chunkLength, concatenate, TextBuilder } from '@url/infra/internal';
import { encodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { pathPrefix } from '@url/record/internal';
import {
  BACKSLASH,
  CONTROL,
  DOT,
  ENCODED,
  otherPath,
  type Part,
  scan,
  specialPath,
  wholeOtherPath,
  wholeSpecialPath,
} from '../kinds.js';
import {
  copyUpTo,
  endsPath,
  isFileURL,
  isSolidus,
  mustStartOver,
  type Parser,
  type Result,
  replace,
  stopBefore,
} from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { withoutDots } from '../without-dots.js';
import { continueAfterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#path-state
 *
 *     https://example.org/a/b c/../d?query
 *                        ^          ^
 *                        entry      end
 *
 * The entry is the solidus with which a segment starts. A relative reference has none: it follows the base's path, and gets one.
 *
 * @param unitsFrom the offset of the first code point that no earlier state has read
 */
export function pathState(parser: Parser, unitsFrom: number = parser.pointer): Result {
  const { input, pointer: entry, special } = parser;
  const hasSolidus = isSolidus(input.charCodeAt(entry), special);
  if (parser.stopsAfterAuthority) return stopBefore(parser, hasSolidus ? entry + 1 : entry);
  if (!hasSolidus) replace(parser, entry, entry, '/');
  const part = special === null ? otherPath : specialPath;
  const end = scanPath(parser, entry, part);
  const { kinds } = parser;
  if ((kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  reportURLUnits(parser, 'path', unitsFrom, end);
  if (mustRewrite(parser, kinds, hasSolidus ? entry + 1 : entry)) rewritePath(parser, entry, end, hasSolidus);
  else if (kinds !== 0)
    replace(parser, parser.firstChange, end, encodeBetween(input, parser.firstChange, end, part.set));
  return continueAfterPath(parser, end);
}

/** Scans the path, except what the scheme start state has found to be unchanged: in most URLs that is the whole path. */
function scanPath(parser: Parser, start: number, part: Part): number {
  const { plainEnd } = parser;
  if (plainEnd <= start) return scan(parser, start, part);
  if (!endsPath(parser.input, plainEnd)) return scan(parser, plainEnd, part);
  parser.kinds = 0;
  return plainEnd;
}

/** Whether more than the encoding of a path changes: its dot segments, its solidi, or its drive letter "C|", which may start a segment. */
function mustRewrite(parser: Parser, kinds: number, segment: number): boolean {
  return (
    (kinds & (DOT | BACKSLASH)) !== 0 || (isFileURL(parser) && parser.input.charCodeAt(segment + 1) === VERTICAL_LINE)
  );
}

/** Writes the path in the place of a run, and of what the serialization has of the path before it. */
function rewritePath(parser: Parser, start: number, end: number, hasSolidus: boolean): void {
  const { url, kinds, special } = parser;
  copyUpTo(parser, start);
  const pathStart = url.hasHost() ? url.pathStart : url.hostEnd;
  const before = url.serialization.slice(url.pathStart);
  const path = pathOf(parser, before, start, end, hasSolidus, kinds);
  const prefix = special === null && !url.hasHost() ? pathPrefix(path, false) : '';
  if (pathStart < url.serialization.length) url.serialization = url.serialization.slice(0, pathStart);
  url.pathStart = pathStart + prefix.length;
  replace(parser, start, end, prefix + path);
}

/**
 * Resolves the dot segments of a run that follows a path, and encodes it.
 *
 * @param before a path that the parser has made; without a solidus in the run, it ends with the solidus for it
 */
function pathOf(
  parser: Parser,
  before: string,
  start: number,
  end: number,
  hasSolidus: boolean,
  kinds: number,
): string {
  const { input } = parser;
  const isEncoded = (kinds & ENCODED) !== 0;
  const isFile = isFileURL(parser);
  const hasBackslash = (kinds & BACKSLASH) !== 0;
  if (before === '' && !hasBackslash) return withoutDots(input, start, start, end, isFile, isEncoded);
  const run = hasBackslash ? withSolidi(input, start, end) : input.slice(start, end);
  const runStart = hasSolidus ? before.length : before.length - 1;
  return withoutDots(before + run, 0, runStart, before.length + run.length, isFile, isEncoded);
}

/** Replaces each U+005C (\) by U+002F (/), in chunks, because V8 needs 28 bytes for each match in a text. */
function withSolidi(input: string, start: number, end: number): string {
  if (end - start <= chunkLength) return input.slice(start, end).replace(/\\/g, '/');
  const output = new TextBuilder();
  for (let chunk = start; chunk < end; chunk += chunkLength) {
    output.add(input.slice(chunk, Math.min(chunk + chunkLength, end)).replace(/\\/g, '/'));
  }
  return output.toString();
}

/** Runs the path state with a state override. Nothing ends the path, which follows the path before it. */
export function changePath(parser: Parser, target: URLRecord, before: string): Result {
  const { input, special } = parser;
  const hasSolidus = isSolidus(input.charCodeAt(0), special);
  const segment = hasSolidus ? 1 : 0;
  const part = special === null ? wholeOtherPath : wholeSpecialPath;
  scan(parser, 0, part);
  const { kinds } = parser;
  reportURLUnits(parser, 'path', 0, input.length);
  const start = hasSolidus ? before : `${before}/`;
  if (mustRewrite(parser, kinds, segment)) target.path = pathOf(parser, start, 0, input.length, hasSolidus, kinds);
  else target.path = concatenate(start, kinds === 0 ? input : encodeBetween(input, 0, input.length, part.set));
  return target;
}

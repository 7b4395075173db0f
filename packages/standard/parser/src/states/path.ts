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
  type Scanned,
  scan,
  specialPath,
  wholeOtherPath,
  wholeSpecialPath,
} from '../kinds.js';
import {
  copyUpTo,
  encodeUpTo,
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
 * @param plainEnd the end of the path as far as an expression has found it unchanged; 0 if none has read it
 */
export function pathState(parser: Parser, unitsFrom: number = parser.pointer, plainEnd = 0): Result {
  const { input, pointer: entry, url } = parser;
  const { special } = url;
  const isPlain = plainEnd > entry && endsPath(input, plainEnd);
  if (isPlain && !mustRewrite(parser, 0, entry + 1)) return continueAfterPath(parser, plainEnd);
  const hasSolidus = isSolidus(input.charCodeAt(entry), special);
  const segment = hasSolidus ? entry + 1 : entry;
  if (parser.stopsAfterAuthority) return stopBefore(parser, segment);
  if (!hasSolidus) replace(parser, entry, entry, '/');
  const part = special === null ? otherPath : specialPath;
  const scanned = scan(input, plainEnd > entry && !isPlain ? plainEnd : entry, part);
  const { end, kinds, firstChange } = scanned;
  if ((kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  reportURLUnits(parser, 'path', unitsFrom, end);
  if (mustRewrite(parser, kinds, segment)) rewritePath(parser, entry, scanned, hasSolidus);
  else if (kinds !== 0) encodeUpTo(parser, firstChange, end, part.set);
  return continueAfterPath(parser, end);
}

/** Whether more than the encoding of a path changes: its dot segments, its solidi, or its drive letter "C|", which may start a segment. */
function mustRewrite(parser: Parser, kinds: number, segment: number): boolean {
  return (
    (kinds & (DOT | BACKSLASH)) !== 0 || (isFileURL(parser) && parser.input.charCodeAt(segment + 1) === VERTICAL_LINE)
  );
}

/** Writes the path in the place of a run, and of what the serialization has of the path before it. */
function rewritePath(parser: Parser, start: number, scanned: Scanned, hasSolidus: boolean): void {
  const { url } = parser;
  copyUpTo(parser, start);
  const pathStart = url.hasHost() ? url.pathStart : url.hostEnd;
  const path = pathOf(parser, url.serialization.slice(url.pathStart), start, scanned, hasSolidus);
  const prefix = url.special === null && !url.hasHost() ? pathPrefix(path, false) : '';
  if (pathStart < url.serialization.length) url.serialization = url.serialization.slice(0, pathStart);
  url.pathStart = pathStart + prefix.length;
  replace(parser, start, scanned.end, prefix + path);
}

/**
 * Resolves the dot segments of a run that follows a path, and encodes it.
 *
 * @param before a path that the parser has made; without a solidus in the run, it ends with the solidus for it
 */
function pathOf(parser: Parser, before: string, start: number, scanned: Scanned, hasSolidus: boolean): string {
  const { input } = parser;
  const { end, kinds, firstChange } = scanned;
  const isEncoded = (kinds & ENCODED) !== 0;
  const isFile = isFileURL(parser);
  const hasBackslash = (kinds & BACKSLASH) !== 0;
  if (before === '' && !hasBackslash) return withoutDots(input, start, start, end, isFile, isEncoded, firstChange);
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
  const { input, url } = parser;
  const { special } = url;
  const hasSolidus = isSolidus(input.charCodeAt(0), special);
  const segment = hasSolidus ? 1 : 0;
  const part = special === null ? wholeOtherPath : wholeSpecialPath;
  const scanned = scan(input, 0, part);
  const { kinds } = scanned;
  reportURLUnits(parser, 'path', 0, input.length);
  const start = hasSolidus ? before : `${before}/`;
  if (mustRewrite(parser, kinds, segment)) target.path = pathOf(parser, start, 0, scanned, hasSolidus);
  else target.path = concatenate(start, kinds === 0 ? input : encodeBetween(input, 0, input.length, part.set));
  return target;
}

import { REVERSE_SOLIDUS, SOLIDUS } from '@url/infra';
import { hasShortCuts } from '@url/infra/internal';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@url/percent';
import { singleDotPattern } from '@url/record/internal';

// A scan notes the kinds of the code units in a part of the input, and only what a kind needs is done. A code unit of no kind stays as it is.

/** The code unit ends the part. */
export const END = 1;
/** Preprocessing removes it: a tab or a newline. */
export const CONTROL = 2;
/** It is percent-encoded. So is every code unit above U+007F. */
export const ENCODED = 4;
/** It may start a dot segment: U+002E (.) or U+0025 (%). Noted only where a segment starts. */
export const DOT = 8;
/** U+005C (\), which special URLs treat as U+002F (/). */
export const BACKSLASH = 0x10;

/** A part of a URL that is scanned for what is encoded. */
export interface Part {
  /** The set with which the part is encoded. */
  readonly set: PercentEncodeSet;
  /** The kind of each ASCII code unit. */
  readonly kindOf: Uint8Array;
  readonly isPath: boolean;
  /** Matches code units of no kind, as many as there are. Made from the table, on first use. */
  run: RegExp | null;
}

/**
 * @param ends the characters that end the part
 * @param solidi for a path, the characters that separate its segments
 */
function createPart(set: PercentEncodeSet, ends: string, solidi: '' | '/' | '/\\' = ''): Part {
  const kindOf = new Uint8Array(0x80);
  const note = (characters: string, kind: number) => {
    for (let i = 0; i < characters.length; i++) kindOf[characters.charCodeAt(i)] = kind;
  };
  note(`${set.characters}\x7f`, ENCODED);
  note('\t\n\r', CONTROL);
  note(solidi === '' ? '' : '.%', DOT);
  note(solidi.slice(1), BACKSLASH);
  note(ends, END);
  return { set, kindOf, isPath: solidi !== '', run: null };
}

/** From this number of code units on, an expression takes less time than a loop. */
const LONG = 36;
/** The longest input that an expression with a repeated group scans: V8 may use backtracking stack for each repetition. */
export const LONGEST = 0x10000;

/** What a scan finds. */
export interface Scanned {
  /** The end of the part. */
  readonly end: number;
  /** The kinds of its code units. */
  readonly kinds: number;
  /** The offset of the first code unit that has one; −1 if none has. */
  readonly firstChange: number;
}

/**
 *     https://example.org/a b/../c?query
 *                        ^ ^       ^
 *                        | |       end
 *                        | firstChange
 *                        start
 *
 * Scans a part of the input once.
 */
export function scan(input: string, start: number, part: Part): Scanned {
  const { kindOf } = part;
  let kinds = 0;
  let firstChange = -1;
  let pointer = hasShortCuts && input.length - start >= LONG ? skipRun(input, start, part) : start;
  for (; pointer < input.length; pointer++) {
    const c = input.charCodeAt(pointer);
    const kind = c < 0x80 ? kindOf[c]! : ENCODED;
    if (kind === 0 || (kind === DOT && pointer > start && !isAfterSolidus(input, pointer))) continue;
    if (kind === END) break;
    if (firstChange < 0) firstChange = pointer;
    kinds |= kind;
  }
  return { end: pointer, kinds, firstChange };
}

function isAfterSolidus(input: string, pointer: number): boolean {
  const c = input.charCodeAt(pointer - 1);
  return c === SOLIDUS || c === REVERSE_SOLIDUS;
}

/**
 * Returns the end of a long run of code units of no kind, and the start for a short input. The scan decides what follows. Outside paths the expression
 * repeats no group, because JavaScriptCore takes ten times as long after a hundred repetitions of one.
 */
function skipRun(input: string, start: number, part: Part): number {
  const c = input.charCodeAt(start);
  // Most changes are where an expression has stopped before.
  if (input.length > LONGEST || c >= 0x80 || part.kindOf[c] !== 0) return start;
  if (part.run === null) part.run = new RegExp(part.isPath ? segmentsPattern(part) : `${classOf(part.kindOf)}*`, 'y');
  return endOf(part.run, input, start);
}

/** Returns the end of what a sticky expression matches at an offset; −1 if it does not match. */
export function endOf(expression: RegExp, input: string, start: number): number {
  expression.lastIndex = start;
  return expression.test(input) ? expression.lastIndex : -1;
}

/** The ASCII code units of no kind, as a class of a regular expression. */
function classOf(kindOf: Uint8Array): string {
  const unchanged = [...kindOf.keys()].filter((c) => kindOf[c] === 0);
  return `[${unchanged.map((c) => `\\x${c.toString(16).padStart(2, '0')}`).join('')}]`;
}

/** Matches as `class*` does. V8 takes less time for four code units in a row, because it asks for the end of the input once. */
export function runOf(characterClass: string): string {
  return `(?:${characterClass.repeat(4)})*(?:${characterClass}${characterClass}?${characterClass}?)?`;
}

/**
 * Matches the code units of no kind in a path, and those dots and percent signs that are not a dot segment's: neither "%2e" nor a dot with which a
 * segment ends. A segment that only ends in dots is rare.
 */
export function segmentsPattern({ kindOf }: Part): string {
  const run = runOf(classOf(kindOf));
  return `${run}(?:(?:\\.(?!${singleDotPattern}?(?:[/?#\\\\]|$))|(?!${singleDotPattern})%)${run})*`;
}

export const specialPath: Part = /* @__PURE__ */ createPart(pathPercentEncodeSet, '?#', '/\\');
export const otherPath: Part = /* @__PURE__ */ createPart(pathPercentEncodeSet, '?#', '/');
export const opaquePath: Part = /* @__PURE__ */ createPart(c0ControlPercentEncodeSet, '?#');
export const specialQuery: Part = /* @__PURE__ */ createPart(specialQueryPercentEncodeSet, '#');
export const otherQuery: Part = /* @__PURE__ */ createPart(queryPercentEncodeSet, '#');
export const fragment: Part = /* @__PURE__ */ createPart(fragmentPercentEncodeSet, '');

// The paths of a state override, which nothing ends.
export const wholeSpecialPath: Part = /* @__PURE__ */ createPart(pathPercentEncodeSet, '', '/\\');
export const wholeOtherPath: Part = /* @__PURE__ */ createPart(pathPercentEncodeSet, '', '/');

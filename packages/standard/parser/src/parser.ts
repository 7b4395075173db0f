import {
  codePointAt,
  type Encoding,
  NUMBER_SIGN,
  QUESTION_MARK,
  REVERSE_SOLIDUS,
  SOLIDUS,
  type ValidationErrorHandler,
} from '@url/infra';
import { chunkLength, concatenate, type Failure, isASCIITabOrNewline, preprocess, report } from '@url/infra/internal';
import type { PercentEncodeSet } from '@url/percent';
import { contains, encodeBetween, encodedCodePoint } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { type SpecialScheme, StoredURLRecord } from '@url/record/internal';

/**
 * The states in which the API, HTML and URLPattern start the parser, by the standard's names.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export type StateOverride =
  | 'scheme start state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'path start state'
  | 'opaque path state'
  | 'query state'
  | 'fragment state';

/** The result of a state: the record, or `null` for failure. */
export type Result = URLRecord | null;

/**
 * The state machine's variables. There are few: each takes 1.5 ns for each URL, because V8 sets and collects it. What a scan finds is the scan's
 * result.
 */
export interface Parser {
  input: string;
  base: StoredURLRecord | null;
  encoding: Encoding | null;
  onValidationError: ValidationErrorHandler | null;
  /** Whether to stop where nothing can fail any more: the caller asks only whether the input parses. */
  stopsAfterAuthority: boolean;
  /** The new record. Each state sets the offset of its part's end. */
  url: StoredURLRecord;
  pointer: number;
  /** The end of the input that is already in the serialization. */
  copiedEnd: number;
  /** For the input from `copiedEnd` on: offset in the serialization = offset in the input + shiftBy, if nothing is changed before it. */
  shiftBy: number;
  /** The input after preprocessing, with which the states start over if it differs; `null` as long as no state has asked for it. */
  preprocessed: string | null;
  failure: Failure | null;
}

/**
 * Creates the state machine's variables.
 *
 *     https://example.org/path/a b/c
 *     ^                  ^
 *     copiedEnd          pointer: the offset at which a state starts when it is called
 *
 * A state that changes nothing appends nothing: what is between `copiedEnd` and `pointer` is appended as one piece, before something that is
 * changed, or at the end. So a URL that no state changes is its own serialization.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * An object literal, because V8 creates it in place, where it calls the constructor of a class.
 */
export function createParser(
  input: string,
  base: StoredURLRecord | null,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
  stopsAfterAuthority: boolean,
): Parser {
  return {
    input,
    base,
    encoding,
    onValidationError,
    stopsAfterAuthority,
    url: new StoredURLRecord(),
    pointer: 0,
    copiedEnd: 0,
    shiftBy: 0,
    preprocessed: null,
    failure: null,
  };
}

/**
 *     https://example.org/a b\tc
 *                            ^
 *                            a scan has met a tab or a newline, or a state has read one by itself
 *
 * Asks whether the states have to start over, with a preprocessed input. A state calls it before it decides anything by a code unit that
 * preprocessing may remove, or by one after it.
 */
export function mustStartOver(parser: Parser): boolean {
  if (parser.preprocessed !== null) return false;
  parser.preprocessed = preprocess(parser.input, false);
  return parser.preprocessed !== parser.input;
}

/** Returns the record of a URL that cannot fail any more, unless preprocessing removes the code unit with which its path starts. */
export function stopBefore(parser: Parser, pointer: number): Result {
  return isASCIITabOrNewline(parser.input.charCodeAt(pointer)) && mustStartOver(parser) ? null : parser.url;
}

/** Appends the input up to an offset. What a state appends after it stands for the input up to the next `copiedEnd`. */
export function copyUpTo(parser: Parser, end: number): void {
  const { input, url, copiedEnd } = parser;
  if (copiedEnd >= end) return;
  url.serialization = concatenate(url.serialization, input.slice(copiedEnd, end));
  parser.copiedEnd = end;
}

/** Continues to copy the input at an offset, after something in the place of the input before it was added to the serialization. */
export function copyFrom(parser: Parser, pointer: number): void {
  parser.copiedEnd = pointer;
  parser.shiftBy = parser.url.serialization.length - pointer;
}

/** Appends the input up to `start`, and a text in the place of the input from there to `end`. */
export function replace(parser: Parser, start: number, end: number, text: string): void {
  const { url } = parser;
  copyUpTo(parser, start);
  url.serialization = concatenate(url.serialization, text);
  copyFrom(parser, end);
}

/**
 *     https://example.org/a b c?query
 *                          ^   ^
 *                          start
 *                              end
 *
 * Percent-encodes a part of the input. Short parts are encoded at their place, so that what is unchanged is copied together with what is around it.
 */
export function encodeUpTo(parser: Parser, start: number, end: number, set: PercentEncodeSet): void {
  const { input, url } = parser;
  if (end - start > chunkLength) {
    replace(parser, start, end, encodeBetween(input, start, end, set));
    return;
  }
  let output = url.serialization;
  let { copiedEnd } = parser;
  for (let pointer = start; pointer < end; pointer++) {
    const c = input.charCodeAt(pointer);
    if (!contains(set, c)) continue;
    if (copiedEnd < pointer) output = concatenate(output, input.slice(copiedEnd, pointer));
    const codePoint = c < 0xd800 ? c : codePointAt(input, pointer);
    output = concatenate(output, encodedCodePoint(codePoint));
    if (codePoint > 0xffff) pointer++;
    copiedEnd = pointer + 1;
  }
  if (copiedEnd === parser.copiedEnd) return;
  url.serialization = output;
  copyFrom(parser, copiedEnd);
}

/** Ends the run: appends the rest of the input, which is unchanged. */
export function finish(parser: Parser): StoredURLRecord {
  const { input, url } = parser;
  if (url.serialization === '') url.serialization = input;
  else copyUpTo(parser, input.length);
  return url;
}

/** Whether the URL has the scheme "file". */
export function isFileURL({ url }: Parser): boolean {
  return url.special?.isFile === true;
}

/** Whether the code unit is U+002F (/), or U+005C (\) in a special URL. */
export function isSolidus(codeUnit: number, special: SpecialScheme | null): boolean {
  return codeUnit === SOLIDUS || (codeUnit === REVERSE_SOLIDUS && special !== null);
}

/** Whether "//" is at an offset. Two lookups take a third of the time of `startsWith`. */
export function startsWithSolidi(input: string, pointer: number): boolean {
  return (
    pointer + 1 < input.length && input.charCodeAt(pointer) === SOLIDUS && input.charCodeAt(pointer + 1) === SOLIDUS
  );
}

/** Moves the pointer after a solidus before an authority, for which `isSolidus` holds, and reports U+005C (\) there. */
export function skipSolidus(parser: Parser): void {
  const { input, pointer } = parser;
  if (input.charCodeAt(pointer) === REVERSE_SOLIDUS) {
    report(parser, null, 'invalid-reverse-solidus', pointer, pointer + 1);
  }
  parser.pointer++;
}

/** Whether a path ends at an offset: at the end of the input, or before a query or fragment. */
export function endsPath(input: string, pointer: number): boolean {
  if (pointer === input.length) return true;
  const c = input.charCodeAt(pointer);
  return c === QUESTION_MARK || c === NUMBER_SIGN;
}

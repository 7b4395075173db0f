import {
  type Encoding,
  NUMBER_SIGN,
  QUESTION_MARK,
  REVERSE_SOLIDUS,
  SOLIDUS,
  type URLComponent,
  type ValidationErrorHandler,
  type ValidationErrorType,
} from '@url/infra';
import { concatenate, keepsPlaces, preprocess, report } from '@url/infra/internal';
import { isSpecialScheme, type URLRecord } from '@url/record';
import { StoredURLRecord } from '@url/record/internal';

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
 * Creates the state machine's variables.
 *
 *     https://example.org/path/a b/c
 *     ^                  ^
 *     copied             pointer: the offset at which a state starts when it is called
 *
 * A state that changes nothing appends nothing: what is between `copied` and `pointer` is appended as one piece, before something that is
 * changed, or at the end. So a URL that no state changes is its own serialization.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * An object literal, because V8 creates it in place, where it calls the constructor of a class.
 *
 * @param stopsAfterAuthority whether to stop where nothing can fail any more: the caller asks only whether the input parses
 */
export function createParser(
  input: string,
  base: StoredURLRecord | null,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler | null,
  stopsAfterAuthority: boolean,
) {
  return {
    input,
    base,
    encoding,
    onValidationError,
    stopsAfterAuthority,
    keepFailure,
    /** The new record. Each state sets the offset of its part's end. */
    url: new StoredURLRecord(),
    pointer: 0,
    /** The offset from which on the input is not yet in the serialization. */
    copied: 0,
    /** What to add to an offset in the input, from `copied` on, for its offset in the serialization if nothing is changed before it. */
    moved: 0,
    /** The scheme in lower case, if an earlier state had to create it. Use `schemeOf` to read it. */
    scheme: '',
    /** Whether the URL is special. Kept here because most states use it. */
    special: false,
    isFile: false,
    /** The end of the scheme, host and port that the scheme start state found to be unchanged; 0 if it found none. */
    unchangedHostEnd: 0,
    /** The end of the path after them, as far as that state found it to be unchanged; -1 if it found none. */
    unchangedPathEnd: -1,
    /** What `readAuthority` found: the kinds of the host's code units, whether preprocessing may change the authority, the last "@", and ends. */
    kinds: 0,
    hasControl: false,
    atSign: -1,
    hostEnd: -1,
    authorityEnd: 0,
    /** The input after preprocessing, with which the states start over if it differs; `null` as long as no state has asked for it. */
    preprocessed: null as string | null,
    failure: null as ValidationErrorType | null,
    failureStart: 0,
    failureEnd: 0,
  };
}

/** The state machine's variables. */
export interface Parser extends ReturnType<typeof createParser> {}

type Failure = Pick<Parser, 'failure' | 'failureStart' | 'failureEnd'>;

function keepFailure(this: Failure, type: ValidationErrorType, start: number, end: number): void {
  this.failure = type;
  if (!keepsPlaces) return;
  this.failureStart = start;
  this.failureEnd = end;
}

/**
 *     https://example.org/a b\tc
 *                         ^
 *                         a state meets a code unit that it does not leave as it is
 *
 * Asks whether the states have to start over, with a preprocessed input. Until then they have looked only at code units that are unchanged,
 * and at the one after each run of them, so that nothing that preprocessing removes has been decided upon.
 */
export function mustStartOver(parser: Parser): boolean {
  if (parser.preprocessed !== null) return false;
  parser.preprocessed = preprocess(parser.input, false);
  return parser.preprocessed !== parser.input;
}

/** Appends the input up to an offset. What a state appends after it stands for the input up to the next `copied`. */
export function copyUpTo(parser: Parser, end: number): void {
  const { input, url, copied } = parser;
  if (copied >= end) return;
  url.serialization = concatenate(url.serialization, input.slice(copied, end));
  parser.copied = end;
}

/** Continues to copy the input at an offset, after something in the place of the input before it was added to the serialization. */
export function copyFrom(parser: Parser, pointer: number): void {
  parser.copied = pointer;
  parser.moved = parser.url.serialization.length - pointer;
}

/** Appends the input up to `start`, and a text in the place of the input from there to `end`. */
export function replace(parser: Parser, start: number, end: number, text: string): void {
  const { url } = parser;
  copyUpTo(parser, start);
  url.serialization = concatenate(url.serialization, text);
  copyFrom(parser, end);
}

/** Ends the run: appends the rest of the input, which is unchanged. */
export function finish(parser: Parser): StoredURLRecord {
  const { input, url } = parser;
  if (url.serialization === '') url.serialization = input;
  else copyUpTo(parser, input.length);
  return url;
}

/** Sets the scheme, which is in lower case, and what follows from it. */
export function setScheme(parser: Parser, scheme: string): void {
  parser.scheme = scheme;
  parser.special = isSpecialScheme(scheme);
  parser.isFile = scheme === 'file';
}

/** The scheme in lower case. The serialization does not contain it yet if it is unchanged. */
export function schemeOf({ scheme, input, url }: Parser): string {
  return scheme === '' ? input.slice(0, url.schemeEnd) : scheme;
}

/** Whether the code unit is U+002F (/), or U+005C (\) in a special URL. */
export function isSolidus(codeUnit: number, special: boolean): boolean {
  return codeUnit === SOLIDUS || (codeUnit === REVERSE_SOLIDUS && special);
}

/** Whether "//" is at an offset. Two lookups take a third of the time of `startsWith`. */
export function startsWithSolidi(input: string, pointer: number): boolean {
  return (
    pointer + 1 < input.length && input.charCodeAt(pointer) === SOLIDUS && input.charCodeAt(pointer + 1) === SOLIDUS
  );
}

/**
 * Moves the pointer after a code unit for which `isSolidus` holds, and reports U+005C (\) there.
 *
 * @param component the part of the URL that starts with it; `null` for a solidus before an authority
 */
export function skipSolidus(parser: Parser, component: URLComponent | null): void {
  const { input, pointer } = parser;
  if (input.charCodeAt(pointer) === REVERSE_SOLIDUS) {
    report(parser, component, 'invalid-reverse-solidus', pointer, pointer + 1);
  }
  parser.pointer++;
}

/** Finds the first U+003F (?) or U+0023 (#), or the end of the input. */
export function firstAfterPath(input: string, pointer: number): number {
  const questionMark = input.indexOf('?', pointer);
  const numberSign = input.indexOf('#', pointer);
  if (questionMark < 0) return numberSign < 0 ? input.length : numberSign;
  return numberSign < 0 || numberSign > questionMark ? questionMark : numberSign;
}

/** Whether a path ends at an offset: at the end of the input, or before a query or fragment. */
export function endsPath(input: string, pointer: number): boolean {
  if (pointer === input.length) return true;
  const c = input.charCodeAt(pointer);
  return c === QUESTION_MARK || c === NUMBER_SIGN;
}

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
import { type ErrorReporter, report } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { authorityEnd, type StoredURLRecord } from '@url/record/internal';
import { endOf } from './sticky.js';

/**
 * The states that the API and HTML start from, by the standard's names. Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export type StateOverride =
  | 'scheme start state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'path start state'
  | 'query state'
  | 'fragment state';

/** What a state gives: the record, or `null` for failure. */
export type Result = URLRecord | null;

/** Reads from the pointer on, and goes on in the states that follow. */
export type State = (parser: Parser) => Result;

/**
 * What the state machine keeps between states. `pointer` is where the state that is called starts to read.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export class Parser implements ErrorReporter {
  pointer = 0;
  /** Whether the URL is special, kept beside it since most states ask. */
  special = false;
  isFile = false;
  /** The record to change, with a state override: a state sets its field, and leaves `url` alone. */
  given: URLRecord | null = null;
  stateOverride: StateOverride | null = null;
  /** Whether the caller wants no more than to know that the input parses: nothing after the authority can fail. */
  isAuthorityEnough = false;
  origin = 0;
  decodedLength = -1;
  failure: ValidationErrorType | null = null;
  failureStart = 0;
  failureEnd = 0;

  constructor(
    readonly input: string,
    readonly base: StoredURLRecord | null,
    readonly encoding: Encoding | null,
    readonly onValidationError: ValidationErrorHandler | null,
    /** The record that the states put together: each appends to its href, and notes where its part ends. */
    readonly url: StoredURLRecord,
  ) {}
}

/** Whether the code unit is U+002F (/), or U+005C (\) in a special URL. */
export function isSolidus(codeUnit: number, special: boolean): boolean {
  return codeUnit === SOLIDUS || (codeUnit === REVERSE_SOLIDUS && special);
}

/**
 * Moves the pointer after a code unit for which `isSolidus` holds, and reports U+005C (\) there.
 *
 * @param component the part of the URL that starts with it; `null` where it stands before an authority
 */
export function skipSolidus(parser: Parser, component: URLComponent | null): void {
  const { input, pointer } = parser;
  if (input.charCodeAt(pointer) === REVERSE_SOLIDUS) {
    report(parser, component, 'invalid-reverse-solidus', pointer, pointer + 1);
  }
  parser.pointer++;
}

const endOfSpecialAuthority = /* @__PURE__ */ endOf(() => `[^${authorityEnd.special}]*`);
const endOfOtherAuthority = /* @__PURE__ */ endOf(() => `[^${authorityEnd.notSpecial}]*`);

/** Where the authority ends that the pointer is in. */
export function endOfAuthority({ input, pointer, special }: Parser): number {
  return special ? endOfSpecialAuthority(input, pointer) : endOfOtherAuthority(input, pointer);
}

/** Whether an authority ends at an offset. */
export function endsAuthority(input: string, pointer: number, special: boolean): boolean {
  return endsPath(input, pointer) || isSolidus(input.charCodeAt(pointer), special);
}

/** The code unit at an offset, or −1 at the end: where V8 has seen the NaN of `charCodeAt`, a loop takes three times as long. */
export function codeUnitAt(input: string, pointer: number): number {
  return pointer < input.length ? input.charCodeAt(pointer) : -1;
}

/** Where a path ends: at a query, a fragment or the end; with a state override, U+003F (?) and U+0023 (#) are path. */
export function endOfPath({ input, pointer, stateOverride }: Parser): number {
  if (stateOverride !== null) return input.length;
  const numberSign = input.indexOf('#', pointer);
  const end = numberSign < 0 ? input.length : numberSign;
  const questionMark = input.indexOf('?', pointer);
  return questionMark < 0 || questionMark > end ? end : questionMark;
}

/** Whether a path ends at an offset: at the end of the input, or before a query or fragment. */
export function endsPath(input: string, pointer: number): boolean {
  if (pointer === input.length) return true;
  const c = input.charCodeAt(pointer);
  return c === QUESTION_MARK || c === NUMBER_SIGN;
}

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
import type { StoredURLRecord } from '@url/record/internal';
import { firstOf } from './scanners.js';

/**
 * The states in which the API and HTML start the parser, by the standard's names. Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export type StateOverride =
  | 'scheme start state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'path start state'
  | 'query state'
  | 'fragment state';

/** The result of a state: the record, or `null` for failure. */
export type Result = URLRecord | null;

/** A state: parses from the pointer on, and calls the state that follows. */
export type State = (parser: Parser) => Result;

/**
 * The state machine's variables. `pointer` is the offset at which a state starts when it is called.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export class Parser implements ErrorReporter {
  pointer = 0;
  /** The scheme, where a later state uses it. The href is a rope by then, and cutting the scheme from it would flatten it. */
  scheme = '';
  /** Whether the URL is special. Kept here since most states use it. */
  special = false;
  isFile = false;
  /** The record to change, with a state override. A state sets a field of it, and does not use `url`. */
  given: URLRecord | null = null;
  stateOverride: StateOverride | null = null;
  /** Whether to stop after the authority: nothing after it can fail, and the caller needs only to know whether the input parses. */
  isAuthorityEnough = false;
  origin = 0;
  decodedLength = -1;
  failure: ValidationErrorType | null = null;
  failureStart = 0;
  failureEnd = 0;

  constructor(
    readonly input: string,
    public base: StoredURLRecord | null,
    readonly encoding: Encoding | null,
    readonly onValidationError: ValidationErrorHandler | null,
    /** The record that the states make: each state appends to its serialization, and sets the offset of its part's end. */
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
 * @param component the part of the URL that starts with it; `null` for a solidus before an authority
 */
export function skipSolidus(parser: Parser, component: URLComponent | null): void {
  const { input, pointer } = parser;
  if (input.charCodeAt(pointer) === REVERSE_SOLIDUS) {
    report(parser, component, 'invalid-reverse-solidus', pointer, pointer + 1);
  }
  parser.pointer++;
}

const endOfSpecialAuthority = /* @__PURE__ */ firstOf((c) => isAfterAuthority(c, true));
const endOfOtherAuthority = /* @__PURE__ */ firstOf((c) => isAfterAuthority(c, false));

/** Finds the end of the authority that contains the pointer. */
export function endOfAuthority({ input, pointer, special }: Parser): number {
  return special ? endOfSpecialAuthority(input, pointer) : endOfOtherAuthority(input, pointer);
}

/** Whether an authority ends at an offset. */
export function endsAuthority(input: string, pointer: number, special: boolean): boolean {
  return pointer === input.length || isAfterAuthority(input.charCodeAt(pointer), special);
}

/** Whether a code unit ends an authority. */
function isAfterAuthority(c: number, special: boolean): boolean {
  return isSolidus(c, special) || isAfterPath(c);
}

/** @returns the code unit at an offset, or −1 at the end. A loop takes three times as long once V8 has seen `charCodeAt` give NaN. */
export function codeUnitAt(input: string, pointer: number): number {
  return pointer < input.length ? input.charCodeAt(pointer) : -1;
}

const firstAfterPath = /* @__PURE__ */ firstOf(isAfterPath);

/** Finds the end of a path: at a query, a fragment or the end. With a state override, U+003F (?) and U+0023 (#) belong to the path. */
export function endOfPath({ input, pointer, stateOverride }: Parser): number {
  return stateOverride === null ? firstAfterPath(input, pointer) : input.length;
}

/** Whether a path ends at an offset: at the end of the input, or before a query or fragment. */
export function endsPath(input: string, pointer: number): boolean {
  return pointer === input.length || isAfterPath(input.charCodeAt(pointer));
}

/** Whether a code unit ends a path. */
function isAfterPath(c: number): boolean {
  return c === QUESTION_MARK || c === NUMBER_SIGN;
}

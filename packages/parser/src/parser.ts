import { type Encoding, NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS, type URLComponent } from '@url/infra';
import { type ErrorReporter, report } from '@url/infra/internal';
import type { URLRecord } from '@url/record';

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * The states that the API and HTML start from, by the standard's names.
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

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * What the state machine keeps between states. `pointer` is where the state that is called starts to read.
 */
export interface Parser extends ErrorReporter {
  readonly input: string;
  pointer: number;
  readonly url: URLRecord;
  /** Whether `url` is special, kept beside it since most states ask. */
  special: boolean;
  readonly base: URLRecord | null;
  readonly encoding: Encoding | null;
  readonly stateOverride: StateOverride | null;
}

/** Reads from the pointer on, and goes on in the states that follow. */
export type State = (parser: Parser) => Result;

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

/** Whether an authority ends at an offset: at the end of the input, or before U+002F (/), U+003F (?), U+0023 (#), or what counts as the first. */
export function endsAuthority(input: string, pointer: number, special: boolean): boolean {
  // Behind the end `charCodeAt` gives NaN; where V8 has seen that, a loop of it takes three times as long.
  if (pointer === input.length) return true;
  const c = input.charCodeAt(pointer);
  return c === QUESTION_MARK || c === NUMBER_SIGN || isSolidus(c, special);
}

/** Where the authority ends that the pointer is in. */
export function endOfAuthority({ input, pointer, special }: Parser): number {
  let end = pointer;
  while (!endsAuthority(input, end, special)) end++;
  return end;
}

/** Where a path ends: at a query, a fragment or the end; with a state override, U+003F (?) and U+0023 (#) are path. */
export function endOfPath({ input, pointer, stateOverride }: Parser): number {
  if (stateOverride !== null) return input.length;
  const numberSign = input.indexOf('#', pointer);
  const end = numberSign < 0 ? input.length : numberSign;
  const questionMark = input.indexOf('?', pointer);
  return questionMark < 0 || questionMark > end ? end : questionMark;
}

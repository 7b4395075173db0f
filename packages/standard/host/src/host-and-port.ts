import { COLON, LEFT_SQUARE_BRACKET, RIGHT_SQUARE_BRACKET } from '@url/infra';

/**
 * Finds the end of a host that a port may follow: the first U+003A (:) outside of brackets, or else the end of the authority.
 * Part of https://url.spec.whatwg.org/#host-state.
 *
 *     me@[::1]:8080/path
 *        ^    ^    ^
 *        |    |    end
 *        |    what is returned
 *        start
 */
export function endOfHost(input: string, start: number, end: number): number {
  const colon = input.indexOf(':', start);
  if (colon < 0 || colon >= end) return end;
  const bracket = input.indexOf('[', start);
  if (bracket < 0 || bracket > colon) return colon;
  let insideBrackets = true;
  for (let pointer = bracket + 1; pointer < end; pointer++) {
    const c = input.charCodeAt(pointer);
    if (c === COLON && !insideBrackets) return pointer;
    if (c === LEFT_SQUARE_BRACKET) insideBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) insideBrackets = false;
  }
  return end;
}

/** @returns the text between the brackets of an IPv6 address, or `null` if a bracket is missing */
export function withoutBrackets(input: string): string | null {
  return input.startsWith('[') && input.endsWith(']') ? input.slice(1, -1) : null;
}

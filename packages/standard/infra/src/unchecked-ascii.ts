import { CARRIAGE_RETURN, CHARACTER_TABULATION, DIGIT_NINE, DIGIT_ZERO, LINE_FEED, SPACE } from './code-points.js';

// The functions of ascii.ts without the check of their argument, for packages of this repository: a check takes as long as the comparison. Each
// predicate accepts a code point or code unit, and is false for NaN, which `charCodeAt` returns at the end of the input.

export function isASCIIDigit(codePoint: number): boolean {
  return codePoint >= DIGIT_ZERO && codePoint <= DIGIT_NINE;
}

export function isASCIIHexDigit(codePoint: number): boolean {
  const lower = codePoint | 0x20;
  return isASCIIDigit(codePoint) || (lower >= 0x61 && lower <= 0x66);
}

export function isASCIIUpperAlpha(codePoint: number): boolean {
  return codePoint >= 0x41 && codePoint <= 0x5a;
}

export function isASCIIAlpha(codePoint: number): boolean {
  const lower = codePoint | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

export function isASCIIAlphanumeric(codePoint: number): boolean {
  return isASCIIDigit(codePoint) || isASCIIAlpha(codePoint);
}

export function isC0ControlOrSpace(codePoint: number): boolean {
  return codePoint >= 0 && codePoint <= SPACE;
}

export function isASCIITabOrNewline(codePoint: number): boolean {
  return codePoint === CHARACTER_TABULATION || codePoint === LINE_FEED || codePoint === CARRIAGE_RETURN;
}

export function isASCIIString(input: string): boolean {
  for (let i = 0; i < input.length; i++) if (input.charCodeAt(i) > 0x7f) return false;
  return true;
}

export function asciiLowercase(input: string): string {
  // Most strings are in lower case already, and a search for upper case takes a third of the time of `toLowerCase`.
  if (!/[A-Z]/.test(input)) return input;
  // On an ASCII string `toLowerCase` is ASCII lowercase, and it is native code.
  return isASCIIString(input) ? input.toLowerCase() : input.replace(/[A-Z]+/g, (run) => run.toLowerCase());
}

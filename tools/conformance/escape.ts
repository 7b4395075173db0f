/** Escapes everything except printable ASCII as `\u{…}`, for names of tests. */
export function escapeNonASCII(input: string): string {
  return input.replace(/[^\x20-\x7e\n]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** The string with all that is not printable ASCII as `\u{…}`, so that a test's name shows what the string contains. */
export function escapeNonASCII(input: string): string {
  return input.replace(/[^\x20-\x7e\n]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** Returns a percent-encode set as the content of a character class, for scanners. */
export function characterClassOf({ characters }: { readonly characters: string }): string {
  return `\\x7f-\\uffff${characters.replace(/[\\\]^-]/g, '\\$&')}`;
}

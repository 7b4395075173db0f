import { TextBuilder } from '@url/infra/internal';

/** Matches percent-encoded bytes. */
export const escapes: RegExp = /%[\dA-Fa-f]{2}/g;

/**
 * Replaces each match. Does not use `replace` with a function, because engines keep all matches, of 40 bytes each.
 *
 * @param text any text
 * @param expression a global expression that matches no empty string
 * @param write returns the replacement of a match; it also gets the offset of the match
 */
export function replaceEach(text: string, expression: RegExp, write: (match: string, index: number) => string): string {
  const output = new TextBuilder();
  let copied = 0;
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    output.add(text.slice(copied, match.index) + write(match[0], match.index));
    copied = expression.lastIndex;
  }
  output.add(text.slice(copied));
  return output.toString();
}

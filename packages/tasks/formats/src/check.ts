/** The result of a check: the text has the format, or where and why it does not. */
export type FormatCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The offset of the first code unit of the error, in UTF-16 code units; the length of the text if something is missing at its end. */
      readonly index: number;
      /** A sentence for people. */
      readonly reason: string;
    };

export const valid: FormatCheck = /* @__PURE__ */ Object.freeze({ ok: true });

/** Returns the result for text that does not have the format. */
export function invalid(index: number, reason: string): FormatCheck {
  return { ok: false, index, reason };
}

/** Writes a character as Unicode does, with the character itself if it is visible ASCII. */
export function nameOf(character: string): string {
  const hex = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return character > ' ' && character < '\x7f' ? `${hex} (${character})` : hex;
}

import { notationWithASCII } from '@url/infra/internal';

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
  return notationWithASCII(character.codePointAt(0)!);
}

/**
 * https://www.unicode.org/reports/tr15/#Norm_Forms
 *
 * Normalization Form C by the engine, in place of normalization.ts.
 *
 * @param text any string
 * @returns its NFC; the text itself, which UTS #46 then refuses, if more marks follow one another than in any language: engines sort them in
 * quadratic time
 */
export function normalizeNFC(text: string): string {
  return /\p{M}{1000}/u.test(text) ? `\ud800${text}` : text.normalize('NFC');
}

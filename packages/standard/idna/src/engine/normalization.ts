export { normalizeNFC } from '../engine-normalization.js';

/**
 * https://www.unicode.org/reports/tr15/#Norm_Forms
 *
 * Normalization Form D by the engine.
 */
export function normalizeNFD(text: string): string {
  return text.normalize('NFD');
}

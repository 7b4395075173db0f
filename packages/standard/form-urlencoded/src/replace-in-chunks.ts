/**
 * Replaces matches in a long text chunk by chunk. The engine's `replace` keeps up to 90 bytes for each match until it ends.
 *
 * @param text scalar values
 * @param replace called with the text, or with each chunk of a long text
 */
export function replaceInChunks(text: string, replace: (chunk: string) => string): string {
  return text.length > 4096 ? text.replace(/.{1,4096}/gsu, replace) : replace(text);
}

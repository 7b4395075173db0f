/**
 * Replaces a long text by chunks. The engine's `replace` keeps a record of every match until its end, which takes up to 90 bytes for each.
 *
 * @param text scalar values
 * @param replace called with the text, or with each chunk of a long text
 */
export function replaceInChunks(text: string, replace: (chunk: string) => string): string {
  return text.length > 4096 ? text.replace(/.{1,4096}/gsu, replace) : replace(text);
}

/** Labels of at most this many code points are converted as the RFC does it: in n² steps, but small ones. punycode-long.ts converts the others. */
export const SHORT = 64;

/**
 * Puts in code points one after the other, in n² steps, but small ones.
 *
 * @returns the code points of `basic`, with each of `inserted` put in at its index
 */
export function placeByInserting(basic: string, inserted: readonly number[], indices: readonly number[]): number[] {
  const output: number[] = [];
  for (let place = 0; place < basic.length; place++) output.push(basic.charCodeAt(place));
  for (let next = 0; next < inserted.length; next++) {
    const index = indices[next]!;
    for (let place = output.length; place > index; place--) output[place] = output[place - 1]!;
    output[index] = inserted[next]!;
  }
  return output;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.5: path concatenation
 *
 * @param base an array of names, or `null` for none
 * @param names an array of names
 * @returns a new array
 *
 * @example
 * import { pathConcatenation } from '@url/drafts/2014';
 *
 * pathConcatenation(['foo', 'bar'], ['a', 'b']); // => ['foo', 'a', 'b']
 * pathConcatenation(['foo', 'bar'], ['', 'b']); // => ['b']
 * pathConcatenation(['foo', 'bar'], ['']); // => ['foo', 'bar']
 */
export function pathConcatenation(base: readonly string[] | null, names: readonly string[]): string[] {
  let before = base ?? [];
  let after = names;
  if (after[0] === '.') {
    after = after.slice(1);
    before = before.slice(0, -1);
  }
  if (after.length === 1 && after[0] === '') return [...before];
  if (after.length > 1 && after[0] === '') return after.slice(1);
  return [...before.slice(0, -1), ...after];
}

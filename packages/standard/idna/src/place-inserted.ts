import { hasShortCuts, isASCIIString } from '@url/infra/internal';
import { placeByInserting, SHORT } from './place-by-inserting.js';
import { placeFromTheEnd } from './punycode-long.js';

/** @returns the code points of `basic`, with each of `inserted` put in at its index, one after the other */
export function placeInserted(basic: string, inserted: readonly number[], indices: readonly number[]): number[] | null {
  if (!isASCIIString(basic)) return null;
  return hasShortCuts && basic.length + inserted.length <= SHORT
    ? placeByInserting(basic, inserted, indices)
    : placeFromTheEnd(basic, inserted, indices);
}

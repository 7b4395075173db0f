import { isASCIIString } from '@url/infra/internal';
import { placeByInserting } from '../place-by-inserting.js';

/** An engine that reads such a label also inserts one after the other. */
export function placeInserted(basic: string, inserted: readonly number[], indices: readonly number[]): number[] | null {
  return isASCIIString(basic) ? placeByInserting(basic, inserted, indices) : null;
}

import { join } from 'node:path';
import { readJSON, root } from '../../../config/workspace.ts';
import { findBlob, type Pin } from '../git-blob.ts';

export const pin = readJSON<{ publicSuffixList: Pin & { readonly date: string } }>('spec.json').publicSuffixList;

/** Returns the list that spec.json pins, or the problem. */
export function findList(): ReturnType<typeof findBlob> {
  return findBlob(pin, join(root, '..', 'shared', 'psl', 'public_suffix_list.dat'));
}

import { unpackNumbers, unpackSigned } from '@url/idna/internal';
import { closingGaps, openingDistances } from './properties.generated.js';

/** Decodes Link_Bracket: each closing bracket with its opening bracket. */
export function decodeBrackets(): Map<number, number> {
  const openings = new Map<number, number>();
  const distances = unpackNumbers(openingDistances);
  let closing = 0;
  unpackNumbers(closingGaps).forEach((gap, index) => {
    closing += gap;
    openings.set(closing, closing - unpackSigned(distances[index]!));
  });
  return openings;
}

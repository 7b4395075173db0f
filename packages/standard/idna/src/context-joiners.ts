import { codePointAt } from '@url/infra/internal';
import { propertiesOf } from './code-point-table.js';
import { JOINER, JOINS_BACKWARD, JOINS_FORWARD, JOINS_THROUGH, VIRAMA } from './properties.js';

const ZERO_WIDTH_NON_JOINER = '\u200c';

/** Whether the first code point whose Joining_Type is not T, from `index` on in one direction, has the property. */
function joins(properties: readonly number[], index: number, direction: 1 | -1, wanted: number): boolean {
  let at = index + direction;
  while ((properties[at]! & (JOINS_THROUGH | wanted)) === JOINS_THROUGH) at += direction;
  return (properties[at]! & wanted) !== 0;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1
 *
 * The rule for U+200C, and that of A.2 for U+200D. Linear: each run of Joining_Type T is walked for at most two joiners.
 *
 * @param label a label in Unicode
 * @returns whether each U+200C and U+200D in it is where ContextJ allows it
 */
export function satisfiesContextJ(label: string): boolean {
  return findMisplacedJoiner(label) < 0;
}

/** The offset of the first U+200C or U+200D that is not where ContextJ allows it, in code units; −1 if there is none. */
export function findMisplacedJoiner(label: string): number {
  const characters = [...label];
  const properties = characters.map((character) => propertiesOf(codePointAt(character, 0)));
  const misplaced = properties.findIndex(
    (each, index) => each & JOINER && !mayStandAt(properties, index, characters[index] === ZERO_WIDTH_NON_JOINER),
  );
  return misplaced < 0 ? -1 : characters.slice(0, misplaced).join('').length;
}

function mayStandAt(properties: readonly number[], index: number, isNonJoiner: boolean): boolean {
  if (properties[index - 1]! & VIRAMA) return true;
  return isNonJoiner && joins(properties, index, -1, JOINS_FORWARD) && joins(properties, index, 1, JOINS_BACKWARD);
}

import { codePointAt } from '@url/infra';
import { forEachInGroups, symbolAt, unpackNumbers, unpackSigned } from './packed-numbers.js';
import { COMPUTED, DISALLOWED, IGNORED, MAPPED } from './properties.js';
import { mappedDistances, mappedStrings, propertySets, runLengths, runSets } from './tables.generated.js';

const TABLE_SIZE = 0x40000;

/** For each code point the index of its properties in `propertySets`. Decoded when first asked for. */
let table: Uint8Array | null = null;

/** What mapped code points are mapped to: at first those listed as strings, and with time the others that were asked for. */
const mappings = /* @__PURE__ */ new Map<number, string>(mappedStrings);

/** How far off is what mapped code points are mapped to. */
const distances = /* @__PURE__ */ new Map<number, number>();

function decodeTable(): Uint8Array {
  const sets = new Uint8Array(TABLE_SIZE);
  let codePoint = 0;
  let run = 0;
  for (const length of unpackNumbers(runLengths)) {
    const set = symbolAt(runSets, run++);
    // The most frequent set, with index 0, is there already.
    if (set > 0) sets.fill(set, codePoint, codePoint + length + 1);
    codePoint += length + 1;
  }
  const mapped = propertySets.indexOf(MAPPED);
  forEachInGroups(mappedDistances, (from, distance) => {
    sets[from] = mapped;
    distances.set(from, distance);
  });
  for (const [from] of mappedStrings) sets[from] = mapped;
  return sets;
}

/**
 * Unicode 6.1 assigned every code point that comes here, and normalization and case pairs are stable from then on: so the
 * result is the same in every engine, and equal to what UTS #46 lists, which the generator verifies.
 */
function compute(character: string): string {
  return character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0345/g, '\u03b9')
    .normalize('NFC');
}

/** Finds out once what a COMPUTED code point is, and keeps it in the table. */
function resolve(sets: Uint8Array, codePoint: number, computed: number): number {
  const character = String.fromCodePoint(codePoint);
  const mapping = compute(character);
  const properties = mapping === character ? computed & ~COMPUTED : MAPPED;
  if (mapping !== character) mappings.set(codePoint, mapping);
  sets[codePoint] = propertySets.indexOf(properties);
  return properties;
}

/** Above the table there is nothing but the variation selectors supplement. */
function propertiesAboveTable(codePoint: number): number {
  return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? IGNORED : DISALLOWED;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns the bits of properties.ts that hold for it, never COMPUTED among them
 */
export function propertiesOf(codePoint: number): number {
  if (table === null) table = decodeTable();
  if (codePoint >= TABLE_SIZE) return propertiesAboveTable(codePoint);
  const properties = propertySets[table[codePoint]!]!;
  return properties & COMPUTED ? resolve(table, codePoint, properties) : properties;
}

/**
 * @param text any string
 * @returns the properties of all its code points, or'ed together
 */
export function propertiesOfAll(text: string): number {
  let union = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit < 0xdc00) {
      const codePoint = codePointAt(text, index);
      if (codePoint > 0xffff) index++;
      union |= propertiesOf(codePoint);
    } else union |= propertiesOf(unit);
  }
  return union;
}

/**
 * @param codePoint a code point that `propertiesOf` says is MAPPED
 * @returns what UTS #46 maps it to
 */
export function mappingOf(codePoint: number): string {
  const mapping = mappings.get(codePoint) ?? String.fromCodePoint(codePoint + unpackSigned(distances.get(codePoint)!));
  mappings.set(codePoint, mapping);
  return mapping;
}

import { codePointAt } from '@url/infra';
import { forEachInGroups, symbolAt, unpackNumbers, unpackSigned } from './packed-numbers.js';
import { COMPUTED, DISALLOWED, IGNORED, MAPPED } from './properties.js';
import { mappedDistances, mappedStrings, propertySets, runLengths, runSets } from './tables.generated.js';

const TABLE_SIZE = 0x40000;

/** For each code point the index of its properties in `propertySets`. Decoded on first use. */
let table: Uint8Array | null = null;

/** The mappings that are known as strings: at first those that the tables list, later also those that were computed. */
const mappings = /* @__PURE__ */ new Map<number, string>(mappedStrings);

/** The mappings to one code point, each as the distance to it. */
const distances = /* @__PURE__ */ new Map<number, number>();

function decodeTable(): Uint8Array {
  const sets = new Uint8Array(TABLE_SIZE);
  let codePoint = 0;
  let run = 0;
  for (const length of unpackNumbers(runLengths)) {
    const set = symbolAt(runSets, run++);
    // The array is filled with zeros, and 0 is the index of the most frequent set.
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
 * Computes a mapping by the engine's normalization and lower case. The result is the same in every engine, since Unicode 6.1 assigned
 * all characters that are computed, and both are stable from then on. The generator verifies that UTS #46 lists the same.
 */
function compute(character: string): string {
  return character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0345/g, '\u03b9')
    .normalize('NFC');
}

/** Computes the properties of a COMPUTED code point once, and keeps them in the table. */
function resolve(sets: Uint8Array, codePoint: number, computed: number): number {
  const character = String.fromCodePoint(codePoint);
  const mapping = compute(character);
  const properties = mapping === character ? computed & ~COMPUTED : MAPPED;
  if (mapping !== character) mappings.set(codePoint, mapping);
  sets[codePoint] = propertySets.indexOf(properties);
  return properties;
}

/** The properties above the table: only the variation selectors supplement is assigned there. */
function propertiesAboveTable(codePoint: number): number {
  return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? IGNORED : DISALLOWED;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns its bits of properties.ts, without COMPUTED
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

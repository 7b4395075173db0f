import { codePointAt } from '@url/infra';
import { forEachString, forEachTarget, symbolAt, unpackNumbers, unpackSigned } from './packed-numbers.js';
import { BIDI_L, CASED, COMPUTED, DISALLOWED, IGNORED, MAPPED } from './properties.js';
import { mappedStrings, mappedTargets, runLengths, runSets, setDistances } from './tables.generated.js';

const TABLE_SIZE = 0x40000;

/** The sets of properties that there are. */
let propertySets: readonly number[] = [];

/** For each code point the index of its properties in `propertySets`. Decoded on first use. */
let table: Uint8Array | null = null;

/** The mappings to several code points, those that were asked for, and those that were computed. */
const mappings = /* @__PURE__ */ new Map<number, string>();

/** For each code point that the tables map to one code point, that code point. An array takes a third of the time that a map takes to fill. */
let targets: Int32Array | null = null;

function decodeTable(): Uint8Array {
  let last = 0;
  propertySets = unpackNumbers(setDistances).map((distance) => (last += unpackSigned(distance)));
  const sets = new Uint8Array(TABLE_SIZE);
  let codePoint = 0;
  let run = 0;
  for (const length of unpackNumbers(runLengths)) {
    const set = symbolAt(runSets, run++);
    // The array is filled with zeros, and 0 is the index of the most frequent set.
    if (set > 0) sets.fill(set, codePoint, codePoint + length + 1);
    codePoint += length + 1;
  }
  decodeMappings(sets);
  return sets;
}

function decodeMappings(sets: Uint8Array): void {
  const mapped = propertySets.indexOf(MAPPED);
  const all = new Int32Array(TABLE_SIZE);
  forEachTarget(mappedTargets, (from, target) => {
    sets[from] = mapped;
    all[from] = target;
  });
  forEachString(mappedStrings, (from, mapping) => {
    sets[from] = mapped;
    // biome-ignore lint/plugin: at most the 18 code points of a mapping
    mappings.set(from, String.fromCodePoint(...mapping));
  });
  targets = all;
}

/** Two characters that a working `normalize` maps to "\u8c48MHz". */
const NEEDS_NORMALIZE = '\uf900\u3392';

/** Some engines have no `normalize`, and in others it returns the string itself. */
function canNormalize(): boolean {
  return typeof NEEDS_NORMALIZE.normalize === 'function' && NEEDS_NORMALIZE.normalize('NFKC') === '\u8c48MHz';
}

/**
 * Computes the mapping of a COMPUTED code point once, and keeps it. Compatibility ideographs, squared words and Arabic ligatures follow no
 * pattern, and would be half of the tables. The mapping is the same in every engine that has it, since Unicode 6.1 assigned all of them, and
 * the generator verifies that UTS #46 lists the same. In an engine that cannot normalize they are disallowed.
 */
function resolve(sets: Uint8Array, codePoint: number): number {
  if (!canNormalize()) return DISALLOWED;
  return keepMapping(sets, codePoint, String.fromCodePoint(codePoint).normalize('NFKC').toLowerCase());
}

/** Case folding. It also replaces ligatures, "\ufb01" by "fi", and variants of Greek letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * Finds out whether a CASED code point is mapped. Unicode's policies also fix the folding of letters that Unicode 6.1 has. In an engine that changes
 * only ASCII, these letters are disallowed.
 */
function resolveCase(sets: Uint8Array, codePoint: number): number {
  if (foldCase('\ufb01\u0416') !== 'fi\u0436') return DISALLOWED;
  const character = String.fromCodePoint(codePoint);
  const mapping = foldCase(character);
  if (mapping !== character) return keepMapping(sets, codePoint, mapping);
  sets[codePoint] = propertySets.indexOf(BIDI_L);
  return BIDI_L;
}

function keepMapping(sets: Uint8Array, codePoint: number, mapping: string): number {
  mappings.set(codePoint, mapping);
  sets[codePoint] = propertySets.indexOf(MAPPED);
  return MAPPED;
}

/** The properties above the table: only the variation selectors supplement is assigned there. */
function propertiesAboveTable(codePoint: number): number {
  return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? IGNORED : DISALLOWED;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns its bits of properties.ts as the tables contain them: COMPUTED may be among them
 */
export function listedPropertiesOf(codePoint: number): number {
  if (table === null) table = decodeTable();
  if (codePoint >= TABLE_SIZE) return propertiesAboveTable(codePoint);
  const properties = propertySets[table[codePoint]!]!;
  return properties === CASED ? resolveCase(table, codePoint) : properties;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns its bits of properties.ts, without COMPUTED
 */
export function propertiesOf(codePoint: number): number {
  const properties = listedPropertiesOf(codePoint);
  return properties & COMPUTED ? resolve(table!, codePoint) : properties;
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
  const mapping = mappings.get(codePoint) ?? String.fromCodePoint(targets![codePoint]!);
  mappings.set(codePoint, mapping);
  return mapping;
}

import { codePointAt } from '@url/infra';
import { createReader, type NumberReader } from './adaptive-numbers.js';
import { unpackSigned } from './packed-numbers.js';
import { BIDI_L, CASED, COMPUTED, DISALLOWED, IGNORED, MAPPED } from './properties.js';
import { COUNT, GAP, LENGTH, LENGTH_OF_RUN, SET, SET_OF_RUN, SIZE, TARGET, WAY } from './table-columns.js';
import { codePoints } from './tables.generated.js';

const TABLE_SIZE = 0x40000;

// The table is decoded as far as the highest code point that was asked for. Most domains need less than a tenth of it.

/** All code points below it are decoded. While the decoder runs it is 0: if an exception stops the decoder, the next call starts again. */
let decodedEnd = 0;

/** For each decoded code point, the index of its properties in `propertySets`. */
let sets: Uint8Array;

/** The sets of properties that there are. */
let propertySets: number[];

/** The mappings that the table lists, as far as they are decoded, and those that were computed. */
const mappings = /* @__PURE__ */ new Map<number, string>();

/** Reads what follows the decoded part. */
let next: NumberReader;

/** The end of the last run of mappings, and what its last code point is mapped to. */
let mappingEnd: number;
let lastMapping: number[];

/** The end of the last run of properties, and the index of its set. */
let runEnd: number;
let runSet: number;

function startDecoding(): void {
  next = createReader(codePoints);
  sets = new Uint8Array(TABLE_SIZE);
  propertySets = [];
  lastMapping = [];
  mappingEnd = runEnd = runSet = 0;
  let set = 0;
  let distance = 0;
  for (let left = next(COUNT, 0); left > 0; left--) {
    distance = next(SET, distance);
    set += unpackSigned(distance);
    propertySets.push(set);
  }
}

function decodeUpTo(codePoint: number): void {
  if (decodedEnd === 0) startDecoding();
  decodedEnd = 0;
  while (mappingEnd <= codePoint) decodeRun();
  decodedEnd = mappingEnd;
}

/** Decodes the next run of mappings, and the runs of properties up to its end. */
function decodeRun(): void {
  mappingEnd += next(GAP, runEnd - mappingEnd);
  if (mappingEnd === TABLE_SIZE) {
    decodeProperties(TABLE_SIZE - 1);
    return;
  }
  lastMapping.length = next(SIZE, lastMapping.length) + 1;
  for (let place = 0; place < lastMapping.length; place++) {
    const expected = lastMapping[place] ?? lastMapping[place - 1] ?? 0;
    lastMapping[place] = expected + unpackSigned(next(TARGET, expected));
  }
  let left = next(LENGTH, lastMapping[0]!);
  const way = left > 0 ? next(WAY, lastMapping.length) : 0;
  for (; ; left--) {
    decodeProperties(mappingEnd);
    // biome-ignore lint/plugin: at most the 18 code points of a mapping
    keepMapping(mappingEnd++, String.fromCodePoint(...lastMapping));
    if (left === 0) break;
    // From each mapping to the next, one of its code points increases, or none.
    if (way < 3) {
      lastMapping[way]!++;
    } else if (way === 4) {
      lastMapping[0]! += 2;
      mappingEnd++;
    }
  }
}

/** Decodes runs of properties up to the one that contains a code point. */
function decodeProperties(codePoint: number): void {
  while (runEnd <= codePoint) {
    const start = runEnd;
    runSet = next(SET_OF_RUN, runSet);
    runEnd += 1 + next(LENGTH_OF_RUN + runSet, start % 128);
    sets.fill(runSet, start, runEnd);
  }
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
function resolve(codePoint: number): number {
  if (!canNormalize()) return DISALLOWED;
  return keepMapping(codePoint, String.fromCodePoint(codePoint).normalize('NFKC').toLowerCase());
}

/** Case folding. It also replaces ligatures, "\ufb01" by "fi", and variants of Greek letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * Finds out whether a CASED code point is mapped. Unicode's policies also fix the folding of letters that Unicode 6.1 has. In an engine that changes
 * only ASCII, these letters are disallowed.
 */
function resolveCase(codePoint: number): number {
  if (foldCase('\ufb01\u0416') !== 'fi\u0436') return DISALLOWED;
  const character = String.fromCodePoint(codePoint);
  const mapping = foldCase(character);
  if (mapping !== character) return keepMapping(codePoint, mapping);
  return keepProperties(codePoint, BIDI_L);
}

function keepMapping(codePoint: number, mapping: string): number {
  mappings.set(codePoint, mapping);
  return keepProperties(codePoint, MAPPED);
}

function keepProperties(codePoint: number, properties: number): number {
  sets[codePoint] = propertySets.indexOf(properties);
  return properties;
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
  if (codePoint >= TABLE_SIZE) return propertiesAboveTable(codePoint);
  if (codePoint >= decodedEnd) decodeUpTo(codePoint);
  const properties = propertySets[sets[codePoint]!]!;
  return properties === CASED ? resolveCase(codePoint) : properties;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns its bits of properties.ts, without COMPUTED
 */
export function propertiesOf(codePoint: number): number {
  const properties = listedPropertiesOf(codePoint);
  return properties & COMPUTED ? resolve(codePoint) : properties;
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
  return mappings.get(codePoint)!;
}

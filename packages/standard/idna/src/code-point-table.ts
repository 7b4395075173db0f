import { codePointAt } from '@url/infra/internal';
import { createReaders, unpackNumbers, unpackSigned } from './packed-numbers.js';
import { BIDI_L, CASED, COMPUTED, DISALLOWED, IGNORED, MAPPED } from './properties.js';
import { WAYS } from './table-ways.js';
import { codePoints } from './tables.generated.js';

const TABLE_SIZE = 0x40000;

/** All code points below it are decoded. While the decoder runs it is 0: if an exception stops the decoder, the next call starts again. */
let decodedEnd = 0;

/** The mappings that the table lists, as far as they are decoded, and those that were computed. */
const mappings = /* @__PURE__ */ new Map<number, string>();

/** What is decoded, and how far. */
interface Decoder {
  /** For each column of the table, a function that returns its next number. */
  readonly next: { readonly [Column in keyof typeof codePoints]: () => number };
  /** For each decoded code point, the index of its properties in `propertySets`. */
  readonly sets: Uint8Array;
  /** The sets of properties that there are. */
  readonly propertySets: number[];
  /** The end of the last run of mappings, and what its last code point is mapped to. */
  mappingEnd: number;
  readonly lastMapping: number[];
  /** The end of the last run of properties. */
  runEnd: number;
}

let decoder: Decoder | null = null;

function startDecoding(): Decoder {
  const propertySets: number[] = [];
  let set = 0;
  for (const distance of unpackNumbers(codePoints.propertySets)) {
    set += unpackSigned(distance);
    propertySets.push(set);
  }
  return {
    next: createReaders(codePoints),
    sets: new Uint8Array(TABLE_SIZE),
    propertySets,
    mappingEnd: 0,
    lastMapping: [],
    runEnd: 0,
  };
}

/** Decodes the table as far as the highest code point that was asked for. Most domains need less than a tenth of it. */
function decodeUpTo(codePoint: number): Decoder {
  const current = decodedEnd === 0 || decoder === null ? startDecoding() : decoder;
  decodedEnd = 0;
  while (current.mappingEnd <= codePoint) decodeRun(current);
  decodedEnd = current.mappingEnd;
  decoder = current;
  return current;
}

/** Decodes the next run of mappings, and the runs of properties up to its end. */
function decodeRun(current: Decoder): void {
  const { next, lastMapping } = current;
  current.mappingEnd += next.gaps();
  if (current.mappingEnd === TABLE_SIZE) {
    decodeProperties(current, TABLE_SIZE - 1);
    return;
  }
  lastMapping.length = next.sizes() + 1;
  for (let place = 0; place < lastMapping.length; place++) {
    const expected = lastMapping[place] ?? lastMapping[place - 1] ?? 0;
    lastMapping[place] = expected + unpackSigned(next.targets());
  }
  let left = next.lengths();
  const { step, place, change } = WAYS[left > 0 ? next.ways() : 0]!;
  for (; ; left--) {
    decodeProperties(current, current.mappingEnd);
    // biome-ignore lint/plugin: at most the 18 code points of a mapping
    keepMapping(current, current.mappingEnd, String.fromCodePoint(...lastMapping));
    current.mappingEnd++;
    if (left === 0) break;
    current.mappingEnd += step - 1;
    lastMapping[place]! += change;
  }
}

/** Decodes runs of properties up to the one that contains a code point. */
function decodeProperties(current: Decoder, codePoint: number): void {
  while (current.runEnd <= codePoint) {
    const start = current.runEnd;
    const set = current.next.setsOfRuns();
    current.runEnd += 1 + current.next.lengthsOfRuns();
    current.sets.fill(set, start, current.runEnd);
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
function resolve(current: Decoder, codePoint: number): number {
  if (!canNormalize()) return DISALLOWED;
  return keepMapping(current, codePoint, String.fromCodePoint(codePoint).normalize('NFKC').toLowerCase());
}

/** Case folding. It also replaces ligatures, "\ufb01" by "fi", and variants of Greek letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * Finds out whether a CASED code point is mapped. Unicode's policies also fix the folding of letters that Unicode 6.1 has. In an engine that changes
 * only ASCII, these letters are disallowed.
 */
function resolveCase(current: Decoder, codePoint: number): number {
  if (foldCase('\ufb01\u0416') !== 'fi\u0436') return DISALLOWED;
  const character = String.fromCodePoint(codePoint);
  const mapping = foldCase(character);
  if (mapping !== character) return keepMapping(current, codePoint, mapping);
  return keepProperties(current, codePoint, BIDI_L);
}

function keepMapping(current: Decoder, codePoint: number, mapping: string): number {
  mappings.set(codePoint, mapping);
  return keepProperties(current, codePoint, MAPPED);
}

function keepProperties({ sets, propertySets }: Decoder, codePoint: number, properties: number): number {
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
  const current = codePoint < decodedEnd ? decoder! : decodeUpTo(codePoint);
  const properties = current.propertySets[current.sets[codePoint]!]!;
  return properties === CASED ? resolveCase(current, codePoint) : properties;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns its bits of properties.ts, without COMPUTED
 */
export function propertiesOf(codePoint: number): number {
  const properties = listedPropertiesOf(codePoint);
  return properties & COMPUTED ? resolve(decoder!, codePoint) : properties;
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

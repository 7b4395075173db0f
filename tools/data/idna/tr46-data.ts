import { createRequire } from 'node:module';
import * as P from '../../../packages/standard/idna/src/properties.ts';
import { pinnedUnicode } from '../unicode-file.ts';

export const CODE_POINTS = 0x110000;

export type Status = 'mapped' | 'valid' | 'disallowed' | 'deviation' | 'ignored';

/** The data of tr46 for every code point. */
export interface Tr46Data {
  readonly version: string;
  readonly unicodeVersion: string;
  readonly status: readonly Status[];
  /** The mapping of each mapped code point. */
  readonly mapping: ReadonlyMap<number, string>;
  /** The bits of properties.ts of @url/idna except MAY_CHANGE, for each code point whose status is valid or deviation. */
  readonly properties: ReadonlyMap<number, number>;
}

type Regexes = Record<'bidiS1LTR' | 'bidiS1RTL' | 'bidiS2' | 'bidiS4AN' | 'bidiS4EN' | 'bidiS5' | 'bidiS6', RegExp> &
  Record<'combiningMarks' | 'combiningClassVirama' | 'validZWNJ', RegExp>;

interface Tr46Modules {
  readonly manifest: { readonly version: string; readonly unicodeVersion: string };
  readonly table: readonly [number | [number, number], number, string?][];
  readonly names: Record<Status, number>;
  readonly regexes: Regexes;
}

function load(): Tr46Modules {
  const require = createRequire(new URL('../../../packages/standard/idna/package.json', import.meta.url));
  return {
    manifest: require('tr46/package.json'),
    table: require('tr46/lib/mappingTable.json'),
    names: require('tr46/lib/statusMapping.js').STATUS_MAPPING,
    regexes: require('tr46/lib/regexes.js'),
  };
}

/** Returns the character classes of a regular expression, each as an expression for one code point. */
function characterClasses(expression: RegExp): RegExp[] {
  return (expression.source.match(/\[[^\]]*\]/g) ?? []).map((set) => new RegExp(`^${set}$`, 'u'));
}

function bidiProperty(regexes: Regexes): (character: string) => number {
  const [, nonspacing] = characterClasses(regexes.bidiS6);
  const [inRTL] = characterClasses(regexes.bidiS2);
  const [inLTR] = characterClasses(regexes.bidiS5);
  return (character) => {
    if (regexes.bidiS1LTR.test(character)) return P.BIDI_L;
    if (regexes.bidiS1RTL.test(character)) return P.BIDI_R_AL;
    if (regexes.bidiS4AN.test(character)) return P.BIDI_AN;
    if (regexes.bidiS4EN.test(character)) return P.BIDI_EN;
    if (nonspacing!.test(character)) return P.BIDI_NSM;
    const neutral = inRTL!.test(character);
    if (neutral !== inLTR!.test(character))
      throw new Error(`Cannot class ${character}: only one of rules 2 and 5 has it`);
    return neutral ? P.BIDI_NEUTRAL : 0;
  };
}

function joiningProperty(regexes: Regexes): (character: string) => number {
  const [before, through, , after] = characterClasses(regexes.validZWNJ);
  return (character) =>
    (before!.test(character) ? P.JOINS_FORWARD : 0) |
    (after!.test(character) ? P.JOINS_BACKWARD : 0) |
    (through!.test(character) ? P.JOINS_THROUGH : 0) |
    (/[\u200c\u200d]/.test(character) ? P.JOINER : 0);
}

/** Returns the status and the mapping of each code point. */
function expandTable({ table, names }: Tr46Modules): Pick<Tr46Data, 'status' | 'mapping'> {
  const nameOf = new Map(Object.entries(names).map(([name, value]) => [value, name as Status]));
  const status: Status[] = [];
  const mapping = new Map<number, string>();
  for (const [range, value, mapped] of table) {
    const [first, last] = typeof range === 'number' ? [range, range] : range;
    for (let codePoint = first; codePoint <= last; codePoint++) {
      status[codePoint] = nameOf.get(value)!;
      if (status[codePoint] === 'mapped') mapping.set(codePoint, mapped!);
    }
  }
  return { status, mapping };
}

/** Returns tr46's mapping table and character classes, by code point. */
export function readTr46(): Tr46Data {
  const loaded = load();
  const { manifest, regexes } = loaded;
  pinnedUnicode('idna', manifest.unicodeVersion);
  const { status, mapping } = expandTable(loaded);
  const bidi = bidiProperty(regexes);
  const joining = joiningProperty(regexes);
  const properties = new Map<number, number>();
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    if (status[codePoint] !== 'valid' && status[codePoint] !== 'deviation') continue;
    const character = String.fromCodePoint(codePoint);
    const mark = regexes.combiningMarks.test(character) ? P.MARK : 0;
    const virama = regexes.combiningClassVirama.test(character) ? P.VIRAMA : 0;
    properties.set(codePoint, bidi(character) | joining(character) | mark | virama);
  }
  return { ...manifest, status, mapping, properties };
}

import { readFileSync } from 'node:fs';

/** Inputs of one shape, of any size. */
export interface GrowthClass {
  readonly name: string;
  readonly base?: string;
  /** Returns an input of about that many code units. */
  make(size: number): string;
}

/** Pieces between a beginning and an end. Each piece is repeated for an equal part of the size. */
interface Shape {
  readonly name: string;
  readonly start: string;
  readonly pieces: readonly string[];
  readonly end?: string;
  readonly base?: string;
}

/** Returns the class of a shape. */
export function growthClassOf({ start, pieces, end = '', ...others }: Shape): GrowthClass {
  const repeat = (piece: string, size: number) => piece.repeat(Math.ceil(size / pieces.length / piece.length));
  return { ...others, make: (size) => start + pieces.map((piece) => repeat(piece, size)).join('') + end };
}

/** The CJK ideographs and Hangul syllables, 88,000 code points that are valid in a domain. */
const ideographs: readonly (readonly [number, number])[] = [
  [0x4e00, 0x9fff],
  [0x3400, 0x4dbf],
  [0xac00, 0xd7a3],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b739],
  [0x2b740, 0x2b81d],
];

/** Returns that many code points, distinct as long as possible. */
function differentIdeographs(count: number): string {
  const all = ideographs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(all[index % all.length]!)).join('');
}

const shapes: readonly Shape[] = JSON.parse(readFileSync(new URL('growth-classes.json', import.meta.url), 'utf8'));

/** One long component, for each component of a URL, and inputs that broke other parsers. */
export const growthClasses: readonly GrowthClass[] = [
  ...shapes.map(growthClassOf),
  growthClassOf({
    name: '1000 ideographs again and again',
    start: 'http://',
    pieces: [differentIdeographs(1000)],
    end: '/',
  }),
  { name: 'one label of different ideographs', make: (size) => `http://${differentIdeographs(size)}/` },
  {
    name: 'labels of 30 different ideographs',
    make: (size) => `http://${differentIdeographs(size).replace(/.{30}/gu, '$&.')}/`,
  },
];

import type { Format } from './format.js';

/** The text between two separators of a query, without its place. */
export interface QueryPair {
  /** The piece as it is written in the query. */
  readonly raw: string;
  /** The text before the first "=", or the whole piece if it has no "=". */
  readonly rawName: string;
  /** The text after the first "=", or the empty string if there is no "=". */
  readonly rawValue: string;
  /** The decoded name, a scalar value string. */
  readonly name: string;
  /** The decoded value, a scalar value string. */
  readonly value: string;
  /** Whether the piece contains "=". */
  readonly hasEquals: boolean;
}

/** A piece of a query and its place. */
export interface QueryPiece extends QueryPair {
  /** Where the piece starts, as an offset in code units into the text that it was read from. */
  readonly start: number;
  /** Where the piece ends, as an offset in code units into the text that it was read from. */
  readonly end: number;
}

/** Splits a piece at its first "=" and decodes both sides. */
export function createPair(raw: string, { decode }: Format): QueryPair {
  const rawName = raw.split('=', 1)[0]!;
  const rawValue = raw.slice(rawName.length + 1);
  return { raw, rawName, rawValue, name: decode(rawName), value: decode(rawValue), hasEquals: rawName !== raw };
}

/** Whether it is a name-value pair, and not an empty piece. */
export function isPair({ hasEquals, name }: QueryPair): boolean {
  return hasEquals || name !== '';
}

/** Gives the pairs their places in a text in which they follow each other from `start` on, with separators between them. */
export function placePairs(pairs: readonly QueryPair[], separator: string, start: number): QueryPiece[] {
  let next = start;
  return pairs.map((pair) => {
    const piece = { ...pair, start: next, end: next + pair.raw.length };
    next = piece.end + separator.length;
    return piece;
  });
}

import type { Format } from './query-format.js';

/** The text between two separators of a query. */
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

/** A piece of a query and its range. */
export interface QueryPiece extends QueryPair {
  /** The start of the piece in the parsed text, in UTF-16 code units. */
  readonly start: number;
  /** The end of the piece in the parsed text, in UTF-16 code units. */
  readonly end: number;
}

/** More pieces would end a process whose heap has 1 GB, without an error. */
const MOST_PIECES = 2 ** 21;

/**
 * Splits a query into the text of its pieces.
 *
 * @throws RangeError if there are more than 2,097,152
 */
export function splitQuery(query: string, separator: string): string[] {
  const pieces = query.split(separator, MOST_PIECES + 1);
  if (pieces.length > MOST_PIECES) throw new RangeError(`The query has more than ${MOST_PIECES} pieces`);
  return pieces;
}

/** Splits a piece at its first "=" and decodes both sides. */
export function createPair(raw: string, { decode }: Format): QueryPair {
  const rawName = raw.split('=', 1)[0]!;
  const rawValue = raw.slice(rawName.length + 1);
  return { raw, rawName, rawValue, name: decode(rawName), value: decode(rawValue), hasEquals: rawName !== raw };
}

/** Tests whether a piece is a name-value pair, not an empty piece. */
export function isPair({ hasEquals, name }: QueryPair): boolean {
  return hasEquals || name !== '';
}

/** Adds ranges to pieces that follow each other from `start`, with separators between them. */
export function placePairs(pairs: readonly QueryPair[], separator: string, start: number): QueryPiece[] {
  let next = start;
  return pairs.map((pair) => {
    const piece = { ...pair, start: next, end: next + pair.raw.length };
    next = piece.end + separator.length;
    return piece;
  });
}

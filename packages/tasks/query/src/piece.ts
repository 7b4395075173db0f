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
 * Splits a query into its pieces.
 *
 * @param add called with the text and the start of each piece, and with the offset in it of the first code unit that decoding may change; the
 *   offset is not below the length if there is none
 * @throws RangeError if there are more than 2,097,152
 */
export function splitQuery(
  query: string,
  format: Format,
  add: (raw: string, start: number, changing: number) => void,
): void {
  const { separator } = format;
  // Most pieces do not change when they are decoded. This is the first code unit that may.
  let changing = format.firstChanging(query, 0);
  let count = 0;
  for (let start = 0; start <= query.length; ) {
    const found = query.indexOf(separator, start);
    const end = found < 0 ? query.length : found;
    if (count++ === MOST_PIECES) throw new RangeError(`The query has more than ${MOST_PIECES} pieces`);
    add(query.slice(start, end), start, changing - start);
    if (changing < end) changing = format.firstChanging(query, end);
    start = end + separator.length;
  }
}

/** A pair that finds and decodes its name and its value when they are read. */
class RawPair implements QueryPair {
  readonly rawName: string;
  private decodedName: string | null = null;
  private decodedValue: string | null = null;

  constructor(
    readonly raw: string,
    private readonly format: Format,
    private readonly changing: number,
  ) {
    const equals = raw.indexOf('=');
    this.rawName = equals < 0 ? raw : raw.slice(0, equals);
  }

  get rawValue(): string {
    return this.raw.slice(this.rawName.length + 1);
  }

  get hasEquals(): boolean {
    return this.rawName.length < this.raw.length;
  }

  get name(): string {
    if (this.changing >= this.rawName.length) return this.rawName;
    if (this.decodedName === null) this.decodedName = this.format.decode(this.rawName);
    return this.decodedName;
  }

  get value(): string {
    if (this.changing >= this.raw.length) return this.rawValue;
    if (this.decodedValue === null) this.decodedValue = this.format.decode(this.rawValue);
    return this.decodedValue;
  }
}

/**
 * Splits a piece at its first "=".
 *
 * @param changing the offset of the first code unit that decoding may change
 */
export function createPair(raw: string, format: Format, changing = 0): QueryPair {
  return new RawPair(raw, format, changing);
}

/** Tests whether a piece is a name-value pair, not an empty piece. */
export function isPair({ hasEquals, name }: QueryPair): boolean {
  return hasEquals || name !== '';
}

/**
 * Creates the pieces of a query.
 *
 * @param offset the offset of the query in the text to which the ranges of the pieces refer
 * @throws RangeError if there are more than 2,097,152
 */
export function createPieces(query: string, format: Format, offset: number): QueryPiece[] {
  const pieces: QueryPiece[] = [];
  splitQuery(query, format, (raw, start, changing) => {
    pieces.push(createPiece(raw, offset + start, format, changing));
  });
  return pieces;
}

/** @param changing the offset of the first code unit that decoding may change */
function createPiece(raw: string, start: number, format: Format, changing: number): QueryPiece {
  const equals = raw.indexOf('=');
  const hasEquals = equals >= 0;
  const rawName = hasEquals ? raw.slice(0, equals) : raw;
  const rawValue = hasEquals ? raw.slice(equals + 1) : '';
  const name = changing < rawName.length ? format.decode(rawName) : rawName;
  const value = changing < raw.length ? format.decode(rawValue) : rawValue;
  return { raw, rawName, rawValue, name, value, hasEquals, start, end: start + raw.length };
}

import { codePointAt, isASCIIHexDigit } from '@url/infra/internal';
import { isURLCodePoint } from '@url/percent';

/** The requirements of §1.1, each by the document's name for what it is about. */
export type AuthoringRequirement =
  | 'URL'
  | 'absolute URL'
  | 'scheme'
  | 'scheme data'
  | 'relative URL'
  | 'scheme-relative URL'
  | 'userinfo'
  | 'host'
  | 'port'
  | 'absolute-path-relative URL'
  | 'path-relative URL'
  | 'path segment'
  | 'query'
  | 'fragment';

/** §1.1: a requirement that a string does not meet, and where. */
export interface AuthoringError {
  /** The requirement that is not met. */
  readonly requirement: AuthoringRequirement;
  /** One sentence for people. */
  readonly message: string;
  /** Offset of the first code unit of the error. */
  readonly start: number;
  /** Offset after the last code unit of the error. */
  readonly end: number;
}

/** A piece of the input, and where it begins. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/** The error of a piece, or of a part of it. */
export function errorIn(
  requirement: AuthoringRequirement,
  message: string,
  { text, start }: Piece,
  from = 0,
  to = text.length,
): AuthoringError {
  return { requirement, message, start: start + from, end: start + to };
}

/** The part of a piece from an offset to another. */
export function partOf({ text, start }: Piece, from: number, to: number = text.length): Piece {
  return { text: text.slice(from, to), start: start + from };
}

/**
 * §1.1: finds the first code point that is not a URL unit. URL units are URL code points and percent-encoded bytes.
 *
 * @param excluded URL code points that are not allowed here
 * @returns the error of the first code point that is not allowed, or `null`
 */
export function unitsError(requirement: AuthoringRequirement, piece: Piece, excluded = ''): AuthoringError | null {
  const { text } = piece;
  let index = 0;
  while (index < text.length) {
    const codePoint = codePointAt(text, index);
    const character = String.fromCodePoint(codePoint);
    const isPercentEncoded = character === '%' && isHexDigitAt(text, index + 1) && isHexDigitAt(text, index + 2);
    if (!isPercentEncoded && (excluded.includes(character) || !isURLCodePoint(codePoint))) {
      const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
      const problem = character === '%' ? 'A "%" starts no percent-encoded byte' : `There is no ${name} in it`;
      return errorIn(requirement, `${problem}.`, piece, index, index + character.length);
    }
    index += isPercentEncoded ? 3 : character.length;
  }
  return null;
}

function isHexDigitAt(text: string, index: number): boolean {
  return isASCIIHexDigit(text.charCodeAt(index));
}

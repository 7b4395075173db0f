import { utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';

export interface QueryPiece {
  readonly rawName: string;
  readonly rawValue: string;
}

export function piecesOf(query: string, separator: string): QueryPiece[] {
  return query
    .split(separator)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const equalsSign = piece.indexOf('=');
      return equalsSign < 0
        ? { rawName: piece, rawValue: '' }
        : { rawName: piece.slice(0, equalsSign), rawValue: piece.slice(equalsSign + 1) };
    });
}

/** https://url.spec.whatwg.org/#concept-urlencoded-parser, for a name or a value */
export function decodeFormPart(text: string): string {
  return percentDecoded(text.includes('+') ? text.replace(/\+/g, ' ') : text);
}

/** The text with its percent-encoded bytes decoded as UTF-8; what is not UTF-8 becomes U+FFFD. */
export function percentDecoded(text: string): string {
  return text.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(text)) : text;
}

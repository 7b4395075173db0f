import { utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';

export type Pair = readonly [name: string, value: string];

/** "a=b=c" → "a" and "b=c"; without "=" the value is empty. */
export function pairOf(text: string): Pair {
  const equalsSign = text.indexOf('=');
  return equalsSign < 0 ? [text, ''] : [text.slice(0, equalsSign), text.slice(equalsSign + 1)];
}

/** The pairs of a query as they are in it. */
export function rawPairsOf(query: string | null, separator: string): Pair[] {
  const pieces = query?.split(separator) ?? [];
  return pieces.filter((piece) => piece !== '').map(pairOf);
}

export function pairsOf(query: string | null, separator: string): Pair[] {
  return rawPairsOf(query, separator).map(([name, value]) => [decodeFormPart(name), decodeFormPart(value)]);
}

/** https://url.spec.whatwg.org/#concept-urlencoded-parser, for a name or a value */
export function decodeFormPart(text: string): string {
  return percentDecoded(text.includes('+') ? text.replace(/\+/g, ' ') : text);
}

/** The text with its percent-encoded bytes decoded as UTF-8; what is not UTF-8 becomes U+FFFD. */
export function percentDecoded(text: string): string {
  return text.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(text)) : text;
}

import { percentDecodeText } from '@url/percent/internal';

export type Pair = readonly [name: string, value: string];

/** "a=b=c" → "a" and "b=c"; without "=" the value is empty. */
export function pairOf(text: string): Pair {
  const equalsSign = text.indexOf('=');
  return equalsSign < 0 ? [text, ''] : [text.slice(0, equalsSign), text.slice(equalsSign + 1)];
}

export function rawPairsOf(query: string | null, separator: string): Pair[] {
  const pieces = query?.split(separator) ?? [];
  return pieces.filter((piece) => piece !== '').map(pairOf);
}

/** https://url.spec.whatwg.org/#concept-urlencoded-parser, for a name or a value */
export function decodeFormPart(text: string): string {
  return percentDecodeText(text.replace(/\+/g, ' '));
}

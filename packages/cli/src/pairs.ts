export type Pair = [name: string, value: string];

/** "a=b=c" → "a" and "b=c"; without "=" the value is empty. */
export function pairOf(text: string): Pair {
  const equalsSign = text.indexOf('=');
  return equalsSign < 0 ? [text, ''] : [text.slice(0, equalsSign), text.slice(equalsSign + 1)];
}

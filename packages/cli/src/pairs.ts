import { printable } from './printable.js';
import type { Session } from './session.js';

export type Pair = [name: string, value: string];

/** "a=b=c" → "a" and "b=c"; without "=" the value is empty. */
export function pairOf(text: string): Pair {
  const equalsSign = text.indexOf('=');
  return equalsSign < 0 ? [text, ''] : [text.slice(0, equalsSign), text.slice(equalsSign + 1)];
}

/** What was decoded goes out as it is, but to a terminal, which would obey its control characters. */
export function decoded(text: string, { isOnTerminal }: Session): string {
  return isOnTerminal ? printable(text) : text;
}

import { argumentError, memberOf } from '@url/infra/internal';
import { type PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import type { Text } from './parts.js';

/** Encodes a part. `dataSet` is for plain text: the set of the part, and "%". Throws a TypeError for a value that is not text. */
export function encodeText(
  text: Text | null,
  name: string,
  set: PercentEncodeSet,
  dataSet: PercentEncodeSet,
): string | null {
  if (text === null) return null;
  return utf8PercentEncode(charactersOf(text, name), typeof text === 'object' ? set : dataSet);
}

/** Returns the characters of plain or encoded text. */
export function charactersOf(text: Text, name: string): string {
  const characters: unknown = typeof text === 'object' && text !== null ? memberOf(text, 'encoded') : text;
  if (typeof characters !== 'string') throw argumentError(`parts.${name}`, text, 'is not a string');
  return characters;
}

/** Returns the length of a value in UTF-16 code units, for a refusal of the whole value. */
export function lengthOf(value: unknown): number {
  const encoded = typeof value === 'object' && value !== null ? memberOf(value, 'encoded') : null;
  if (typeof encoded === 'string') return encoded.length;
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.length : 0;
}

import { type PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import type { Text } from './parts.js';

/** @param dataSet the set for a text that is not encoded yet: the part's set, and "%" */
export function encodeText(text: Text | null, set: PercentEncodeSet, dataSet: PercentEncodeSet): string | null {
  if (text === null) return null;
  return typeof text === 'object' ? utf8PercentEncode(`${text.encoded}`, set) : utf8PercentEncode(`${text}`, dataSet);
}

/** How long a value is in code units, for the place of a refusal that concerns all of it. */
export function lengthOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'encoded' in value) return `${value.encoded}`.length;
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.length : 0;
}

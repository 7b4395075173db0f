import { parseHost } from '@url/host';
import { utf8PercentEncode } from '@url/percent';
import { isSchemeString } from '@url/record/internal';
import { fragmentDataSet, queryValueDataSet, segmentDataSet, userinfoDataSet } from './percent-encode-sets.js';

/** The place of a value in a template. */
export type Place = 'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/** What a value must be. In the other places it must be a string or a number. */
export const requirements: { readonly [place in Place]?: string } = {
  scheme: 'scheme',
  host: 'label or a domain',
  port: 'port',
  query: 'string, a number, a boolean or an array of these',
};

/** Returns the text of a value in its place; `null` if the value cannot be in that place, whatever precedes and follows it. */
export function writeValue(value: unknown, place: Place): string | null {
  const isText =
    typeof value === 'string' ||
    Number.isFinite(value) ||
    typeof value === 'bigint' ||
    (typeof value === 'boolean' && place === 'query');
  if (!isText) return null;
  const text = `${value}`;
  if (place === 'path') return utf8PercentEncode(text, segmentDataSet);
  if (place === 'fragment') return utf8PercentEncode(text, fragmentDataSet);
  if (place === 'query') return utf8PercentEncode(text, queryValueDataSet);
  if (place === 'userinfo') return utf8PercentEncode(text, userinfoDataSet);
  const isFine =
    place === 'host'
      ? isDomain(text)
      : place === 'port'
        ? /^\d+$/.test(text)
        : isSchemeString(text) && !/^javascript$/i.test(text);
  return isFine ? text : null;
}

/** Tests for labels that are not empty. An escape is refused, because the host parser decodes it, and it could hide a separator. */
function isDomain(text: string): boolean {
  const host = text.includes('%') ? null : parseHost(`${text}.x`);
  return typeof host === 'string' && !/^\.|\.\./.test(host);
}

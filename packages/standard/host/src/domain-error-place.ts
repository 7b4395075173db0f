import { ideographicFullStops, toScalarValueString } from '@url/infra/internal';
import { percentDecodeText } from '@url/percent/internal';
import { firstForbiddenDomainCodePoint } from './forbidden-code-points.js';
import { unicodeToASCII } from './unicode-to-ascii.js';

/** Finds the place in a host, before it is percent-decoded, at which the domain parser fails. */
export function placeOfHostError(host: string): [start: number, end: number] {
  const place = placeOfDomainError(decode(host));
  if (!host.includes('%')) return place;
  let start = 0;
  let end = 0;
  let decodedOffset = 0;
  host.replace(hostUnits, (unit: string, offset: number) => {
    if (decodedOffset <= place[0]) start = offset;
    if (decodedOffset < place[1]) end = offset + unit.length;
    decodedOffset += unit.length > 1 ? decode(unit).length : 1;
    return '';
  });
  return [start, end];
}

/** A percent-encoded ASCII code point, percent-encoded bytes of other code points, or a code unit. Each is decoded alone. */
const hostUnits = /%[0-7][\da-f]|(?:%[89a-f][\da-f])+|./gis;

function decode(host: string): string {
  return percentDecodeText(toScalarValueString(host));
}

/** @returns the range of the first forbidden domain code point, or else of the first label that fails alone, or else of the whole domain */
export function placeOfDomainError(domain: string): [start: number, end: number] {
  const forbidden = domain.search(firstForbiddenDomainCodePoint);
  if (forbidden >= 0) return [forbidden, forbidden + 1];
  let start = 0;
  const labels = domain.split(new RegExp(`[.${ideographicFullStops}]`));
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!;
    const end = start + label.length;
    if (label !== '' && unicodeToASCII(label, true) === null) return [start, end];
    start = end + 1;
  }
  return [0, domain.length];
}

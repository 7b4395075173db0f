import { toUnicode } from '@url/idna';
import { containsACEPrefix } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import type { Components, Reading } from '../reader.js';
import { whatwg } from '../whatwg/whatwg.js';
import type { Join } from './join.js';
import { decoded, forbiddenInDomain, idnaByNode, withoutDirection } from './node-legacy.js';
import { noAuthority, orNull, type Parts } from './split.js';
import { newInUnicode18 } from './unicode-versions.js';

/**
 * Reads as the URL class of Node does: by the URL Standard, but Node applies the Bidi Rule to each label alone, and has an earlier version of
 * Unicode.
 */
export function readByNodeURL(input: string, base?: string): Reading {
  const reading = whatwg.read(input, base);
  if (reading.ok) return isKnownToNode(reading.components, input) ? reading : { ...refused, notes: reading.notes };
  const { type, start } = reading.error;
  if (type !== 'domain-to-ASCII' || start === undefined) return reading;
  const front = input.slice(0, start).replace(/[^/\\@:?#]*$/, '');
  const tail = input.slice(start).replace(/^[^/\\:?#]*/, '');
  const domain = decoded(input.slice(front.length, input.length - tail.length).replace(/[\t\n\r]/g, ''));
  const ascii = domain === null ? null : idnaByNode(domain);
  if (!ascii || forbiddenInDomain.test(ascii)) return reading;
  // Without "xn--" the standard does not decode the labels.
  const again = whatwg.read(front + ascii.replace(/(^|\.)xn--/g, '$1x---') + tail, base);
  return again.ok ? { ...again, components: { ...again.components, host: ascii } } : reading;
}

function isKnownToNode({ scheme, host }: Components, input: string): boolean {
  if (host === null || scheme === null || !isSpecial({ scheme })) return true;
  // A new capital can be mapped to an older letter.
  const authority = /^(?:[^:/?#\\]*:)?[/\\]*([^/\\?#]*)/.exec(input)![1]!;
  if (newInUnicode18.test(authority.slice(authority.lastIndexOf('@') + 1))) return false;
  if (!containsACEPrefix(host)) return true;
  const { domain } = toUnicode(host);
  return domain.search(withoutDirection) < 0 || idnaByNode(domain) !== null;
}

const refused = { ok: false, error: { type: 'domain-to-ASCII', message: 'The domain is not valid.' } } as const;

/** Splits as the URL class of Node does. */
export function splitByNodeURL(input: string): Parts | string {
  const reading = readByNodeURL(input);
  if (!reading.ok) return reading.error.message;
  const { scheme, host, port, path, query, fragment } = reading.components;
  return { scheme, ...noAuthority, host: orNull(host), port, path: path ?? '', query, fragment };
}

/** The scheme and the host of the URL. */
export const joinByNodeURL: Join = (reference, base) => {
  const reading = readByNodeURL(reference, base);
  if (!reading.ok) return null;
  const { scheme, host } = reading.components;
  return host === null ? 'x:' : `${scheme}://${host}/`;
};

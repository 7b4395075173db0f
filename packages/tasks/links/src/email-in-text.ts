import { convertToASCII } from '@url/host/internal';
import { parseHref } from '@url/parser/internal';
import { percentEncode } from '@url/percent';
import { isKnownDomain, startOfEmail, withoutFinalDots } from './host-in-text.js';
import type { Link } from './link.js';
import type { TopLevelDomains } from './link-options.js';

const MAILTO = 'mailto:';

/** The characters with a meaning in a mailto: URL. See https://www.rfc-editor.org/rfc/rfc6068#section-2. */
const MEANINGFUL = /[%/?#[\]&;=]/;

function encodeLocalPart(localPart: string): string {
  if (!MEANINGFUL.test(localPart)) return localPart;
  return Array.from(localPart, (character) =>
    MEANINGFUL.test(character) ? percentEncode(character.charCodeAt(0)) : character,
  ).join('');
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * @param floor where the search may go back to
 * @param atSign the offset of "@", which labels and dots follow
 * @param endOfRun where those end
 * @returns the email address, or `null`
 */
export function readEmailAddress(
  text: string,
  floor: number,
  atSign: number,
  endOfRun: number,
  domains: TopLevelDomains,
): Link | null {
  const localStart = startOfEmail(text, atSign, floor);
  const localPart = text.slice(localStart, atSign);
  if (/^$|^\.|\.$|\.\./.test(localPart)) return null;
  const followsColon = text[localStart - 1] === ':';
  // The user name of a URL whose scheme is not linked.
  if (followsColon && localPart.startsWith('//')) return null;
  const end = withoutFinalDots(text, atSign + 1, endOfRun);
  if (!isKnownDomain(text, atSign + 1, end, domains)) return null;
  const domain = convertToASCII(text.slice(atSign + 1, end));
  if (domain === null) return null;
  const schemeStart = localStart - MAILTO.length;
  const hasScheme =
    followsColon && schemeStart >= floor && text.slice(schemeStart, localStart).toLowerCase() === MAILTO;
  const start = hasScheme ? schemeStart : localStart;
  const href = parseHref(`${MAILTO}${hasScheme ? localPart : encodeLocalPart(localPart)}@${domain}`);
  return href === null ? null : { start, end, type: 'email', text: text.slice(start, end), href };
}

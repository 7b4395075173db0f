import { toUnicode } from '@url/idna';
import { decodeALabel, findULabelError } from '@url/idna/idna2008';
import { encodePunycode } from '@url/idna/internal';
import { asciiLowercase, isASCIIString } from '@url/infra';
import { lowercaseOfUnicode14, newerThanUnicode14 } from './unicode-14.js';

/** A longer label has no Punycode of 63 characters, even after a normalization that composes code points. */
const LONG = 512;

/** What separates labels in Python's packages: the dots of RFC 3490. */
export const dots: RegExp = /[.\u3002\uff0e\uff61]/;

/** The label that the package idna makes of one in lower case, by IDNA 2008 without a mapping; `null` if it refuses the label. */
export function idna2008(label: string): string | null {
  if (label.length > LONG) return null;
  const decoded = label.startsWith('xn--') ? decodeALabel(label) : label;
  if (decoded === null || decoded === '' || newerThanUnicode14.test(decoded)) return null;
  return findULabelError(decoded) === null ? shortPunycode(decoded) : null;
}

/** The domain that the package idna makes of a host, by IDNA 2008 after a mapping by UTS #46; `null` if it refuses the host. */
export function mappedIDNA2008(host: string): string | null {
  return newerThanUnicode14.test(host) ? null : joined(toUnicode(host).domain.split('.'), idna2008);
}

/** The domain that Python's own codec makes of a host, by IDNA 2003; `null` if it refuses the host. */
export function idna2003(host: string): string | null {
  return joined(host.split(dots), labelByIDNA2003);
}

/** Encodes labels. The last one can be empty, after a dot at the end; `null` if a label is refused. */
export function joined(labels: readonly string[], encode: (label: string) => string | null): string | null {
  const encoded = labels.map((label, index) =>
    label === '' ? (index > 0 && index === labels.length - 1 ? '' : null) : encode(label),
  );
  return encoded.includes(null) ? null : encoded.join('.');
}

/** The characters that RFC 3491 maps to nothing (RFC 3454, table B.1). */
const mappedToNothing = /\u034f|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\xad\u1806\u200b-\u200d\u2060\ufeff]/g;
/** The characters that RFC 3491 prohibits (tables C.1.2 to C.9). */
const prohibited =
  /[\x80-\x9f\u06dd\u070f\u1680\u180e\u200e\u200f\u2028-\u202e\u2061-\u2063\u206a-\u206f\u2ff0-\u2ffb\ud800-\uf8ff\ufdd0-\ufdef\ufff9-\uffff\u{1d173}-\u{1d17a}\u{e0001}\u{e0020}-\u{e007f}\u{f0000}-\u{10ffff}]/u;

/** ToASCII of RFC 3490. The result can contain dots: its mapping makes one of U+2024. */
function labelByIDNA2003(label: string): string | null {
  if (isASCIIString(label)) return shortPunycode(label);
  const visible = label.replace(mappedToNothing, '');
  if (visible.length > LONG) return null;
  const prepared = lowercaseOfUnicode14(visible)
    .replace(/\xdf/g, 'ss')
    .replace(/\u03c2/g, '\u03c3')
    .normalize('NFKC');
  if (prepared === '' || prohibited.test(prepared) || breaksBidiRule(prepared)) return null;
  return isASCIIString(prepared) || !prepared.startsWith('xn--') ? shortPunycode(prepared) : null;
}

const rightToLeft = /[\u05be-\u05f4\u061b-\u064a\u066d-\u06d5\u06e5-\u06ef\u06fa-\u07b1\ufb1d-\ufdfc\ufe70-\ufefc]/;

/** RFC 3454, section 6: a label with letters from right to left needs one at each end. */
function breaksBidiRule(text: string): boolean {
  return rightToLeft.test(text) && !(rightToLeft.test(text.charAt(0)) && rightToLeft.test(text.slice(-1)));
}

function shortPunycode(label: string): string | null {
  const encoded = isASCIIString(label) ? asciiLowercase(label) : `xn--${encodePunycode(label)}`;
  return encoded.length < 64 ? encoded : null;
}

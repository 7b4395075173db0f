import { toUnicode } from '@url/idna';
import { decodeALabel, findULabelError } from '@url/idna/idna2008';
import { BIDI_L, encodePunycode, listedPropertiesOf } from '@url/idna/internal';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { dots } from './dots.js';
import { lowercaseOfUnicode14, newerThanUnicode14 } from './unicode-versions.js';

/** A longer label has no Punycode of 63 characters, even after a normalization that composes code points. */
const LONG = 512;

/** The label that the package idna makes of one in lower case, by IDNA 2008 without a mapping; `null` if it refuses the label. */
export function idna2008(label: string): string | null {
  if (label.length > LONG) return null;
  const decoded = label.startsWith('xn--') ? decodeALabel(label) : label;
  if (decoded === null || decoded === '' || newerThanUnicode14.test(decoded)) return null;
  return findULabelError(decoded) === null ? shortPunycode(decoded) : null;
}

/** The domain that the package idna makes of a host, by IDNA 2008 after a mapping by UTS #46; `null` if it refuses the host. */
export function mappedIDNA2008(host: string): string | null {
  return newerThanUnicode14.test(host) ? null : domainByIDNA2008(toUnicode(host).domain.split('.'));
}

/** The domain of at most 253 characters that the package idna makes of labels in lower case; `null` if it refuses one or all of them. */
export function domainByIDNA2008(labels: readonly string[]): string | null {
  const domain = joined(labels, idna2008);
  return domain === null || domain.replace(/\.$/, '').length > 253 ? null : domain;
}

/**
 * The domain that Python's own codec makes of a host, by IDNA 2003; `null` if it refuses the host.
 *
 * @param lowercase lowercases as the Unicode version of the program does
 */
export function idna2003(host: string, lowercase: (text: string) => string = lowercaseOfUnicode14): string | null {
  return joined(host.split(dots), (label) => labelByIDNA2003(label, lowercase));
}

/** Encodes labels. The last one can be empty, after a dot at the end; `null` if a label is refused. */
function joined(labels: readonly string[], encode: (label: string) => string | null): string | null {
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
function labelByIDNA2003(label: string, lowercase: (text: string) => string): string | null {
  if (isASCIIString(label)) return shortPunycode(label);
  const visible = label.replace(mappedToNothing, '');
  if (visible.length > LONG) return null;
  // Compatibility mappings make capitals: "\u2121" is "TEL".
  const fold = (text: string): string => folded(lowercase(text));
  const prepared = composed(fold(composed(fold(visible))));
  if (prepared === '' || prohibited.test(prepared) || breaksBidiRule(prepared)) return null;
  return isASCIIString(prepared) || !prepared.startsWith('xn--') ? shortPunycode(prepared) : null;
}

/** Folds the case of text in lower case as RFC 3454 does (table B.2). An iota subscript becomes a letter. */
function folded(lowercase: string): string {
  const text = lowercase.replace(/\xdf/g, 'ss').replace(/\u03c2/g, '\u03c3');
  const decomposed = text.normalize('NFD');
  return decomposed.includes('\u0345') ? decomposed.replace(/\u0345/g, '\u03b9') : text;
}

/** Matches a text without what NFKC maps today, and did not map in Unicode 3.2. */
const knownToUnicode3 =
  /[^\u03f9\u10fc\u1d2c-\u1dbf\u2090-\u209c\u213b\u213c\u2150-\u2152\u2189\u2c7c-\u2d6f\u321d\u321e\u3244-\u3250\u327c-\u327e\u32cc-\u32cf\u32ff\u3377-\u337a\u33de\u33df\u33ff\ua69c-\uab69\ufa2e\ufa2f\ufa6b-\ufad9\ufe10-\ufe19\ufe47\ufe48\u{10781}-\u{107ba}\u{1d4c1}\u{1d6a4}\u{1d6a5}\u{1d7ca}\u{1d7cb}\u{1ee00}-\u{1fbf9}]+/gu;

function composed(text: string): string {
  return text.replace(knownToUnicode3, (known) => known.normalize('NFKC'));
}

/** Matches a letter from right to left in Unicode 3.2 (RFC 3454, table D.1). */
const rightToLeft =
  /[\u05be\u05c0\u05c3\u05d0-\u05ea\u05f0-\u05f4\u061b\u061f\u0621-\u063a\u0640-\u064a\u066d-\u066f\u0671-\u06d5\u06dd\u06e5\u06e6\u06fa-\u06fe\u0700-\u070d\u0710\u0712-\u072c\u0780-\u07a5\u07b1\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufdc7\ufdf0-\ufdfc\ufe70-\ufefc]/;

/** RFC 3454, section 6: a label with letters from right to left needs one at each end, and has none from left to right. */
function breaksBidiRule(text: string): boolean {
  if (!rightToLeft.test(text)) return false;
  const hasOthers = Array.from(text).some(
    (character) => (listedPropertiesOf(character.codePointAt(0)!) & BIDI_L) !== 0,
  );
  return hasOthers || !(rightToLeft.test(text.charAt(0)) && rightToLeft.test(text.slice(-1)));
}

function shortPunycode(label: string): string | null {
  const encoded = isASCIIString(label) ? asciiLowercase(label) : `xn--${encodePunycode(label)}`;
  return encoded.length < 64 ? encoded : null;
}

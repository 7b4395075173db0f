import type { ValidationErrorType } from '@url/infra';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * For each error what is wrong, and, where parsing goes on, what the parser does instead. `{it}` stands for the code point at
 * the start of the range, or for the text of the range where that is longer.
 */
export const errorSentences: Readonly<Record<ValidationErrorType, readonly [problem: string, consequence?: string]>> = {
  'domain-to-ASCII': ['the domain holds {it}', 'the domain is used although no registry would accept it'],
  'domain-percent-encoded': ['the domain holds the percent-encoded byte {it}', 'the domain is percent-decoded'],
  'host-invalid-code-point': ['the host holds {it}'],
  'IPv4-non-ASCII-input': [
    'the IPv4 address {it} is not written in ASCII',
    'it is read as the ASCII digits that it maps to',
  ],
  'IPv4-empty-part': ['the IPv4 address ends with U+002E FULL STOP', 'the last part, which is empty, is left out'],
  'IPv4-too-few-parts': ['the IPv4 address {it} has fewer than 4 parts', 'the last part fills the bytes that are left'],
  'IPv4-too-many-parts': ['the IPv4 address {it} has more than 4 parts'],
  'IPv4-non-numeric-part': ['the part {it} of the IPv4 address is not a number'],
  'IPv4-non-decimal-part': ['the part {it} of the IPv4 address is hexadecimal or octal', 'it is written in decimal'],
  'IPv4-out-of-range-part': ['the part {it} of the IPv4 address is too large', 'it fills more than one byte'],
  'IPv6-unclosed': ['the IPv6 address {it} has no closing U+005D RIGHT SQUARE BRACKET'],
  'IPv6-invalid-compression': ['the IPv6 address starts with a single U+003A COLON'],
  'IPv6-too-many-pieces': ['the IPv6 address has more than 8 pieces'],
  'IPv6-multiple-compression': ['the IPv6 address is compressed twice'],
  'IPv6-invalid-code-point': ['the IPv6 address holds {it}'],
  'IPv6-too-few-pieces': ['the IPv6 address {it} has fewer than 8 pieces, and no compression'],
  'IPv6-piece-leading-zero': ['the piece {it} of the IPv6 address has a leading zero', 'the zero is left out'],
  'IPv4-in-IPv6-too-many-pieces': ['the IPv6 address has no room for the IPv4 address {it}'],
  'IPv4-in-IPv6-invalid-code-point': ['the IPv4 address in the IPv6 address holds {it}'],
  'IPv4-in-IPv6-out-of-range-part': ['the part {it} of the IPv4 address in the IPv6 address is above 255'],
  'IPv4-in-IPv6-too-few-parts': ['the IPv4 address {it} in the IPv6 address has fewer than 4 parts'],
  'invalid-URL-unit': ['{it} may not stand here', 'it is percent-encoded, left out or kept, as its place asks'],
  'special-scheme-missing-following-solidus': [
    '"//" does not follow the scheme as it should',
    'the URL is read as if it did',
  ],
  'missing-scheme-non-relative-URL': ['there is no scheme, and no base URL that could give one'],
  'invalid-reverse-solidus': ['"\\" is used as a separator', 'it is read as "/"'],
  'invalid-credentials': ['the URL holds credentials', 'they are kept'],
  'host-missing': ['the host is missing'],
  'port-out-of-range': ['the port {it} is above 65535'],
  'port-invalid': ['the port holds {it}'],
  'file-invalid-Windows-drive-letter': [
    '{it} is a drive letter without "file:///" before it',
    'the path starts anew there',
  ],
  'file-invalid-Windows-drive-letter-host': [
    'the drive letter {it} stands where a host should',
    'it is taken for the start of the path',
  ],
};

import type { ValidationError, ValidationErrorType } from '@url/infra';
import { describeCodePoint } from './code-point-names.js';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * For each error what is wrong, as a clause. `{it}` stands for the code point at the start of the range, and `{text}` for the
 * text of the range, between quotation marks.
 */
const problems: Readonly<Record<ValidationErrorType, string>> = {
  'domain-to-ASCII': '{text} is not a valid domain',
  'domain-percent-encoded': 'the domain holds the percent-encoded byte {text}',
  'host-invalid-code-point': 'the host holds {it}',
  'IPv4-non-ASCII-input': 'the IPv4 address {text} is not written in ASCII',
  'IPv4-empty-part': 'the IPv4 address ends with U+002E FULL STOP',
  'IPv4-too-few-parts': 'the IPv4 address {text} has fewer than 4 parts',
  'IPv4-too-many-parts': 'the IPv4 address {text} has more than 4 parts',
  'IPv4-non-numeric-part': 'the host ends in a number, as only IPv4 addresses do, but not all its parts are numbers',
  'IPv4-non-decimal-part': 'a part of the IPv4 address is not decimal',
  'IPv4-out-of-range-part': 'a part of the IPv4 address is too large',
  'IPv6-unclosed': 'the IPv6 address {text} has no closing U+005D RIGHT SQUARE BRACKET',
  'IPv6-invalid-compression': 'the IPv6 address starts with a single U+003A COLON',
  'IPv6-too-many-pieces': 'the IPv6 address has more than 8 pieces',
  'IPv6-multiple-compression': 'the IPv6 address has more than one "::"',
  'IPv6-invalid-code-point': 'the IPv6 address holds {it}',
  'IPv6-too-few-pieces': 'the IPv6 address {text} has fewer than 8 pieces, and no "::"',
  'IPv6-piece-leading-zero': 'the piece {text} of the IPv6 address has a leading zero',
  'IPv4-in-IPv6-too-many-pieces': 'the IPv6 address has no room for the IPv4 address {text}',
  'IPv4-in-IPv6-invalid-code-point': '{it} may not stand here in the IPv4 address of the IPv6 address',
  'IPv4-in-IPv6-out-of-range-part': 'the part {text} of the IPv4 address in the IPv6 address is above 255',
  'IPv4-in-IPv6-too-few-parts': 'the IPv4 address {text} in the IPv6 address has fewer than 4 parts',
  'invalid-URL-unit': '{it} may not stand here',
  'special-scheme-missing-following-solidus': '"//" is missing after the scheme',
  'missing-scheme-non-relative-URL': 'there is no scheme, and no base URL that could give one',
  'invalid-reverse-solidus': '"\\" is used as a separator',
  'invalid-credentials': 'the URL holds credentials',
  'host-missing': 'the host is missing',
  'port-out-of-range': 'the port {text} is above 65535',
  'port-invalid': 'the port holds {it}',
  'file-invalid-Windows-drive-letter': 'the path starts with the drive letter {text}',
  'file-invalid-Windows-drive-letter-host': 'the drive letter {text} stands where a host should',
};

/** Text that is not a host as a whole that had to be decoded. */
const isLabel = /^[^.\u3002\uff0e\uff61%]+$/;
const isIPv4Part = /^[^.%\x80-\uffff]+$/;

/** Where the text of the range tells more than the name of the error: the first pattern that it matches, and the clause. */
const closerProblems: {
  readonly [type in ValidationErrorType]?: readonly (readonly [text: RegExp, problem: string])[];
} = {
  'domain-to-ASCII': [
    [/^.$/su, 'the domain holds {it}'],
    [isLabel, 'the domain label {text} is not valid'],
  ],
  'IPv4-non-numeric-part': [
    [/^$/, 'the host ends in a number, as only IPv4 addresses do, but has an empty part'],
    [/^0\d+$/, 'the part {text} of the IPv4 address starts with 0, but is not octal'],
    [isIPv4Part, 'the host ends in a number, as only IPv4 addresses do, but its part {text} is not a number'],
  ],
  'IPv4-non-decimal-part': [
    [/^0x[\da-f]*$/i, 'the part {text} of the IPv4 address is hexadecimal'],
    [/^\d+$/, 'the part {text} of the IPv4 address is octal'],
  ],
  'IPv4-out-of-range-part': [[isIPv4Part, 'the part {text} of the IPv4 address is too large']],
  'IPv6-invalid-code-point': [
    [/^:/, 'the IPv6 address ends with a single U+003A COLON'],
    [/^[\da-f]/i, 'a piece of the IPv6 address has more than 4 digits'],
  ],
  'IPv6-too-few-pieces': [[/^$/, 'the IPv6 address is empty']],
  'IPv4-in-IPv6-invalid-code-point': [[/^\]?$/, 'the IPv4 address in the IPv6 address ends too early']],
  'invalid-URL-unit': [
    [/^%/, '{it} is not followed by two hex digits'],
    [/^[\0- ]{2,}$/, 'spaces or control characters stand around the URL'],
  ],
  'special-scheme-missing-following-solidus': [[/^[/\\]$/, '{it} stands where the host should start']],
};

/** What is wrong, as a clause: "the domain holds U+0020 SPACE". */
export function problemOf({ type, start, end }: ValidationError, input: string): string {
  const text = input.slice(start, end);
  const closer = closerProblems[type]?.find(([pattern]) => pattern.test(text))?.[1];
  return (closer ?? problems[type])
    .replace('{it}', () => describeCodePoint(input.codePointAt(start)))
    .replace('{text}', () => quote(text));
}

/** A string between quotation marks, cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 99)}…` : text);
}

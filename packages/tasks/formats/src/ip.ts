import { parseIPv6 } from '@url/host';
import { checkString } from '@url/infra/internal';
import { isIPv4Address, isIPv6Address } from '@url/uri/internal';
import { type FormatCheck, invalid, valid } from './format-check.js';

/**
 * https://www.rfc-editor.org/rfc/rfc2673#section-3.2
 *
 * JSON Schema's format "ipv4": four decimal numbers from 0 to 255, without leading zeros.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isIPv4 } from '@url/formats';
 *
 * isIPv4('192.168.0.1'); // => true
 * isIPv4('127.1'); // => false
 * isIPv4('087.10.0.1'); // => false
 */
export function isIPv4(text: string): boolean {
  checkString('text', text);
  return isIPv4Address(text);
}

/**
 * https://www.rfc-editor.org/rfc/rfc2673#section-3.2
 *
 * @param text any text
 * @returns whether the text has the format "ipv4", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkIPv4 } from '@url/formats';
 *
 * checkIPv4('192.168.0.256'); // => { ok: false, index: 10, reason: 'A number can be at most 255.' }
 * checkIPv4('127.1'); // => { ok: false, index: 5, reason: 'There must be four numbers with "." between them.' }
 */
export function checkIPv4(text: string): FormatCheck {
  if (isIPv4(text)) return valid;
  let index = 0;
  for (let number = 0; number < 4; number++) {
    let end = index;
    while (/\d/.test(text.charAt(end)) && end < index + 4) end++;
    const digits = text.slice(index, end);
    if (digits === '') return invalid(index, 'A number must have one to three decimal digits.');
    if (digits.length > 1 && digits.startsWith('0')) return invalid(index, 'A number cannot have a leading zero.');
    if (Number(digits) > 255) return invalid(index, 'A number can be at most 255.');
    index = end;
    if (number < 3 && text.charAt(index++) !== '.') {
      return invalid(index - 1, 'There must be four numbers with "." between them.');
    }
  }
  return invalid(index, 'Nothing can follow the fourth number.');
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.2
 *
 * JSON Schema's format "ipv6": the text of an IPv6 address, without brackets and without a zone.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isIPv6 } from '@url/formats';
 *
 * isIPv6('::ffff:192.168.0.1'); // => true
 * isIPv6('fe80::a%eth1'); // => false
 */
export function isIPv6(text: string): boolean {
  checkString('text', text);
  return isIPv6Address(text);
}

const reasons: { readonly [type: string]: string } = {
  'IPv6-invalid-compression': 'An address cannot begin with one ":".',
  'IPv6-too-many-pieces': 'An address can have at most eight pieces; "::" stands for at least one.',
  'IPv6-multiple-compression': 'An address can have "::" at most once.',
  'IPv6-invalid-code-point': 'A piece must have one to four hexadecimal digits, and ":" or the end must follow it.',
  'IPv6-too-few-pieces': 'An address must have eight pieces or a "::".',
};

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.2
 *
 * @param text any text
 * @returns whether the text has the format "ipv6", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkIPv6 } from '@url/formats';
 *
 * checkIPv6('1::2::3'); // => { ok: false, index: 4, reason: 'An address can have "::" at most once.' }
 */
export function checkIPv6(text: string): FormatCheck {
  checkString('text', text);
  let answer: FormatCheck = valid;
  const address = parseIPv6(text, {
    onValidationError: ({ type, start }) => {
      answer = invalid(
        start,
        reasons[type] ?? 'The IPv4 address at the end must be four numbers from 0 to 255, in place of two pieces.',
      );
    },
  });
  return address === null ? answer : valid;
}

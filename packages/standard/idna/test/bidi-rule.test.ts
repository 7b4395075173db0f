import { describe, expect, test } from 'vitest';
import { toASCII } from '../src/index.js';

const isValid = (domain: string) => toASCII(domain, { checkBidi: true }) !== null;

/** https://www.rfc-editor.org/rfc/rfc5893#section-2, condition by condition: domains that meet it, and that break it alone. */
const CONDITIONS: [condition: string, valid: string[], invalid: string[]][] = [
  ['1: the first character is L, R or AL', ['א', 'ب', 'א.a'], ['0à.א', '1.א', '-a.א', '\u0660ب', 'א.0']],
  [
    '2: in an RTL label only R, AL, AN, EN, ES, CS, ET, ON, BN, NSM',
    ['א1', 'ب\u0661', 'א-ב', 'א+ב', 'א\u05b0'],
    ['אaב', 'بaب', 'אéא'],
  ],
  [
    '3: an RTL label ends in R, AL, EN or AN, then NSM',
    ['א1', 'ب\u0661', 'א\u05b0\u05b1', 'א1\u0301'],
    ['א-', 'א+', 'א-\u05b0', 'ظ-'],
  ],
  [
    '4: an RTL label has not both EN and AN',
    ['ب1', 'ب\u0661', 'ب\u06f1\u06f2'],
    ['ب1\u0661', 'ب\u0661א1', 'ب\u06f1\u0661'],
  ],
  [
    '5: in an LTR label only L, EN, ES, CS, ET, ON, BN, NSM',
    ['a1.א', 'a-b.א', 'a\u0301x.א'],
    ['aא', 'aبc', 'a\u0661b', 'aאb.c'],
  ],
  ['6: an LTR label ends in L or EN, then NSM', ['a1.א', 'b\u0300.א', 'a1\u0300.א'], ['b-.א', 'a+.א', 'a-\u0300.א']],
];

describe.each(CONDITIONS)('condition %s', (_, valid, invalid) => {
  test.each(valid)('%j meets it', (domain) => expect(isValid(domain)).toBe(true));
  test.each(invalid)('%j breaks it', (domain) => expect(isValid(domain)).toBe(false));
  test.each(invalid)('%j is valid without the flag', (domain) => expect(toASCII(domain)).not.toBe(null));
});

describe('the Bidi Rule', () => {
  test('holds for every label of a Bidi domain name, and for no other domain', () => {
    expect(isValid('0à.b-')).toBe(true);
    expect(isValid('a.0à.b.א')).toBe(false);
    expect(isValid('-.ظ')).toBe(false);
  });

  test('is asked of Unicode forms: a decoded label makes a domain a Bidi domain name', () => {
    expect(isValid('0a.xn--4db')).toBe(false);
    expect(isValid('a.xn--4db')).toBe(true);
  });

  test('leaves out empty labels', () => expect(isValid('א.')).toBe(true));
});

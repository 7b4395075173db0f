import * as tr46 from '@url/tr46';
import { expect, test } from 'vitest';

const { toASCII, toUnicode } = tr46;

test('exports two functions', () => {
  expect(Object.keys(tr46).sort()).toEqual(['toASCII', 'toUnicode']);
});

test.each([
  ['checkBidi', '0à.א'],
  ['checkHyphens', 'a-'],
  ['checkJoiners', 'a\u200cb'],
  ['useSTD3ASCIIRules', 'a_b'],
  ['verifyDNSLength', 'a..b'],
] as const)('%s rejects %j', (flag, domain) => {
  expect(toASCII(domain)).not.toBeNull();
  expect(toASCII(domain, { [flag]: undefined })).not.toBeNull();
  expect(toASCII(domain, { [flag]: true })).toBeNull();
});

test('transitionalProcessing maps deviation characters', () => {
  expect(toASCII('faß.de')).toBe('xn--fa-hia.de');
  expect(toASCII('faß.de', { transitionalProcessing: true })).toBe('fass.de');
});

test('toUnicode returns the domain and whether it has an error', () => {
  expect(toUnicode('XN--FA-HIA.de')).toEqual({ domain: 'faß.de', error: false });
  expect(toUnicode('a-', { checkHyphens: true })).toEqual({ domain: 'a-', error: true });
});

import { analyse, decode, percentDecode, recompose } from '@url/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('%', '4', '1', 'g', 'a', '%41', '%c3', '%A9', 'é')).map((pieces) => pieces.join('')),
);

test.each([
  ['', []],
  ['a', [['uncoded', 'a']]],
  ['%', [['pct-invalid', '%']]],
  ['%4', [['pct-invalid', '%4']]],
  ['%41%e9', [['pct-encoded-bytes', '%41%e9']]],
  [
    '%%41',
    [
      ['pct-invalid', '%'],
      ['pct-encoded-bytes', '%41'],
    ],
  ],
  [
    '%4%41g%4g%',
    [
      ['pct-invalid', '%4'],
      ['pct-encoded-bytes', '%41'],
      ['uncoded', 'g'],
      ['pct-invalid', '%4'],
      ['uncoded', 'g'],
      ['pct-invalid', '%'],
    ],
  ],
])('%s has the parts %j', (input, expected) => {
  expect(analyse(input)).toEqual(expected.map(([type, value]) => ({ type, value })));
});

test.each([
  ['%C3%A9', 'é'],
  ['é%', 'é%'],
  ['%2525', '%25'],
  ['%FF%c3', '\ufffd\ufffd'],
  ['%C3é', '\ufffdé'],
  ['%zz%4', '%zz%4'],
  ['%EF%BB%BFa', '\ufeffa'],
  ['%F0%9F%92%A9', '💩'],
])('%s decodes to %s', (input, expected) => {
  expect(percentDecode(input)).toBe(expected);
});

test('the parts make up the string, and each is of the rule that it names', () => {
  const rules = { 'pct-encoded-bytes': /^(?:%[\da-f]{2})+$/i, 'pct-invalid': /^%[\da-f]?$/i, uncoded: /^[^%]+$/ };
  fc.assert(
    fc.property(text, (input) => {
      const parts = analyse(input);
      expect(recompose(parts)).toBe(input);
      for (const { type, value } of parts) expect(value).toMatch(rules[type]);
      expect(parts.some(({ type }, i) => type === parts[i + 1]?.type && type !== 'pct-invalid')).toBe(false);
      expect(percentDecode(input)).toBe(recompose(parts.map(decode)));
    }),
    { numRuns: 2000 },
  );
});

test('undoes encodeURIComponent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (input) => {
      expect(percentDecode(encodeURIComponent(input))).toBe(input);
    }),
  );
});

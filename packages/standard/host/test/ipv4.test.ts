import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsInANumber, parseIPv4, readSerializedIPv4, serializeIPv4 } from '../src/ipv4.js';

describe('endsInANumber', () => {
  test.each(['1', '1.', 'a.1', 'a.09', '0x', 'a.0X1f', 'a.0x.', '1.2.3.4', '0xg.0x'])('%s does', (input) => {
    expect(endsInANumber(input)).toBe(true);
  });

  test.each(['a', '1a', 'a.1b', '0xg', 'a.0x1g', '1..', '.', '..', '1.2.3.com', 'x0', '1e1', 'a.a0x1', '0x1x', 'x0x1'])(
    '%s does not',
    (input) => {
      expect(endsInANumber(input)).toBe(false);
    },
  );
});

describe('parseIPv4', () => {
  test.each([
    ['0', 0],
    ['127.0.0.1', 0x7f000001],
    ['127.1', 0x7f000001],
    ['0x7f.1', 0x7f000001],
    ['0177.0.0.1', 0x7f000001],
    ['017700000001', 0x7f000001],
    ['2130706433', 0x7f000001],
    ['0xA9FEA9FE', 0xa9fea9fe],
    ['169.254.43518', 0xa9fea9fe],
    ['1.2.3.4.', 0x01020304],
    ['0x.0X.00.0', 0],
    ['4294967295', 0xffffffff],
    ['1.16777215', 0x01ffffff],
    ['1.2.65535', 0x0102ffff],
    ['0x00000000000000000000000001', 1],
    ['000000000000000000000000000001', 1],
  ])('%s gives %j', (input, address) => expect(parseIPv4(input)).toBe(address));

  test.each([
    '4294967296',
    '1.16777216',
    '1.2.65536',
    '1.2.3.256',
    '256.1',
    '1.256.1',
    '1.2.3.4.5',
    '1..2',
    '.1',
    '1.2..',
    '09',
    '08.1',
    'a.1',
    '0x1g.1',
    '1e1',
    '-1',
    '99999999999999999999999999',
    '0xffffffffffffffffffffffffff',
  ])('%s fails', (input) => expect(parseIPv4(input)).toBeNull());
});

describe('serializeIPv4', () => {
  test.each([
    [0, '0.0.0.0'],
    [0x7f000001, '127.0.0.1'],
    [0xffffffff, '255.255.255.255'],
    [0x80000000, '128.0.0.0'],
  ])('%i gives %j', (address, text) => {
    expect(serializeIPv4(address)).toBe(text);
    expect(parseIPv4(text)).toBe(address);
  });
});

describe('readSerializedIPv4', () => {
  const read = (text: string) => readSerializedIPv4(`//${text}/`, 2, 2 + text.length);

  test('reads every serialized address', () => {
    const property = fc.property(fc.nat(0xffffffff), (address) => read(serializeIPv4(address)) === address);
    fc.assert(property, { numRuns: 5000 });
  });

  test('reads nothing else', () => {
    const part = fc.oneof(
      fc.nat(300).map(String),
      fc.constantFrom('', '0', '00', '01', '0x1', '255', '256', 'a', '1 '),
    );
    const text = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'));
    const property = fc.property(text, (input) => {
      const address = read(input);
      if (address < 0) expect(input).not.toMatch(/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/);
      else expect(serializeIPv4(address)).toBe(input);
    });
    fc.assert(property, { numRuns: 20_000 });
  });

  test.each(['', '.', '1.2.3', '1.2.3.', '1.2.3.4.', '1.2.3.4.5', '01.2.3.4', '1.2.3.256', '1..2.3', '1.2.3.4a'])(
    'not %j',
    (text) => expect(read(text)).toBe(-1),
  );
});

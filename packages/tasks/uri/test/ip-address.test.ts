import { parseIPv6 } from '@url/host';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIPv4Address, isIPv6Address } from '../src/ip-address.js';

it.each([
  '::',
  '::1',
  '1::',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7::',
  '::2:3:4:5:6:7:8',
  '1:2:3:4:5:6:1.2.3.4',
  '::FFFF:1.2.3.4',
])('matches IPv6address: %s', (text) => expect(isIPv6Address(text)).toBe(true));

it.each([
  ...[
    '',
    ':',
    ':::',
    '1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    ':1::',
    '1::2:',
    '12345::',
  ],
  ...[
    '1.2.3.4',
    '1.2.3.4::',
    '::1.2.3.4:5',
    '::1.2.3',
    '::01.2.3.4',
    '::256.1.1.1',
    '1:2:3:4:5:6:7:1.2.3.4',
    '::g',
    '::1%25a',
    ' ::',
  ],
])('does not match IPv6address: %j', (text) => expect(isIPv6Address(text)).toBe(false));

it('matches what the IPv6 parser of the URL Standard accepts', () => {
  const piece = fc.constantFrom('0', 'ffff', '12345', 'g', ':', '::', ':', '1.2.3.4', '1.2.3', '01.2.3.4', '.', '1:');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
      const text = pieces.join('');
      expect([text, isIPv6Address(text)]).toEqual([text, parseIPv6(text) !== null]);
    }),
    { numRuns: 5000 },
  );
});

it('matches IPv4address', () => {
  expect(
    ['0.0.0.0', '255.249.199.99', '256.0.0.0', '01.0.0.0', '1.2.3', '1.2.3.4.', '1.2.3.4\n'].map(isIPv4Address),
  ).toEqual([...[true, true], ...[false, false, false, false, false]]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HostInput } from '../src/host-input.js';
import { isAddress, readAddress, readHostInput } from '../src/host-input.js';
import { parseHost } from '../src/host-parser.js';
import { serializeHost } from '../src/host-serializer.js';
import { isCanonicalDomain } from '../src/host-text.js';
import { serializeIPv4 } from '../src/ipv4.js';
import { serializeIPv6 } from '../src/ipv6.js';
import { readWrittenAddress } from '../src/written-address.js';

test('a text of ASCII is a canonical domain if the host parser returns it as it is', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'a.-_0x1fg', 'xn--'),
    fc.integer({ min: 0, max: 0x7f }).map((c) => String.fromCharCode(c)),
  );
  const texts = fc.array(unit, { maxLength: 8 }).map((units) => units.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const isUnchanged = text !== '' && parseHost(text) === text;
      // A label that begins with "xn--" is decoded, also if it then stays.
      if (!/(?:^|\.)xn--/i.test(text)) expect([text, isCanonicalDomain(text)]).toEqual([text, isUnchanged]);
    }),
    { numRuns: 5000 },
  );
});

test.each(['a\x7f', 'a\x80', 'é', 'A', 'a b', '127.1', '0x1', 'a.1', '', 'xn--a%'])(
  '%j is no canonical domain',
  (text) => {
    expect(isCanonicalDomain(text)).toBe(false);
  },
);

const eight = [0, 1, 2, 3, 4, 5, 6, 0xffff];

function eightWith(index: number, piece: number): number[] {
  return Object.assign([...eight], { [index]: piece });
}

test.each<[host: unknown, isRead: boolean]>([
  [0, true],
  [0xffffffff, true],
  [0x1_0000_0000, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  [eight, true],
  [eight.slice(1), false],
  [[...eight, 0], false],
  [eightWith(7, 0x10000), false],
  [eightWith(0, -1), false],
  [eightWith(3, 1.5), false],
  [eight.map(String), false],
  [eight.map((piece) => [piece]), false],
  [new Array(8), false],
  ['127.0.0.1', false],
  [null, false],
  [Object.assign({ length: 8 }, eight), false],
])('%o is an address: %s', (host, isRead) => {
  expect(isAddress(host)).toBe(isRead);
  expect(readAddress(host)).toEqual(isRead ? host : null);
  if (Array.isArray(host)) expect(readAddress(host)).not.toBe(host);
});

test.each([[eightWith(0, 1.5)], [eightWith(7, -1)], [eightWith(3, 0x10000)], [eight.slice(1)], [eight.map(String)]])(
  '%j is not serialized',
  (address) => {
    expect(() => serializeIPv6(address as never)).toThrow(
      /^Cannot use the argument address: .* is not eight 16-bit pieces/,
    );
  },
);

test.each([-1, 1.5, 0x1_0000_0000])('the number %d is not serialized', (address) => {
  expect(() => serializeIPv4(address)).toThrow(/^Cannot use the argument address: .* is not a 32-bit unsigned integer/);
});

test.each<[text: string, address: unknown]>([
  ['127.0.0.1', 0x7f000001],
  ['0.0.0.0', 0],
  ['255.255.255.255', 0xffffffff],
  ['::1', [0, 0, 0, 0, 0, 0, 0, 1]],
  ['1:2:3:4:5:6:7:8', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['::ffff:127.0.0.1', [0, 0, 0, 0, 0, 0xffff, 0x7f00, 1]],
  ['127.1', null],
  ['127.0.0.01', null],
  ['0x7f.0.0.1', null],
  ['127.0.0.256', null],
  ['127.0.0.1.', null],
  ['[::1]', null],
  ['::1%eth0', null],
  ['example.com', null],
  ['', null],
])('the address written as %j is %j', (text, address) => {
  expect(readWrittenAddress(text)).toEqual(address);
});

test.each<[input: unknown, text: string]>([
  ['a%20b', 'a%20b'],
  [{ hostname: 'a%20b' }, 'a%20b'],
  [{ hostname: '' }, ''],
  [{ scheme: 'x', host: 'a%20b' }, 'a%20b'],
  [{ scheme: 'x', host: '' }, ''],
  [{ scheme: 'x', host: eight }, '[0:1:2:3:4:5:6:ffff]'],
  // A record has a host, also if it has a hostname.
  [{ scheme: 'x', host: 'b', hostname: 'c' }, 'b'],
  [{ scheme: 5, host: 'b', hostname: 'c' }, 'c'],
])('with isOpaque, %o is the host %j', (input, text) => {
  expect(serializeHost(input as HostInput, { isOpaque: true })).toBe(text);
});

test('a message has the reason of the failure, and only a failure has one', () => {
  expect(() => readHostInput('a b', 'host')).toThrow('"a b" is not a host (domain-to-ASCII at 1)');
  expect(() => readHostInput('1.2.3.999', 'host')).toThrow('"1.2.3.999" is not a host (IPv4-out-of-range-part at 6)');
  expect(() => readHostInput('[::1', 'host')).toThrow('"[::1" is not a host (IPv6-unclosed at 0)');
});

import * as whole from '@url/address';
import { addressEquals, isLocalDomain, unmapAddress } from '@url/address/parsed';
import { type Host, parseHost } from '@url/host';
import { describe, expect, test } from 'vitest';

const hosts: readonly string[] = [
  ...['localhost', 'a.LOCALHOST.', 'printer.local', 'x.home.arpa', 'metadata.google.internal', 'internal.example'],
  ...[
    'localhost.example',
    'xn--mnchen-3ya.local',
    'a"b.local',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ],
  ...['[64:ff9b::7f00:1]', '10.0.0.1', 'münchen.local', 'a..local', '1.2.3.4.local', 'local.1x'],
];

describe.each(hosts)('the answers for the parsed host %s are those for its text', (text) => {
  const host = parseHost(text) as Host;

  test('isLocalDomain', () => {
    expect(isLocalDomain(host)).toBe(whole.isLocalDomain(text));
  });

  test('unmapAddress', () => {
    if (typeof host === 'string') expect(() => unmapAddress(host)).toThrow('is not a parsed address');
    else expect(unmapAddress(host)).toEqual(whole.unmapAddress(text));
  });

  test.each(hosts)('addressEquals, %s', (other) => {
    const otherHost = parseHost(other) as Host;
    if (typeof host === 'string' || typeof otherHost === 'string')
      expect(() => addressEquals(host, otherHost)).toThrow('is not a parsed address');
    else expect(addressEquals(host, otherHost)).toBe(whole.addressEquals(text, other));
  });
});

describe('what is not a parsed host throws, because it might be another host after parsing', () => {
  test.each<unknown>([
    ...[
      'LOCALHOST',
      'localhost:80',
      '127.0.0.1',
      '0x7f.1',
      '::1',
      '[::1]',
      'ｌocalhost',
      'loc%61lhost',
      '1.',
      'a.0x',
      '',
    ],
    ...[null, undefined, -1, 2 ** 32, 1.5, [1, 2], [0, 0, 0, 0, 0, 0, 0, 0x10000], {}, 'a b', 'a\n', ' localhost'],
  ])('%j', (value) => {
    expect(() => isLocalDomain(value as Host)).toThrow('is not a parsed host');
    expect(() => unmapAddress(value as Host)).toThrow('is not a parsed address');
    expect(() => addressEquals(value as Host, 1)).toThrow('is not a parsed address');
    expect(() => addressEquals(1, value as Host)).toThrow('is not a parsed address');
  });
});

import { isLocalDomain } from '@url/address';
import { parseHost } from '@url/host';
import { describe, expect, test } from 'vitest';
import { notHosts } from './not-hosts.ts';

describe('isLocalDomain', () => {
  test.each([
    'localhost',
    'LocalHost',
    'localhost.',
    'localhost..',
    'a.b.localhost',
    'printer.local',
    'local',
    'metadata.google.internal',
    'metadata.google.internal.',
    'internal',
    'nas.home.arpa',
    'home.arpa.',
    '%6cocalhost',
    'ｌｏｃａｌｈｏｓｔ',
    'localhost。',
    'ⓛocalhost',
  ])('%s is local', (input) => {
    expect(isLocalDomain(parseHost(input))).toBe(true);
  });

  test.each([
    'localhost.example',
    'notlocalhost',
    'mylocal',
    'arpa',
    'home',
    'example.arpa',
    'xhome.arpa',
    'example.com',
  ])('%s is not local by name', (input) => {
    expect(isLocalDomain(parseHost(input))).toBe(false);
  });

  test('opaque hosts keep their case, and are compared without it', () => {
    expect(isLocalDomain('LOCALHOST')).toBe(true);
  });

  test('addresses and the root are not local by name', () => {
    for (const host of [parseHost('127.0.0.1'), '127.0.0.1', parseHost('[::1]'), '[::1]', '.']) {
      expect(isLocalDomain(host)).toBe(false);
    }
  });

  test('text is parsed', () => {
    for (const host of ['ｌocalhost', '%6cocalhost', new URL('http://a.LOCAL/')])
      expect(isLocalDomain(host)).toBe(true);
  });

  test.each(notHosts)('%o is not an answer, but an error', (host) => {
    expect(() => isLocalDomain(host)).toThrow(/^Cannot use the argument host: /);
  });
});

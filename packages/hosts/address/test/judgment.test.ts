import { describe, expect, test } from 'vitest';
import { ruleOf, ruleOfAddress } from './rule-of.ts';

describe('allow and deny', () => {
  test.each([
    ['https://example.com/', ['example.com'], 'ok'],
    ['https://EXAMPLE.com./', ['example.com'], 'ok'],
    ['https://example.com/', ['EXAMPLE.com.'], 'ok'],
    ['https://a.example.com/', ['example.com'], 'allow'],
    ['https://example.com/', ['.example.com'], 'ok'],
    ['https://a.b.example.com/', ['.example.com'], 'ok'],
    ['https://notexample.com/', ['.example.com'], 'allow'],
    ['https://example.com.evil.example/', ['.example.com'], 'allow'],
    ['https://xn--bcher-kva.example/', ['BÜCHER.example'], 'ok'],
    ['https://a.bücher.example/', ['.Bücher.example'], 'ok'],
    ['https://anything.example/', ['.'], 'ok'],
    ['https://anything.example/', [], 'allow'],
    ['https://anything.example/', ['public'], 'allow'],
    ['https://8.8.8.8/', [], 'allow'],
    ['https://8.8.8.8/', ['example.com'], 'allow'],
    ['https://8.8.8.8/', ['.'], 'allow'],
    ['https://8.8.8.8/', ['public'], 'ok'],
    ['https://240.0.0.1/', ['public'], 'allow'],
    ['https://240.0.0.1/', ['reserved'], 'ok'],
    ['https://192.168.1.1/', ['private use'], 'ok'],
    ['https://10.0.0.1/', ['10.0.0.0/8'], 'ok'],
    ['https://[::ffff:10.0.0.1]/', ['10.0.0.0/8'], 'ok'],
    ['https://10.0.0.1/', ['::ffff:10.0.0.0/104'], 'ok'],
    ['https://[64:ff9b::10.0.0.1]/', ['64:ff9b::/96'], 'allow'],
    ['https://[64:ff9b::8.8.8.8]/', ['64:ff9b::/96'], 'ok'],
    ['https://[64:ff9b::10.0.0.1]/', ['64:ff9b::/96', '10.0.0.1'], 'ok'],
    ['https://[::ffff:127.0.0.1]/', ['::/0'], 'allow'],
    ['https://[::1]/', ['[::1]'], 'ok'],
    ['https://[::1]/', ['::1'], 'ok'],
    ['https://127.0.0.1/', ['0x7f.1'], 'ok'],
    ['https://127.0.0.2/', ['127.0.0.1'], 'allow'],
    ['http://localhost/', ['localhost'], 'ok'],
    ['http://a.localhost/', ['.localhost'], 'ok'],
    ['http://localhost/', ['.'], 'addresses'],
    ['http://nas.home.arpa/', ['.arpa'], 'addresses'],
    ['http://nas.home.arpa/', ['.home.arpa'], 'ok'],
    ['http://localhost/', ['loopback'], 'ok'],
    ['http://printer.local/', ['loopback'], 'allow'],
    ['http://printer.local/', ['local'], 'ok'],
  ])('%s with allow %j: %s', (url, allow, expected) => {
    expect(ruleOf(url, { allow })).toBe(expected);
  });

  test.each([
    ['https://example.com/', ['example.com'], 'deny'],
    ['https://example.com./', ['example.com'], 'deny'],
    ['https://a.example.com/', ['example.com'], 'ok'],
    ['https://a.example.com/', ['.example.com'], 'deny'],
    ['https://a.example.com/', ['.'], 'deny'],
    ['http://10.0.0.1/', ['10.0.0.0/8'], 'deny'],
    ['http://[::ffff:10.0.0.1]/', ['10.0.0.0/8'], 'deny'],
    ['http://[64:ff9b::10.0.0.1]/', ['10.0.0.0/8'], 'deny'],
    ['http://[2002:a00:1::]/', ['10.0.0.0/8'], 'deny'],
    ['http://[2001:0:a00:1:8000::]/', ['10.0.0.0/8'], 'deny'],
    ['http://10.0.0.1/', ['::ffff:10.0.0.1'], 'deny'],
    ['http://[64:ff9b::10.0.0.1]/', ['NAT64'], 'deny'],
    ['http://[64:ff9b::8.8.8.8]/', ['8.8.8.8'], 'deny'],
    ['http://[::ffff:1.2.3.4]/', ['::/0'], 'deny'],
    ['http://1.2.3.4/', ['::/0'], 'ok'],
    ['http://1.2.3.4/', ['public'], 'deny'],
    ['http://224.0.0.1/', ['multicast'], 'deny'],
    ['http://[ff0e::1]/', ['multicast'], 'deny'],
    ['http://localhost/', ['loopback'], 'deny'],
    ['http://127.0.0.1/', ['loopback'], 'deny'],
    ['http://printer.local/', ['local'], 'deny'],
    ['http://localhost/', ['local'], 'ok'],
  ])('%s with any address, and deny %j: %s', (url, deny, expected) => {
    expect(ruleOf(url, { deny, addresses: 'any' })).toBe(expected);
  });

  test('deny is stronger than allow', () => {
    expect(ruleOf('https://a.example.com/', { allow: ['.example.com'], deny: ['a.example.com'] })).toBe('deny');
    expect(ruleOf('http://10.0.0.1/', { allow: ['10.0.0.0/8'], deny: ['10.0.0.1'] })).toBe('deny');
  });

  test('a domain that is allowed does not open its address', () => {
    const options = { allow: ['localhost'] };
    expect(ruleOf('http://localhost/', options)).toBe('ok');
    expect(ruleOfAddress('127.0.0.1', options)).toBe('addresses');
    expect(ruleOfAddress('127.0.0.1', { allow: ['localhost', 'loopback'] })).toBe('ok');
  });

  test('a domain that is allowed may have public addresses', () => {
    expect(ruleOfAddress('93.184.216.34', { allow: ['example.com'] })).toBe('ok');
    expect(ruleOfAddress('10.0.0.1', { allow: ['example.com'] })).toBe('addresses');
    expect(ruleOfAddress('10.0.0.1', { allow: ['example.com', '10.0.0.0/8'] })).toBe('ok');
    expect(ruleOfAddress('93.184.216.34', { allow: ['10.0.0.0/8'] })).toBe('allow');
    expect(ruleOfAddress('93.184.216.34', { allow: [] })).toBe('allow');
  });

  test('a host of a million labels takes no longer than one as long with a single label', () => {
    const url = `https://${'a.'.repeat(500_000)}example.com/`;
    expect(ruleOf(url, { allow: ['.example.com', 'b.example'] })).toBe('ok');
    expect(ruleOf(url, { deny: ['.com'], allow: ['.'] })).toBe('deny');
    expect(ruleOf(url, { allow: ['.example.net'] })).toBe('allow');
  });

  test('a list may have more entries than a call has arguments', () => {
    const deny = Array.from({ length: 130_000 }, (_, i) => `.n${i}.example`);
    expect(ruleOf('https://a.n0.example/', { deny })).toBe('deny');
    expect(ruleOf('https://a.n129999.example/', { deny })).toBe('deny');
    expect(ruleOf('https://a.n130000.example/', { deny })).toBe('ok');
    expect(ruleOf('https://a.n65536.example/', { allow: deny })).toBe('ok');
    expect(ruleOf('https://n.example/', { allow: deny })).toBe('allow');
  });

  test('a suffix may be longer than the domain, and as long', () => {
    expect(ruleOf('https://b.example/', { allow: ['.a.b.example'] })).toBe('allow');
    expect(ruleOf('https://a.b.example/', { allow: ['.a.b.example', '.x'] })).toBe('ok');
    expect(ruleOf('https://c.a.b.example/', { allow: ['.a.b.example', '.x'] })).toBe('ok');
    expect(ruleOf('https://ca.b.example/', { allow: ['.a.b.example'] })).toBe('allow');
    expect(ruleOf('https://y.x/', { allow: ['.a.b.example', '.x'] })).toBe('ok');
  });
});

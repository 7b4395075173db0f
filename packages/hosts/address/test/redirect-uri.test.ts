import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectURIMatches } from '../src/redirect-uri.js';

const any = (value: unknown) => value as string;

describe('redirectURIMatches', () => {
  test.each([
    ['https://client.example/cb', 'https://client.example/cb'],
    ['https://client.example/cb?a=b', 'https://client.example/cb?a=b'],
    ['https://client.example', 'https://client.example'],
    ['HTTPS://CLIENT.example:443/cb', 'HTTPS://CLIENT.example:443/cb'],
    ['https://bücher.example/cb', 'https://bücher.example/cb'],
    ['http://127.0.0.1', 'http://127.0.0.1:5'],
    ['http://127.0.0.1?a', 'http://127.0.0.1:5?a'],
    ['com.example.app:/cb', 'com.example.app:/cb'],
    ['com.example.app://cb', 'com.example.app://cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:51004/cb'],
    ['http://127.0.0.1:1/cb?a', 'http://127.0.0.1/cb?a'],
    ['http://[::1]:80/cb', 'http://[::1]:65535/cb'],
    ['http://localhost:3000/cb', 'http://localhost:3000/cb'],
  ])('%s matches %s', (registered, given) => {
    expect(redirectURIMatches(registered, given)).toBe(true);
  });

  test.each([
    ['http://127.0.0.1/cb', 'http://127.0.0.1@evil.com/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1.evil.com/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:80@evil.com/cb'],
    ['http://localhost/cb', 'http://localhost:80\\@evil.com/cb'],
    ['http://[::1]/cb', 'http://[::ffff:127.0.0.1]/cb'],
    ['http://127.0.0.1/cb', 'http://[::ffff:127.0.0.1]/cb'],
    ['http://127.0.0.1/cb', 'http://[::1]/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.2/cb'],
    ['http://127.0.0.1/cb', 'https://127.0.0.1:8443/cb'],
    ['https://127.0.0.1/cb', 'https://127.0.0.1:8443/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:0/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:65536/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:5/CB'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:5/cb/'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:5/cb?'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:5/cb#'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:5/x/../cb'],
    ['http://127.0.0.1/cb', 'http://@127.0.0.1:5/cb'],
    ['http://127.0.0.1/cb', 'http:127.0.0.1:5/cb'],
    ['http://127.0.0.1/cb', 'http:\\\\127.0.0.1:5/cb'],
    ['http://127.0.0.1/cb', ' http://127.0.0.1:5/cb'],
    ['http://localhost/cb', 'http://localhost:5/cb'],
    ['https://client.example/cb', 'http://client.example/cb'],
    ['https://client.example/cb', 'https://client.example./cb'],
    ['https://client.example/cb', 'https://client.example:8443/cb'],
    ['https://client.example/cb', 'https://client.example/cb%2e'],
    ['https://client.example/cb', 'https://client.example/%63b'],
    ['https://client.example/cb', 'https://client.example/./cb'],
    ['https://client.example/cb', 'https://client.example/%2e/cb'],
    ['https://client.example/cb', 'https://client.example\\cb'],
    ['https://client.example/cb', 'https://client.example/c\tb'],
    ['https://client.example/cb', 'https://user@client.example/cb'],
    ['https://client.example/cb', 'https://client.example/cb#x'],
    ['https://client.example/cb', '//client.example/cb'],
    ['https://client.example/cb', '/cb'],
    ['https://client.example', 'https://client.example/'],
    ['https://client.example/cb', 'HTTPS://client.example/cb'],
    ['https://client.example/cb', 'https://CLIENT.example/cb'],
    ['https://client.example/cb', 'https://client.example:443/cb'],
    ['https://bücher.example/cb', 'https://xn--bcher-kva.example/cb'],
    ['http://127.0.0.1/cb', 'http://0x7f.1:80/cb'],
    ['http://127.0.0.1/cb', 'HTTP://127.0.0.1:80/cb'],
    ['http://127.0.0.1/cb', 'http://127.1/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:/cb'],
    ['http://[::1]/cb', 'http://[0::1]:5/cb'],
    ['https://client.example/cb', 'https://client.example\r\n/cb'],
    ['https://client.example/cb', 'ht\ntps://client.example/cb'],
    ['https://client.example\r\n/cb', 'https://client.example\r\n/cb'],
    ['https://client.example\t/cb', 'https://client.example\t/cb'],
    ['https://client.example/cb ', 'https://client.example/cb '],
    ['http://127.0.0.1/cb', 'http://127.0.0.1\n:5/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:5\t/cb'],
    ['com.example.app:/cb', 'com.example.app:/cb\r\nSet-Cookie: a'],
    ['https://*.example/cb', 'https://client.example/cb'],
    ['com.example.app:/cb', 'com.example.app:cb'],
    ['com.example.app:/cb', 'com.example.app:///cb'],
    ['com.example.app:/cb', 'com.example.evil:/cb'],
    ['not a URL', 'not a URL'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['JavaScript://h/%0aalert(1)', 'javascript://h/%0aalert(1)'],
    ['data:text/html,a', 'data:text/html,a'],
    ['blob:https://h/a', 'blob:https://h/a'],
    ['https://client.example/cb#x', 'https://client.example/cb#x'],
    ['https://u:p@client.example/cb', 'https://u:p@client.example/cb'],
  ])('%s does not match %j', (registered, given) => {
    expect(redirectURIMatches(registered, given)).toBe(false);
  });

  test('options', () => {
    const [registered, given] = ['http://127.0.0.1/cb', 'http://127.0.0.1:5/cb'];
    expect(redirectURIMatches(registered, given, { loopbackPort: false })).toBe(false);
    expect(redirectURIMatches('http://localhost/cb', 'http://localhost:5/cb', { localhost: true })).toBe(true);
    expect(redirectURIMatches('http://localhost/cb', 'http://127.0.0.1:5/cb', { localhost: true })).toBe(false);
    expect(() => redirectURIMatches(registered, given, { loopback: true } as object)).toThrow(TypeError);
    expect(() => redirectURIMatches(registered, given, { localhost: 'no' as never })).toThrow(TypeError);
  });

  test.each([
    [undefined, 'https://h/'],
    ['https://h/', null],
    [['https://h/'], 'https://h/'],
    [new URL('https://h/'), 'https://h/'],
  ])('throws for %o and %o', (registered, given) => {
    expect(() => redirectURIMatches(any(registered), any(given))).toThrow(TypeError);
  });

  test('whatever matches leads to the registered host and path', () => {
    const pieces = [
      'http:',
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '127.0.0.1',
      'localhost',
      'evil.com',
      '/cb',
      '#',
      '?',
      '..',
      '%2e',
      '\t',
      ' ',
      '80',
      '[::1]',
      '.',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const given = parts.join('');
        if (!redirectURIMatches('http://127.0.0.1/cb', given)) return;
        const url = new URL(given);
        expect([url.protocol, url.hostname, url.pathname, url.search, url.hash, url.username]).toEqual([
          'http:',
          '127.0.0.1',
          '/cb',
          '',
          '',
          '',
        ]);
      }),
      { numRuns: 3000 },
    );
  });
});

import {
  basicURLParse2014,
  ParsingContext,
  serializeURL2014,
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
  type URLRecord2014,
} from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';

type Rule = (input: string, url: URLRecord2014) => void;

/** The href of a URL after a setter rule. */
function after(rule: Rule, input: string, href = 'http://u:p@h:1/a?b#c'): string {
  const url = basicURLParse2014(href)!;
  rule(input, url);
  return serializeURL2014(url);
}

const unchanged = 'http://u:p@h:1/a?b#c';

describe('1.4.1. set-protocol(input)', () => {
  test.each([
    ['https', 'https://u:p@h:1/a?b#c'],
    ['FTP:', 'ftp://u:p@h:1/a?b#c'],
    ['gopher://x', 'gopher://u:p@h:1/a?b#c'],
    ['', unchanged],
    [':', unchanged],
    ['1', unchanged],
  ])('%j gives %j', (input, href) => {
    expect(after(setProtocol, input)).toBe(href);
  });

  test('scheme data stays', () => {
    expect(after(setProtocol, 'data', 'mailto:a')).toBe('data:a');
  });
});

describe('1.4.2. set-username(input), 1.4.3. set-password(input)', () => {
  test('the username encode set is the password encode set and ":"', () => {
    expect(after(setUsername, ':/@\\?#"<>` é{[]}|^')).toBe(
      'http://%3A%2F%40%5C%3F%23%22%3C%3E%60%20%C3%A9{[]}|^:p@h:1/a?b#c',
    );
    expect(after(setPassword, ':/@\\?#"<>` é{[]}|^')).toBe(
      'http://u::%2F%40%5C%3F%23%22%3C%3E%60%20%C3%A9{[]}|^@h:1/a?b#c',
    );
  });

  test('nothing is set beside scheme data', () => {
    for (const rule of [setUsername, setPassword, setHost, setHostname, setPort, setPathname]) {
      expect(after(rule, '1', 'mailto:a')).toBe('mailto:a');
    }
  });
});

describe('1.4.4. set-host(input)', () => {
  test.each([
    ['B', 'http://u:p@b:1/a?b#c'],
    ['b:2', 'http://u:p@b:2/a?b#c'],
    ['b:', 'http://u:p@b/a?b#c'],
    ['b:2c', 'http://u:p@b:2/a?b#c'],
    ['b:80', 'http://u:p@b:80/a?b#c'],
    ['b/c:2', 'http://u:p@b:1/a?b#c'],
    ['b\\c', 'http://u:p@b:1/a?b#c'],
    ['b?c', 'http://u:p@b:1/a?b#c'],
    ['[::1]:2', 'http://u:p@[::1]:2/a?b#c'],
    ['127.1', 'http://u:p@127.0.0.1:1/a?b#c'],
    ['', unchanged],
    ['a b', unchanged],
    ['[', unchanged],
    ['256.0.0.1:2', unchanged],
  ])('%j gives %j', (input, href) => {
    expect(after(setHost, input)).toBe(href);
  });
});

describe('1.4.5. set-hostname(input)', () => {
  test.each([
    ['B', 'http://u:p@b:1/a?b#c'],
    ['b:2', 'http://u:p@b:1/a?b#c'],
    ['b#c', 'http://u:p@b:1/a?b#c'],
    // By the letter an address ends the host wherever it is complete, and any* follows.
    ['[::1]a', 'http://u:p@[::1]:1/a?b#c'],
    ['1.2.3.4x', 'http://u:p@1.2.3.4:1/a?b#c'],
    ['1password.com', 'http://u:p@0.0.0.1:1/a?b#c'],
    ['0x', 'http://u:p@0.0.0.0:1/a?b#c'],
    ['[:]a', unchanged],
    [':2', unchanged],
    ['', unchanged],
  ])('%j gives %j', (input, href) => {
    expect(after(setHostname, input)).toBe(href);
  });
});

describe('1.4.6. set-port(input)', () => {
  test.each([
    ['8080', 'http://u:p@h:8080/a?b#c'],
    ['80', 'http://u:p@h/a?b#c'],
    ['0080', 'http://u:p@h/a?b#c'],
    ['2/3', 'http://u:p@h:2/a?b#c'],
    ['2a', 'http://u:p@h:2/a?b#c'],
    ['', 'http://u:p@h/a?b#c'],
  ])('%j gives %j', (input, href) => {
    expect(after(setPort, input)).toBe(href);
  });

  test('a "file" URL has none', () => {
    expect(after(setPort, '1', 'file://h/a')).toBe('file://h/a');
  });
});

describe('1.4.7. set-pathname(input)', () => {
  test.each([
    ['/x/y', 'http://u:p@h:1/x/y?b#c'],
    ['x/y', 'http://u:p@h:1/x/y?b#c'],
    ['\\x\\y', 'http://u:p@h:1/x/y?b#c'],
    ['//x', 'http://u:p@h:1//x?b#c'],
    ['x y/../é?z', 'http://u:p@h:1/%C3%A9?b#c'],
    ['.', 'http://u:p@h:1/?b#c'],
    ['', 'http://u:p@h:1/?b#c'],
  ])('%j gives %j', (input, href) => {
    expect(after(setPathname, input)).toBe(href);
  });
});

describe('1.4.8. set-search(input), 1.4.9. set-hash(input)', () => {
  test.each([
    ['?x y', 'http://u:p@h:1/a?x%20y#c'],
    ['x#y', 'http://u:p@h:1/a?x%23y#c'],
    ['??x', 'http://u:p@h:1/a??x#c'],
    ['', 'http://u:p@h:1/a?#c'],
  ])('search %j', (input, href) => {
    expect(after(setSearch, input)).toBe(href);
  });

  test.each([
    ['#x y', 'http://u:p@h:1/a?b#x y'],
    ['x#é\n', 'http://u:p@h:1/a?b#x#%C3%A9%0A'],
    ['', 'http://u:p@h:1/a?b#'],
  ])('hash %j', (input, href) => {
    expect(after(setHash, input)).toBe(href);
  });

  test('set-search takes the encoding override', () => {
    const encodingOverride = {
      name: 'windows-1252',
      decode: String,
      getEncoder: (input: string) => () => ({
        bytes: Uint8Array.from(input, (character) => character.charCodeAt(0)),
        potentialError: null,
      }),
    };
    const url = basicURLParse2014('http://h/')!;
    setSearch('é', url, new ParsingContext({ encodingOverride, isSetting: true }));
    expect(url.query).toBe('%E9');
  });
});

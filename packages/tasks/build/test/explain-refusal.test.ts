import { describe, expect, test } from 'vitest';
import { buildURL, changeURL, explainRefusal, setters, type URLParts } from '../src/index.js';

describe('explainRefusal', () => {
  test.each<[url: string, setter: keyof typeof setters, value: string, sentence: string]>([
    ['https://h/', 'port', 'abc', 'the port contains U+0061 (a)'],
    ['https://h/', 'port', '65536', 'the port "65536" is above 65535'],
    ['https://h/', 'port', '80x', '"x" is left out'],
    ['https://h/', 'host', 'a b', 'the domain contains U+0020 SPACE'],
    ['https://h/', 'host', '', 'the host is missing'],
    ['https://h/', 'host', 'a:x', '":x" is not accepted after the host'],
    ['https://h/', 'hostname', 'a:8', '":8" is not accepted after the host'],
    ['https://h/', 'protocol', '1', 'a scheme is a letter, and then letters, digits, "+", "-" and "."'],
    [
      'https://h/',
      'protocol',
      'x',
      'a special scheme, such as https, cannot become one that is not special, or the reverse',
    ],
    ['file:///a', 'port', '80', 'a port needs a host, and a scheme other than "file"'],
    ['file:///a', 'username', 'me', 'a username and a password need a host, and a scheme other than "file"'],
    [
      'mailto:me',
      'pathname',
      'you',
      'the path does not start with "/", so it cannot change, and the URL cannot have a host',
    ],
  ])('of a setter: %s %s %j', (url, setter, value, sentence) => {
    const { reason, start, end } = setters[setter](url, value);
    expect(explainRefusal({ reason: reason!, start, end }, value)).toBe(sentence);
  });

  test.each<[parts: Partial<URLParts>, value: string, sentence: string]>([
    [{ path: ['a', '..'] }, '..', 'parsers resolve the segments "." and ".."'],
    [{ query: '?a' }, '?a', 'the "?" of a query and the "#" of a fragment are not part of the value'],
    [{ host: 'a/b' }, 'a/b', 'the domain contains U+002F (/)'],
    [{ scheme: null }, '', 'a URL needs a scheme'],
  ])('of a part: %j', (parts, value, sentence) => {
    const refusal = changeURL('https://h/', parts);
    expect(refusal.ok ? null : explainRefusal(refusal, value)).toBe(sentence);
  });

  test('of a URL without a scheme', () => {
    const refusal = buildURL({ host: 'h' } as URLParts);
    expect(refusal.ok ? null : explainRefusal(refusal, '')).toBe('a URL needs a scheme');
  });
});

import {
  basicURLParse2014,
  cleanse,
  defaultEncodeSet,
  domainToASCII2014,
  domainToUnicode2014,
  isValidDomain2014,
  origin2014,
  ParsingContext,
  parseHost2014,
  passwordEncodeSet,
  pathConcatenation,
  queryEncodeSet,
  serializeHost2014,
  serializeIPv6Address2014,
  serializeOrigin2014,
  serializeURL2014,
  simpleEncodeSet,
  URLSearchParams2014,
  usernameEncodeSet,
  webspecs2014,
} from '@url/drafts/2014';
import type { Encoding } from '@url/infra';
import { describe, expect, test } from 'vitest';

/** One byte for each code point up to U+00FF, and none for the others. */
const latin1: Encoding = {
  name: 'windows-1252',
  decode: (bytes) => String.fromCharCode(...bytes),
  getEncoder(input) {
    const codePoints = Array.from(input, (character) => character.codePointAt(0)!);
    let position = 0;
    return () => {
      const bytes: number[] = [];
      while (position < codePoints.length && codePoints[position]! < 0x100) bytes.push(codePoints[position++]!);
      return { bytes: Uint8Array.from(bytes), potentialError: codePoints[position++] ?? null };
    };
  },
};

/** As Shift_JIS has it: 0x5C (\) as the second of two bytes. */
const withBackslashByte: Encoding = {
  ...latin1,
  name: 'Shift_JIS',
  getEncoder: () => () => ({ bytes: Uint8Array.of(0x95, 0x5c), potentialError: null }),
};

describe('1.5. Common Functions: percent encode, percent decode', () => {
  test('upper-case hex digits in, any digits and malformed sequences out', () => {
    expect(webspecs2014.read('http://h/\u00ff')).toMatchObject({ href: 'http://h/%C3%BF' });
    expect(parseHost2014('%4a%4B')).toEqual({ domain: 'jk', problem: null });
    expect(parseHost2014('%4')).toMatchObject({ problem: 'Invalid domain character U+0025' });
  });
});

describe('1.5. Common Functions: domain to ASCII, domain to Unicode, valid domain', () => {
  test('domain to ASCII is transitional, and lenient', () => {
    expect(domainToASCII2014('faß.de')).toBe('fass.de');
    expect(domainToASCII2014('a_b..c')).toBe('a_b..c');
    expect(domainToASCII2014(`${'a'.repeat(64)}.b`)).toBe(`${'a'.repeat(64)}.b`);
    expect(domainToASCII2014('☕')).toBe('xn--53h');
    expect(domainToASCII2014('\ufdd0')).toBe(null);
  });

  test('domain to Unicode ignores errors', () => {
    expect(domainToUnicode2014('xn--53h.b')).toBe('☕.b');
    expect(domainToUnicode2014('xn--fa-hia')).toBe('faß');
    expect(domainToUnicode2014('xn--a.b')).toMatch(/\.b$/);
  });

  test.each(['a', 'a.b', 'faß.de', '你好.cn', 'xn--6qq79v.cn', `${'a'.repeat(63)}.b`])(
    '%j is a valid domain',
    (domain) => {
      expect(isValidDomain2014(domain)).toBe(true);
    },
  );

  test.each(['', '.', 'a..b', 'a_b', 'a b', '-a', 'xn--a', `${'a'.repeat(64)}.b`, 'a.'.repeat(127) + 'b'.repeat(63)])(
    '%j is none',
    (domain) => {
      expect(isValidDomain2014(domain)).toBe(false);
    },
  );
});

describe('1.5. Common Functions: host parser', () => {
  test.each([...'\0\t\n\r #%/:?@[\\]'])('%j fails', (character) => {
    expect(parseHost2014(`a${character}b`).domain).toBe(null);
  });

  test.each([...'!"$&\'()*+,;<=>^_`{|}~'])('%j does not', (character) => {
    expect(parseHost2014(`a${character}b`).domain).toBe(`a${character}b`);
  });

  test('the empty string fails', () => {
    expect(parseHost2014('')).toEqual({ domain: null, problem: 'Empty host' });
  });
});

describe('1.5. Common Functions: cleanse', () => {
  test('the conformance errors, each at its first place', () => {
    const context = new ParsingContext();
    expect(cleanse('ab\t\n%4g%"{"', queryEncodeSet, context, 10, 'query')).toBe('ab%4g%%22{%22');
    expect(context.notes).toEqual([
      { type: 'illegal-character', message: 'Illegal character in query', start: 18, end: 19 },
      {
        type: 'percent-sign',
        message: 'Percent sign ("%") not followed by two hexadecimal digits in query',
        start: 14,
        end: 15,
      },
      { type: 'tab-or-newline', message: 'Tab, new line, or carriage return found in query', start: 12, end: 13 },
    ]);
  });

  test('encodes with the encoding override, and then percent-encodes', () => {
    const read = (input: string) => webspecs2014.read(input, 'http://b/', { encoding: latin1 });
    expect(read('http://é:é@é/é?é#é')).toMatchObject({ href: 'http://%E9:%E9@xn--9ca/%E9?%E9#é' });
    expect(read('?a☕b')).toMatchObject({ href: 'http://b/?a&%239749;b' });
    expect(read('☕')).toMatchObject({ href: 'http://b/&%239749;' });
  });

  test('"ws", "wss" and non-relative URLs set the encoding override to UTF-8', () => {
    const read = (input: string) => webspecs2014.read(input, 'http://b/', { encoding: latin1 });
    expect(read('ws://a/?é')).toMatchObject({ href: 'ws://a/?%C3%A9' });
    expect(read('wss:a?é')).toMatchObject({ href: 'wss://a/?%C3%A9' });
    expect(read('mailto:é?é')).toMatchObject({ href: 'mailto:é?%C3%A9' });
    expect(read('https:a?é')).toMatchObject({ href: 'https://a/?%E9' });
  });

  test('encodings that only decode are read as UTF-8', () => {
    for (const name of ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'replacement']) {
      const reading = webspecs2014.read('?é', 'http://b/', { encoding: { ...latin1, name } });
      expect(reading).toMatchObject({ href: 'http://b/?%C3%A9' });
    }
  });

  test('names are cut before they are encoded', () => {
    const reading = webspecs2014.read('表', 'http://b/a/c', { encoding: withBackslashByte });
    expect(reading).toMatchObject({ href: 'http://b/a/%95\\' });
  });
});

describe('1.5. Common Functions: path concatenation', () => {
  test.each([
    [null, ['a'], ['a']],
    [[], ['a', 'b'], ['a', 'b']],
    [['foo', 'bar'], ['a'], ['foo', 'a']],
    [['foo', 'bar'], [''], ['foo', 'bar']],
    [['foo', 'bar'], ['', 'a'], ['a']],
    [['foo', 'bar'], ['', ''], ['']],
    [['foo', 'bar'], [], ['foo']],
    [['foo'], ['.'], []],
    [
      ['foo', 'bar', 'baz'],
      ['.', 'a'],
      ['foo', 'a'],
    ],
  ])('%j and %j', (base, names, result) => {
    expect(pathConcatenation(base, names)).toEqual(result);
  });
});

describe('1.6. Serializers', () => {
  test.each([
    ['http://u@h', 'http://u@h/'],
    ['http://u:@h', 'http://u:@h/'],
    ['http://:p@h', 'http://:p@h/'],
    ['http://@h', 'http://h/'],
    ['http://h:1//a/?#', 'http://h:1//a/?#'],
    ['file:a', 'file:///a'],
    ['a:b?c#d', 'a:b?c#d'],
  ])('%s gives %j', (input, href) => {
    expect(serializeURL2014(basicURLParse2014(input)!)).toBe(href);
  });

  test('with the exclude fragment flag', () => {
    expect(serializeURL2014(basicURLParse2014('http://h/a?b#c')!, true)).toBe('http://h/a?b');
  });

  test('in 0:f:0:0:f:f:0:0 the compress pointer would point to the second 0', () => {
    expect(serializeURL2014(basicURLParse2014('http://[0:f:0:0:f:f:0:0]')!)).toBe('http://[0:f::f:f:0:0]/');
  });
});

describe('1.7. Origin', () => {
  const originOf = (input: string) => serializeOrigin2014(origin2014(basicURLParse2014(input)!));

  test('the origin of blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f is the tuple (https, whatwg.org, 443)', () => {
    const url = basicURLParse2014('blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f')!;
    expect(origin2014(url)).toEqual({ scheme: 'https', host: 'whatwg.org', port: '443' });
  });

  test.each(['ftp', 'gopher', 'http', 'https', 'ws', 'wss'])('the origin of %s: URLs is a tuple', (scheme) => {
    expect(originOf(`${scheme}://a/`)).toBe(`${scheme}://a`);
    expect(originOf(`${scheme}://u:p@☕:1/b`)).toBe(`${scheme}://☕:1`);
  });

  test.each(['file:///a', 'data:a', 'blob:a', 'blob:', 'blob:http://', 'about:blank'])(
    '%s has a unique one',
    (input) => {
      expect(originOf(input)).toBe('null');
    },
  );

  test('blobs in blobs', () => {
    expect(originOf('blob:Blob: blob:http://[::1]/')).toBe('http://[::1]');
    expect(originOf(`${'blob:'.repeat(200_000)}http://a/`)).toBe('http://a');
  });
});

describe('3.2. application/x-www-form-urlencoded serializing', () => {
  test.each(Array.from({ length: 0x80 }, (_, byte) => String.fromCharCode(byte)))(
    '%j is encoded as the set says',
    (character) => {
      const params = new URLSearchParams2014();
      params.append(character, 'é');
      const escaped = `%${(character.charCodeAt(0) + 0x100).toString(16).slice(1).toUpperCase()}`;
      const name = character === ' ' ? '+' : /[*\-.0-9A-Z_a-z]/.test(character) ? character : escaped;
      expect(String(params)).toBe(`${name}=%C3%A9`);
    },
  );
});

describe('4. Terminology', () => {
  const ascii = Array.from({ length: 0x80 }, (_, codePoint) => codePoint).filter((codePoint) => codePoint >= 0x20);
  const sets = { simpleEncodeSet, defaultEncodeSet, passwordEncodeSet, usernameEncodeSet, queryEncodeSet };

  test.each([
    ['simpleEncodeSet', '\x7f'],
    ['defaultEncodeSet', ' "#<>?`\x7f'],
    ['passwordEncodeSet', ' "#/<>?@\\`\x7f'],
    ['usernameEncodeSet', ' "#/:<>?@\\`\x7f'],
    ['queryEncodeSet', ' "#<>`\x7f'],
  ] as const)('%s', (name, characters) => {
    const set = sets[name];
    expect(String.fromCharCode(...ascii.filter((codePoint) => set.has(codePoint)))).toBe(characters);
    for (let codePoint = 0; codePoint < 0x20; codePoint++) expect(set.has(codePoint)).toBe(true);
    expect(set.has(0x80)).toBe(true);
  });
});

describe('1.6. Host serializer and IPv6 serializer', () => {
  test.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], '::'],
    [[0, 0xf, 0, 0, 0xf, 0xf, 0, 0], '0:f::f:f:0:0'],
    [[1, 0, 2, 0, 3, 0, 4, 0], '1:0:2:0:3:0:4:0'],
  ] as const)('%j is written %s', (address, text) => {
    expect(serializeIPv6Address2014(address)).toBe(text);
    expect(serializeHost2014(address)).toBe(`[${text}]`);
  });

  test('a domain is written as it is, and null as the empty string', () => {
    expect([serializeHost2014('example.org'), serializeHost2014(null)]).toEqual(['example.org', '']);
  });
});

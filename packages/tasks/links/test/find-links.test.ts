import { describe, expect, it } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.ts';
import { findLinks, iterateLinks } from '../src/index.js';
import * as withDomains from '../src/with-domains.js';

const textsOf = (text: string, options: object = {}) => findLinks(text, options).map((link) => link.text);
const hrefsOf = (text: string, options = {}) => findLinks(text, options).map(({ href }) => href);

describe('findLinks', () => {
  it.each([
    ['a TEST.COM b', 'TEST.COM', 'https://test.com/'],
    ['HTTP://EXAMPLE.com/A', 'HTTP://EXAMPLE.com/A', 'http://example.com/A'],
    ['http://x.com./y', 'http://x.com./y', 'http://x.com./y'],
    ['x.com.:80/y', 'x.com.:80/y', 'https://x.com.:80/y'],
    ['http://x.com. Then', 'http://x.com', 'http://x.com/'],
    ['x.com../y', 'x.com', 'https://x.com/'],
    ['http://[::1]:8080/a b', 'http://[::1]:8080/a', 'http://[::1]:8080/a'],
    ['[http://[::1]]', 'http://[::1]', 'http://[::1]/'],
    ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:3000/'],
    ['http://0x7f.1/', 'http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://foo.internal/', 'http://foo.internal/', 'http://foo.internal/'],
    ['https://i❤.ws/', 'https://i❤.ws/', 'https://xn--i-7iq.ws/'],
    ['a.com:65535', 'a.com:65535', 'https://a.com:65535/'],
    ['a.com:10am', 'a.com', 'https://a.com/'],
    ['a.com:', 'a.com', 'https://a.com/'],
    ['a.com?', 'a.com', 'https://a.com/'],
    ['a.com/b? Yes', 'a.com/b', 'https://a.com/b'],
    ['(a.com/b?)', 'a.com/b', 'https://a.com/b'],
    ['a.com/?#', 'a.com/?#', 'https://a.com/?#'],
    ['a.com/?b?', 'a.com/?b', 'https://a.com/?b'],
    ['例。com', '例。com', 'https://xn--fsq.com/'],
    ['a．com', 'a．com', 'https://a.com/'],
    ['ａ｡com', 'ａ｡com', 'https://a.com/'],
    ['a.рф', 'a.рф', 'https://a.xn--p1ai/'],
    ['a.XN--P1AI', 'a.XN--P1AI', 'https://a.xn--p1ai/'],
    ['The end.http://a.com', 'http://a.com', 'http://a.com/'],
    ['a.com/𠮷.', 'a.com/𠮷', 'https://a.com/%F0%A0%AE%B7'],
    ['https://a\u00ad.com/', 'https://a\u00ad.com/', 'https://a.com/'],
    ['https://a%2d%2db.com./', 'https://a%2d%2db.com./', 'https://a--b.com./'],
    ['https://ex%61mple.com/', 'https://ex%61mple.com/', 'https://example.com/'],
  ])('finds one URL in %s', (text, linked, href) => {
    expect(findLinks(text).map((link) => [link.text, link.href])).toEqual([[linked, href]]);
  });

  it.each([
    '',
    '.',
    'e.g. this',
    'a.txt',
    '.com',
    'a..com',
    '-a.com',
    'a-.com',
    'a.com.invalid',
    'a.com:65536/x',
    'http://a.com:99999',
    'google.com:500000',
    'http://',
    'http:///a',
    'http://.a.com/b.com',
    'http://[::1',
    'http://[x]/',
    'http://xn--ß/',
    'http://1.2.3.4.5/',
    'https://\u00ad.com/',
    'http://a-\u200b.com',
    'http://a.\u200b.com',
    'http://%2da.com',
    'http://a%2e%2ecom',
    'http://me@a.com/b.org',
    'http://me:secret@a.com/',
    'https://a.com@b.com',
    'ftp://a.com',
    'ws://a.com/b.org',
    'git+http://a.com/b',
    'x-javascript://a.com',
    'ssh://git@a.com/b.org',
    'hppt://example.com',
    '//test.com',
    '///test.com',
    '/path/to/file.pl',
    'C:\\temp\\file.pl',
    './a.pl?b',
    'README.md',
    'Run setup.sh, then a.py.',
    '打开README.md',
    'javascript://a.com/%0Aalert(1)',
    'JavaScript:a.com',
    'data://a.com',
    'a.com@b',
    'https://a.b@',
    'x@b.invalid',
    '1.2.3.4',
    `${'a.'.repeat(130)}com`,
  ])('finds nothing in %s', (text) => {
    expect(findLinks(text)).toEqual([]);
  });

  it('finds several links, and does not let them overlap', () => {
    expect(textsOf('a.com,b.org/c(d.net)e)f.io')).toEqual(['a.com', 'b.org/c(d.net)e', 'f.io']);
    expect(textsOf('<a.com> "http://b" (me@c.com)')).toEqual(['a.com', 'http://b', 'me@c.com']);
  });

  it('returns the offsets in code units', () => {
    expect(findLinks('😎 a.com')).toEqual([{ start: 3, end: 8, type: 'url', text: 'a.com', href: 'https://a.com/' }]);
  });

  it.each([
    ['john.info+x@a.com', 'mailto:john.info+x@a.com'],
    ['MAILTO:me@A.com.', 'mailto:me@a.com'],
    ['mailto:me%2Bx@a.com', 'mailto:me%2Bx@a.com'],
    ['a&b%c@a.com', 'mailto:a%26b%25c@a.com'],
    ['me@bücher.com/a', 'mailto:me@xn--bcher-kva.com'],
    ['me@例。com', 'mailto:me@xn--fsq.com'],
    ['a.b.c@a.b.co.uk', 'mailto:a.b.c@a.b.co.uk'],
    ['(me@a.com)', 'mailto:me@a.com'],
  ])('finds the email address in %s', (text, href) => {
    expect(findLinks(text)).toMatchObject([{ type: 'email', href }]);
  });

  it.each(['.me@a.com', 'me.@a.com', 'm..e@a.com', '@a.com', ' @a.com', 'ftp://me@a.com'])(
    'finds no address in %s',
    (text) => {
      expect(findLinks(text)).toEqual([]);
    },
  );

  it('leaves out email addresses if it is told to', () => {
    expect(textsOf('me@a.com b.com', { email: false })).toEqual(['b.com']);
  });

  it('gives the first scheme to links without one', () => {
    expect(hrefsOf('a.com ftp://b https://c', { schemes: ['http', 'FTP'] })).toEqual(['http://a.com/', 'ftp://b/']);
  });

  it('links a scheme only as a whole', () => {
    expect(textsOf('xhttp://a, 看http://b')).toEqual(['http://b']);
  });

  it('prefers the longer of two schemes', () => {
    expect(hrefsOf('sftp://a', { schemes: ['ftp', 'sftp'] })).toEqual(['sftp://a']);
  });

  it('accepts any set of domains, in ASCII or in Unicode', () => {
    expect(textsOf('a.com b.local c.РФ d.xn--p1ai', { domains: new Set(['local', 'рф']) })).toEqual([
      'b.local',
      'c.РФ',
      'd.xn--p1ai',
    ]);
    expect(textsOf('a.com http://b', { domains: { has: () => false } })).toEqual(['http://b']);
  });

  it.each<[object | null, RegExp]>([
    [{ scheme: 'x' }, /scheme/],
    [{ schemes: [] }, /options\.schemes/],
    [{ schemes: 'http' }, /options\.schemes/],
    [{ schemes: ['javascript'] }, /never linked/],
    [{ schemes: ['VBScript'] }, /never linked/],
    [{ schemes: ['a b'] }, /not a scheme/],
    [{ schemes: [1] }, /not a scheme/],
    [{ email: 1 }, /options\.email/],
    [{ domains: ['com'] }, /options\.domains/],
    [{ domains: 'com' }, /options\.domains/],
    [{ rules: 'GFM' }, /options\.rules/],
    [{ rules: true }, /options\.rules/],
    [{ rules: 'gfm', domains: new Set() }, /options\.domains/],
    [[], /options/],
  ])('throws for the options %j', (options, message) => {
    expect(() => findLinks('', options as object)).toThrow(message);
    expect(() => iterateLinks('', options as object)).toThrow(TypeError);
  });

  it('throws for a text that is not a string', () => {
    expect(() => findLinks(1 as unknown as string)).toThrow(/text/);
  });
});

describe('iterateLinks', () => {
  it('yields what findLinks returns, also when two take turns', () => {
    const first = iterateLinks('a.com b.com');
    const second = iterateLinks('c.com d.com');
    expect([first.next(), second.next(), first.next(), second.next()].map(({ value }) => value?.text)).toEqual([
      'a.com',
      'c.com',
      'b.com',
      'd.com',
    ]);
  });
});

describe('with-domains', () => {
  it('needs domains', () => {
    expect(() => withDomains.findLinks('a.com', {} as { domains: Set<string> })).toThrow(/options\.domains/);
    expect([...withDomains.iterateLinks('a.com', { domains: new Set(['com']) })]).toHaveLength(1);
  });
});

describe('the time', () => {
  const length = 200_000;
  it.each([
    'a',
    '.',
    '@',
    '(',
    '/',
    '://',
    'http://',
    'http://[',
    'http://a@',
    'a.',
    'a@',
    'a.a@',
    'a.com+',
    'a.com',
    'a.a://',
    'a..com',
    '。',
    'é.',
    'mailto:',
    'a。',
    'a。a.',
    'a。com',
    '。a@',
    '❤',
    'a❤',
    'a❤a.com',
    'ftp://a',
    'a.com:99999',
    '״',
    'a，',
    '？',
  ])('is linear for %s again and again', (piece) => {
    for (const start of ['', 'a.com/', 'http://', 'x@']) {
      const callFor = (count: number) => {
        const text = start + piece.repeat(count);
        return () => findLinks(text);
      };
      expect(timeGrowth(callFor, length / 16 / piece.length)).toBeLessThan(1.6);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { findLinks } from '../src/index.js';

const textsOf = (text: string, options: object = {}) => findLinks(text, options).map((link) => link.text);

describe('text without spaces after punctuation', () => {
  it.each([
    ['链接：https://example.com/a，谢谢！', ['https://example.com/a']],
    ['https://github.com/a/b/pull/1623。merge commit', ['https://github.com/a/b/pull/1623']],
    ['https://example.com/x、https://example.com/y', ['https://example.com/x', 'https://example.com/y']],
    ['“https://example.com/a”是来源', ['https://example.com/a']],
    ['‘https://example.com/a’是来源', ['https://example.com/a']],
    ['请看https://example.com/docs（说明）了解更多', ['https://example.com/docs']],
    ['「https://a.com/b」『http://c.com?d』【http://e.com#f】《a.com》〈b.com〉〔c.com〕', 6],
    ['https://t.co/abc…', ['https://t.co/abc']],
    ['https://t.co…', ['https://t.co']],
    ['https://a.com/b—then, a.com——b', ['https://a.com/b', 'a.com']],
    ['https://a.com/1–2', ['https://a.com/1–2']],
    ['https://a.com/b；https://a.com：再见https://a.com/？', ['https://a.com/b', 'https://a.com', 'https://a.com/']],
    ['｜http://google.com｜bar', ['http://google.com']],
    ['https://example.com。です', ['https://example.com']],
    ['example.com。です', ['example.com']],
    ['https://example.com。次の文。また', ['https://example.com']],
    ['http://localhost。です', ['http://localhost']],
    ['https://a.com。https://b.com', ['https://a.com', 'https://b.com']],
    ['https://a.com。b.com．c.com｡', ['https://a.com', 'b.com', 'c.com']],
    ['邮箱：me@a.com。谢谢', ['me@a.com']],
    ['谢谢。me@a.com，me@b.com。c', ['me@a.com', 'me@b.com']],
    ['谢谢。john.info@a.com', ['john.info@a.com']],
    ['普遍适用测试。我爱你', ['普遍适用测试。我爱你']],
    ['https://普遍适用测试。我爱你/x', ['https://普遍适用测试。我爱你/x']],
    ['www。example。com', ['www。example。com']],
    ['https://example.com。cn', ['https://example.com。cn']],
    ['https://zh.wikipedia.org/wiki/中国_(x)，', ['https://zh.wikipedia.org/wiki/中国_(x)']],
    ['״https://a.com״, ״https://a.com/b״', ['https://a.com', 'https://a.com/b']],
    ['https://צה״ל.ישראל', ['https://צה״ל.ישראל']],
  ])('finds the links in %s', (text, expected) => {
    const found = textsOf(text);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it('ends a link before each of the characters where it ends before ". "', () => {
    for (const character of '，。、；：？！「」『』（）【】《》〈〉〔〕“”‘’„…—｜＂＇＜＞［］｛｝｟｠｡｢｣､') {
      expect(textsOf(`https://a.com/b${character}c`)).toEqual(['https://a.com/b']);
      expect(textsOf(`https://a.com/b?c=${encodeURIComponent(character)}`)[0]).toContain('%');
    }
  });

  it('follows UTS #58 if it is told to', () => {
    const rules = { rules: 'uts58' };
    expect(textsOf('链接：https://example.com/a，谢谢！', rules)).toEqual(['https://example.com/a，谢谢']);
    expect(textsOf('a.com? a.com/b?', rules)).toEqual(['a.com?', 'a.com/b?']);
    expect(textsOf('ftp://a.com README.md /b.com a.com:65536', rules)).toEqual([
      'a.com',
      'README.md',
      'b.com',
      'a.com',
    ]);
    expect(textsOf('git+http://a.com/b', rules)).toEqual(['http://a.com/b']);
    expect(textsOf('a.com', { rules: 'default' })).toEqual(['a.com']);
  });
});

describe('the whole of a host', () => {
  it.each([
    ['བོད་ཡིག.com', ['བོད་ཡིག.com']],
    ['https://བོད་ཡིག.com/', ['https://བོད་ཡིག.com/']],
    ['i❤u.ws', []],
    ['a①b.com', []],
    ['צה״ל.ישראל', []],
    ['中文→a.com', []],
    ['👉a.com', ['a.com']],
    ['• ❤ →a.com', ['a.com']],
    ['中文＝a.com', ['a.com']],
    ['a.com→b.com', ['a.com', 'b.com']],
  ])('is linked in %s, or nothing', (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });
});

describe('a name that may be a file', () => {
  it('is linked if something else shows that it is a domain', () => {
    const domains = ['www.a.md', 'a.md/b', 'a.sh:80', 'https://a.zip', 'me@a.md'];
    expect(textsOf(domains.join(' '))).toEqual(domains);
    expect(textsOf('README.md', { domains: new Set(['md']) })).toEqual(['README.md']);
  });

  it.each([
    'Run main.rs or lib.rs.',
    'Main.java needs libfoo.so',
    'Call app.run() or print.it().',
    'It opened in 2026.It closed.',
    'Makefile.sh, Setup.pl and mod.RS',
    'ASP.NET, VB.Net and Asp.Net',
    'Edit Dockerfile.dev and Jenkinsfile.ci',
    '再打开Dockerfile.dev。我用的是VB.NET 8',
    'このmain.rsを開く',
    'She has an M.Sc. from there, and he a B.Sc',
    'I saw it yesterday.It was fine.',
    'Так было.Да',
    'call me.You know why',
  ])('is not linked in %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  it.each([
    'EXAMPLE.NET/a',
    'www.example.It',
    'Example.Com',
    'example.NET',
    'blic.rs',
    'X.com',
    'T.CO/a',
    'app.run',
    'https://asp.net',
    'main.rs/a',
    'dockerfile.dev',
    'Dockerfile.example.dev',
    '例子example.com',
    'ファイルa.com',
  ])('is linked in %s', (text) => {
    expect(textsOf(text)).toEqual([text]);
    expect(textsOf(text, { rules: 'uts58' })).toEqual([text]);
  });

  it('is linked by the rules of UTS #58', () => {
    const text = 'ASP.NET main.rs yesterday.It';
    expect(textsOf(text, { rules: 'uts58' })).toEqual(text.split(' '));
  });
});

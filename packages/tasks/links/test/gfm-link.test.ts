import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.ts';
import { findLinks } from '../src/index.js';
import * as withDomains from '../src/with-domains.js';

const file = fileURLToPath(new URL('../../../../../shared/gfm/autolinks.json', import.meta.url));
const examples: readonly { markdown: string; html: string }[] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8')).examples
  : [];

const escapeHTML = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The paragraphs of a text with links as GFM writes them: the URL of a link is its text, with a scheme in front of it. */
function toHTML(markdown: string): string {
  const paragraphs = markdown.split('\n\n').map((text) => {
    let html = '';
    let done = 0;
    for (const link of findLinks(text, { rules: 'gfm' })) {
      const prefix = link.type === 'email' ? 'mailto:' : link.text.startsWith('www.') ? 'http://' : '';
      const href = prefix + link.text;
      expect(link.href).toBe(new URL(href).href);
      html += `${escapeHTML(text.slice(done, link.start))}<a href="${escapeHTML(href)}">${escapeHTML(link.text)}</a>`;
      done = link.end;
    }
    return `<p>${html}${escapeHTML(text.slice(done))}</p>`;
  });
  return paragraphs.join('\n');
}

describe.skipIf(examples.length === 0)('the examples of the GFM specification', () => {
  it.each(examples)('finds the autolinks of $markdown', ({ markdown, html }) => {
    expect(toHTML(markdown)).toBe(html);
  });
});

describe('the rules of GFM', () => {
  it.each([
    ['www.a.b', 'www.a.b', 'http://www.a.b/'],
    ['*www.a.b/_c_*', 'www.a.b/_c', 'http://www.a.b/_c'],
    ['(http://a.b/c)', 'http://a.b/c', 'http://a.b/c'],
    ['HTTPS://A.b?!', 'HTTPS://A.b', 'https://a.b/'],
    ['ftp://a.b.', 'ftp://a.b', 'ftp://a.b/'],
    ['http://a_b.c.d', 'http://a_b.c.d', 'http://a_b.c.d/'],
    ['http://a.b/&c;&d1;.', 'http://a.b/', 'http://a.b/'],
    ['http://a.b/c;', 'http://a.b/c;', 'http://a.b/c;'],
    ['http://a.b/&;', 'http://a.b/&;', 'http://a.b/&;'],
    ['http://a.b/c。d', 'http://a.b/c。d', 'http://a.b/c%E3%80%82d'],
    ['http://例え.jp/x y', 'http://例え.jp/x', 'http://xn--r8jz45g.jp/x'],
    ['a\nwww.a.b', 'www.a.b', 'http://www.a.b/'],
    ['a.b+c-d_e@f-g.h', 'a.b+c-d_e@f-g.h', 'mailto:a.b+c-d_e@f-g.h'],
    ['mailto:a@b.c', 'mailto:a@b.c', 'mailto:a@b.c'],
  ])('finds one link in %s', (text, linked, href) => {
    expect(findLinks(text, { rules: 'gfm' }).map((link) => [link.text, link.href])).toEqual([[linked, href]]);
  });

  it.each([
    'a.com',
    'example.com/b',
    'www',
    'www.',
    'xwww.a.b',
    '/www.a.b',
    'xhttp://a.b',
    'http://localhost',
    'http://a',
    'http://a_b.c',
    'http://a.b_c',
    'http://a..b',
    'http://a.b:99999',
    'ws://a.b',
    'a@b',
    '@a.b',
    'a@b.c-',
    'a@b.c_',
    'a@b+c.d',
    'é@b.c',
    ':a@b.c',
  ])('finds nothing in %s', (text) => {
    expect(findLinks(text, { rules: 'gfm' })).toEqual([]);
  });

  it('uses the schemes of the options, and leaves out email addresses if it is told to', () => {
    const texts = findLinks('ws://a.b http://a.b www.a.b a@b.c', { rules: 'gfm', schemes: ['ws'], email: false });
    expect(texts.map(({ text }) => text)).toEqual(['ws://a.b', 'www.a.b']);
  });

  it('needs no domains', () => {
    expect(withDomains.findLinks('www.a.b', { rules: 'gfm' })).toHaveLength(1);
  });
});

describe('the time by the rules of GFM', () => {
  it.each([
    'a',
    '.',
    '@',
    'a@',
    ' a@a.',
    'www.',
    ' www.',
    '*www.a.b',
    '*http://a.b:99999',
    'www.a.b)',
    '(www.a.b',
    'www.a.b/&a;',
    '://',
    'mailto:',
  ])('is linear for %s again and again', (piece) => {
    const callFor = (count: number) => {
      const text = `www.a.b/${piece.repeat(count)}`;
      return () => findLinks(text, { rules: 'gfm' });
    };
    expect(timeGrowth(callFor, 12_500 / piece.length)).toBeLessThan(1.6);
  });
});

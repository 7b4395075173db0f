import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { markdownItLinks } from '../src/markdown-it.js';
import { hasData, mark, readLines } from './uts58-data.js';

const render = (text: string, options?: object) => new MarkdownIt().use(markdownItLinks, options).renderInline(text);

describe('markdownItLinks', () => {
  it.each([
    ['See example.com/a_(b).', 'See <a href="https://example.com/a_(b)">example.com/a_(b)</a>.'],
    ['https://b.com/_c_', '<a href="https://b.com/_c_">https://b.com/_c_</a>'],
    ['`a.com` [a.com](/)', '<code>a.com</code> <a href="/">a.com</a>'],
    ['链接：https://a.com/b，谢谢', '链接：<a href="https://a.com/b">https://a.com/b</a>，谢谢'],
    ['*https://a.com/b*', '<em><a href="https://a.com/b">https://a.com/b</a></em>'],
    ['me@a.com', '<a href="mailto:me@a.com">me@a.com</a>'],
    ['ftp://a.com, x://', 'ftp://a.com, x://'],
    ['javascript://a.com', 'javascript://a.com'],
  ])('renders %s', (text, html) => {
    expect(render(text)).toBe(html);
  });

  it('uses the options', () => {
    expect(render('me@a.com a.com', { email: false })).toBe('me@a.com <a href="https://a.com/">a.com</a>');
    expect(render('www.a.b a.com', { rules: 'gfm' })).toBe('<a href="http://www.a.b/">www.a.b</a> a.com');
    expect(() => render('', { rule: 'gfm' })).toThrow(TypeError);
  });

  it.skipIf(!hasData)('finds the links of all lines of the test of UTS #58', () => {
    const markdown = new MarkdownIt().use(markdownItLinks, { rules: 'uts58' });
    for (const line of readLines('LinkDetectionTest')) {
      const text = line.replace(/[⸠⸡]/g, '');
      const matches = markdown.linkify.match(text) ?? [];
      expect(
        mark(
          text,
          matches.map(({ index, lastIndex }) => ({ start: index, end: lastIndex })),
        ),
      ).toBe(line);
      expect(markdown.linkify.test(text)).toBe(matches.length > 0);
    }
  });
});

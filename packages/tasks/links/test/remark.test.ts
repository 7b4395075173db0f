import { remark } from 'remark';
import { describe, expect, it } from 'vitest';
import { type MarkdownNode, remarkLinks } from '../src/remark.js';
import { hasData, readLines } from './uts58-data.js';

const transform = (text: string, options?: object) =>
  String(remark().use(remarkLinks, options).processSync(text)).trim();

describe('remarkLinks', () => {
  it.each([
    ['*me@例え.jp*', '*[me@例え.jp](mailto:me@xn--r8jz45g.jp)*'],
    ['`a.com` [b](/)', '`a.com` [b](/)'],
    ['[a.com](/) [a.com][x]\n\n[x]: /', '[a.com](/) [a.com][x]\n\n[x]: /'],
    ['链接：https://a.com/b，谢谢', '链接：<https://a.com/b>，谢谢'],
    ['> a.com/b\n\n* c.com', '> [a.com/b](https://a.com/b)\n\n* [c.com](https://c.com/)'],
  ])('transforms %s', (text, result) => {
    expect(transform(text)).toBe(result);
  });

  it('uses the options', () => {
    expect(transform('me@a.com', { email: false })).toBe('me@a.com');
    expect(transform('www.a.b a.com', { rules: 'gfm' })).toBe('[www.a.b](http://www.a.b/) a.com');
    expect(() => transform('', { rule: 'gfm' })).toThrow(TypeError);
  });

  it('transforms a deep tree', () => {
    let tree: MarkdownNode = { type: 'text', value: 'a.com' };
    for (let depth = 0; depth < 20_000; depth++) tree = { type: 'emphasis', children: [tree] };
    remarkLinks()(tree);
    let node: MarkdownNode | undefined = tree;
    while (node?.type === 'emphasis') node = node.children?.[0];
    expect(node).toMatchObject({ type: 'link', url: 'https://a.com/' });
  });

  it.skipIf(!hasData)('finds the links of all lines of the test of UTS #58', () => {
    for (const line of readLines('LinkDetectionTest').filter((text) => text !== '')) {
      const tree: MarkdownNode = { type: 'paragraph', children: [{ type: 'text', value: line.replace(/[⸠⸡]/g, '') }] };
      remarkLinks({ rules: 'uts58' })(tree);
      const marked = tree.children!.map(({ value, children }) => (children ? `⸠${children[0]!.value}⸡` : value));
      expect(marked.join('')).toBe(line);
    }
  });
});

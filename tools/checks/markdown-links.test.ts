import { expect, test } from 'vitest';
import { brokenLinks } from './markdown-links.ts';

const files: { readonly [path: string]: string } = {
  docs: '',
  'docs/a.md': '# Where `a` is: "b"\n\n```\n# no heading\n```\n',
};
const linksOf = (markdown: string) =>
  brokenLinks('docs/b.md', (path) => (path === 'docs/b.md' ? markdown : (files[path] ?? null)));

test.each([
  '[a](a.md)',
  '[a](./a.md)',
  '[a](../docs/a.md#where-a-is-b)',
  '[folder](../docs)',
  '# Here\n[here](#here)',
  '[page](https://example.org/x.md#y)',
])('%j is right', (markdown) => {
  expect(linksOf(markdown)).toEqual([]);
});

test.each([
  ['\n\n[c](c.md)', '3: (c.md) leads nowhere'],
  ['[a](a.md#where)', '1: (a.md#where) leads nowhere'],
  ['[a](a.md#no-heading)', '1: (a.md#no-heading) leads nowhere'],
  ['[here](#here)', '1: (#here) leads nowhere'],
])('%j is broken', (markdown, problem) => {
  expect(linksOf(markdown)).toEqual([problem]);
});

import { expect, test } from 'vitest';
import { makeRelative } from '../build/relative-links.ts';

const page = `<!doctype html><head><link rel="icon" href="/favicon.svg"><meta property="og:image" content="/preview.png"></head>
<body><a href="/learn/">Learn</a><a href="//other.example/">Other</a><url-view href="/x" playground="/"></url-view></body>`;

test.each([
  ['index.html', './'],
  ['learn/host/index.html', '../../'],
])('addresses of %s are relative to it', (file, up) => {
  const html = makeRelative(page, file, null);
  expect(html).toContain(`href="${up}favicon.svg"`);
  expect(html).toContain(`<a href="${up}learn/">`);
  expect(html).toContain('<a href="//other.example/">');
  expect(html).toContain(`<url-view href="/x" playground="${up}">`);
  expect(html).toContain(`content="${up}preview.png"`);
});

test('the picture for other sites has a whole address if the address of the site is known', () => {
  const html = makeRelative(page, 'index.html', 'https://owner.example/url/');
  expect(html).toContain('content="https://owner.example/url/preview.png"');
  expect(html).toContain('<a href="./learn/">');
});

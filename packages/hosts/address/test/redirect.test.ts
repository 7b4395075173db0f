import { checkRedirect, createHostPolicy } from '@url/address';
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';

const policy = createHostPolicy();

describe('checkRedirect', () => {
  test.each([
    ['/b', 'https://example.com/b'],
    ['b?c', 'https://example.com/a/b?c'],
    ['//example.net/x', 'https://example.net/x'],
    ['http://example.net', 'http://example.net/'],
    ['\\\\example.net\\x', 'https://example.net/x'],
    ['', 'https://example.com/a/'],
  ])('%j leads to %s', (location, url) => {
    expect(checkRedirect(location, 'https://example.com/a/', policy)).toMatchObject({ ok: true, url });
    expect(checkRedirect(location, new URL('https://example.com/a/'), policy)).toMatchObject({ ok: true, url });
    expect(checkRedirect(location, parseURL('https://example.com/a/')!, policy)).toMatchObject({ ok: true, url });
  });

  test.each([
    ['http://127.0.0.1/', 'addresses'],
    ['//0x7f.1/', 'addresses'],
    ['/\\169.254.169.254/', 'addresses'],
    ['http:\t//localhost', 'addresses'],
    ['ftp://example.com/', 'schemes'],
    ['data:,a', 'schemes'],
    ['https://u@example.com/', 'credentials'],
    ['https://exa mple.com/', 'url'],
    [null, 'url'],
    [undefined, 'url'],
  ])('%j is refused by %s', (location, rule) => {
    expect(checkRedirect(location, 'https://example.com/a/', policy)).toMatchObject({ ok: false, rule });
  });

  test('without a base there is no URL', () => {
    expect(checkRedirect('https://example.com/', 'a', policy)).toMatchObject({ ok: false, rule: 'url' });
  });
});

// The level "readable" of displayURL promises that a reader by UTS #58 finds the whole text, and that it parses to the same URL.
import { displayURL } from '@url/display';
import { findLinks } from '@url/links';
import { URL } from '@url/polyfill';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const textOf = (url: string) => displayURL(url, { level: 'readable' }).text;

/** Returns the bytes of a URL. Only escapes of delimiters differ from the delimiters themselves; "?" at the end is escaped. */
function bytesOf(href: string): string {
  return href
    .replace(/%3F$/i, '?')
    .replace(/%(2[36BF]|3[DF]|5C)/gi, (_, digits: string) => `<${digits.toUpperCase()}>`)
    .replace(/%[\dA-F]{2}/gi, (triplet) => String.fromCharCode(Number.parseInt(triplet.slice(1), 16)));
}

function expectToSurvive(url: string): void {
  const text = textOf(url);
  expect(findLinks(`See ${text}. Then`, { rules: 'uts58' }).map((link) => link.text)).toEqual([text]);
  expect(bytesOf(new URL(text).href)).toBe(bytesOf(new URL(url).href));
  expect(textOf(text)).toBe(text);
}

const pieces = ['a', '日', 'ש', '%C3%A9', '%D0%B0', '%E2%80%AE', '%E2%80%99', '%EF%BC%8E', '%FF', '%25', '%41', '4']
  .concat(['(', ')', '%28', '%29', '%7D', '.', '%2E', '%2F', '/', '?', '#', '=', '&', '%20', ':~:', '%', '%22', '%3C'])
  .concat(['!', ',', "'", ';', '%5C', '%7F', '%0A', '😀', '%F0%9F%98%80']);

test('random URLs survive in text', () => {
  const rest = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
  const host = fc.constantFrom('h.example', 'xn--4dbrk0ce.example', 'h.example:81', '[::1]', 'bücher.example');
  fc.assert(
    fc.property(host, rest, (authority, tail) => expectToSurvive(`https://${authority}/${tail.join('')}`)),
    { numRuns: 2000 },
  );
});

test('every code point at the end of a URL survives in text', () => {
  const wrong: string[] = [];
  for (let codePoint = 0x21; codePoint < 0x40000; codePoint++) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
    const text = textOf(`https://h.example/${encodeURIComponent(String.fromCodePoint(codePoint))}`);
    const end = findLinks(text, { rules: 'uts58' })[0]?.end;
    if (end !== text.length) wrong.push(codePoint.toString(16));
  }
  expect(wrong).toEqual([]);
  // A quarter of a million URLs: half a minute on a busy machine.
});

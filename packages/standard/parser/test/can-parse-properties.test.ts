import { canParse, isValidURLString, parseURL } from '@url/parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputArbitrary } from '../../../../tools/conformance/generators.ts';

// `canParse` stops where nothing can fail any more. What it has not read by then may be removed before parsing, or be an authority.

const urls = [
  ...['http://h/', 'https://example.org:8080/a/b?c#d', 'HTTP://EXAMPLE.org', 'ws:h', 'wss:\\h', 'ftp:///h', 'http:'],
  ...['http://', 'http://h:65536/', 'http://h:x', 'http://[', 'http://[::1', 'http://[::1]:80', 'http://1.2.3.256'],
  ...[
    'http://a.de/',
    'http://a.0xf/',
    'http://0x/',
    'http://0x:1',
    'http://a.e:65536',
    'http://a.b\\c',
    'http://[::1]',
  ],
  ...[
    'http://127.1/',
    'http://me:p@h',
    'http://@/',
    'http://a b/',
    'http://h%41.org',
    'http://é.org',
    'http://a@b@c:1',
  ],
  ...['file:', 'file:///C:/a', 'file:///C|/a', 'file://h/a', 'file://a b/', 'file:C|', 'file://C|/', 'file://[::1/'],
  ...['x:', 'x:a', 'x:/a', 'x://h', 'x://[', 'x://a b', 'x:/a//[', 'x://h:99999', 'x://u@', 'x:?//[', 'x:#', 'X://['],
  ...['mailto:a@h', 'data:,//[', 'blob:http://[', '', '/', '//', '//[', '/a', '?', '#', 'a', 'a:b', '1:', ':', '\\\\['],
];
const bases = [null, 'http://h/a/b', 'https://h', 'file:///C:/a', 'x://h/a', 'x:/a', 'x:a'];

function expectAgreement(input: string, base: string | null): void {
  const parses = parseURL(input, { base }) !== null;
  if (canParse(input, { base }) !== parses) expect.fail(`canParse(${JSON.stringify(input)}, ${base}): not ${parses}`);
  if (!parses && isValidURLString(input, { base })) expect.fail(`valid, but not parsed: ${JSON.stringify(input)}`);
}

const removed = ['\t', '\n', '\r', '\t\n', ' ', '\0'];

test.each(urls)('canParse agrees with parseURL for %j with a code point at each of its offsets', (url) => {
  for (const base of bases) {
    expectAgreement(url, base);
    for (let offset = 0; offset <= url.length; offset++) {
      const [before, after] = [url.slice(0, offset), url.slice(offset)];
      for (const text of removed) {
        expectAgreement(`${before}${text}${after}`, base);
        expectAgreement(`${before}${text}//[${after}`, base);
      }
    }
  }
});

test('canParse agrees with parseURL for any string with tabs and newlines in it', () => {
  const base = fc.constantFrom(...bases);
  const cuts = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...removed)), { maxLength: 4 });
  const input = fc.tuple(fc.oneof(inputArbitrary, fc.constantFrom(...urls)), cuts).map(([text, events]) =>
    events.reduce((result, [place, event]) => {
      const offset = place % (result.length + 1);
      return result.slice(0, offset) + event + result.slice(offset);
    }, text),
  );
  fc.assert(fc.property(input, base, expectAgreement), { numRuns: 20_000 });
});

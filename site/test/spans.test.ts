import { parseHost } from '@url/host';
import { basicURLParse, parseURL } from '@url/parser';
import { createURLRecord, isSpecialScheme, type URLRecord } from '@url/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWPT } from '../../tools/conformance/cases.ts';
import { inputWithBase } from '../../tools/conformance/generators.ts';
import { readURLTests } from '../../tools/conformance/url-test-data.ts';
import type { Component } from '../src/playground/components.ts';
import { longestDisplay, spansOf } from '../src/playground/spans.ts';

const baseURL = parseURL('https://base.example/a/b?c')!;

/** The spans as "component:text". */
const read = (input: string, base = false) =>
  spansOf(input, base ? baseURL : null).map(({ component, start, end }) => `${component}:${input.slice(start, end)}`);

describe('the part of the input that became a component', () => {
  test.each<[input: string, spans: string[]]>([
    ['http://h', ['scheme:http', 'delimiter:://', 'host:h']],
    ['http://h/?#', ['scheme:http', 'delimiter:://', 'host:h', 'path:/', 'delimiter:?#']],
    ['http://[::1]:80/', ['scheme:http', 'delimiter:://', 'host:[::1]', 'delimiter::', 'port:80', 'path:/']],
    ['http://[2001:db8::1]', ['scheme:http', 'delimiter:://', 'host:[2001:db8::1]']],
    [
      'http://a@b:c@h',
      ['scheme:http', 'delimiter:://', 'username:a@b', 'delimiter::', 'password:c', 'delimiter:@', 'host:h'],
    ],
    [
      'http://u:p:q@[::]',
      ['scheme:http', 'delimiter:://', 'username:u', 'delimiter::', 'password:p:q', 'delimiter:@', 'host:[::]'],
    ],
    ['http://:@h', ['scheme:http', 'delimiter:://:@', 'host:h']],
    ['http://evil\\@good/', ['scheme:http', 'delimiter:://', 'host:evil', 'path:\\@good/']],
    [' ht\ttp://h ', ['removed: ', 'scheme:ht', 'removed:\t', 'scheme:tp', 'delimiter:://', 'host:h', 'removed: ']],
    ['mailto:a?b', ['scheme:mailto', 'delimiter::', 'path:a', 'delimiter:?', 'query:b']],
    ['http://h/🌲', ['scheme:http', 'delimiter:://', 'host:h', 'path:/🌲']],
    ['file://C|/x', ['scheme:file', 'delimiter:://', 'path:C|/x']],
    ['web+demo:/.//p', ['scheme:web+demo', 'delimiter::', 'path:/.//p']],
    ['', []],
  ])('of %j', (input, spans) => {
    expect(read(input)).toEqual(spans);
  });

  test.each<[input: string, spans: string[]]>([
    ['d?e', ['path:d', 'delimiter:?', 'query:e']],
    ['//h/p', ['delimiter://', 'host:h', 'path:/p']],
    ['/p', ['path:/p']],
    ['https:p', ['scheme:https', 'delimiter::', 'path:p']],
    ['foo:/p', ['scheme:foo', 'delimiter::', 'path:/p']],
    ['file:///p', ['scheme:file', 'delimiter:://', 'path:/p']],
    ['#f', ['delimiter:#', 'fragment:f']],
  ])('of %j against a base', (input, spans) => {
    expect(read(input, true)).toEqual(spans);
  });

  test.each<[input: string, spans: string[]]>([
    ['example.com', ['unread:example.com']],
    ['www.example.com/x?y', ['unread:www.example.com/x?y']],
    ['http://a:80:90/', ['scheme:http', 'delimiter:://', 'host:a', 'delimiter::', 'port:80', 'unread::90/']],
    ['http://h:99999/', ['scheme:http', 'delimiter:://', 'host:h', 'delimiter::', 'port:99999', 'unread:/']],
    ['http://u@/p', ['scheme:http', 'delimiter:://', 'username:u', 'delimiter:@', 'unread:/p']],
    ['http://a b/p', ['scheme:http', 'delimiter:://', 'host:a b', 'unread:/p']],
  ])('of %j, which fails', (input, spans) => {
    expect(read(input)).toEqual(spans);
  });

  test('of an input that is too long to show ends where the display ends', () => {
    const path = `/${'a'.repeat(2 * longestDisplay)}`;
    expect(spansOf(`http://h${path}`, null)).toEqual([
      { component: 'scheme', start: 0, end: 4 },
      { component: 'delimiter', start: 4, end: 7 },
      { component: 'host', start: 7, end: 8 },
      { component: 'path', start: 8, end: longestDisplay },
      { component: 'unread', start: longestDisplay, end: 8 + path.length },
    ]);
    const credentials = `http://${'a'.repeat(2 * longestDisplay)}@h/`;
    expect(spansOf(credentials, null)).toEqual([{ component: 'unread', start: 0, end: credentials.length }]);
  });
});

/** Requires that the spans cover the input, and that each component's text parses to the component of the record. */
function expectTrueSpans(input: string, base: string | null): void {
  const baseRecord = base === null ? null : parseURL(base);
  if (base !== null && baseRecord === null) return;
  const spans = spansOf(input, baseRecord);
  let end = 0;
  for (const span of spans) {
    if (span.start !== end || span.end <= end)
      throw new Error(`the spans of ${JSON.stringify(input)} have a gap at ${end}`);
    end = span.end;
  }
  if (end !== input.length) throw new Error(`the spans of ${JSON.stringify(input)} end at ${end}`);
  const url = parseURL(input, { base: baseRecord });
  if (url === null) return;
  const textOf = (component: Component) => {
    const own = spans.filter((span) => span.component === component);
    return own.length === 0 ? null : own.map((span) => input.slice(span.start, span.end)).join('');
  };
  for (const [component, parsed] of parsedParts(url, textOf, baseRecord)) {
    if (JSON.stringify(parsed) === JSON.stringify(url[component])) continue;
    const texts = `${JSON.stringify(parsed)} and ${JSON.stringify(url[component])}`;
    throw new Error(`${component} of ${JSON.stringify(input)} against ${JSON.stringify(base)}: ${texts}`);
  }
  if (spans.some(({ component }) => component === 'unread'))
    throw new Error(`${JSON.stringify(input)} was not read whole`);
}

type TextOf = (component: Component) => string | null;

/** What the parser makes of the text of each component alone. */
function* parsedParts(url: URLRecord, textOf: TextOf, base: URLRecord | null): Generator<[keyof URLRecord, unknown]> {
  const scheme = textOf('scheme');
  yield ['scheme', scheme === null ? base!.scheme : scheme.toLowerCase()];
  const host = textOf('host');
  const hasAuthority = host !== null || /^:?[/\\]{2}/.test(textOf('delimiter') ?? '');
  if (host !== null) {
    const parsed = parseHost(host, { isOpaque: !isSpecialScheme(url.scheme) });
    yield ['host', url.scheme === 'file' && parsed === 'localhost' ? '' : parsed];
    const credentials = parseURL(`${url.scheme}://${textOf('username') ?? ''}:${textOf('password') ?? ''}@h/`);
    yield ['username', credentials?.username ?? ''];
    yield ['password', credentials?.password ?? ''];
    const port = createURLRecord({ scheme: url.scheme, host: 'h', path: '/' });
    basicURLParse(textOf('port') ?? '', { url: port, stateOverride: 'port state' });
    yield ['port', port.port];
  }
  yield ['path', parsedPath(url, textOf, hasAuthority ? null : base)];
  for (const component of ['query', 'fragment'] as const) {
    const text = textOf(component);
    if (text === null) continue;
    const record = createURLRecord({
      scheme: url.scheme,
      host: isSpecialScheme(url.scheme) ? 'h' : null,
      path: '/',
      [component]: '',
    });
    basicURLParse(text, { url: record, stateOverride: `${component} state` });
    yield [component, record[component]];
  }
}

/** A path alone, after the scheme and host that the URL has, or against the base. */
function parsedPath(url: URLRecord, textOf: TextOf, base: URLRecord | null): unknown {
  const text = textOf('path');
  const ending = url.query === null && url.fragment === null ? '' : '?';
  const scheme = isSpecialScheme(url.scheme) || textOf('scheme') !== null ? `${url.scheme}:` : '';
  if (url.hasOpaquePath) return text === null ? url.path : parseURL(`${url.scheme}:${text}${ending}`)?.path;
  const isRelative = base !== null && (textOf('scheme') === null || base.scheme === url.scheme);
  if (isRelative) return parseURL(`${scheme}${text === null ? '#' : text + ending}`, { base })?.path;
  const record = createURLRecord({ scheme: url.scheme, host: url.host, path: '' });
  basicURLParse(text ?? '', { url: record, stateOverride: 'path start state' });
  return record.path;
}

describeWPT('each input of urltestdata.json', (wpt) => {
  test('is covered by spans that parse to its components', () => {
    const tests = readURLTests(wpt);
    expect(tests.length).toBeGreaterThan(880);
    for (const { input, base } of tests) expectTrueSpans(input, base);
  });
});

test('10,000 random inputs are covered by spans that parse to their components', () => {
  for (const { input, base } of fc.sample(inputWithBase, { numRuns: 10_000, seed: 37 })) expectTrueSpans(input, base);
});

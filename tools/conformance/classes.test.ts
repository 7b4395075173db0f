// WPT's data through the parser's records, the class of `@url/polyfill`, and the class of the built `@url/polyfill/small`, which uses the
// engine's Unicode data.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { packageFolder, root } from '../../config/package-folders.mjs';
import { describeWPT, expectSame, testRows } from './cases.ts';
import { RecordURL } from './record-url.ts';
import { ourClass } from './trace.ts';
import {
  encodeHostEndingCodePoints,
  expectAttributes,
  expectComponents,
  type HostTest,
  readHostTests,
  readSetterTests,
  readURLTests,
  type URLTest,
} from './url-test-data.ts';
import { readCases, type WPT } from './wpt.ts';

const file = join(root, packageFolder('polyfill'), 'dist', 'esm', 'small.js');
const { URL: SmallURL }: typeof import('@url/polyfill') = await import(pathToFileURL(file).href);

type URLClass = typeof globalThis.URL;

function testURLs(URL: URLClass, suite: string, wpt: WPT): void {
  const tests = readURLTests(wpt);
  const passing = tests.filter((data) => !data.failure);
  const failing = tests.filter((data) => data.failure);
  const define = (title: string, rows: readonly URLTest[], run: (data: URLTest, base: string | undefined) => void) =>
    testRows(`${suite}: ${title}`, rows, (data) => run(data, data.base ?? undefined));

  define('the constructor', passing, (data, base) => expectComponents(new URL(data.input, base), data));
  define('URL.parse and URL.canParse', passing, (data, base) => {
    expectSame(URL.parse(data.input, base)?.href ?? null, data.href!, 'href');
    expectSame(`${URL.canParse(data.input, base)}`, 'true', 'URL.canParse');
  });
  define(
    'origin of the class',
    passing.filter((data) => data.origin !== undefined),
    (data, base) => expectSame(new URL(data.input, base).origin, data.origin!, 'origin'),
  );
  define(
    'searchParams',
    passing.filter((data) => data.searchParams !== undefined),
    (data, base) => expectSame(`${new URL(data.input, base).searchParams}`, data.searchParams!, 'searchParams'),
  );
  define('the constructor throws', failing, (data, base) => {
    expect(() => new URL(data.input, base)).toThrow(TypeError);
    expectSame(String(URL.parse(data.input, base)), 'null', 'URL.parse');
    expectSame(String(URL.canParse(data.input, base)), 'false', 'URL.canParse');
  });
  define(
    'the href setter and the base throw',
    failing.filter((data) => data.base === null),
    (data) => {
      const url = new URL('about:blank');
      expect(() => Reflect.set(url, 'href', data.input)).toThrow(TypeError);
      expectSame(url.href, 'about:blank', 'the URL afterwards');
      expect(() => new URL('about:blank', data.input)).toThrow(TypeError);
    },
  );
}

/** Compares a host after parsing and after the setters. Only for the parser, code points that end the host are percent-encoded. */
function expectHost(URL: URLClass, { input, output }: HostTest, attributes: readonly ('host' | 'hostname')[]): void {
  const url = URL.parse(`https://${encodeHostEndingCodePoints(input)}/x`);
  expectSame(url?.host ?? null, output, 'host');
  expectSame(url?.hostname ?? null, output, 'hostname');
  expectSame(url?.href ?? null, output && `https://${output}/x`, 'href');
  for (const attribute of attributes) {
    const changed = new URL('https://x/x');
    changed[attribute] = input;
    expectSame(changed[attribute], output ?? 'x', attribute);
  }
}

/** Inputs that broke other libraries. */
const hostile = readCases<URLTest>({ resources: import.meta.dirname, tests: null }, 'hostile.json');

describe.each([
  ['records', RecordURL],
  ['class', ourClass],
  ['small', SmallURL as unknown as URLClass],
] as const)('%s', (suite, URL) => {
  testRows(`${suite}: hostile.json`, hostile, ({ input, base, href = null }) => {
    expectSame(URL.parse(input, base ?? undefined)?.href ?? null, href, 'href');
    expectSame(`${URL.canParse(input, base ?? undefined)}`, `${href !== null}`, 'URL.canParse');
  });

  describeWPT(suite, (wpt) => {
    testURLs(URL, suite, wpt);
    testRows(`${suite}: setters_tests.json`, readSetterTests(wpt), (data) => {
      const url = new URL(data.href);
      url[data.attribute] = data.new_value;
      expectAttributes(url, data.expected);
    });
    for (const name of ['toascii.json', 'IdnaTestV2.json', 'IdnaTestV2-removed.json']) {
      const attributes = name === 'toascii.json' ? (['host', 'hostname'] as const) : [];
      testRows(`${suite}: ${name}`, readHostTests(wpt, name), (data) => expectHost(URL, data, attributes));
    }
  });
});

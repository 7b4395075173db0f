// WPT's data through the parser's records, the class of `@url/polyfill`, and the class of the built `@url/polyfill/small`, which uses the
// engine's Unicode data.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { packageFolder, root } from '../../config/package-folders.mjs';
import { describeWPT, expectSame, testRows } from './cases.ts';
import { RecordURL } from './record-url.ts';
import { ourClass } from './trace.ts';
import {
  encodeHostEndingCodePoints,
  expectAttributes,
  expectComponents,
  type HostTest,
  nameOfHostTest,
  nameOfSetterTest,
  nameOfURLTest,
  readHostTests,
  readSetterTests,
  readURLTests,
  type URLTest,
} from './url-test-data.ts';
import { readCases, type WPT } from './wpt.ts';

const file = join(root, packageFolder('polyfill'), 'dist', 'esm', 'small.js');
const { URL: SmallURL }: typeof import('@url/polyfill') = await import(pathToFileURL(file).href);

function expectTypeError(run: () => unknown, what: string): void {
  let value: unknown;
  try {
    value = run();
  } catch (error) {
    if (error instanceof TypeError) return;
    throw new Error(`${what} throws ${String(error)}`);
  }
  throw new Error(`${what} does not throw, and returns ${String(value)}`);
}

type URLClass = typeof globalThis.URL;

function testURLs(URL: URLClass, suite: string, wpt: WPT): void {
  const tests = readURLTests(wpt);
  const passing = tests.filter((data) => !data.failure);
  const failing = tests.filter((data) => data.failure);
  const define = (title: string, rows: readonly URLTest[], run: (data: URLTest, base: string | undefined) => void) =>
    testRows(`${suite}: ${title}`, rows, nameOfURLTest, (data) => run(data, data.base ?? undefined));

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
    expectTypeError(() => new URL(data.input, base).href, 'the constructor');
    expectSame(String(URL.parse(data.input, base)), 'null', 'URL.parse');
    expectSame(String(URL.canParse(data.input, base)), 'false', 'URL.canParse');
  });
  define(
    'the href setter and the base throw',
    failing.filter((data) => data.base === null),
    (data) => {
      const url = new URL('about:blank');
      expectTypeError(() => {
        url.href = data.input;
      }, 'the href setter');
      expectSame(url.href, 'about:blank', 'the URL afterwards');
      expectTypeError(() => new URL('about:blank', data.input).href, 'the base');
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
  testRows(`${suite}: hostile.json`, hostile, nameOfURLTest, ({ input, base, href = null }) => {
    expectSame(URL.parse(input, base ?? undefined)?.href ?? null, href, 'href');
    expectSame(`${URL.canParse(input, base ?? undefined)}`, `${href !== null}`, 'URL.canParse');
  });

  describeWPT(suite, (wpt) => {
    testURLs(URL, suite, wpt);
    testRows(`${suite}: setters_tests.json`, readSetterTests(wpt), nameOfSetterTest, (data) => {
      const url = new URL(data.href);
      url[data.attribute] = data.new_value;
      expectAttributes(url, data);
    });
    for (const name of ['toascii.json', 'IdnaTestV2.json', 'IdnaTestV2-removed.json']) {
      const attributes = name === 'toascii.json' ? (['host', 'hostname'] as const) : [];
      testRows(`${suite}: ${name}`, readHostTests(wpt, name), nameOfHostTest, (data) =>
        expectHost(URL, data, attributes),
      );
    }
  });
});

describe('@url/polyfill/small', () => {
  test('is built', () => expect(existsSync(file)).toBe(true));

  test('the error has a code, the input and the base, and a message that names the error of the standard', () => {
    for (const [input, base] of [['http://exa mple.org/'], ['a', 'http://[/']] as const) {
      let error: unknown;
      try {
        new SmallURL(input, base);
      } catch (caught) {
        error = caught;
      }
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input, ...(base && { base }) });
      expect((error as Error).message).toMatch(/^Cannot parse (?:the base )?URL: [\w-]+$/);
    }
  });

  test('checks hyphens, right-to-left labels and joiners', () => {
    const hosts = ['a\u200cb', '\u05d0b', '\u05d01\u0660', 'xn--0', 'xn--a', '\u0301a'].map((host) =>
      SmallURL.parse(`http://${host}\u00e9/`),
    );
    expect(hosts.map(String)).toEqual(hosts.map(() => 'null'));
    expect(new SmallURL('http://\u0915\u094d\u200c\u0937.example/').host).toBe('xn--11b2ezcs70k.example');
    expect(new SmallURL('http://\u05d0\u05d1.example/').host).toBe('xn--4dbc.example');
  });

  test('rejects many marks in a row without sorting them', () => {
    expect(SmallURL.parse(`http://a${'\u0301\u0316'.repeat(500_000)}/`)).toBeNull();
  });
});

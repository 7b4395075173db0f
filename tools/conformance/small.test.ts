// Runs the cases of the full class on the built `@url/polyfill/small`, which uses the engine's Unicode data.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { packageFolder, root } from '../../config/package-folders.mjs';
import { type Case, checkCases, describeWPT, expectSame } from './cases.ts';
import type { Components } from './components.ts';
import { readSetterTests } from './setter-tests.ts';
import { expectComponents, nameOfURLTest, readURLTests } from './url-test-data.ts';
import { readCases } from './wpt.ts';

interface HostTest {
  readonly input: string;
  readonly output: string | null;
}

const file = join(root, packageFolder('polyfill'), 'dist', 'esm', 'small.js');
const { URL }: typeof import('@url/polyfill') = await import(pathToFileURL(file).href);

test('is built', () => expect(existsSync(file)).toBe(true));

test('the error has a code, the input and the base, and a message that names the error of the standard', () => {
  for (const [input, base] of [['http://exa mple.org/'], ['a', 'http://[/']] as const) {
    let error: unknown;
    try {
      new URL(input, base);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input, ...(base && { base }) });
    expect((error as Error).message).toMatch(/^Cannot parse (?:the base )?URL: [\w-]+$/);
  }
});

test('the rules for hyphens, right-to-left labels and joiners hold', () => {
  const hosts = ['a\u200cb', '\u05d0b', '\u05d01\u0660', 'xn--0', 'xn--a', '\u0301a'].map((host) =>
    URL.parse(`http://${host}\u00e9/`),
  );
  expect(hosts.map(String)).toEqual(hosts.map(() => 'null'));
  expect(new URL('http://\u0915\u094d\u200c\u0937.example/').host).toBe('xn--11b2ezcs70k.example');
  expect(new URL('http://\u05d0\u05d1.example/').host).toBe('xn--4dbc.example');
});

test('many marks in a row are refused in no time', () => {
  expect(URL.parse(`http://a${'\u0301\u0316'.repeat(500_000)}/`)).toBeNull();
});

describeWPT('@url/polyfill/small', (wpt) => {
  const urls = readURLTests(wpt);
  test(`urltestdata.json: ${urls.length} cases`, () => {
    const cases = urls.map((data): Case => {
      const run = () => {
        const url = URL.parse(data.input, data.base ?? undefined);
        expectSame(`${URL.canParse(data.input, data.base ?? undefined)}`, `${url !== null}`, 'canParse');
        if (data.failure || url === null) expectSame(`${url}`, data.failure ? 'null' : data.href!, 'the URL');
        else expectComponents(url, data);
      };
      return { name: nameOfURLTest(data), run };
    });
    checkCases('small: urltestdata.json', cases);
  });

  const setters = readSetterTests(wpt);
  test(`setters_tests.json: ${setters.length} cases`, () => {
    const cases = setters.map(([attribute, { href, new_value: value, expected }]): Case => {
      const run = () => {
        const url = new URL(href);
        (url as Components)[attribute] = value;
        for (const name of Object.keys(expected) as (keyof Components)[]) expectSame(url[name], expected[name]!, name);
      };
      return { name: `${href} ${attribute} = ${JSON.stringify(value)}`, run };
    });
    checkCases('small: setters_tests.json', cases);
  });

  for (const name of ['toascii.json', 'IdnaTestV2.json', 'IdnaTestV2-removed.json']) {
    const tests = readCases<HostTest>(wpt, name).filter(({ input }) => input !== '');
    test(`${name}: ${tests.length} cases`, () => {
      const cases = tests.map(({ input, output }): Case => {
        const run = () => {
          const url = URL.parse(`https://${input.replace(/[:/?#\\]/g, encodeURIComponent)}/x`);
          expectSame(url === null ? null : url.host, output, 'host');
        };
        return { name: JSON.stringify(input), run };
      });
      checkCases(`small: ${name}`, cases);
    });
  }
});

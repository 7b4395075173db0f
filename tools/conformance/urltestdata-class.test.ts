import { test } from 'vitest';
import { type Case, checkCases, describeWPT, expectSame } from './cases.ts';
import { expectComponents, nameOfURLTest, readURLTests, type URLTest } from './url-test-data.ts';

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

describeWPT('urltestdata.json through the class', (wpt) => {
  const tests = readURLTests(wpt);
  const passing = tests.filter((data) => !data.failure);
  const failing = tests.filter((data) => data.failure);

  type Classes = typeof import('@url/polyfill');

  function suite(title: string, selected: readonly URLTest[], run: (classes: Classes, data: URLTest) => void): void {
    test(`${title}: ${selected.length} cases`, async () => {
      const classes = await import('@url/polyfill');
      const cases = selected.map((data): Case => ({ name: nameOfURLTest(data), run: () => run(classes, data) }));
      checkCases(`urltestdata.json: ${title}`, cases);
    });
  }

  suite('the constructor', passing, ({ URL }, data) => {
    expectComponents(new URL(data.input, data.base ?? undefined), data);
  });
  suite('URL.parse', passing, ({ URL }, data) => {
    const url = URL.parse(data.input, data.base ?? undefined);
    expectSame(url === null ? null : url.href, data.href!, 'href');
  });
  suite(
    'origin of the class',
    passing.filter((data) => data.origin !== undefined),
    ({ URL }, data) => expectSame(new URL(data.input, data.base ?? undefined).origin, data.origin!, 'origin'),
  );
  suite(
    'searchParams',
    passing.filter((data) => data.searchParams !== undefined),
    ({ URL }, data) => {
      const url = new URL(data.input, data.base ?? undefined);
      expectSame(url.searchParams.toString(), data.searchParams!, 'searchParams');
    },
  );
  suite('the constructor throws', failing, ({ URL }, data) => {
    expectTypeError(() => new URL(data.input, data.base ?? undefined).href, 'the constructor');
    expectSame(String(URL.parse(data.input, data.base ?? undefined)), 'null', 'URL.parse');
    expectSame(String(URL.canParse(data.input, data.base ?? undefined)), 'false', 'URL.canParse');
  });
  suite(
    'the href setter and the base throw',
    failing.filter((data) => data.base === null),
    ({ URL }, data) => {
      const url = new URL('about:blank');
      expectTypeError(() => {
        url.href = data.input;
      }, 'the href setter');
      expectSame(url.href, 'about:blank', 'the URL afterwards');
      expectTypeError(() => new URL('about:blank', data.input).href, 'the base');
    },
  );
});

import { parseURL } from '@url/parser';
import { describe, test } from 'vitest';
import { type Case, checkCases, describeWPT, expectSame } from './cases.ts';
import { readCases } from './wpt.ts';

/** A case of percent-encoding.json: the query of the input in a document of each encoding. */
interface PercentEncodingTest {
  readonly input: string;
  readonly output: Readonly<Record<string, string>>;
}

/** The query in a link of WPT's percent-encoding.py. */
function urlWith(value: string): string {
  return `https://doesnotmatter.invalid/?${value}#${value}`;
}

describeWPT('percent-encoding.json', (wpt) => {
  const tests = readCases<PercentEncodingTest>(wpt, 'percent-encoding.json');

  test(`UTF-8: ${tests.length} cases`, () => {
    const cases = tests.map(({ input, output }): Case => {
      const run = () => {
        const url = parseURL(urlWith(input))!;
        expectSame(url.query, output['utf-8']!, 'query');
        expectSame(url.fragment, output['utf-8']!, 'fragment');
      };
      return { name: JSON.stringify(input), run };
    });
    checkCases('percent-encoding.json: UTF-8', cases);
  });

  describe('other encodings', () => {
    const rows = tests.flatMap(({ input, output }) =>
      Object.entries(output).map(([label, query]) => ({ input, label, query, fragment: output['utf-8']! })),
    );

    test(`${rows.length} cases`, async () => {
      const { getEncoding } = await import('@url/encodings');
      const cases = rows.map(({ input, label, query, fragment }): Case => {
        const run = () => {
          const url = parseURL(urlWith(input), { encoding: getEncoding(label)! })!;
          expectSame(url.query, query, 'query');
          expectSame(url.fragment, fragment, 'fragment');
        };
        return { name: `${JSON.stringify(input)} in ${label}`, run };
      });
      checkCases('percent-encoding.json: all encodings', cases);
    });
  });
});

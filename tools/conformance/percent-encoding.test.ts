import { getEncoding } from '@url/encodings';
import { parseURL } from '@url/parser';
import { describeWPT, expectSame, testRows } from './cases.ts';
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

  testRows(
    'percent-encoding.json: UTF-8',
    tests,
    ({ input }) => JSON.stringify(input),
    ({ input, output }) => {
      const url = parseURL(urlWith(input))!;
      expectSame(url.query, output['utf-8']!, 'query');
      expectSame(url.fragment, output['utf-8']!, 'fragment');
    },
  );

  testRows(
    'percent-encoding.json: all encodings',
    tests.flatMap(({ input, output }) =>
      Object.entries(output).map(([label, query]) => ({ input, label, query, fragment: output['utf-8']! })),
    ),
    ({ input, label }) => `${JSON.stringify(input)} in ${label}`,
    ({ input, label, query, fragment }) => {
      const url = parseURL(urlWith(input), { encoding: getEncoding(label)! })!;
      expectSame(url.query, query, 'query');
      expectSame(url.fragment, fragment, 'fragment');
    },
  );
});

import { getEncoding } from '@url/encodings';
import { parseURL } from '@url/parser';
import { describeWPT, expectSame, testRows } from './cases.ts';
import { readCases } from './wpt.ts';

/** A case of percent-encoding.json: the query of the input in a document of each encoding. */
interface PercentEncodingTest {
  readonly input: string;
  readonly output: Readonly<Record<string, string>>;
}

/** A name for the rows that parse without an encoding. */
const NONE = 'no encoding';

describeWPT('percent-encoding.json', (wpt) => {
  const rows = readCases<PercentEncodingTest>(wpt, 'percent-encoding.json').flatMap(({ input, output }) => {
    const utf8 = output['utf-8']!;
    return [[NONE, utf8] as const, ...Object.entries(output)].map(([label, query]) => ({ input, label, query, utf8 }));
  });

  testRows(
    'percent-encoding.json',
    rows,
    ({ input, label }) => `${JSON.stringify(input)} in ${label}`,
    ({ input, label, query, utf8 }) => {
      const options = label === NONE ? {} : { encoding: getEncoding(label)! };
      // The link of WPT's percent-encoding.py.
      const url = parseURL(`https://doesnotmatter.invalid/?${input}#${input}`, options)!;
      expectSame(url.query, query, 'query');
      expectSame(url.fragment, utf8, 'fragment');
    },
  );
});

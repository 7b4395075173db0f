// Tests of the parser's records alone. classes.test.ts runs WPT's data through the records and the classes.
import { getEncoding } from '@url/encodings';
import { parseHost } from '@url/host';
import { readHostInput, serializeParsedHost } from '@url/host/internal';
import { parseURL } from '@url/parser';
import { checkInvariants, isSpecial } from '@url/record';
import { serializeURL, urlEquals } from '@url/serializer';
import { describeWPT, expectSame, testRows } from './cases.ts';
import {
  encodeHostEndingCodePoints,
  type HostTest,
  readHostTests,
  readURLTests,
  type URLTest,
} from './url-test-data.ts';
import { readCases } from './wpt.ts';

function expectRoundTrip({ input, base }: URLTest): void {
  const url = parseURL(input, { base })!;
  const again = parseURL(serializeURL(url));
  if (again === null) throw new Error(`its href ${serializeURL(url)} does not parse`);
  expectSame(serializeURL(again), serializeURL(url), 'the href of the href');
  if (!urlEquals(url, again)) throw new Error('urlEquals says that they differ');
  expectSame(checkInvariants(again).join('; '), '', 'the invariants that the href breaks');
}

function expectSameWithRecord({ input, base: text, href, failure }: URLTest): void {
  const base = parseURL(text!);
  const url = base === null ? null : parseURL(input, { base });
  expectSame(url === null ? null : serializeURL(url), failure ? null : href!, 'href');
  if (base !== null) expectSame(serializeURL(base), serializeURL(parseURL(text!)!), 'the base afterwards');
}

function expectHost(input: string, output: string | null): void {
  const host = parseHost(input);
  expectSame(host === null ? null : serializeParsedHost(host), output, 'the host');
}

/** Functions accept a parsed host instead of text, and also its serialization. */
function expectSameAgain(input: string): void {
  const host = parseHost(input);
  if (host === null) return;
  expectSame(JSON.stringify(readHostInput(host, 'host')), JSON.stringify(host), 'the parsed host read again');
  expectSame(
    JSON.stringify(parseHost(serializeParsedHost(host))),
    JSON.stringify(host),
    'the serialized host parsed again',
  );
}

describeWPT('urltestdata.json', (wpt) => {
  const tests = readURLTests(wpt);
  const passing = tests.filter((data) => !data.failure);
  const withBase = tests.filter((data) => data.base !== null);
  testRows('urltestdata.json: round trip', passing, expectRoundTrip);
  testRows('urltestdata.json: the base as a record', withBase, expectSameWithRecord);

  const urls = passing.flatMap(({ input, base }) => parseURL(input, { base }) ?? []);
  const hosts = urls.filter(isSpecial).flatMap(({ host }) => host || []);
  testRows('urltestdata.json: parsed hosts, read again', hosts.map(serializeParsedHost), expectSameAgain);
});

describeWPT('hosts', (wpt) => {
  for (const file of ['toascii.json', 'IdnaTestV2.json', 'IdnaTestV2-removed.json']) {
    const textOf = ({ input }: HostTest) => (file === 'toascii.json' ? input : encodeHostEndingCodePoints(input));
    const tests = readHostTests(wpt, file);
    testRows(`${file}: the host parser`, tests, (data) => expectHost(textOf(data), data.output));
    testRows(`${file}: parsed hosts, read again`, tests, (data) => expectSameAgain(textOf(data)));
  }
});

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

  testRows('percent-encoding.json', rows, ({ input, label, query, utf8 }) => {
    const options = label === NONE ? {} : { encoding: getEncoding(label)! };
    // The link of WPT's percent-encoding.py.
    const url = parseURL(`https://doesnotmatter.invalid/?${input}#${input}`, options)!;
    expectSame(url.query, query, 'query');
    expectSame(url.fragment, utf8, 'fragment');
  });
});

// Tests of the parser's records alone. classes.test.ts runs WPT's data through the records and the classes.
import { parseHost, serializeHost } from '@url/host';
import { readHostInput } from '@url/host/internal';
import { parseURL } from '@url/parser';
import { checkInvariants, isSpecial } from '@url/record';
import { serializeURL, urlEquals } from '@url/serializer';
import { describeWPT, expectSame, testRows } from './cases.ts';
import {
  encodeHostEndingCodePoints,
  type HostTest,
  nameOfHostTest,
  nameOfURLTest,
  readHostTests,
  readURLTests,
  type URLTest,
} from './url-test-data.ts';

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
  expectSame(host === null ? null : serializeHost(host), output, 'the host');
}

/** Functions accept a parsed host instead of text, and also its serialization. */
function expectSameAgain(input: string): void {
  const host = parseHost(input);
  if (host === null) return;
  expectSame(JSON.stringify(readHostInput(host, 'host')), JSON.stringify(host), 'the parsed host read again');
  expectSame(JSON.stringify(parseHost(serializeHost(host))), JSON.stringify(host), 'the serialized host parsed again');
}

describeWPT('urltestdata.json', (wpt) => {
  const tests = readURLTests(wpt);
  const passing = tests.filter((data) => !data.failure);
  const withBase = tests.filter((data) => data.base !== null);
  testRows('urltestdata.json: round trip', passing, nameOfURLTest, expectRoundTrip);
  testRows('urltestdata.json: the base as a record', withBase, nameOfURLTest, expectSameWithRecord);

  const urls = passing.flatMap(({ input, base }) => parseURL(input, { base }) ?? []);
  const hosts = urls.filter(isSpecial).flatMap(({ host }) => host || []);
  testRows('urltestdata.json: parsed hosts, read again', hosts.map(serializeHost), JSON.stringify, expectSameAgain);
});

describeWPT('hosts', (wpt) => {
  for (const file of ['toascii.json', 'IdnaTestV2.json', 'IdnaTestV2-removed.json']) {
    const textOf = ({ input }: HostTest) => (file === 'toascii.json' ? input : encodeHostEndingCodePoints(input));
    const tests = readHostTests(wpt, file);
    testRows(`${file}: the host parser`, tests, nameOfHostTest, (data) => expectHost(textOf(data), data.output));
    testRows(`${file}: parsed hosts, read again`, tests, nameOfHostTest, (data) => expectSameAgain(textOf(data)));
  }
});

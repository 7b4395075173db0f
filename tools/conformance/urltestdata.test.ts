import { basicURLParse, canParse, parseURL } from '@url/parser';
import { checkInvariants, type URLRecord } from '@url/record';
import { serializeOrigin, serializeURL, urlEquals } from '@url/serializer';
import { describeWPT, expectSame, testRows } from './cases.ts';
import { componentsOf } from './components.ts';
import { expectComponents, nameOfURLTest, readURLTests, type URLTest } from './url-test-data.ts';

function parse(data: URLTest): URLRecord {
  const url = parseURL(data.input, { base: data.base });
  if (url === null) throw new Error('does not parse');
  return url;
}

function expectInvariants(url: URLRecord): void {
  const broken = checkInvariants(url);
  if (broken.length > 0) throw new Error(`breaks: ${broken.join('; ')}`);
}

function expectFailure(data: URLTest): void {
  const url = parseURL(data.input, { base: data.base });
  if (url !== null) throw new Error(`parses as ${serializeURL(url)}`);
}

function expectRoundTrip(data: URLTest): void {
  const url = parse(data);
  const again = parseURL(serializeURL(url));
  if (again === null) throw new Error(`its href ${serializeURL(url)} does not parse`);
  expectSame(serializeURL(again), serializeURL(url), 'the href of the href');
  if (!urlEquals(url, again)) throw new Error('urlEquals says that they differ');
  expectInvariants(again);
}

function expectSameWithRecord(data: URLTest): void {
  const base = basicURLParse(data.base!);
  const url = base === null ? null : parseURL(data.input, { base });
  const href = url === null ? null : serializeURL(url);
  expectSame(href, data.failure ? null : data.href!, 'href');
  if (base !== null) expectSame(serializeURL(base), serializeURL(basicURLParse(data.base!)!), 'the base afterwards');
}

describeWPT('urltestdata.json', (wpt) => {
  const tests = readURLTests(wpt);
  const passing = tests.filter((data) => !data.failure);
  const failing = tests.filter((data) => data.failure);

  function suite(title: string, selected: readonly URLTest[], run: (data: URLTest) => void): void {
    testRows(`urltestdata.json: ${title}`, selected, nameOfURLTest, run);
  }

  suite('href and every part', passing, (data) => expectComponents(componentsOf(parse(data)), data));
  suite('failure', failing, expectFailure);
  suite(
    'origin',
    passing.filter((data) => data.origin !== undefined),
    (data) => expectSame(serializeOrigin(parse(data)), data.origin!, 'origin'),
  );
  suite('invariants', passing, (data) => expectInvariants(parse(data)));
  suite('round trip', passing, expectRoundTrip);
  suite(
    'the base as a record',
    tests.filter((data) => data.base !== null),
    expectSameWithRecord,
  );
  suite('canParse', tests, (data) => {
    expectSame(String(canParse(data.input, { base: data.base })), String(!data.failure), 'canParse');
  });
  suite(
    'as a base, what fails fails',
    failing.filter((data) => data.base === null),
    (data) => expectSame(String(canParse('about:blank', { base: data.input })), 'false', 'canParse'),
  );
});

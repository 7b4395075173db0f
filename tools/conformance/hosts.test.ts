import { parseHost, serializeHost } from '@url/host';
import { readHostInput } from '@url/host/internal';
import { parseURL } from '@url/parser';
import { isSpecial } from '@url/record';
import { describeWPT, expectSame, testRows } from './cases.ts';
import { type Components, componentsOf } from './components.ts';
import { recordSetters } from './record-setters.ts';
import {
  encodeHostEndingCodePoints,
  type HostTest,
  nameOfHostTest,
  readHostTests,
  readURLTests,
} from './url-test-data.ts';

function expectURL(url: Components | null, output: string | null): void {
  if (url === null) {
    expectSame(null, output, 'the host');
    return;
  }
  expectSame(url.host, output, 'host');
  expectSame(url.hostname, output, 'hostname');
  expectSame(url.pathname, '/x', 'pathname');
  expectSame(url.href, `https://${output}/x`, 'href');
}

function parse(host: string): Components | null {
  const url = parseURL(`https://${host}/x`);
  return url === null ? null : componentsOf(url);
}

function expectHost(input: string, output: string | null): void {
  const host = parseHost(input);
  expectSame(host === null ? null : serializeHost(host), output, 'the host');
}

function expectSetters({ input, output }: HostTest): void {
  for (const attribute of ['host', 'hostname'] as const) {
    const url = parseURL('https://x/x')!;
    recordSetters[attribute](url, input);
    expectSame(componentsOf(url)[attribute], output ?? 'x', attribute);
  }
}

/** Functions accept a parsed host instead of text, and also its serialization. */
function expectSameAgain(input: string): void {
  const host = parseHost(input);
  if (host === null) return;
  expectSame(JSON.stringify(readHostInput(host, 'host')), JSON.stringify(host), 'the parsed host read again');
  expectSame(JSON.stringify(parseHost(serializeHost(host))), JSON.stringify(host), 'the serialized host parsed again');
}

function suite(file: string, title: string, tests: readonly HostTest[], run: (data: HostTest) => void): void {
  testRows(`${file}: ${title}`, tests, nameOfHostTest, run);
}

describeWPT('toascii.json', (wpt) => {
  const file = 'toascii.json';
  const tests = readHostTests(wpt, file);

  suite(file, 'the URL parser', tests, ({ input, output }) => expectURL(parse(input), output));
  suite(file, 'the host parser', tests, ({ input, output }) => expectHost(input, output));
  suite(file, 'the host and hostname states', tests, expectSetters);
  suite(file, 'parsed hosts, read again', tests, ({ input }) => expectSameAgain(input));
});

describeWPT('IdnaTestV2', (wpt) => {
  for (const file of ['IdnaTestV2.json', 'IdnaTestV2-removed.json']) {
    const tests = readHostTests(wpt, file);
    suite(file, 'the URL parser', tests, ({ input, output }) => {
      expectURL(parse(encodeHostEndingCodePoints(input)), output);
    });
    suite(file, 'the host parser', tests, ({ input, output }) => expectHost(encodeHostEndingCodePoints(input), output));
    suite(file, 'parsed hosts, read again', tests, ({ input }) => expectSameAgain(encodeHostEndingCodePoints(input)));
  }
});

describeWPT('urltestdata.json', (wpt) => {
  const urls = readURLTests(wpt).flatMap(({ input, base }) => parseURL(input, { base }) ?? []);
  const hosts = urls.filter(isSpecial).flatMap(({ host }) => host || []);
  const tests = hosts.map((host) => ({ input: serializeHost(host), output: null }));
  suite('urltestdata.json', 'parsed hosts, read again', tests, ({ input }) => expectSameAgain(input));
});

// Parses domains in engines whose `String.prototype.normalize` is missing or returns the string itself, or that change the case only of ASCII.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeWPT, expectSame, testRows } from '../../../../tools/conformance/cases.ts';
import {
  encodeHostEndingCodePoints,
  type HostTest,
  readHostTests,
} from '../../../../tools/conformance/url-test-data.ts';
import { isLeftToEngine } from '../../../../tools/data/idna/left-to-engine.ts';
import { readNormalization } from '../../../../tools/data/idna/normalization-data.ts';
import { readTr46 } from '../../../../tools/data/idna/tr46-data.ts';

const { mapping } = readTr46();
const { isOld } = readNormalization();
const leftToEngine = [...mapping].filter(([codePoint, mapped]) => isLeftToEngine(codePoint, mapped, isOld));
const needsEngine = new RegExp(`[${String.fromCodePoint(...leftToEngine.map(([codePoint]) => codePoint))}]`, 'u');

const engines: Readonly<Record<string, () => void>> = {
  'without normalize': () => Reflect.deleteProperty(String.prototype, 'normalize'),
  'with a normalize that does nothing': () => {
    String.prototype.normalize = function (this: string) {
      return `${this}`;
    };
  },
};

describe.each(Object.entries(engines))('an engine %s', (title, change) => {
  const native = String.prototype.normalize;
  let classes: typeof import('@url/polyfill');

  beforeEach(async () => {
    vi.resetModules();
    change();
    classes = await import('@url/polyfill');
  });

  afterEach(() => {
    Object.defineProperty(String.prototype, 'normalize', { value: native, writable: true, configurable: true });
  });

  /** A domain that needs the engine is rejected, and never becomes another domain. */
  function expectHost({ input, output }: HostTest): void {
    const host = `https://${encodeHostEndingCodePoints(input)}/x`;
    expectSame(classes.URL.parse(host)?.host ?? null, needsEngine.test(input) ? null : output, 'host');
  }

  describeWPT(title, (wpt) => {
    testRows('toascii.json, by tables alone', readHostTests(wpt, 'toascii.json'), expectHost);
    testRows('class: IdnaTestV2.json', readHostTests(wpt, 'IdnaTestV2.json'), expectHost);
  });

  test.each([
    ['B\u00dcCHER.example', 'xn--bcher-kva.example'],
    ['bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['\uff27\uff4f.com', 'go.com'],
    ['\u0413\u041e\u0420\u041e\u0414.\u0440\u0444', 'xn--c1ac3aaj.xn--p1ai'],
    ['\u1112\u1161\u11ab.kr', 'xn--6q8b.kr'],
    ['\ufb01.example', 'fi.example'],
    ['\u2122.example', 'tm.example'],
  ])('%s becomes %s, also by the host setter', (input, expected) => {
    const url = new classes.URL('http://h/');
    url.host = input;
    expect([new classes.URL(`http://${input}/`).host, url.host]).toStrictEqual([expected, expected]);
  });

  test.each(['\uf900', '\u33c2', '\ufdfa'])('%s, which only the engine can map, is rejected', (character) => {
    const url = new classes.URL('http://h/');
    url.host = `${character}.example`;
    expect([classes.URL.parse(`http://${character}.example/`), url.host]).toStrictEqual([null, 'h']);
  });
});

describe.each(['toLowerCase', 'toUpperCase'] as const)('an engine whose %s changes only ASCII', (name) => {
  const native = String.prototype[name];
  let classes: typeof import('@url/polyfill');

  beforeEach(async () => {
    vi.resetModules();
    String.prototype[name] = function (this: string) {
      return this.replace(/[A-Za-z]/g, (letter) => native.call(letter));
    };
    classes = await import('@url/polyfill');
  });

  afterEach(() => {
    Object.defineProperty(String.prototype, name, { value: native, writable: true, configurable: true });
  });

  test.each([
    ['B\u00dcCHER.example', null],
    ['b\u00fccher.example', null],
    ['xn--BCHER-KVA.\u65e5', null],
    ['\u0413\u041e\u0420\u041e\u0414.example', null],
    ['\ufb01.example', null],
    ['EXAMPLE.com', 'example.com'],
    ['XN--WGBL6A.\u65e5', 'xn--wgbl6a.xn--wgv'],
    ['\uff27\uff4f.com', 'go.com'],
  ])('parses %s as %s', (input, host) => {
    expect(classes.URL.parse(`https://${input}/`)?.host ?? null).toBe(host);
  });
});

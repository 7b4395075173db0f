// URLs that tell a wrong implementation from a right one although the wrong one passes all of WPT.
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';
import { URL as reference } from 'whatwg-url';
import { machineURLOf, StateMachine } from '../../packages/standard/parser/spec/state-machine.ts';
import { readBeyondWPT } from './beyond-wpt.ts';
import { testRows } from './cases.ts';
import { componentNames } from './components.ts';
import { RecordURL } from './record-url.ts';
import { ourClass } from './trace.ts';
import { expectAttributes, expectComponents, readURLTests } from './url-test-data.ts';
import { findWPT } from './wpt.ts';

const { urls, setters } = readBeyondWPT();
const anchored = /^#[a-z\d-]+/;

test('every row has the format of WPT and a step of the standard', () => {
  expect(urls.length).toBeGreaterThanOrEqual(100);
  const getters = [...componentNames].sort();
  for (const { input, base, step, failure, ...parts } of urls) {
    expect(step).toMatch(anchored);
    expect([typeof input, base === null || typeof base === 'string']).toEqual(['string', true]);
    expect(Object.keys(parts).sort(), input).toEqual(failure ? [] : getters);
  }
  for (const { step, attribute, expected } of setters) {
    expect(step).toMatch(anchored);
    expect(Object.keys(expected)).toEqual(['href', attribute]);
  }
});

test('no row is in WPT', () => {
  const { wpt } = findWPT();
  const nameOf = ({ input, base }: { input: string; base: string | null }) => JSON.stringify([input, base]);
  const known = new Set((wpt === null ? [] : readURLTests(wpt)).map(nameOf));
  expect(urls.map(nameOf).filter((name) => known.has(name))).toEqual([]);
  expect(new Set(urls.map(nameOf)).size).toBe(urls.length);
});

describe.each([
  ['records', RecordURL],
  ['class', ourClass],
  ['whatwg-url', reference],
])('%s', (suite, URL) => {
  testRows(`${suite}: beyond-wpt.json`, urls, ({ step: _, ...row }) => {
    if (row.failure) expect(() => new URL(row.input, row.base ?? undefined)).toThrow(TypeError);
    else expectComponents(new URL(row.input, row.base ?? undefined), row);
  });
  testRows(`${suite}: beyond-wpt-setters.json`, setters, ({ href, attribute, new_value, expected }) => {
    const url = new URL(href);
    url[attribute] = new_value;
    expectAttributes(url, expected);
  });
});

testRows("the standard's state machine: beyond-wpt.json", urls, ({ input, base, href }) => {
  const baseURL = base === null ? null : new StateMachine(base).run();
  const url = new StateMachine(input, { base: baseURL }).run();
  const expected = href === undefined ? null : machineURLOf(parseURL(href)!);
  expect(url).toEqual(expected);
});

import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseURL } from '../src/index.js';

// V8 counts the calls of each function: a state runs where its part is not unchanged, and nowhere else.

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

afterAll(() => session.disconnect());

/** The names of the states that a string enters, in the order of their names. */
async function statesEntered(input: string, base: string | null): Promise<string[]> {
  const baseURL = base === null ? null : parseURL(base);
  await session.post('Profiler.takePreciseCoverage');
  parseURL(input, { base: baseURL });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const functions = result
    .filter(({ url }) => url.includes('/packages/parser/src/states/'))
    .flatMap((script) => script.functions)
    .filter(({ ranges }) => ranges[0]!.count > 0);
  return functions
    .map(({ functionName }) => functionName)
    .filter((name) => /State$|^within/.test(name))
    .sort();
}

test.each<[input: string, base: string | null, states: string[]]>([
  ['https://example.org/a/b?c#d', null, []],
  ['file:///a/b', null, []],
  ['http://h', null, ['pathStartState']],
  ['http://h?q', null, ['pathStartState', 'queryState', 'withinQuery']],
  ['http://h:81/a', null, []],
  ['http://h:80/a', null, []],
  ['HTTP://H:80/a?b', null, []],
  ['http://h:081/a', null, ['pathStartState', 'portState']],
  ['http://h:81', null, ['pathStartState', 'portState']],
  ['http://h:65536/a', null, ['portState']],
  ['HTTP://H/a?b', null, []],
  ['http://1.2.3.4/a', null, []],
  ['http://[::1]/a', null, []],
  ['app://h/a?b#c', null, []],
  ['mailto:a@h', null, []],
  ['http://é/a', null, ['authorityState', 'hostState', 'pathStartState', 'specialAuthorityIgnoreSlashesState']],
  ['http://h%41/a', null, ['authorityState', 'hostState', 'pathStartState', 'specialAuthorityIgnoreSlashesState']],
  ['http://256.1.1.1/a', null, []],
  ['http://u@256.1.1.1/a', null, ['authorityState', 'hostState', 'specialAuthorityIgnoreSlashesState']],
  ['app://h:1/a', null, ['authorityState', 'hostState', 'pathStartState', 'portState']],
  ['APP://h/a', null, ['authorityState', 'hostState', 'pathOrAuthorityState', 'pathStartState', 'schemeStartState']],
  ['app:/a', null, ['pathOrAuthorityState', 'pathState', 'schemeStartState']],
  ['http://u@h/', null, ['authorityState', 'specialAuthorityIgnoreSlashesState']],
  ['http://u@h/a b', null, ['authorityState', 'specialAuthorityIgnoreSlashesState', 'withinPath']],
  ['http://u@H/', null, ['authorityState', 'hostState', 'pathStartState', 'specialAuthorityIgnoreSlashesState']],
  ['http://h/a b', null, ['withinPath']],
  ['http://h/a/../b?c', null, ['queryState', 'withinPath', 'withinQuery']],
  ['http://h/?a b', null, ['withinQuery']],
  ['http://h/?a b#c', null, ['fragmentState', 'withinFragment', 'withinQuery']],
  ['http://h/#a b', null, ['withinFragment']],
  ['mailto:a b', null, ['opaquePathState']],
  [
    'file:///C|/a',
    null,
    ['fileHostState', 'fileSlashState', 'fileState', 'pathStartState', 'pathState', 'schemeStartState'],
  ],
  ['?q', 'http://h/a', ['noSchemeState', 'queryState', 'relativeState', 'schemeStartState', 'withinQuery']],
  ['/x', 'http://h/a', ['noSchemeState', 'relativeSlashState', 'relativeState', 'schemeStartState']],
  ['x', 'file:///a', ['fileState', 'noSchemeState', 'pathState', 'schemeStartState']],
])('%j against %j enters %j', async (input, base, states) => {
  expect(await statesEntered(input, base)).toEqual(states);
});

import { Session } from 'node:inspector/promises';
import { preprocess } from '@url/infra/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineURLOf, StateMachine, type StateMachineCore } from '../spec/state-machine.ts';
import { endOfHeadAndPath } from '../src/head.js';
import { parseURL } from '../src/index.js';

// V8 counts the calls of each function: every URL passes the states of its parts, and no function decides beside them. The scheme start state reads
// the head of a URL for the states that follow it: they have to read what comes after the head.

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

afterAll(() => session.disconnect());

/** The functions in states/ that a string calls. */
async function statesEntered(input: string, base: string | null): Promise<Set<string>> {
  const baseURL = base === null ? null : parseURL(base);
  await session.post('Profiler.takePreciseCoverage');
  parseURL(input, { base: baseURL });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const called = result
    .filter(({ url }) => url.includes('/parser/src/states/'))
    .flatMap((script) => script.functions)
    .filter(({ ranges }) => ranges[0]!.count > 0);
  return new Set(called.map(({ functionName }) => functionName).filter((name) => name.endsWith('State')));
}

/** `special authority slashes state` is the function specialAuthoritySlashesState. */
function functionOf(state: string): string {
  return state.replace(/ ./g, (text) => text.charAt(1).toUpperCase());
}

/** The end of what the expression of the scheme start state matches. */
function endOfHead(input: string): number {
  return Math.max(endOfHeadAndPath(input), 0);
}

/** Whether a state gives a code point back, with which the next part starts. */
function isGivenBack(state: string, c: string): boolean {
  if (state === 'special authority ignore slashes state') return !'/\\'.includes(c);
  const ends = state === 'path state' ? '?#' : '/?#';
  return ends.includes(c) && /^(?:authority|host|path) state$/.test(state);
}

/** The states in which the standard's machine reads a code point after the head, and all that it enters. */
function statesOfMachine(input: string, base: string | null): { reading: Set<string>; all: Set<string> } {
  const baseURL = base === null ? null : parseURL(base);
  const reading = new Set(['schemeStartState']);
  const all = new Set(['schemeStartState', 'schemeState']);
  const head = endOfHead(preprocess(input, false));
  const onStep = ({ c, state, pointer }: StateMachineCore) => {
    all.add(functionOf(state));
    if (c !== undefined && pointer >= head && !isGivenBack(state, c)) reading.add(functionOf(state));
  };
  new StateMachine(input, { base: baseURL && machineURLOf(baseURL), onStep }).run();
  return { reading, all };
}

test.each<[input: string, base?: string]>([
  ...[['https://example.org/a/b?c#d'], ['file:///a/b'], ['file://h/a'], ['http://h'], ['http://h?q'], ['http://h#f']],
  ...[['http://h:81/a'], ['http://h:80/a'], ['HTTP://H:80/a?b'], ['http://h:081/a'], ['http://h:65536/a']],
  ...[
    ['http://1.2.3.4/a'],
    ['http://[::1]/a'],
    ['http://[::1]:81/a'],
    ['http://[::01]/a'],
    ['http://256.1.1.1/a'],
    ['http://[::1/a'],
    ['http://a b/'],
  ],
  ...[['app://h/a?b#c'], ['app://h:1/a'], ['APP://h/a'], ['app:/a'], ['mailto:a@h'], ['mailto:a b?c#d'], ['app://']],
  ...[['http://é/a'], ['http://h%41/a'], ['http://u@h/'], ['http://u:p@1.2.3.4:8080/a b'], ['http://u@'], ['ws:\\\\h']],
  ...[
    ['http://h/a b'],
    ['http://h/a/../b?c'],
    ['http://h/?a b#c'],
    ['http://h/#a b'],
    ['file:///C|/a'],
    ['file://C|/a'],
  ],
  ...[[' http://h/a\t?b '], ['http:\t//h/a'], ['x:\t//h/a'], ['http://h/\ta'], ['mailto:\na']],
  ...[
    ['?q', 'http://h/a'],
    ['/x', 'http://h/a'],
    ['x', 'file:///a'],
    ['//g/x', 'http://h/a'],
    ['#f', 'mailto:x'],
  ],
  ...[['http:x', 'http://h/a'], ['http://g', 'http://h/a'], ['', 'http://h/a?b'], ['/x', 'file:///a'], ['x']],
] as [string, string?][])('%j against %j passes the states of its parts', async (input, base = undefined) => {
  const entered = await statesEntered(input, base ?? null);
  const { reading, all } = statesOfMachine(input, base ?? null);
  expect([...reading].filter((state) => !entered.has(state))).toEqual([]);
  // A state that meets a tab or a newline is entered before the states start over.
  if (!/[\t\n\r]/.test(input)) expect([...entered].filter((state) => !all.has(state))).toEqual([]);
});

test('the head of a URL is read once, by the scheme start state', async () => {
  const entered = await statesEntered('https://www.example.org/a/b?c', null);
  expect([...entered].sort()).toEqual(['pathStartState', 'pathState', 'queryState', 'schemeStartState']);
});

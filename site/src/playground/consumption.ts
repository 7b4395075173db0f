import type { URLRecord } from '@url/record';
import type { Component } from './components.ts';
import { runMachine } from './state-machine.ts';

/** What the standard's machine is about to do when a step begins. */
interface Moment {
  readonly state: string;
  readonly pointer: number;
  readonly insideBrackets: boolean;
}

/** The components to which the states add what they consume. A state that is not listed consumes delimiters. */
const byState: { readonly [state: string]: Component } = {
  'scheme start state': 'scheme',
  'scheme state': 'scheme',
  'authority state': 'username',
  'host state': 'host',
  'file host state': 'host',
  'port state': 'port',
  'path start state': 'path',
  'path state': 'path',
  'opaque path state': 'path',
  'query state': 'query',
  'fragment state': 'fragment',
};

/** The code points that end what a state adds to a component. */
const delimiters: { readonly [state: string]: string } = {
  'scheme state': ':',
  'path start state': '?#',
  'path state': '?#',
  'opaque path state': '?#',
  'query state': '#',
};

/** The states that leave the solidus before them to the path, if no authority follows. */
const beforePath = new Set(['relative slash state', 'file slash state', 'path or authority state']);

/** The components from which the machine never goes back, and in which it never fails. */
const lastComponents: ReadonlySet<Component | undefined> = new Set<Component>(['path', 'query', 'fragment']);

/** The components of the code points that the standard's machine consumes. */
export interface Consumption {
  /** The component of each code point, in order. After a failure it ends before the code point that could not be consumed. */
  readonly components: readonly Component[];
  /** The offset of each code point in the input. Code points that preprocessing removes have none. */
  readonly offsets: readonly number[];
  /** Whether more code points at the end would change no component. */
  readonly isFinal: boolean;
}

/**
 * Runs the standard's machine, and notes into which component it puts each code point. If the machine goes back, as it does after an
 * authority without "@", it consumes the code points again, and the last time counts.
 *
 * @param input the string that is parsed
 * @param base the base URL, or `null`
 */
export function consume(input: string, base: URLRecord | null): Consumption {
  const components: Component[] = [];
  let last: Moment = { state: 'scheme start state', pointer: 0, insideBrackets: false };
  let points: readonly string[] = [];
  const { offsets, fails } = runMachine(input, base, ({ state, pointer, insideBrackets, input: all }) => {
    points = all;
    follow(components, points, last, { state, pointer, insideBrackets });
    last = { state, pointer, insideBrackets };
  });
  splitCredentials(components, points);
  return {
    components,
    offsets,
    isFinal: lastComponents.has(components[points.length - 1]) || (fails && last.pointer < points.length - 1),
  };
}

/** Notes what the machine did between two steps. */
function follow(components: Component[], points: readonly string[], before: Moment, now: Moment): void {
  for (let index = before.pointer; index < Math.min(now.pointer, points.length); index++) {
    components[index] = index > before.pointer ? 'delimiter' : componentOf(before, points[index]!);
  }
  components.length = Math.min(components.length, now.pointer);
  if (now.state !== 'path state' || now.pointer !== before.pointer) return;
  if (beforePath.has(before.state)) components[now.pointer - 1] = 'path';
  // A drive letter that was read as a host is the start of the path.
  if (before.state === 'file host state') {
    for (let index = now.pointer - 1; components[index] === 'host'; index--) components[index] = 'path';
  }
}

function componentOf({ state, insideBrackets }: Moment, point: string): Component {
  if (state === 'host state') return point === ':' && !insideBrackets ? 'delimiter' : 'host';
  return delimiters[state]?.includes(point) ? 'delimiter' : (byState[state] ?? 'delimiter');
}

/** The authority state reads credentials as one: the last "@" ends them, and the first ":" splits them. */
function splitCredentials(components: Component[], points: readonly string[]): void {
  const start = components.indexOf('username');
  const end = components.lastIndexOf('username');
  if (start < 0) return;
  const colon = points.indexOf(':', start);
  if (colon >= 0 && colon < end) components.fill('password', colon, end)[colon] = 'delimiter';
  components[end] = 'delimiter';
}

import type { Component } from './components.ts';

/** Which state of the standard's machine read a code point last. */
export interface Visit {
  /** The offset of the code point in the input, in code units; the input's length for the EOF code point. */
  readonly offset: number;
  readonly state: string;
}

/** A run of the input that belongs to one component. */
export interface Span {
  readonly component: Component;
  readonly start: number;
  readonly end: number;
}

const byState: { readonly [state: string]: Component } = {
  'scheme start state': 'scheme',
  'scheme state': 'scheme',
  'host state': 'host',
  'hostname state': 'host',
  'file host state': 'host',
  'port state': 'port',
  'path start state': 'path',
  'path state': 'path',
  'opaque path state': 'path',
  'query state': 'query',
  'fragment state': 'fragment',
};

/** The code points that end what a state reads, and belong to no component. */
const delimiters: { readonly [state: string]: string } = {
  'scheme state': ':',
  'host state': ':',
  'hostname state': ':',
  'path start state': '?#',
  'path state': '?#',
  'opaque path state': '?#',
  'query state': '#',
};

/**
 * Assigns each code unit of the input to the component that it ended up in: a state that reads a code point again, as the host
 * state does after the authority state, overrules the state before it.
 *
 * @param input the string that was parsed
 * @param visits the machine's visits, in order
 * @returns adjacent spans over the whole input. What the parser removes or never reaches is "removed"; a code point that a state
 *   skipped, as the second solidus after a special scheme, is a delimiter
 */
export function spansOf(input: string, visits: Iterable<Visit>): Span[] {
  const states = lastStates(input, visits);
  const components = credentialsOf(input, states);
  const visited = [...states.keys()].filter((offset) => states[offset] !== undefined);
  const isSkipped = (offset: number) =>
    offset > visited[0]! && offset < visited[visited.length - 1]! && !'\t\n\r'.includes(input[offset]!);
  const spans: Span[] = [];
  for (let offset = 0; offset < input.length; ) {
    const next = offset + String.fromCodePoint(input.codePointAt(offset)!).length;
    const component = components.get(offset) ?? componentAt(input[offset]!, states[offset], isSkipped(offset));
    const last = spans[spans.length - 1];
    if (last?.component === component) spans[spans.length - 1] = { ...last, end: next };
    else spans.push({ component, start: offset, end: next });
    offset = next;
  }
  return spans;
}

/** The states that read the solidus with which a path starts, and then leave the rest of it to the path state. */
const beforePath = new Set(['relative slash state', 'file slash state', 'path or authority state']);

/** The state that read each code unit last. */
function lastStates(input: string, visits: Iterable<Visit>): (string | undefined)[] {
  const states = new Array<string | undefined>(input.length);
  let before = '';
  for (const { offset, state } of visits) {
    if (state === 'path state' && beforePath.has(before)) {
      states[Math.max(input.lastIndexOf('/', offset - 1), input.lastIndexOf('\\', offset - 1))] = state;
    }
    if (offset < input.length) states[offset] = state;
    before = state;
  }
  return states;
}

function componentAt(unit: string, state: string | undefined, isSkipped: boolean): Component {
  if (state === undefined) return isSkipped ? 'delimiter' : 'removed';
  if (delimiters[state]?.includes(unit)) return 'delimiter';
  return byState[state] ?? 'delimiter';
}

/** The code points that only the authority state read are credentials: the last "@" ends them, the first ":" splits them. */
function credentialsOf(input: string, states: readonly (string | undefined)[]): Map<number, Component> {
  const components = new Map<number, Component>();
  const offsets = [...states.keys()].filter((offset) => states[offset] === 'authority state');
  const end = offsets.pop();
  if (end === undefined) return components;
  let component: Component = 'username';
  for (const offset of offsets) {
    const isSplit = component === 'username' && input[offset] === ':';
    components.set(offset, isSplit ? 'delimiter' : component);
    if (isSplit) component = 'password';
  }
  return components.set(end, 'delimiter');
}

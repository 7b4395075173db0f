import { serializeParsedHost } from '@url/host/internal';
import type { URLRecord } from '@url/record';
import { runMachine, type StateMachineCore } from './state-machine.ts';

/** A step of the standard's state machine: what a state found when it ran. */
export interface Step {
  readonly state: string;
  /** The offset of the pointer in the input, in code units. */
  readonly offset: number;
  /** The code point at the pointer; `null` is the EOF code point. */
  readonly character: string | null;
  readonly buffer: string;
  /** The URL's components as strings; a path that is a list is written as the standard writes lists. */
  readonly record: { readonly [component: string]: string | null };
  /** The validation errors so far. */
  readonly errors: number;
}

/** More steps than anybody looks at; a longer input shows its first ones. */
export const mostSteps = 20_000;

class EnoughSteps extends Error {}

/** How many steps the machine takes, at most `mostSteps`, and whether it fails in the last one. */
export function countSteps(input: string, base: URLRecord | null): { readonly steps: number; readonly fails: boolean } {
  let steps = 0;
  let fails = false;
  try {
    fails = runMachine(input, base, () => {
      if (++steps > mostSteps) throw new EnoughSteps();
    }).fails;
  } catch (error) {
    if (!(error instanceof EnoughSteps)) throw error;
  }
  return { steps: Math.min(steps, mostSteps), fails };
}

/** @returns a step by its number from 0 on; `null` if the machine takes fewer. Nothing is kept of the steps before it. */
export function stepAt(input: string, base: URLRecord | null, index: number): Step | null {
  let step: Step | null = null;
  let count = 0;
  try {
    runMachine(input, base, (machine, offset) => {
      if (count++ !== index) return;
      step = describe(machine, offset);
      throw new EnoughSteps();
    });
  } catch (error) {
    if (!(error instanceof EnoughSteps)) throw error;
  }
  return step;
}

function describe({ state, c, buffer, url, errors }: StateMachineCore, offset: number): Step {
  const { scheme, username, password, host, port, path, query, fragment } = url;
  // Without spaces, which would be shown as symbols. An empty list is shown as an empty value.
  const segments = typeof path === 'string' ? [] : path.map((segment) => `"${segment}"`);
  const list = typeof path === 'string' ? path : segments.length === 0 ? '' : `«${segments.join(',')}»`;
  const record = {
    scheme,
    username,
    password,
    host: host === null ? null : serializeParsedHost(host),
    port: port === null ? null : String(port),
    path: list,
    query,
    fragment,
  };
  return { state, offset, character: c ?? null, buffer, record, errors: errors.length };
}

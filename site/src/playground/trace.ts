import { serializeHost } from '@url/host';
import type { URLRecord } from '@url/record';
import { machineURLOf, StateMachine, type StateMachineCore } from '../../../packages/parser/test/state-machine.ts';
import type { Visit } from './spans.ts';

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

/** Runs the machine, and calls a function before each step with the offset of the pointer in the input. */
function run(
  input: string,
  base: URLRecord | null,
  onStep: (machine: StateMachineCore, offset: number) => unknown,
): boolean {
  const offsets = offsetsOf(input);
  const step = (machine: StateMachineCore) => onStep(machine, offsets[machine.pointer] ?? input.length);
  return new StateMachine(input, { base: base && machineURLOf(base), onStep: step }).run() !== null;
}

/** @returns which state read which code point, in order */
export function traceVisits(input: string, base: URLRecord | null): Visit[] {
  const visits: Visit[] = [];
  run(input, base, ({ state }, offset) => visits.push({ offset, state }));
  return visits;
}

/** How many steps the machine takes, at most `mostSteps`, and whether it fails in the last one. */
export function countSteps(input: string, base: URLRecord | null): { readonly steps: number; readonly fails: boolean } {
  let steps = 0;
  const isParsed = run(input, base, () => steps++);
  return { steps: Math.min(steps, mostSteps), fails: !isParsed && steps <= mostSteps };
}

/** @returns a step by its number from 0 on; `null` if the machine takes fewer. Nothing is kept of the steps before it. */
export function stepAt(input: string, base: URLRecord | null, index: number): Step | null {
  let step: Step | null = null;
  let count = 0;
  try {
    run(input, base, (machine, offset) => {
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
  const list =
    typeof path === 'string'
      ? path
      : path.length === 0
        ? '« »'
        : `« ${path.map((segment) => `"${segment}"`).join(', ')} »`;
  const record = {
    scheme,
    username,
    password,
    host: host === null ? null : serializeHost(host),
    port: port === null ? null : String(port),
    path: list,
    query,
    fragment,
  };
  return { state, offset, character: c ?? null, buffer, record, errors: errors.length };
}

/** The offset in the input of each code point that preprocessing leaves. */
function offsetsOf(input: string): number[] {
  const isTrimmed = (offset: number) => input.charCodeAt(offset) <= 0x20;
  let start = 0;
  let end = input.length;
  while (start < end && isTrimmed(start)) start++;
  while (end > start && isTrimmed(end - 1)) end--;
  const offsets: number[] = [];
  for (let offset = start; offset < end; ) {
    const character = String.fromCodePoint(input.codePointAt(offset)!);
    if (!'\t\n\r'.includes(character)) offsets.push(offset);
    offset += character.length;
  }
  return offsets;
}

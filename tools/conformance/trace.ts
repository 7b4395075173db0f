import { isDeepStrictEqual } from 'node:util';
import { URL as OurURL } from '@url/polyfill';
import { componentsOf } from './components.ts';

/** An operation on a parsed URL: setting an attribute, or calling a method of its params. */
export type Step = readonly [member: string, ...values: string[]];

/** An input of the parser, and operations on the URL that it returns. */
export interface URLCase {
  readonly input: string;
  readonly base: string | null;
  readonly steps: readonly Step[];
}

/** A URL after parsing and after each step: its parts by name, and its params. `null` if the input does not parse. */
export type State = Readonly<Record<string, string>> | null;

type URLClass = new (input: string, base?: string) => URL;

/** The class of this project, which is also valid where the type of the native class is required. */
export const ourClass: typeof globalThis.URL = OurURL as unknown as typeof globalThis.URL;

function stateOf(url: URL): State {
  return { ...componentsOf(url), origin: url.origin, searchParams: JSON.stringify([...url.searchParams]) };
}

function take(url: URL, [member, ...values]: Step): void {
  const method = member.replace('searchParams.', '') as 'append';
  if (method !== member) Reflect.apply(url.searchParams[method], url.searchParams, values);
  else Reflect.set(url, member, values[0]);
}

/** Returns the result of a call, or `null` if it throws a TypeError. Every other error is a defect. */
function orNull<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}

/** Returns the states of a URL of that class: after parsing, and after each step. */
export function trace(Class: URLClass, { input, base, steps }: URLCase): State[] {
  const url = orNull(() => (base === null ? new Class(input) : new Class(input, base)));
  if (url === null) return [null];
  const states = [stateOf(url)];
  for (const step of steps) {
    orNull(() => take(url, step));
    states.push(stateOf(url));
  }
  return states;
}

/** Returns the href of a URL of that class after the last step, or `null` if the input does not parse. */
export function hrefOf(Class: URLClass, urlCase: URLCase): string | null {
  return trace(Class, urlCase).at(-1)?.href ?? null;
}

/** The first state in which two classes differ, the state before it, and the steps up to it. */
export interface Difference {
  readonly steps: readonly Step[];
  readonly before: State;
  readonly ours: State;
  readonly theirs: State;
}

export function firstDifference(
  ours: readonly State[],
  theirs: readonly State[],
  { steps }: URLCase,
): Difference | null {
  const at = ours.findIndex((state, index) => !isDeepStrictEqual(state, theirs[index]));
  if (at < 0) return null;
  return { steps: steps.slice(0, at), before: ours[at - 1] ?? null, ours: ours[at]!, theirs: theirs[at]! };
}

/** Compares a class with the native one. If only one of them accepts the base, that is the difference. */
export function differenceFromNative(Class: typeof globalThis.URL, urlCase: URLCase): Difference | null {
  const { base } = urlCase;
  const isBaseDisputed = base !== null && Class.canParse(base) !== URL.canParse(base);
  const asked = isBaseDisputed ? { input: base, base: null, steps: [] } : urlCase;
  return firstDifference(trace(Class, asked), trace(URL, asked), asked);
}

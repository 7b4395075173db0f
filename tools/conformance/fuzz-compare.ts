import { toUnicode } from '@url/idna';
import { URL as OurURL } from '@url/polyfill';
import { URL as ReferenceURL } from 'whatwg-url';
import { isNewMark } from '../idna/normalization-data.ts';
import type { FuzzCase, Step } from './fuzz-strategies.ts';
import { type DisputedHost, explanationOf } from './known-differences.ts';

type Class = new (input: string, base?: string) => URL;

const parts = [
  ...['href', 'origin', 'protocol', 'username', 'password', 'host'],
  ...['hostname', 'port', 'pathname', 'search', 'hash'],
] as const;

/** The URL after parsing and after each step: its parts by name, and its params. */
type State = Readonly<Record<string, string>> | 'failure';

function stateOf(url: URL): State {
  const state: Record<string, string> = {};
  for (const part of parts) state[part] = url[part as keyof URL] as string;
  state.searchParams = JSON.stringify([...url.searchParams]);
  return state;
}

function take(url: URL, [member, ...values]: Step): void {
  const method = member.replace('searchParams.', '') as 'append';
  if (method !== member) Reflect.apply(url.searchParams[method], url.searchParams, values);
  else Reflect.set(url, member, values[0]);
}

/** Any error but a TypeError is one of the program, and comes out. */
function trace(Class: Class, { input, base, steps }: FuzzCase): State[] {
  let url: URL;
  try {
    url = base === null ? new Class(input) : new Class(input, base);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return ['failure'];
  }
  const states = [stateOf(url)];
  for (const step of steps) {
    try {
      take(url, step);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    states.push(stateOf(url));
  }
  return states;
}

/** The host that one of two takes, and the other does not. */
function disputedHost(ours: State, theirs: State, before: State | undefined): DisputedHost | null {
  if (ours === 'failure') return theirs === 'failure' ? null : { takenBy: 'node', host: theirs.hostname! };
  if (theirs === 'failure') return { takenBy: 'this', host: ours.hostname! };
  if (before === undefined || before === 'failure' || ours.hostname === theirs.hostname) return null;
  const isOurs = ours.hostname !== before.hostname;
  return isOurs ? { takenBy: 'this', host: ours.hostname! } : { takenBy: 'node', host: theirs.hostname! };
}

/** Whether the hosts have a mark which Unicode 18 added, and which is then ordered by the Unicode that the engine knows. */
function hasNewMark(...states: readonly State[]): boolean {
  const hosts = states.map((state) => (state === 'failure' ? '' : state.hostname! + toUnicode(state.hostname!).domain));
  return Array.from(hosts.join('')).some((character) => isNewMark(character.codePointAt(0)!));
}

/** What differs, and from whom. */
export interface FuzzDifference {
  readonly rival: 'whatwg-url' | 'native';
  /** The number of steps after which it is seen. */
  readonly step: number;
  readonly ours: string;
  readonly theirs: string;
}

function compareWith(
  rival: FuzzDifference['rival'],
  ours: readonly State[],
  theirs: readonly State[],
): FuzzDifference | null {
  const texts = [ours, theirs].map((states) => states.map((state) => JSON.stringify(state)));
  const step = ours.findIndex((_, index) => texts[0]![index] !== texts[1]![index]);
  if (step < 0) return null;
  const [our, their] = [ours[step]!, theirs[step]!];
  if (hasNewMark(our, their)) return null;
  if (rival === 'native' && explanationOf(disputedHost(our, their, ours[step - 1])) !== null) return null;
  return { rival, step, ours: texts[0]![step]!, theirs: texts[1]![step]! };
}

/**
 * Whether the native class parsed a URL again after its protocol became "file", where the standard only changes the scheme: "C|" in its
 * path is then a drive letter.
 */
function isParsedAnew({ steps }: FuzzCase, { step, ours, theirs }: FuzzDifference): boolean {
  const isMadeFile = steps
    .slice(0, step)
    .some(([member, value]) => member === 'protocol' && /^file(?::|$)/i.test(value ?? ''));
  const [our, their]: State[] = [JSON.parse(ours), JSON.parse(theirs)];
  if (!isMadeFile || our === 'failure' || their === 'failure' || our === undefined || their === undefined) return false;
  return URL.parse(our.href!)?.href === their.href;
}

/** Whether native refused a host of tens of thousands of code units, for which the standard has no limit, and the reference takes it. */
function isRefusedForLength({ ours, theirs }: FuzzDifference): boolean {
  const our: State = JSON.parse(ours);
  return theirs === '"failure"' && our !== 'failure' && our.hostname!.length > 0x4000;
}

/** @returns a difference that nothing known explains, or `null` */
export function compareCase(fuzzCase: FuzzCase): FuzzDifference | null {
  const ours = trace(OurURL as Class, fuzzCase);
  const reference = compareWith('whatwg-url', ours, trace(ReferenceURL, fuzzCase));
  if (reference !== null) return reference;
  const difference = compareWith('native', ours, trace(URL, fuzzCase));
  if (difference !== null && (isParsedAnew(fuzzCase, difference) || isRefusedForLength(difference))) return null;
  // What a base that native does not take leads to.
  const { base } = fuzzCase;
  if (difference === null || base === null || compareCase({ input: base, base: null, steps: [] }) !== null)
    return difference;
  return URL.canParse(base) === OurURL.canParse(base) ? difference : null;
}

/** What the reference gives after the last step: the expected value of a test row. */
export function expectedHref(fuzzCase: FuzzCase): string | null {
  const states = trace(ReferenceURL, fuzzCase);
  const last = states[states.length - 1]!;
  return last === 'failure' ? null : last.href!;
}

/** What this project gives after the last step. */
export function hrefOf(fuzzCase: FuzzCase): string | null {
  const states = trace(OurURL as Class, fuzzCase);
  const last = states[states.length - 1]!;
  return last === 'failure' ? null : last.href!;
}

/** @returns smaller cases: without a step, without the base, with a shorter text */
function* smaller({ input, base, steps }: FuzzCase): Generator<FuzzCase> {
  for (let index = 0; index < steps.length; index++) {
    yield { input, base, steps: [...steps.slice(0, index), ...steps.slice(index + 1)] };
  }
  if (base !== null) yield { input, base: null, steps };
  for (const text of shorter(input)) yield { input: text, base, steps };
  for (const text of shorter(base ?? '')) yield { input, base: text, steps };
  for (const [index, [member, ...values]] of steps.entries()) {
    for (const [at, value] of values.entries()) {
      for (const text of shorter(value)) {
        const step: Step = [member, ...values.slice(0, at), text, ...values.slice(at + 1)];
        yield { input, base, steps: [...steps.slice(0, index), step, ...steps.slice(index + 1)] };
      }
    }
  }
}

function* shorter(text: string): Generator<string> {
  for (let length = text.length; length >= 1; length = length >> 1) {
    for (let start = 0; start < text.length; start += length) yield text.slice(0, start) + text.slice(start + length);
  }
}

/** So many smaller cases are tried: a text of 64 KiB has a hundred thousand, and each is parsed by three implementations. */
const MOST_TRIES = 3000;

/** @returns the smallest case found. Unless the tries ran out, no case that is smaller by one step fails. */
export function minimize(failing: FuzzCase, fails: (fuzzCase: FuzzCase) => boolean): FuzzCase {
  let smallest = failing;
  let candidates = smaller(smallest);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { value, done } = candidates.next();
    if (done) break;
    if (!fails(value)) continue;
    smallest = value;
    candidates = smaller(smallest);
  }
  return smallest;
}

import { toUnicode } from '@url/idna';
import { URL as OurURL } from '@url/polyfill';
import { URL as ReferenceURL } from 'whatwg-url';
import { isNewMark } from '../data/idna/normalization-data.ts';
import type { FuzzCase, Step } from './fuzz-strategies.ts';
import { type DisputedHost, explanationOf } from './known-differences.ts';
import { minimizeBy, shorter } from './minimize.ts';

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

/** Rethrows every error except a TypeError, because it is a defect. */
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

/** Returns the host that only one of the two parsers accepts. */
function disputedHost(ours: State, theirs: State, before: State | undefined): DisputedHost | null {
  if (ours === 'failure') return theirs === 'failure' ? null : { takenBy: 'node', host: theirs.hostname! };
  if (theirs === 'failure') return { takenBy: 'this', host: ours.hostname! };
  if (before === undefined || before === 'failure' || ours.hostname === theirs.hostname) return null;
  const isOurs = ours.hostname !== before.hostname;
  return isOurs ? { takenBy: 'this', host: ours.hostname! } : { takenBy: 'node', host: theirs.hostname! };
}

/** Whether the hosts contain a mark that Unicode 18 added, whose order depends on the engine's Unicode version. */
function hasNewMark(...states: readonly State[]): boolean {
  const hosts = states.map((state) => (state === 'failure' ? '' : state.hostname! + toUnicode(state.hostname!).domain));
  return Array.from(hosts.join('')).some((character) => isNewMark(character.codePointAt(0)!));
}

/** A difference, and the implementation that differs. */
export interface FuzzDifference {
  readonly rival: 'whatwg-url' | 'native' | 'canParse' | 'fresh parse';
  /** The number of steps after which it occurs. */
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

/** Whether a step sets the protocol to "file". The parser removes tabs and newlines from the value. */
function setsFile([member, value = '']: Step): boolean {
  return member === 'protocol' && /^file(?::|$)/i.test(value.replace(/[\t\n\r]/g, ''));
}

/**
 * Whether the native class parsed a URL again after its protocol became "file", although the standard only changes the scheme. Then "C|" in
 * the path becomes a drive letter.
 */
function isParsedAnew({ steps }: FuzzCase, { step, ours, theirs }: FuzzDifference): boolean {
  const isMadeFile = steps.slice(0, step).some(setsFile);
  const [our, their]: State[] = [JSON.parse(ours), JSON.parse(theirs)];
  if (!isMadeFile || our === 'failure' || their === 'failure' || our === undefined || their === undefined) return false;
  return URL.parse(our.href!)?.href === their.href;
}

/** Whether native did not normalize a host after mapping it: "게ﾫ" is U+AC8C and U+11AA there, which NFC composes. */
function isNotNormalized({ ours, theirs }: FuzzDifference): boolean {
  const [our, their]: State[] = [JSON.parse(ours), JSON.parse(theirs)];
  if (our === 'failure' || their === 'failure' || our === undefined || their === undefined) return false;
  const host = toUnicode(their.hostname!).domain;
  return host !== host.normalize('NFC') && toUnicode(our.hostname!).domain === host.normalize('NFC');
}

/** Whether only native rejects a host of tens of thousands of code units. The standard does not limit the length. */
function isRefusedForLength({ ours, theirs }: FuzzDifference): boolean {
  const our: State = JSON.parse(ours);
  return theirs === '"failure"' && our !== 'failure' && our.hostname!.length > 0x4000;
}

/** Returns the result of `canParse` if it contradicts the constructor. */
function compareCanParse({ input, base }: FuzzCase, ours: readonly State[]): FuzzDifference | null {
  const parses = ours[0] !== 'failure';
  const canParse = base === null ? OurURL.canParse(input) : OurURL.canParse(input, base);
  return canParse === parses ? null : { rival: 'canParse', step: 0, ours: `${parses}`, theirs: `${canParse}` };
}

/** Compares a URL after its setters with a parse of its href. Setting the scheme to "file" does not change "C|". */
function compareFreshParse({ steps }: FuzzCase, ours: readonly State[]): FuzzDifference | null {
  const last = ours[ours.length - 1]!;
  if (steps.length === 0 || last === 'failure' || steps.some(setsFile)) return null;
  const [fresh] = trace(OurURL as Class, { input: last.href!, base: null, steps: [] });
  const [our, their] = [JSON.stringify(last), JSON.stringify(fresh)];
  return our === their ? null : { rival: 'fresh parse', step: steps.length, ours: our, theirs: their };
}

/** Returns a difference without a known reason, or `null`. */
export function compareCase(fuzzCase: FuzzCase): FuzzDifference | null {
  const ours = trace(OurURL as Class, fuzzCase);
  const own = compareCanParse(fuzzCase, ours) ?? compareFreshParse(fuzzCase, ours);
  if (own !== null) return own;
  const reference = compareWith('whatwg-url', ours, trace(ReferenceURL, fuzzCase));
  if (reference !== null) return reference;
  const difference = compareWith('native', ours, trace(URL, fuzzCase));
  const isKnown =
    difference !== null &&
    (isParsedAnew(fuzzCase, difference) || isRefusedForLength(difference) || isNotNormalized(difference));
  if (isKnown) return null;
  // The consequence of a base that native rejects.
  const { base } = fuzzCase;
  if (difference === null || base === null || compareCase({ input: base, base: null, steps: [] }) !== null)
    return difference;
  return URL.canParse(base) === OurURL.canParse(base) ? difference : null;
}

/** Returns the result of the reference after the last step: the expected value of a test row. */
export function expectedHref(fuzzCase: FuzzCase): string | null {
  const states = trace(ReferenceURL, fuzzCase);
  const last = states[states.length - 1]!;
  return last === 'failure' ? null : last.href!;
}

/** Returns the result of this project after the last step. */
export function hrefOf(fuzzCase: FuzzCase): string | null {
  const states = trace(OurURL as Class, fuzzCase);
  const last = states[states.length - 1]!;
  return last === 'failure' ? null : last.href!;
}

/** Returns smaller cases: without a step, without the base, with a shorter text. */
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

/** Returns the smallest failing case found. */
export function minimize(failing: FuzzCase, fails: (fuzzCase: FuzzCase) => boolean): FuzzCase {
  return minimizeBy(failing, smaller, fails);
}

import { componentNames } from './components.ts';
import { fragmentOfAURL, hostShaped, mutated, urlShaped } from './generators.ts';
import type { Random } from './random.ts';
import { addresses, bases, insertions } from './vocabulary.ts';
import { words } from './words.ts';

/** An operation on a parsed URL: setting an attribute, or calling a method of its params. */
export type Step = readonly [member: string, ...values: string[]];

/** A complete input of the fuzzer, which can be saved, minimised and run again. */
export interface FuzzCase {
  readonly input: string;
  readonly base: string | null;
  readonly steps: readonly Step[];
}

/** Makes a case; `corpus` contains inputs of web-platform-tests, if available. */
export type Strategy = (random: Random, corpus: readonly string[]) => FuzzCase;

function parse(input: string, base: string | null = null): FuzzCase {
  return { input, base, steps: [] };
}

function maybeBase(random: Random): string | null {
  return random.oneIn(3) ? random.pick(bases) : null;
}

function several(random: Random, most: number, make: () => string): string {
  let text = '';
  for (let count = random.below(most + 1); count > 0; count--) text += make();
  return text;
}

const segments = [...words('. .. %2e %2E%2e .%2e c: C| / \\ \t // a ? # file: é %'), ' ', ''];

function dotsAndDrives(random: Random): FuzzCase {
  const start = random.pick(['file:', 'file://', 'file:///', 'http://h', 'a:', 'a://h', '', '/', 'c|']);
  const base = random.pick([null, 'file:///C:/a/b', 'file://h/C:/', 'file:', 'http://h/a/b/c', 'a:/b/c', 'a:b']);
  return parse(start + several(random, 9, () => `${random.pick(segments)}${random.oneIn(2) ? '/' : ''}`), base);
}

const numbers = [...words('0 00 1 08 0x 0xff 255 256 4294967295 4294967296 1e3 %31 １ a'), ''];
const pieces = [':', '::', '0', '1', 'ffff', '10000', 'g', '1.2.3.4', '.', '%25', '[', ']'];

function address(random: Random): FuzzCase {
  const dotted = () => Array.from({ length: 1 + random.below(5) }, () => random.pick(numbers)).join('.');
  const bracketed = () => `[${several(random, 12, () => random.pick(pieces))}]`;
  const host = random.oneIn(5) ? random.pick(addresses) : random.oneIn(2) ? dotted() : bracketed();
  return parse(`${random.pick(['http:', 'a:', 'file:'])}//${host}${random.pick(['', '/', ':80', ':1/', '.'])}`);
}

function splice(random: Random, corpus: readonly string[]): FuzzCase {
  const any = () => (corpus.length > 0 && random.oneIn(2) ? random.pick(corpus) : urlShaped(random));
  const [one, other] = [any(), any()];
  return parse(
    one.slice(0, random.below(one.length + 1)) + other.slice(random.below(other.length + 1)),
    maybeBase(random),
  );
}

/** Implementations may process strings above 64 KiB differently. */
function around64KiB(random: Random): FuzzCase {
  const [before, after] = [urlShaped(random), fragmentOfAURL(random)];
  const filler = random.pick(['a', '/', 'é', '%41', '.', '&a=', ' ', 'a.']);
  const length = 65_531 + random.below(9) - before.length - after.length;
  const middle = filler.repeat(Math.ceil(length / filler.length)).slice(0, Math.max(0, length));
  return parse(before + middle + after, maybeBase(random));
}

const methods: readonly (readonly [name: string, most: number])[] = [
  ['append', 2],
  ['set', 2],
  ['delete', 2],
  ['sort', 0],
];

function value(random: Random): string {
  if (random.oneIn(3)) return fragmentOfAURL(random);
  return several(random, 4, () => (random.oneIn(2) ? random.pick(insertions) : random.pick(segments)));
}

function step(random: Random): Step {
  if (!random.oneIn(4)) return [random.pick(componentNames), value(random)];
  const [name, most] = random.pick(methods);
  const least = name === 'delete' ? 1 : most;
  const count = least + random.below(most - least + 1);
  return [`searchParams.${name}`, ...Array.from({ length: count }, () => value(random))];
}

function settersInStep(random: Random): FuzzCase {
  const steps = Array.from({ length: 1 + random.below(8) }, () => step(random));
  return { input: urlShaped(random), base: random.pick(bases), steps };
}

function mutation(random: Random, corpus: readonly string[]): FuzzCase {
  if (corpus.length === 0 || random.oneIn(2)) return parse(mutated(random), maybeBase(random));
  const known = random.pick(corpus);
  const at = random.below(known.length + 1);
  return parse(known.slice(0, at) + random.pick(insertions) + known.slice(at + random.below(3)), maybeBase(random));
}

const cleanURLs = [
  ...words(`
    http://h/ https://example.org:8080/a/b?c=d#e http://u:p@h/ http://1.2.3.4/ http://[::1]/ ws:h file:///C:/a file://h/a
    file:a x: x:/ x://h/a x://u:p@h:1/ x:/.//a x:///a //h/a /a/../b ?a #a a C|/a mailto:a@b blob:http://h/ http:a http:/a`),
  ...['', 'data:,a  ', 'x:a b?c#d'],
];

const events = [
  ...words(`
    \t \r / \\ ? # @ : [ ] // .. . % %2e %2F | < ^ " \0 \x7f é \ud800 \u3002 \xad xn-- 0x 99999 \t/ :\t// C| & = +`),
  ...['\n', ' '],
];

/** An event at an offset of a clean URL, and sometimes a second one. */
function eventInCleanURL(random: Random): FuzzCase {
  let text = random.pick(cleanURLs);
  for (let count = 1 + random.below(2); count > 0; count--) {
    const at = random.below(text.length + 1);
    text = text.slice(0, at) + random.pick(events) + text.slice(at);
  }
  return parse(text, maybeBase(random));
}

/** Inputs that a shortcut could misjudge before tabs are removed: a prefix with gaps, and an invalid authority. */
function gapsBeforeAuthority(random: Random): FuzzCase {
  const gap = () => several(random, 2, () => random.pick(['\t', '\n', '\r']));
  const start = `${random.pick(['x', 'http', 'file', 'postgres', ''])}${gap()}:${gap()}${random.pick(['/', '\\', ''])}${gap()}`;
  const host = random.pick(['[', 'a b', 'a:99999', 'u@', 'h', '', '[::1]', 'a^', '1.2.3.256']);
  return parse(`${start}${random.pick(['/', '\\', ''])}${host}${random.pick(['', '/', '?', '#'])}`, maybeBase(random));
}

/** Setters in any order, on a clean URL. The result is also compared with a parse of its href. */
function settersOfCleanURL(random: Random): FuzzCase {
  const steps = Array.from({ length: 1 + random.below(12) }, () => step(random));
  return { input: random.pick(cleanURLs), base: random.pick(bases), steps };
}

/** Each strategy, with its frequency. */
export const strategies: Readonly<Record<string, readonly [weight: number, make: Strategy]>> = {
  grammar: [100, (random) => parse(urlShaped(random))],
  relative: [100, (random) => parse(fragmentOfAURL(random), random.pick(bases))],
  mutation: [150, mutation],
  splice: [100, splice],
  'dots and drives': [100, dotsAndDrives],
  IDN: [100, (random) => parse(hostShaped(random))],
  addresses: [100, address],
  'setters in step': [100, settersInStep],
  'events in clean URLs': [150, eventInCleanURL],
  'canParse against parse': [100, gapsBeforeAuthority],
  'setters against a fresh parse': [100, settersOfCleanURL],
  'around 64 KiB': [1, around64KiB],
};

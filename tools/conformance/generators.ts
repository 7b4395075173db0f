import fc from 'fast-check';
import { Random } from './random.ts';
import {
  addresses,
  bases,
  domains,
  fragments,
  insertions,
  ports,
  queries,
  schemes,
  segments,
  slashes,
  unicodeDomains,
  userinfos,
} from './vocabulary.ts';

/** An input of the URL parser, and its base, if any. */
export interface GeneratedInput {
  readonly input: string;
  readonly base: string | null;
}

/** Ranges of code points for labels, each with its reason. */
const labelRanges: readonly (readonly [number, number])[] = [
  [0x61, 0x7a],
  [0xc0, 0x17f], // letters that map and decompose
  [0x300, 0x36f], // combining marks
  [0x370, 0x52f], // Greek and Cyrillic, with case
  [0x590, 0x6ff], // right to left, with joining types and digits
  [0x900, 0x97f], // viramas, which may precede a joiner
  [0x1e00, 0x1fff], // precomposed letters
  [0x2000, 0x206f], // joiners, and many forbidden code points
  [0x3040, 0x30ff],
  [0x4e00, 0x4fff],
  [0xac00, 0xacff],
  [0xff00, 0xffef], // compatibility forms
  [0x1f300, 0x1f5ff],
];

function label(random: Random): string {
  const [first, last] = random.pick(labelRanges);
  let result = '';
  for (let length = 1 + random.below(6); length > 0; length--) {
    result += random.oneIn(4)
      ? String.fromCharCode(0x61 + random.below(26))
      : String.fromCodePoint(first + random.below(last - first + 1));
  }
  return result;
}

function host(random: Random): string {
  switch (random.below(12)) {
    case 0:
    case 1:
      return random.pick(addresses);
    case 2:
      return random.pick(unicodeDomains);
    case 3:
      return `${label(random)}.${random.oneIn(2) ? label(random) : 'com'}`;
    case 4:
      return '';
    case 5:
    case 6:
      return `${random.pick(segments)}.${random.pick(domains)}`;
    case 7:
    case 8:
      return `h${random.below(1000)}.example`;
    default:
      return random.pick(domains);
  }
}

/** A label with the prefix of Punycode, rarely valid. */
function punycodeLabel(random: Random): string {
  let result = 'xn--';
  for (let length = 1 + random.below(7); length > 0; length--) {
    result += random.pick('aaabcdefghijklmnopqrstuvwxyz0123456789-'.split(''));
  }
  return result;
}

/** A URL whose host has labels in many scripts, at least one of them not ASCII. */
export function hostShaped(random: Random): string {
  const labels = [random.oneIn(2) ? label(random) : random.pick(unicodeDomains)];
  for (let more = random.below(3); more > 0; more--) {
    labels.push(random.oneIn(2) ? punycodeLabel(random) : label(random));
  }
  const whole = `https://${labels.join(random.oneIn(8) ? '。' : '.')}/`;
  return random.oneIn(3) ? mutateOnce(random, whole) : whole;
}

function path(random: Random): string {
  let result = '';
  for (let length = random.below(6); length > 0; length--) {
    result += (random.oneIn(8) ? '\\' : '/') + random.pick(segments);
  }
  return result;
}

/** A string with the parts of a URL in order, with likely and unlikely values. */
export function urlShaped(random: Random): string {
  let result = '';
  if (!random.oneIn(6)) result += `${random.pick(schemes)}:`;
  if (!random.oneIn(5)) {
    result += random.pick(slashes);
    if (random.oneIn(4)) result += random.pick(userinfos);
    result += host(random);
    if (random.oneIn(4)) result += random.pick(ports);
  }
  result += path(random);
  if (random.oneIn(4)) result += random.pick(queries);
  if (random.oneIn(4)) result += random.pick(fragments);
  return result;
}

/** One edit: inserts, removes, repeats, moves, or changes the case. */
function mutateOnce(random: Random, input: string): string {
  const start = random.below(input.length + 1);
  const end = Math.min(input.length, start + 1 + random.below(4));
  const [before, middle, after] = [input.slice(0, start), input.slice(start, end), input.slice(end)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + middle + middle + after;
    case 2:
      return after + middle + before;
    case 3:
      return before + (random.oneIn(2) ? middle.toUpperCase() : middle.toLowerCase()) + after;
    default:
      return before + random.pick(insertions) + middle + after;
  }
}

/** A URL-shaped string after one to four edits. */
export function mutated(random: Random): string {
  let result = urlShaped(random);
  for (let edits = 1 + random.below(4); edits > 0; edits--) result = mutateOnce(random, result);
  return result;
}

/** A part of a URL alone, as a relative reference or a setter's value. */
export function fragmentOfAURL(random: Random): string {
  const whole = random.oneIn(2) ? urlShaped(random) : mutated(random);
  const start = random.below(whole.length + 1);
  return whole.slice(start, start + random.below(whole.length + 1));
}

function anyInput(random: Random): string {
  const kind = random.below(7);
  if (kind === 6) return hostShaped(random);
  if (kind < 2) return fragmentOfAURL(random);
  return kind < 4 ? urlShaped(random) : mutated(random);
}

/** Most of the bases parse. */
function baseOf(random: Random): string {
  if (!random.oneIn(3)) return random.pick(bases);
  return random.oneIn(4) ? mutated(random) : urlShaped(random);
}

/** The next input of a run. */
export function generateInput(random: Random): GeneratedInput {
  const input = anyInput(random);
  return { input, base: random.oneIn(3) ? null : baseOf(random) };
}

function fromSeed<T>(make: (random: Random) => T): fc.Arbitrary<T> {
  return fc.integer().map((seed) => make(new Random(seed)));
}

/** Pieces in any order, which fast-check shrinks well. */
export const piecesArbitrary: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...schemes.map((scheme) => `${scheme}:`),
      ...slashes,
      ...userinfos,
      ...domains,
      ...unicodeDomains,
      ...addresses,
      ...ports,
      ...segments,
      ...queries,
      ...fragments,
      ...insertions,
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

/** Any string, lone surrogates included; most look like URLs. */
export const inputArbitrary: fc.Arbitrary<string> = fc.oneof(
  piecesArbitrary,
  fromSeed(urlShaped),
  fromSeed(mutated),
  fromSeed(hostShaped),
  fromSeed(fragmentOfAURL),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** A URL that is likely to parse. */
export const urlArbitrary: fc.Arbitrary<string> = fc.oneof(fromSeed(urlShaped), piecesArbitrary, fc.webUrl());

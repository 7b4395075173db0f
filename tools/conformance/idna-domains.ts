// Generates domains for UTS #46 processing. Equal seeds make equal domains on every engine.
import { MIXES, POOLS } from './idna-pools.ts';
import type { Random } from './random.ts';
import { words } from './words.ts';

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function randomCodePoint(random: Random, mix: readonly string[]): number {
  const [first, last] = random.pick(POOLS[random.pick(mix)]!);
  return first + random.below(last - first + 1);
}

/** Characters that every engine normalizes and lower-cases equally. */
const OLD =
  /^[\0-\u036f\u0391-\u03a9\u0430-\u044f\u05d0-\u05ea\u0900-\u0970\u1100-\u11ff\u1e00-\u1eff\u3041-\u30ff\uac00-\ud7a3]*$/;

function normalizeOld(text: string): string {
  return OLD.test(text) ? text.normalize('NFKC').toLowerCase() : text;
}

function randomText(random: Random): string {
  const mix = random.pick(MIXES);
  const length = random.oneIn(20) ? 20 + random.below(60) : 1 + random.below(7);
  let text = '';
  for (let count = 0; count < length; count++) {
    text += String.fromCodePoint(randomCodePoint(random, random.oneIn(24) ? random.pick(MIXES) : mix));
  }
  return random.oneIn(4) ? normalizeOld(text) : text;
}

/** https://www.rfc-editor.org/rfc/rfc3492#section-3.3 */
function variableLengthInteger(value: number, bias: number): string {
  let output = '';
  let rest = value;
  for (let k = 36; ; k += 36) {
    const t = Math.min(Math.max(k - bias, 1), 26);
    output += DIGITS[rest < t ? rest : t + ((rest - t) % (36 - t))];
    if (rest < t) return output;
    rest = Math.floor((rest - t) / (36 - t));
  }
}

/** https://www.rfc-editor.org/rfc/rfc3492#section-3.4 */
function adaptedBias(delta: number, count: number, isFirst: boolean): number {
  let scaled = Math.floor(delta / (isFirst ? 700 : 2));
  scaled += Math.floor(scaled / count);
  let bias = 0;
  for (; scaled > 455; bias += 36) scaled = Math.floor(scaled / 35);
  return bias + Math.floor((36 * scaled) / (scaled + 38));
}

/** Encodes by RFC 3492 without checks, so that the result may be invalid. */
export function encodeLiterally(label: string): string {
  const codePoints = Array.from(label, (character) => character.codePointAt(0)!);
  const basic = codePoints.filter((codePoint) => codePoint < 0x80);
  let output = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : '';
  let [n, delta, bias, handled] = [0x80, 0, 72, basic.length];
  while (handled < codePoints.length) {
    const next = Math.min(...codePoints.filter((codePoint) => codePoint >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const codePoint of codePoints) {
      if (codePoint < n) delta++;
      if (codePoint !== n) continue;
      output += variableLengthInteger(delta, bias);
      bias = adaptedBias(delta, handled + 1, handled === basic.length);
      handled++;
      delta = 0;
    }
    delta++;
    n++;
  }
  return output;
}

/** Changes, drops or adds one character, or repeats the end. */
function breakLabel(random: Random, label: string): string {
  const at = random.below(label.length + 1);
  const character = String.fromCharCode(
    random.pick([0x30 + random.below(10), 0x61 + random.below(26), 0x41 + random.below(26), 0x2d, 0xe9]),
  );
  return random.pick([
    label.slice(0, at) + character + label.slice(at + 1),
    label.slice(0, at) + label.slice(at + 1),
    label.slice(0, at) + character + label.slice(at),
    label + label.slice(at),
  ]);
}

function randomLabel(random: Random): string {
  switch (random.below(8)) {
    case 0:
      return `xn--${encodeLiterally(randomText(random))}`;
    case 1:
      return `xn--${encodeLiterally(normalizeOld(randomText(random)))}`;
    case 2:
      return breakLabel(random, `xn--${encodeLiterally(randomText(random))}`);
    case 3:
      return random.pick([...words('- xn-- xn--- XN-- a 1 a-b ab--c xn--xn---epa xn--a א א1 0à b-'), '']);
    default:
      return randomText(random);
  }
}

/**
 * @param random where the choices come from
 * @returns a domain: of one to four labels, often in several scripts, often invalid
 */
export function randomDomain(random: Random): string {
  let domain = randomLabel(random);
  for (let more = random.below(3); more > 0; more--) {
    const dot = random.oneIn(4) ? String.fromCodePoint(randomCodePoint(random, ['dots'])) : '.';
    domain += dot + randomLabel(random);
  }
  return random.oneIn(16) ? `${domain}.` : domain;
}

// Generates domains for UTS #46 processing. Equal seeds make equal domains on every engine.
import fc from 'fast-check';
import punycode from 'punycode/punycode.js';
import { anyOf, character, joined, maybe, several, weighted } from '../../../../tools/conformance/generators.ts';
import { words } from '../../../../tools/conformance/words.ts';
import { MIXES, POOLS } from './code-point-pools.ts';

type Text = fc.Arbitrary<string>;

function fromPools(pools: readonly string[]): Text {
  return fc.oneof(...pools.map((pool) => fc.oneof(...POOLS[pool]!.map(([first, last]) => character(first, last)))));
}

/** Characters that every engine normalizes and lower-cases equally. */
const OLD =
  /^[\0-\u036f\u0391-\u03a9\u0430-\u044f\u05d0-\u05ea\u0900-\u0970\u1100-\u11ff\u1e00-\u1eff\u3041-\u30ff\uac00-\ud7a3]*$/;

function normalizeOld(text: string): string {
  return OLD.test(text) ? text.normalize('NFKC').toLowerCase() : text;
}

const mixes = MIXES.map(fromPools);
const characters = mixes.map((mix) => weighted([23, mix], [1, fc.oneof(...mixes)]));
const scripted = fc.oneof(...characters.map((each) => weighted([19, several(each, 7, 1)], [1, several(each, 79, 20)])));
const text = weighted([3, scripted], [1, scripted.map(normalizeOld)]);

/** Encodes without checks, so that the result may be invalid. */
const encoded = text.map((label) => `xn--${punycode.encode(label)}`);

/** Changes, drops or adds one character, or repeats the end. */
const broken = fc
  .tuple(encoded, fc.nat(0xffff), anyOf([...'0123456789abcdefghijklmnopqrstuvwxyzABCXYZ-é']), fc.nat(3))
  .map(([label, place, inserted, kind]) => {
    const at = place % (label.length + 1);
    const [before, after] = [label.slice(0, at), label.slice(at)];
    return [before + inserted + after.slice(1), before + after.slice(1), before + inserted + after, label + after][
      kind
    ]!;
  });

const label = weighted(
  [1, encoded],
  [1, text.map((each) => `xn--${punycode.encode(normalizeOld(each))}`)],
  [1, broken],
  [1, anyOf([...words('- xn-- xn--- XN-- a 1 a-b ab--c xn--xn---epa xn--a א א1 0à b-'), ''])],
  [4, text],
);

const dot = weighted([3, fc.constant('.')], [1, fromPools(['dots'])]);

/** Domains of one to three labels, often in several scripts, often invalid. */
export const domainArbitrary: Text = joined(label, several(joined(dot, label), 2), maybe(fc.constant('.'), 1, 15));

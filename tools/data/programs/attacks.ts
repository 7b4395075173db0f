// Strings by a grammar of attacks on URL parsers, the same for the same seed. Models are written from some seeds, and proved on others.
import { readFileSync } from 'node:fs';

/** Numbers from 0 to a bound, without the bound. */
type Below = (bound: number) => number;

/** Returns a generator of numbers that starts at the seed. */
export function numbersFrom(seed: number): Below {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** The pieces of the strings. `letters` are scripts for names of random letters: the first code point, and how many there are. */
interface Pieces
  extends Readonly<
    Record<
      'schemes' | 'separators' | 'names' | 'addresses' | 'userinfos' | 'ports' | 'tails' | 'inserted',
      readonly string[]
    >
  > {
  readonly letters: readonly (readonly [start: string, size: number])[];
}

const { schemes, separators, names, addresses, userinfos, ports, tails, inserted, letters }: Pieces = JSON.parse(
  readFileSync(new URL('attack-pieces.json', import.meta.url), 'utf8'),
);

/** Returns distinct strings. */
export function attacks(seed: number, count: number): string[] {
  const below = numbersFrom(seed);
  const found = new Set<string>();
  while (found.size < count) found.add(attack(below));
  return [...found];
}

function attack(below: Below): string {
  const url = one(below, [absolute, absolute, absolute, withoutScheme, nested])(below);
  return below(3) > 0 ? url : edited(below, url);
}

function absolute(below: Below): string {
  return (
    one(below, schemes) +
    one(below, separators) +
    one(below, userinfos) +
    hostOf(below) +
    one(below, ports) +
    one(below, tails)
  );
}

function withoutScheme(below: Below): string {
  const start = one(below, ['', '//', '//', '/', '///', '\\\\', '/\\', '\t//', ' ', '://', ':', '?', '#', '.']);
  return start + one(below, userinfos) + hostOf(below) + one(below, ports) + one(below, tails);
}

function nested(below: Below): string {
  return (
    one(below, [
      'jar:',
      'url:',
      'view-source:',
      'http:',
      'http://',
      'blob:',
      'foo:',
      'http://good.com/',
      'git+',
      'javascript://',
    ]) + absolute(below)
  );
}

function hostOf(below: Below): string {
  const kind = below(10);
  if (kind < 5) return one(below, names);
  if (kind < 8) return one(below, addresses);
  if (kind < 9) return `${one(below, names)}${one(below, inserted)}${one(below, names)}`;
  return `${randomName(below)}${one(below, ['', '.com', '.a', `.${randomName(below)}`])}`;
}

function randomName(below: Below): string {
  const [start, size] = one(below, letters);
  return Array.from({ length: 1 + below(4) }, () => {
    const [first, length] = below(3) > 0 ? ([start, size] as const) : one(below, letters);
    return String.fromCodePoint(Number.parseInt(first, 16) + below(length));
  }).join('');
}

function edited(below: Below, url: string): string {
  let text = url;
  for (let edits = 1 + below(2); edits > 0; edits--) {
    const at = below(text.length + 1);
    text = text.slice(0, at) + one(below, inserted) + text.slice(at + below(2));
  }
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
}

function one<T>(below: Below, list: readonly T[]): T {
  return list[below(list.length)]!;
}

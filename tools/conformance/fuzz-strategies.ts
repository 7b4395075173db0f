import fc from 'fast-check';
import { componentNames } from './components.ts';
import {
  anyOf,
  fragmentOfAURL,
  hostShaped,
  inputWithBase,
  inserted,
  joined,
  mutated,
  several,
  urlShaped,
  weighted,
} from './generators.ts';
import type { Step, URLCase } from './trace.ts';
import { addresses, bases, insertions } from './vocabulary.ts';
import { words } from './words.ts';

type Text = fc.Arbitrary<string>;
type Cases = fc.Arbitrary<URLCase>;

const anyBase = anyOf(bases);
const maybeBase = fc.option(anyBase, { freq: 2 });

function parsed(input: Text, base: fc.Arbitrary<string | null> = maybeBase): Cases {
  return fc.record({ input, base, steps: fc.constant([]) });
}

const segment = anyOf([...words('. .. %2e %2E%2e .%2e c: C| / \\ \t // a ? # file: é %'), ' ', '']);

const dotsAndDrives = parsed(
  joined(
    anyOf(['file:', 'file://', 'file:///', 'http://h', 'a:', 'a://h', '', '/', 'c|']),
    several(joined(segment, anyOf(['', '/'])), 9),
  ),
  fc.constantFrom(null, 'file:///C:/a/b', 'file://h/C:/', 'file:', 'http://h/a/b/c', 'a:/b/c', 'a:b'),
);

const numbers = [...words('0 00 1 08 0x 0xff 255 256 4294967295 4294967296 1e3 %31 １ a'), ''];
const pieces = [':', '::', '0', '1', 'ffff', '10000', 'g', '1.2.3.4', '.', '%25', '[', ']'];

const address = weighted(
  [1, anyOf(addresses)],
  [2, fc.array(anyOf(numbers), { minLength: 1, maxLength: 5 }).map((all) => all.join('.'))],
  [2, joined(fc.constant('['), several(anyOf(pieces), 12), fc.constant(']'))],
);

/** Implementations may process strings above 64 KiB differently. */
const around64KiB = fc
  .tuple(urlShaped, fragmentOfAURL, anyOf(['a', '/', 'é', '%41', '.', '&a=', ' ', 'a.']), fc.nat(8))
  .map(([before, after, filler, more]) => {
    const length = Math.max(0, 65_531 + more - before.length - after.length);
    return before + filler.repeat(Math.ceil(length / filler.length)).slice(0, length) + after;
  });

const value = weighted([1, fragmentOfAURL], [2, several(fc.oneof(anyOf(insertions), segment), 3)]);

function method(name: string, ...values: readonly Text[]): fc.Arbitrary<Step> {
  return fc.tuple(fc.constant(`searchParams.${name}`), ...values) as fc.Arbitrary<Step>;
}

const step: fc.Arbitrary<Step> = weighted(
  [3, fc.tuple(anyOf(componentNames), value)],
  [
    1,
    fc.oneof(
      ...[method('append', value, value), method('set', value, value), method('sort')],
      ...[method('delete', value), method('delete', value, value)],
    ),
  ],
);

function changed(input: Text, most: number): Cases {
  return fc.record({ input, base: anyBase, steps: fc.array(step, { minLength: 1, maxLength: most }) });
}

const cleanURL = anyOf([
  ...words(`
    http://h/ https://example.org:8080/a/b?c=d#e http://u:p@h/ http://1.2.3.4/ http://[::1]/ ws:h file:///C:/a file://h/a
    file:a x: x:/ x://h/a x://u:p@h:1/ x:/.//a x:///a //h/a /a/../b ?a #a a C|/a mailto:a@b blob:http://h/ http:a http:/a`),
  ...['', 'data:,a  ', 'x:a b?c#d'],
]);

const event = anyOf([
  ...words(`
    \t \r / \\ ? # @ : [ ] // .. . % %2e %2F | < ^ " \0 \x7f é \ud800 \u3002 \xad xn-- 0x 99999 \t/ :\t// C| & = +`),
  ...['\n', ' '],
]);

const gap = several(anyOf(['\t', '\n', '\r']), 2);

/** Inputs that a shortcut could misjudge before tabs are removed: a prefix with gaps, and an invalid authority. */
const gapsBeforeAuthority = joined(
  ...[anyOf(['x', 'http', 'file', 'postgres', '']), gap, fc.constant(':'), gap, anyOf(['/', '\\', '']), gap],
  ...[anyOf(['/', '\\', '']), anyOf(['[', 'a b', 'a:99999', 'u@', 'h', '', '[::1]', 'a^', '1.2.3.256'])],
  anyOf(['', '/', '?', '#']),
);

/** Returns each strategy, with its frequency; `corpus` contains inputs of web-platform-tests, if available. */
export function strategiesFor(corpus: readonly string[]): Readonly<Record<string, readonly [number, Cases]>> {
  const known = corpus.length > 0 ? fc.oneof(urlShaped, anyOf(corpus)) : urlShaped;
  const spliced = fc
    .tuple(known, known, fc.nat(), fc.nat())
    .map(([one, other, end, start]) => one.slice(0, end % (one.length + 1)) + other.slice(start % (other.length + 1)));
  return {
    grammar: [100, parsed(urlShaped, fc.constant(null))],
    relative: [100, parsed(fragmentOfAURL, anyBase)],
    mutation: [150, parsed(fc.oneof(mutated, inserted(known, anyOf(insertions))))],
    splice: [100, parsed(spliced)],
    'any base': [100, inputWithBase.map((each) => ({ ...each, steps: [] }))],
    'dots and drives': [100, dotsAndDrives],
    IDN: [100, parsed(hostShaped, fc.constant(null))],
    addresses: [
      100,
      parsed(
        joined(anyOf(['http:', 'a:', 'file:']), fc.constant('//'), address, anyOf(['', '/', ':80', ':1/', '.'])),
        fc.constant(null),
      ),
    ],
    'setters in step': [100, changed(urlShaped, 8)],
    'events in clean URLs': [
      150,
      parsed(fc.oneof(inserted(cleanURL, event), inserted(inserted(cleanURL, event), event))),
    ],
    'canParse against parse': [100, parsed(gapsBeforeAuthority)],
    'setters against a fresh parse': [100, changed(cleanURL, 12)],
    'around 64 KiB': [1, parsed(around64KiB)],
  };
}

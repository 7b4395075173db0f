import fc from 'fast-check';
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

type Text = fc.Arbitrary<string>;

/** An input of the URL parser, and its base, if any. */
export interface GeneratedInput {
  readonly input: string;
  readonly base: string | null;
}

/** Generates one of the texts. */
export function anyOf(texts: readonly string[]): Text {
  return fc.constantFrom(...texts);
}

/** Generates one text of each part, and joins the texts. All values of a part are equally likely, not only small and extreme ones. */
export function joined(...parts: readonly Text[]): Text {
  return fc.noBias(fc.tuple(...parts).map((texts) => texts.join('')));
}

/** Generates `least` to `most` texts of one part, and joins them. */
export function several(part: Text, most: number, least = 0): Text {
  return fc.array(part, { minLength: least, maxLength: most }).map((texts) => texts.join(''));
}

/** Generates a value of one of the kinds, each as often as its weight says. */
export function weighted<T>(
  ...kinds: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]
): fc.Arbitrary<T> {
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Generates an empty text `absent` times for each `present` times that it generates the part. */
export function maybe(part: Text, present: number, absent: number): Text {
  return weighted([absent, fc.constant('')], [present, part]);
}

/** Generates a number from which an offset is computed: `place % (text.length + 1)`. */
const anyPlace = fc.nat(0xffff);

/** Inserts a text at any place in another one. */
export function inserted(into: Text, piece: Text): Text {
  return fc.tuple(into, piece, anyPlace).map(([text, insertion, place]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + insertion + text.slice(at);
  });
}

/** Generates a code point of a range. */
export function character(first: number, last: number): Text {
  return fc.integer({ min: first, max: last }).map((codePoint) => String.fromCodePoint(codePoint));
}

/** A label of one script, sometimes with ASCII letters. */
const label: Text = fc.oneof(
  ...[
    character(0x61, 0x7a),
    character(0xc0, 0x17f), // letters that map and decompose
    character(0x300, 0x36f), // combining marks
    character(0x370, 0x52f), // Greek and Cyrillic, with case
    character(0x590, 0x6ff), // right to left, with joining types and digits
    character(0x900, 0x97f), // viramas, which may precede a joiner
    character(0x1e00, 0x1fff), // precomposed letters
    character(0x2000, 0x206f), // joiners, and many forbidden code points
    character(0x3040, 0x30ff),
    character(0x4e00, 0x4fff),
    character(0xac00, 0xacff),
    character(0xff00, 0xffef), // compatibility forms
    character(0x1f300, 0x1f5ff),
  ].map((script) => several(weighted([3, script], [1, character(0x61, 0x7a)]), 6, 1)),
);

const host: Text = weighted(
  [2, anyOf(addresses)],
  [1, anyOf(unicodeDomains)],
  [1, joined(label, fc.constant('.'), fc.oneof(label, fc.constant('com')))],
  [1, fc.constant('')],
  [2, joined(anyOf(segments), fc.constant('.'), anyOf(domains))],
  [2, fc.nat(999).map((number) => `h${number}.example`)],
  [3, anyOf(domains)],
);

const path: Text = several(joined(weighted([1, fc.constant('\\')], [7, fc.constant('/')]), anyOf(segments)), 5);

const authority: Text = joined(anyOf(slashes), maybe(anyOf(userinfos), 1, 3), host, maybe(anyOf(ports), 1, 3));

/** A string with the parts of a URL in order, with likely and unlikely values. */
export const urlShaped: Text = joined(
  maybe(
    anyOf(schemes).map((scheme) => `${scheme}:`),
    5,
    1,
  ),
  maybe(authority, 4, 1),
  path,
  maybe(anyOf(queries), 1, 3),
  maybe(anyOf(fragments), 1, 3),
);

/** An edit of a text at a place: inserts, removes, repeats, moves, or changes the case. */
const edit: fc.Arbitrary<(text: string) => string> = fc
  .tuple(anyPlace, fc.integer({ min: 1, max: 4 }), fc.nat(6), anyOf(insertions))
  .map(([place, length, kind, insertion]) => (text) => {
    const start = place % (text.length + 1);
    const end = start + length;
    const [before, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    const edited = [
      before + after,
      before + middle + middle + after,
      after + middle + before,
      before + middle.toUpperCase() + after,
      before + middle.toLowerCase() + after,
    ];
    return edited[kind] ?? before + insertion + middle + after;
  });

function editedBy(text: Text, least: number, most: number): Text {
  const edits = fc.array(edit, { minLength: least, maxLength: most });
  return fc.noBias(fc.tuple(text, edits).map(([whole, all]) => all.reduce((result, change) => change(result), whole)));
}

/** A URL-shaped string after one to four edits. */
export const mutated: Text = editedBy(urlShaped, 1, 4);

/** A label with the prefix of Punycode, rarely valid. */
const punycodeLabel: Text = several(anyOf([...'aaabcdefghijklmnopqrstuvwxyz0123456789-']), 7, 1).map(
  (rest) => `xn--${rest}`,
);

/** A URL whose host has labels in many scripts, at least one of them not ASCII. */
export const hostShaped: Text = editedBy(
  fc
    .tuple(
      fc.oneof(label, anyOf(unicodeDomains)),
      fc.array(fc.oneof(punycodeLabel, label), { maxLength: 2 }),
      weighted([7, fc.constant('.')], [1, fc.constant('。')]),
    )
    .map(([first, more, dot]) => `https://${[first, ...more].join(dot)}/`),
  0,
  1,
);

/** A part of a URL alone, as a relative reference or a setter's value. */
export const fragmentOfAURL: Text = fc
  .tuple(fc.oneof(urlShaped, mutated), anyPlace, anyPlace)
  .map(([whole, first, length]) => {
    const start = first % (whole.length + 1);
    return whole.slice(start, start + (length % (whole.length + 1)));
  });

/** An input, and a base that is likely to parse. */
export const inputWithBase: fc.Arbitrary<GeneratedInput> = fc.record({
  input: weighted([2, fragmentOfAURL], [2, urlShaped], [2, mutated], [1, hostShaped]),
  base: weighted<string | null>([6, fc.constant(null)], [8, anyOf(bases)], [3, urlShaped], [1, mutated]),
});

/** Pieces in any order. */
const pieces: Text = several(
  anyOf([
    ...schemes.map((scheme) => `${scheme}:`),
    ...[slashes, userinfos, domains, unicodeDomains, addresses, ports, segments, queries, fragments, insertions].flat(),
  ]),
  12,
);

/** Any string, lone surrogates included; most look like URLs. */
export const inputArbitrary: Text = fc.oneof(
  pieces,
  urlShaped,
  mutated,
  hostShaped,
  fragmentOfAURL,
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** A URL that is likely to parse. */
export const urlArbitrary: Text = fc.oneof(urlShaped, pieces, fc.webUrl());

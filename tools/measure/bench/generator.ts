/** A source of choices that a seed repeats. */
export interface Choices {
  /** A whole number from `from` up to `to`. */
  number(from: number, to: number): number;
  one<T>(list: readonly T[]): T;
  /** A text of so many characters of the given ones. */
  text(length: number, characters: string): string;
}

/** Mulberry32: one addition and three multiplications for each number. */
export function choicesOf(seed: number): Choices {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const one = <T>(list: readonly T[]): T => list[number(0, list.length - 1)]!;
  const text = (length: number, characters: string): string =>
    Array.from({ length }, () => characters[number(0, characters.length - 1)]!).join('');
  return { number, one, text };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const PLAIN = `${LETTERS}ABCDEF0123456789-_`;
const endings = ['com', 'org', 'net', 'de', 'co.uk', 'io', 'fr', 'com.br', 'info', 'edu'];
const extensions = ['', '', '/', '.html', '.php', '.png', '.js'];

/** Words in scripts of one and two bytes a code unit. */
const foreignWords = ['é', 'ü', 'été', 'señor', '日本語', 'путь', 'αβγ', 'ß', 'naïve', '😀'];

export const word = (choices: Choices): string => choices.text(choices.number(2, 9), LETTERS);
export const foreignWord = (choices: Choices): string => choices.one(foreignWords);

/** A domain in lower case. */
export function domain(choices: Choices): string {
  const start = choices.one(['www.', 'www.', '', `${word(choices)}.`]);
  return `${start}${word(choices)}${choices.one(['', '', '-', '2'])}${word(choices)}.${choices.one(endings)}`;
}

/** Segments, each after a solidus. */
export function path(choices: Choices): string {
  const segments = Array.from({ length: choices.number(1, 4) }, () => segment(choices));
  return `/${segments.join('/')}${choices.one(extensions)}`;
}

export const segment = (choices: Choices): string => choices.text(choices.number(1, 10), PLAIN);

/** Pairs, of about so many code units. */
export function query(choices: Choices, length: number): string {
  let text = '';
  while (text.length < length) text += `${text === '' ? '' : '&'}${word(choices)}=${segment(choices)}`;
  return text.slice(0, length).replace(/[=&]$/, 'x');
}

/** An IPv6 address; most are compressed, as most are written. */
export function ipv6(choices: Choices): string {
  const piece = () => choices.number(1, 0xffff).toString(16);
  const pieces = (count: number) => Array.from({ length: count }, piece).join(':');
  return choices.one([
    `2001:${pieces(choices.number(1, 3))}::${piece()}`,
    `fe80::${pieces(choices.number(1, 4))}`,
    `::${pieces(choices.number(1, 2))}`,
    `2a00:${pieces(7)}`,
  ]);
}

export const ipv4 = (choices: Choices): string =>
  [choices.number(1, 255), choices.number(0, 255), choices.number(0, 255), choices.number(1, 254)].join('.');

/** Some letters in upper case: all, or the first of each label. */
export function withUpperCase(choices: Choices, host: string): string {
  return choices.one([
    host.toUpperCase(),
    host.replace(/(^|\.)[a-z]/g, (text) => text.toUpperCase()),
    host.replace(/[a-z]+\.[a-z]+$/, (text) => text.toUpperCase()),
  ]);
}

/** A domain with a label in another script. */
export function foreignDomain(choices: Choices): string {
  const label = choices.one(['bücher', 'münchen', 'été', '日本語', 'пример', 'παράδειγμα', 'español', 'köln', '例え']);
  return `${choices.one(['', 'www.'])}${label}${choices.number(1, 999)}.${choices.one(endings)}`;
}

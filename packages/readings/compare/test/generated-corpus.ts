// A corpus made by classes of what goes wrong in URLs, the same on every run. Behaviours are derived from two thirds of it, and proved on
// the third that `isHeldBack` tells.
import { createHash } from 'node:crypto';
import { around, ends, ipv4, ipv6, outerSchemes, ports, schemes, single, slashes } from './corpus-pieces.ts';

/** Whether an input is one of the third that nobody looks at when a program is written. */
export function isHeldBack(input: string): boolean {
  return createHash('sha256').update(input).digest()[0]! % 3 === 0;
}

function classes(): Record<string, string[]> {
  return {
    'one character in a host': single.flatMap((c) => [
      `http://good.example${c}evil.example/`,
      `http://${c}evil.example/`,
      `http://evil.example${c}/`,
    ]),
    'before the at sign': single.flatMap((c) => [
      `http://good.example${c}@evil.example/`,
      `http://good.example:80${c}@evil.example/p`,
      `https://u${c}p@evil.example`,
    ]),
    'after the at sign': single.map((c) => `http://good.example@${c}evil.example/`),
    'several at signs': single.slice(0, 120).map((c) => `http://a@good.example${c}@evil.example/x`),
    'between two URLs': single.map((c) => `http://good.example${c}http://evil.example/`),
    'before the scheme': single.flatMap((c) => [
      `${c}http://evil.example/`,
      `h${c}ttp://evil.example/`,
      `http${c}://evil.example/`,
      `http:${c}//evil.example/`,
      `http:/${c}/evil.example/`,
    ]),
    'around the path': single
      .flatMap((c) => [
        `http://good.example/${c}@evil.example/`,
        `http://good.example?${c}@evil.example/`,
        `http://good.example#${c}@evil.example/`,
      ])
      .filter((_, index) => index % 3 === 0),
    'slashes after a scheme': schemes.flatMap((s) => slashes.map((t) => `${s}:${t}evil.example/p`)),
    'slashes and credentials': ['http', 'foo', 'file'].flatMap((s) =>
      slashes.map((t) => `${s}:${t}u:p@evil.example:81/p`),
    ),
    'no scheme': slashes.flatMap((t) => ends.map((e) => `${t}evil.example${e}`)),
    'no scheme, with an authority': slashes.flatMap((t) => [
      `${t}good.example@evil.example/`,
      `${t}evil.example:80/x`,
      `${t}u:p@evil.example`,
    ]),
    schemes: schemes.flatMap((s) => [
      `${s}://u@good.example:81/x`,
      `${s}:a`,
      `${s}:a@b?c#d`,
      `${s}://good.example`,
      `${s}:http://evil.example/`,
      `${s}://`,
      `${s}://good.example\\@evil.example/`,
      `${s}://[::1]/`,
      `${s}://127.1/`,
      `${s}://good.example#@evil.example/`,
      `${s}://a b/`,
    ]),
    'IPv4 addresses': ipv4.flatMap((a) => [`http://${a}/`, `https://u@${a}:81`, `//${a}/`, `foo://${a}/`]),
    'IPv6 addresses': ipv6.flatMap((a) => around.map((write) => write(a))),
    ports: ports.flatMap((p) => [
      `http://good.example:${p}/`,
      `http://127.0.0.1:${p}/`,
      `http://good.example:${p}@evil.example/`,
      `http://[::1]:${p}`,
      `foo://good.example:${p}/`,
      `good.example:${p}/x`,
      `http://good.example:${p}#@evil.example/`,
    ]),
    'names of hosts': [
      'good.example.',
      'GOOD.example',
      'good..example',
      '.good.example',
      '-',
      '_',
      'a_b',
      'xn--a',
      'xn--bcher-kva.example',
      'bücher.example',
      'BÜCHER.example',
      'faß.example',
      'ｅvil.example',
      'evil。example',
      'ex\xadample',
      'good.example%2Fevil.example',
      'good.example%23.evil.example',
      'evil%2eexample',
      '%65vil.example',
      'evil.example%00.good.example',
      'localhost',
      'localhost.',
      'LOCALHOST',
      'a'.repeat(64),
      `${'a.'.repeat(130)}a`,
      '*.good.example',
      '{host}',
      '$HOST',
      '<host>',
      "good.example'.evil.example",
      'good.example`.evil.example',
      'good.example!evil.example',
      'c℀.good.example',
      'א.example',
      '0à.א',
    ].flatMap((h) => [`http://${h}/`, `https://u:p@${h}:81/x`, `//${h}/`, `foo://${h}/`, `file://${h}/x`]),
    'a URL in another': outerSchemes.flatMap((outer) =>
      [
        'http://evil.example',
        'https://u@evil.example:81',
        'ftp://evil.example',
        'http:evil.example',
        'file://',
      ].flatMap((inner) => ['!/', '/a.jar!/b', '/x?q#f'].map((end) => `${outer}:${inner}${end}`)),
    ),
    mixed: mixed(1600),
    edited: edited(1200),
  };
}

/** The numbers below a bound, by a generator that starts at the same number on every run. */
function numbersFrom(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % bound;
  };
}

/** URLs in which one to three characters are inserted or replaced. */
function edited(count: number): string[] {
  const below = numbersFrom(1738);
  const urls = [
    'http://u:p@good.example:80/a/b?c=d#e',
    'https://bücher.example/a%20b',
    'wss://[2001:db8::1]:443/x',
    'ftp://192.0.2.1/x;type=a',
    'foo://u@good.example/x',
    '//good.example/x',
    'good.example:80/x',
    'http:\\\\good.example\\x',
  ];
  return Array.from({ length: count }, () => {
    let url = urls[below(urls.length)]!;
    for (let edits = 1 + below(3); edits > 0; edits--) {
      const at = below(url.length + 1);
      url = url.slice(0, at) + single[below(single.length)]! + url.slice(at + below(2));
    }
    return url;
  });
}

/** Strings of two to nine pieces, by a generator of numbers that starts at the same number on every run. */
function mixed(count: number): string[] {
  const below = numbersFrom(36);
  const pieces = [
    'good.example',
    'evil.example',
    'good.example',
    'evil.example',
    '@',
    '@',
    ':',
    ':80',
    '/',
    '/',
    '\\',
    '#',
    '?',
    ';',
    '[',
    ']',
    '[::1]',
    '127.1',
    '%40',
    '%2f',
    '%23',
    '%5c',
    ' ',
    '\t',
    '\n',
    '.',
    '..',
    '&',
    '|',
    'http:',
    '//',
    'u:p@',
    'é',
    "'",
    '"',
    '%',
    '^',
    ',',
    '<',
    '{',
  ];
  const starts = [
    'http://',
    'http://',
    'http://',
    'http://',
    'https://',
    'http:',
    '//',
    '',
    'foo://',
    'ftp://',
    'http:\\\\',
    'http:/',
  ];
  return Array.from({ length: count }, () => {
    const length = 1 + below(8);
    return starts[below(starts.length)]! + Array.from({ length }, () => pieces[below(pieces.length)]!).join('');
  });
}

/** The corpus, each input once. */
export function generatedCorpus(): Readonly<Record<string, readonly string[]>> {
  const seen = new Set<string>();
  const isNew = (input: string): boolean => !seen.has(input) && seen.add(input) !== undefined;
  return Object.fromEntries(Object.entries(classes()).map(([name, list]) => [name, list.filter(isNew)]));
}

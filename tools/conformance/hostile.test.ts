// Long inputs that broke other libraries. classes.test.ts runs the short ones of hostile.json.
import { describe, expect, test } from 'vitest';
import { RecordURL } from './record-url.ts';

function hrefOf(input: string, base?: string): string | null {
  return RecordURL.parse(input, base)?.href ?? null;
}

/** Compares without printing a million code units. */
function expectHref(input: string, expected: string | null, base?: string): void {
  const actual = hrefOf(input, base);
  if (actual === expected) return;
  const sizes = [actual, expected].map((href) => (href === null ? 'failure' : `${href.length} code units`));
  throw new Error(`${JSON.stringify(input.slice(0, 40))}… is ${sizes[0]}, not ${sizes[1]}`);
}

/** Repeats a piece to a million code units. */
function million(piece: string): string {
  return piece.repeat(1_000_000 / piece.length);
}

describe('a million code units', () => {
  test('"a@" in credentials is percent-encoded, and in a path it is not', () => {
    const encoded = million('a@').slice(0, -1).replace(/@/g, '%40');
    expectHref(`http://${million('a@')}h/`, `http://${encoded}@h/`);
    expectHref(`http://h/${million('a@')}`, `http://h/${million('a@')}`);
  });

  test('"%" is kept, except in a host', () => {
    expectHref(`http://h/${million('%')}`, `http://h/${million('%')}`);
    expectHref(`http://h/?${million('%')}#${million('%')}`, `http://h/?${million('%')}#${million('%')}`);
    expectHref(`http://${million('%')}/`, null);
  });

  test('dots are one segment, and "/../" is removed', () => {
    expectHref(`http://h/${million('..')}`, `http://h/${million('..')}`);
    expectHref(`http://h/a${million('/../')}`, 'http://h/');
    expectHref(`http://h/a/b${million('/b/..')}`, 'http://h/a/b/');
  });

  test('":" and "[" fail in a host, and are kept in a path', () => {
    for (const character of [':', '[']) {
      expectHref(`http://h${million(character)}/`, null);
      expectHref(`http://${million(character)}/`, null);
      expectHref(`http://h/${million(character)}`, `http://h/${million(character)}`);
    }
  });

  test('spaces, tabs and newlines', () => {
    expectHref(`http://h/${million(' ')}`, 'http://h/');
    expectHref(`http://h/${million(' ')}x`, `http://h/${'%20'.repeat(1_000_000)}x`);
    expectHref(`ht${million('\t\n\r\t')}tp://h/`, 'http://h/');
    expectHref(`a:b${million(' ')}#`, `a:b${million(' ').slice(1)}%20#`);
  });

  test('backslashes are slashes only in a special URL', () => {
    expectHref(`http:${million('\\')}h`, 'http://h/');
    expectHref(`http://h/${million('\\')}`, `http://h/${million('/')}`);
    expectHref(`a:/${million('\\')}`, `a:/${million('\\')}`);
  });

  test('the input that stalled a regular expression', () => {
    const input = `0${'@/@.44'.repeat(45_502)}${'\x00.'.repeat(45_502)}`;
    expectHref(input, null);
    expectHref(input, `http://h/${input.replace(/\0/g, '%00')}`, 'http://h/');
    expectHref(`http://${input}`, null);
  });

  test('in each component', () => {
    const long = million('a');
    for (const href of [
      `${long}:x`,
      `http://${long}@h/`,
      `http://u:${long}@h/`,
      `http://${long}/`,
      `a://${long}/`,
      `a:${long}`,
      `http://h/${long}?${long}#${long}`,
    ]) {
      expectHref(href, href);
    }
    expectHref(`http://h:${million('0')}81/`, 'http://h:81/');
    expectHref(`http://h:${million('9')}/`, null);
    expectHref(`http://[${million(':')}]/`, null);
    expectHref(`http://${million('1.')}/`, null);
  });

  test('longer values, set again and again', () => {
    const url = new RecordURL('http://h/');
    for (let length = 1; length <= 1_000_000; length *= 10) {
      const value = 'é'.repeat(length);
      Object.assign(url, { pathname: value, search: value, hash: value });
      const encoded = '%C3%A9'.repeat(length);
      expect(url.href).toBe(`http://h/${encoded}?${encoded}#${encoded}`);
    }
  });
});

describe('sixteen million code units', () => {
  const long = 'a'.repeat(16_000_000);

  test.each([
    ['a domain', `http://${long}/`],
    ['a domain of many labels', `http://${'a.'.repeat(8_000_000)}/`],
    ['a path', `http://h/${long}`],
    ['a path of many segments', `http://h/${'a/'.repeat(8_000_000)}`],
    ['an opaque path', `a:${long}`],
    ['a query of many pairs', `http://h/?${'a=b&'.repeat(4_000_000)}`],
    ['a fragment', `http://h/#${long}`],
  ])('in %s', (_, href) => {
    expectHref(href, href);
  });
});

describe('the cost of Unicode in a host', () => {
  test('a label of ASCII that starts with "xn--" is returned unchanged', () => {
    const label = `xn--016cpos${'a'.repeat(5000)}`;
    expectHref(`http://${label}/`, `http://${label}/`);
  });

  test('marks are put in canonical order', () => {
    // U+0316 is of class 220, U+0301 of class 230: the first U+0301 composes with the "a" over all the U+0316.
    const marks = 2000;
    const ordered = `\u00e1${'\u0316'.repeat(marks)}${'\u0301'.repeat(marks - 1)}`;
    expectHref(`http://a${'\u0301\u0316'.repeat(marks)}/`, hrefOf(`http://${ordered}/`));
    expect(hrefOf(`http://${ordered}/`)).toMatch(/^http:\/\/xn--[a-z\d]+\/$/);
  });
});

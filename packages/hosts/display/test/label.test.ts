import { describe, expect, test } from 'vitest';
import { checkLabel, displayDomain, isSafeToDisplay } from '../src/index.js';
import { decisions } from './decisions.js';

const list = (domains: string) => domains.split(' ').filter((domain) => domain !== '');

const isShown = (domain: string) => !/(^|\.)xn--|%/.test(displayDomain(domain));

test('there are more than 250 decisions', () => {
  const all = decisions.flatMap(({ shown, hidden }) => [...list(shown), ...list(hidden)]);
  expect(new Set(all).size).toBeGreaterThan(250);
});

describe.each(decisions)('$rule', ({ shown, hidden }) => {
  test.each(list(shown).map((domain) => [domain]))('%s is shown', (domain) => expect(isShown(domain)).toBe(true));
  test.each(list(hidden).map((domain) => [domain]))('%s is hidden', (domain) => expect(isShown(domain)).toBe(false));
});

describe('checkLabel', () => {
  test.each([
    ['а\u2028', 'invalid'],
    ['BÜCHER', 'invalid'],
    ['u\u0308ber', 'invalid'],
    ['bücher.example', 'invalid'],
    ['paypaI', 'invalid'],
    ['é'.repeat(64), 'invalid'],
    ['a b', 'restricted-character'],
    ['a\x1b', 'restricted-character'],
    ['a/b', 'restricted-character'],
    ['\ud800', 'invalid'],
    ['\u0301a', 'invalid'],
    ['straße', 'deviation-character'],
    ['☃', 'restricted-character'],
    ['рaypal', 'script-mix'],
    ['é中国', 'script-mix'],
    ['हि1२', 'mixed-digits'],
    ['ไท่\u0e48', 'invisible-mark'],
    ['i\u0307phone', 'misplaced-mark'],
    ['maður', 'letter-of-other-domain'],
    ['google·com', 'misplaced-dot'],
    ['аррӏе', 'whole-script-confusable'],
    ['1θ', 'digit-lookalike'],
    ['abノde', 'misplaced-character'],
  ])('%j is not safe: %s', (label, reason) => expect(checkLabel(label)).toEqual({ ok: false, reason }));

  test.each(['', 'example', 'a_b', '-', 'xn--a', 'bücher', '日本'])('%j is safe', (label) => {
    expect(checkLabel(label)).toEqual({ ok: true });
  });

  test('the top-level domain may be in ASCII, in Unicode, and in upper case', () => {
    expect(isSafeToDisplay('сахар', { topLevelDomain: 'RU' })).toBe(true);
    expect(isSafeToDisplay('сахар', { topLevelDomain: 'рф' })).toBe(true);
    expect(isSafeToDisplay('сахар', { topLevelDomain: 'xn--p1ai' })).toBe(true);
    expect(isSafeToDisplay('сахар', { topLevelDomain: null })).toBe(false);
  });

  test('deviation characters are shown on demand, under the other rules', () => {
    expect(isSafeToDisplay('straße', { showDeviationCharacters: true })).toBe(true);
    expect(checkLabel('straßе', { showDeviationCharacters: true })).toEqual({ ok: false, reason: 'script-mix' });
  });

  test('a polluted Object.prototype changes nothing', () => {
    const prototype = Object.prototype as { topLevelDomain?: string; showDeviationCharacters?: boolean };
    prototype.topLevelDomain = 'ru';
    prototype.showDeviationCharacters = true;
    try {
      expect(isSafeToDisplay('сахар')).toBe(false);
      expect(isSafeToDisplay('straße')).toBe(false);
    } finally {
      delete prototype.topLevelDomain;
      delete prototype.showDeviationCharacters;
    }
  });

  test.each(['а', 'α', 'я', 'ノ', 'e\u0301', '1', 'ы1', '・', 'べ', 'θ', '一a'])(
    'a label of 32,000 times %j ends',
    (piece) => {
      expect(checkLabel(`${piece.repeat(32_000)}я`).ok).toBe(false);
    },
  );
});

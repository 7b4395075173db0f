import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';
import { checkDomain } from '../src/index.js';

describe('checkDomain', () => {
  // UTS #39 lists the confusable characters, and Chromium's documentation of IDN has the first domain.
  test.each([
    ['xn--80ak6aa92e.com', 'аррӏе', 'whole-script-confusable', 'apple.com'],
    ['www.аpple.com.', 'аpple', 'script-mix', 'www.apple.com'],
    ['ɡoogle.com', 'ɡoogle', 'restricted-character', null],
    ['xn--a.com', 'xn--a', 'invalid', null],
    ['a b', 'a%20b', 'invalid', null],
    ['https://example.com/', 'https://example.com/', 'invalid', null],
    ['1.2.3.256', '1.2.3.256', 'invalid', null],
  ])('%j should not be shown in Unicode', (domain, label, reason, looksLike) => {
    expect(checkDomain(domain)).toEqual({ ok: false, label, reason, looksLike });
  });

  test.each(['bücher.example', 'EXAMPLE.com.', 'пример.рф', '0x7f.1', '[::1]', '', 'rnicrosoft.com'])(
    '%j may be shown',
    (domain) => {
      expect(checkDomain(domain)).toEqual({ ok: true });
    },
  );

  test('the host of a URL is checked, but not an opaque host', () => {
    expect(checkDomain(new URL('https://аррӏе.com/')).ok).toBe(false);
    expect(checkDomain(parseURL('https://аррӏе.com/')!).ok).toBe(false);
    expect(checkDomain({ href: 'https://аррӏе.com:99999/' }).ok).toBe(false);
    expect(checkDomain(new URL('x://xn--80ak6aa92e.com/')).ok).toBe(true);
    expect(checkDomain(new URL('mailto:a'))).toEqual({ ok: true });
    expect(() => checkDomain(null as never)).toThrow(TypeError);
  });

  test('options are those of labels', () => {
    expect(checkDomain('faß.de')).toMatchObject({ reason: 'deviation-character' });
    expect(checkDomain('faß.de', { showDeviationCharacters: true }).ok).toBe(true);
    expect(() => checkDomain('a', { knownNames: [] } as never)).toThrow(TypeError);
  });

  test('the cost of many labels is small, and the first label that fails ends it', () => {
    expect(checkDomain('.'.repeat(2 ** 20))).toEqual({ ok: true });
    const long = checkDomain('ü'.repeat(2 ** 20));
    expect(long).toMatchObject({ reason: 'invalid', looksLike: null });
    expect(long.ok || long.label.startsWith('xn--')).toBe(true);
    expect(checkDomain(`xn--80ak6aa92e${'.a'.repeat(2 ** 16)}`)).toMatchObject({ label: 'аррӏе' });
  });
});

import { parseHost, serializeHost } from '@url/host';
import { parseURL } from '@url/parser';
import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';
import { displayDomain, displayHost, displayURL } from '../src/index.js';

describe('displayDomain', () => {
  test.each([
    ['xn--bcher-kva.example', 'bücher.example'],
    ['BÜCHER.Example', 'bücher.example'],
    ['xn--80ak6aa92e.xn--bcher-kva', 'xn--80ak6aa92e.bücher'],
    ['аррӏе.com', 'xn--80ak6aa92e.com'],
    ['сахар.ru.', 'сахар.ru.'],
    ['сахар.com.', 'xn--80aa2cbv.com.'],
    ['xn--a.com', 'xn--a.com'],
    ['xn--google-.com', 'xn--google-.com'],
    ['', ''],
    ['.', '.'],
  ])('%j is shown as %j', (domain, expected) => expect(displayDomain(domain)).toBe(expected));

  test.each([
    ['a\u202eb.com', 'a%E2%80%AEb.com'],
    ['a b.com', 'a%20b.com'],
    ['xn--0.b\x1b', 'xn--0.b%1B'],
    ['a\ud800.com', 'a%EF%BF%BD.com'],
    ['bücher.a\u2028', 'bücher.a%E2%80%A8'],
  ])('%j, which is not valid, is shown as %j', (domain, expected) => expect(displayDomain(domain)).toBe(expected));
});

describe('knownNames', () => {
  const knownNames = [
    'cebu.example',
    'oebu.example',
    'bebu.is',
    'google.com',
    'apple.com',
    'wikipedia.org',
    'bücher.example',
    'co.uk.example',
  ];

  test.each([
    'googlé.com',
    'www.googlé.com',
    'ģőőģļę.com',
    'goøgle.com',
    'www.googłe.com',
    'xn--googl-fsa.com.',
    'applę.com',
    'wíkipedia.org',
    'bůcher.example',
    'œbů.example',
    'þebů.is',
  ])('%s looks like one of them', (domain) => expect(displayDomain(domain, { knownNames })).toMatch(/xn--/));

  test.each(['googlé.net', 'bücher.example', 'www.bücher.example', 'gogglé.com', 'é.google.com', 'é.com'])(
    '%s does not, or is one',
    (domain) => expect(displayDomain(domain, { knownNames })).toBe(domain),
  );

  test('the whole domain is shown in ASCII', () => {
    expect(displayDomain('bücher.googlé.com', { knownNames })).toBe('xn--bcher-kva.xn--googl-fsa.com');
  });
});

test('displayHost shows no text that the host parser never returns', () => {
  const apple = 'аррӏе.com';
  expect(displayHost(apple)).toBe(serializeHost(parseHost(apple)!));
  expect(displayURL(createURLRecord({ scheme: 'http', host: apple, path: '/' })).text).toBe(
    new URL(`http://${apple}`).href,
  );
  expect(displayHost('a\u202eb')).toBe('a%E2%80%AEb');
  expect(displayHost('a\x1b[31m b')).toBe('a%1B[31m%20b');
});

test('displayHost shows each kind of host', () => {
  const shown = (input: string) => displayHost(parseHost(input)!);
  expect(shown('BÜCHER.example')).toBe('bücher.example');
  expect(shown('0x7f.1')).toBe('127.0.0.1');
  expect(shown('[::1]')).toBe('[::1]');
  expect(displayHost('')).toBe('');
  expect(displayHost(new URL('https://xn--bcher-kva.example/'))).toBe('bücher.example');
  expect(displayHost(new URL('x://Opaque%C3%A9/'))).toBe('Opaque%C3%A9');
  expect(displayHost(new URL('mailto:a'))).toBe('');
  expect(displayHost('Opaque%C3%A9')).toBe('Opaque%C3%A9');
});

test('a domain that is longer than anyone reads is shown in ASCII', () => {
  const end = 'bücher.example';
  expect(displayDomain('a.'.repeat(1017) + end)).toBe('a.'.repeat(1017) + end);
  expect(displayDomain('a.'.repeat(1018) + end)).toBe(`${'a.'.repeat(1018)}xn--bcher-kva.example`);
  expect(displayDomain(`${'a'.repeat(2040)}${end}\ue000`)).toBe(`${'a'.repeat(2040)}b%C3%BCcher.example%EE%80%80`);
});

test.each([
  ['tesł.net', 'test.net'],
  ['łest.net', 'test.net'],
  ['łesł.net', 'test.net'],
  ['စ2.com', 'o2.com'],
  ['youtuße.com', 'youtube.com'],
])('%s looks like %s', (domain, known) => {
  const options = { knownNames: [known], showDeviationCharacters: true };
  expect(displayDomain(domain, options)).toMatch(/^xn--/);
});

test('joiners are shown on request, where their script needs them', () => {
  const domain = 'क्\u200dष.com';
  expect(displayDomain(domain)).toMatch(/^xn--/);
  expect(displayDomain(domain, { showDeviationCharacters: true })).toBe(domain);
  expect(displayDomain('a\u200db.com', { showDeviationCharacters: true })).not.toContain('\u200d');
});

describe('what is accepted', () => {
  test('a URL object and a record stand for their host', () => {
    const text = 'https://xn--bcher-kva.example:81/';
    for (const input of [parseURL(text)!, new URL(text), { href: text }]) {
      expect(displayDomain(input)).toBe('bücher.example');
    }
    expect(displayDomain(parseURL('mailto:a')!)).toBe('');
  });

  test('a parsed host', () => {
    expect(displayDomain(0x7f000001)).toBe('127.0.0.1');
    expect(displayDomain(parseHost('[::1]')!)).toBe('[::1]');
  });
});

test.each([
  ['0x7f.1', '127.0.0.1'],
  ['127.1', '127.0.0.1'],
  ['１２７。1', '127.0.0.1'],
  ['[::ffff:7f00:1]', '[::ffff:7f00:1]'],
  ['[0::1]', '[::1]'],
  ['1.2.3.256', '1.2.3.256'],
  ['[::1', '[::1'],
  ['[a]', '[a]'],
])('the text of an address is an address: %s', (text, shown) => {
  expect(displayDomain(text)).toBe(shown);
});

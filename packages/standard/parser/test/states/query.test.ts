import { describe, expect, test } from 'vitest';
import { basicURLParse, parseURL } from '../../src/index.js';
import { testOverrides, testRows } from './rows.ts';

describe('query state', () => {
  testRows([
    ['http://h/?a=b', null, { query: 'a=b', fragment: null }, 'a query'],
    ['http://h/?', null, { query: '' }, 'an empty one is not null'],
    ['http://h/?#', null, { query: '', fragment: '' }, 'before an empty fragment'],
    ['http://h/?a?b', null, { query: 'a?b' }, '"?" is text'],
    ['http://h/?a b"<>', null, { query: 'a%20b%22%3C%3E' }, 'the query set'],
    ["http://h/?'", null, { query: '%27' }, '"\'" in a special URL'],
    ["x://h/?'", null, { query: "'" }, 'but not in another URL'],
    ["x:y?'", null, { query: "'" }, 'nor after an opaque path'],
    ['http://h/?é#é', null, { query: '%C3%A9', fragment: '%C3%A9' }, 'UTF-8'],
    ['http://h/?`{}|^\\', null, { query: '`{}|^\\' }, 'outside of the set'],
    ['http://h/?%zz', null, { query: '%zz' }, '"%" is kept'],
    ['http://h/a b?c', null, { path: '/a%20b', query: 'c' }, 'after an encoded path'],
    ['http://h/?a é b#c', null, { query: 'a%20%C3%A9%20b', fragment: 'c' }, 'unchanged and encoded pieces alternate'],
  ]);
});

describe('a state override changes the query', () => {
  testOverrides([
    ['http://h/?a', 'query state', 'b', 'http://h/?ab', 'appends'],
    ['http://h/?a#f', 'query state', '#', 'http://h/?a%23#f', '"#" belongs to it'],
    ['http://h/#f', 'query state', "'", 'http://h/?%27#f', '"\'" in a special URL'],
    ['x:y', 'query state', "' ", "x:y?'%20", 'but not in another URL'],
  ]);
});

// https://encoding.spec.whatwg.org/#get-an-encoder: an encoder takes scalar values.
test('an encoder gets U+FFFD for a lone surrogate', () => {
  const given: string[] = [];
  const encoding = {
    name: 'windows-1252',
    decode: () => '',
    getEncoder(input: string) {
      given.push(input);
      return () => ({ bytes: new Uint8Array(), potentialError: null });
    },
  };
  parseURL('http://h/?\ud800', { encoding });
  parseURL('http://h/?\ud800', { encoding, onValidationError: () => {} });
  basicURLParse('\ud800', { encoding, url: parseURL('http://h/'), stateOverride: 'query state' });
  expect(given).toEqual(['\ufffd', '\ufffd', '\ufffd']);
});

test('an encoding is for the query of special URLs but ws and wss', () => {
  const latin1 = {
    name: 'windows-1252',
    decode: (bytes: Uint8Array) => String.fromCharCode(...bytes),
    getEncoder: (input: string) => () => ({
      bytes: Uint8Array.from(input, (c) => c.charCodeAt(0)),
      potentialError: null,
    }),
  };
  const queryOf = (input: string) => parseURL(input, { encoding: latin1 })?.query;
  expect(queryOf('http://h/?ö')).toBe('%F6');
  expect(queryOf('file:///?ö')).toBe('%F6');
  expect(queryOf('ws://h/?ö')).toBe('%C3%B6');
  expect(queryOf('wss://h/?ö')).toBe('%C3%B6');
  expect(queryOf('x://h/?ö')).toBe('%C3%B6');
});

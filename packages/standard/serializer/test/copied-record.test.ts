import { inspect } from 'node:util';
import {
  basicURLParse,
  canParse,
  isValidURLString,
  parseURL,
  type StateOverride,
  setThePassword,
  setTheUsername,
} from '@url/parser';
import { explain, failureReason } from '@url/parser/explain';
import {
  cannotHaveAUsernamePasswordPort,
  checkInvariants,
  copyURLRecord,
  defaultPort,
  includesCredentials,
  isSpecial,
  isSpecialScheme,
  serializeURL,
  shortenPath,
  type URLRecord,
} from '@url/record';
import { serializeOrigin, serializePath, urlEquals } from '@url/serializer';
import { describe, expect, test } from 'vitest';

const record = () => parseURL('https://me@example.org/a?b#c')!;

describe('a copy of a record without its fields is refused', () => {
  const calls: Record<string, (url: URLRecord) => unknown> = {
    serializeURL: (url) => serializeURL(url),
    isSpecial: (url) => isSpecial(url),
    serializePath: (url) => serializePath(url),
    serializeOrigin: (url) => serializeOrigin(url),
    'urlEquals, a': (url) => urlEquals(url, record()),
    'urlEquals, b': (url) => urlEquals(record(), url),
    copyURLRecord: (url) => copyURLRecord(url),
    checkInvariants: (url) => checkInvariants(url),
    shortenPath: (url) => shortenPath(url),
    includesCredentials: (url) => includesCredentials(url),
    cannotHaveAUsernamePasswordPort: (url) => cannotHaveAUsernamePasswordPort(url),
    setTheUsername: (url) => setTheUsername(url, 'a'),
    setThePassword: (url) => setThePassword(url, 'a'),
    'parseURL, base': (base) => parseURL('a', { base }),
    'canParse, base': (base) => canParse('a', { base }),
    'isValidURLString, base': (base) => isValidURLString('a', { base }),
    'basicURLParse, base': (base) => basicURLParse('a', { base }),
    'basicURLParse, url': (url) => basicURLParse('a', { url, stateOverride: 'path start state' }),
    'explain, base': (base) => explain('a', { base }),
  };
  const advice = /Cannot use the argument [\w.]+: an object is not a URL record; pass the record itself: a copy/;

  test.each(Object.keys(calls))('%s', (name) => {
    const call = calls[name]!;
    expect(() => call(record())).not.toThrow();
    expect(() => call({ ...record() })).toThrow(advice);
    expect(() => call(structuredClone(record()))).toThrow(advice);
    expect(() => call(copyURLRecord(record()))).not.toThrow();
    expect(() => call({ ...copyURLRecord(record()) })).not.toThrow();
  });
});

test('copyURLRecord returns a plain object with the fields', () => {
  const copy = copyURLRecord(record());
  expect(structuredClone(copy)).toEqual(JSON.parse(JSON.stringify(record())));
  expect(serializeURL({ ...copy, path: '/x' })).toBe('https://me@example.org/x?b#c');
});

test('a record is shown with the fields of the standard', () => {
  const shown = inspect(record());
  expect(shown).toBe(inspect(copyURLRecord(record())));
  expect(shown).toContain("host: 'example.org'");
  expect(shown).not.toContain('serialization');
  expect(inspect([record()])).not.toContain('schemeEnd');
});

test('a record in another state is refused by name', () => {
  const stateOverride = 'path state' as StateOverride;
  expect(() => basicURLParse('a', { url: record(), stateOverride })).toThrow('Unknown state override');
});

describe('nothing is ignored', () => {
  const any = (value: unknown) => value as never;

  test.each<[name: string, call: () => unknown, message: RegExp]>([
    ['parseURL, an unknown option', () => parseURL('a', any({ baseURL: 'http://h' })), /"baseURL" is not an option/],
    ['parseURL, a text as options', () => parseURL('a', any('http://h')), /argument options/],
    ['parseURL, a number', () => parseURL(any(5n)), /argument input: 5 is not a string/],
    ['parseURL, no input', () => parseURL(any(undefined)), /argument input: undefined is not a string/],
    ['parseURL, a number as base', () => parseURL('a', { base: any(5) }), /argument options.base: 5/],
    ['canParse, a number', () => canParse(any(5)), /argument input/],
    ['canParse, an unknown option', () => canParse('a', any({ encoding: null })), /"encoding" is not an option/],
    ['canParse, a text as options', () => canParse('a', any('http://h')), /argument options/],
    ['isValidURLString, a number', () => isValidURLString(any(5)), /argument input/],
    [
      'isValidURLString, an unknown option',
      () => isValidURLString('a', any({ bases: '' })),
      /"bases" is not an option/,
    ],
    ['basicURLParse, a number', () => basicURLParse(any(5)), /argument input/],
    ['basicURLParse, an unknown option', () => basicURLParse('a', any({ state: '' })), /"state" is not an option/],
    ['basicURLParse, a text as base', () => basicURLParse('a', { base: any('http://h') }), /argument options.base/],
    ['explain, a number', () => explain(any(5)), /argument input/],
    ['explain, an unknown option', () => explain('a', any({ baseURL: '' })), /"baseURL" is not an option/],
    ['failureReason, a number', () => failureReason(any(5), null), /argument input/],
    ['failureReason, a number as base', () => failureReason('a', any(5)), /argument base/],
    ['setTheUsername, a number', () => setTheUsername(record(), any(5)), /argument username/],
    ['setThePassword, a number', () => setThePassword(record(), any(5)), /argument password/],
    ['setTheUsername, a text', () => setTheUsername(any('http://h'), 'a'), /argument url/],
    [
      'serializeURL, an unknown option',
      () => serializeURL(record(), any({ fragment: 1 })),
      /"fragment" is not an option/,
    ],
    ['serializeURL, a text', () => serializeURL(any('http://h')), /argument url/],
    ['serializeURL, no record', () => serializeURL(any(undefined)), /argument url/],
    ['serializePath, a text', () => serializePath(any('http://h')), /argument url/],
    ['serializeOrigin, a text', () => serializeOrigin(any('http://h')), /argument url/],
    ['urlEquals, a text', () => urlEquals(any('http://h'), record()), /argument a/],
    ['urlEquals, an unknown option', () => urlEquals(record(), record(), any({ fragments: 1 })), /is not an option/],
    ['isSpecialScheme, a number', () => isSpecialScheme(any(5)), /argument scheme/],
    ['defaultPort, a record', () => defaultPort(any(record())), /argument scheme/],
    ['shortenPath, a text', () => shortenPath(any('/a')), /argument url/],
    ['includesCredentials, null', () => includesCredentials(any(null)), /argument url/],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });
});

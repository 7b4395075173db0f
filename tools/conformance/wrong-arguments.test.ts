// Replaces each argument of every exported function by each kind of value. The function must return, or throw our TypeError that names the
// argument. A new function needs a row.
import { createHostPolicy } from '@url/address';
import { parseURL } from '@url/parser';
import { publicSuffixes } from '@url/public-suffixes';
import { string } from '@url/query/read';
import { decodeSuffixList } from '@url/site';
import { describe, expect, test } from 'vitest';
import { packages } from '../../config/workspace.ts';

type Call = (...given: unknown[]) => unknown;

/** The packages whose functions accept several types of arguments, and reject all others. */
const names: readonly string[] = ['address', 'build', 'display', 'file-path', 'query', 'site'];

const entries = packages()
  .filter(({ shortName }) => names.includes(shortName))
  .flatMap((member) => member.entries)
  .filter(({ isInternal }) => !isInternal)
  .map(({ specifier }) => specifier);

/** Readers of `@url/query/read` receive a value and report with a function that `readQuery` passes. */
const readers = new Set(['boolean', 'integer', 'number', 'string']);

const withList = { list: decodeSuffixList(publicSuffixes), privateRules: false };

/** Arguments with which each function returns, for the functions of an entry that has the same names as another one. */
const rowsOfEntries: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  '@url/site/with-list': {
    findPublicSuffix: ['a.example', withList],
    isSameSite: ['https://a.example', 'https://b.example', withList],
    isSchemelesslySameSite: ['a.example', 'b.example', withList],
    parseSite: ['a.example', withList],
    publicSuffix: ['a.example', withList],
    registrableDomain: ['a.example', withList],
  },
};

/** Arguments with which each function returns. */
const rows: Readonly<Record<string, readonly unknown[]>> = {
  aggregate: [['10.0.0.0/8']],
  addressEquals: ['127.0.0.1', '[::1]'],
  blockRange: ['10.0.0.0/8'],
  checkRedirect: ['/a', 'https://example.com/', createHostPolicy()],
  classifyAddress: ['127.0.0.1'],
  contains: ['10.0.0.0/8', '10.0.0.1', { mapped: true }],
  createHostPolicy: [{ deny: ['.example.net'] }],
  isLocalDomain: ['localhost'],
  redirectURIMatches: ['https://h/', 'https://h/', { localhost: true }],
  parseCIDR: ['10.0.0.0/8', { hostBits: true }],
  serializeCIDR: ['10.0.0.0/8'],
  serializeIPv6: ['[::1]', { embedded: false }],
  unmapAddress: ['[::ffff:1.2.3.4]'],
  buildURL: [{ scheme: 'https', host: 'h' }, { dotSegments: 'escape' }],
  changeURL: ['https://h/', { path: '/a' }, { dotSegments: 'escape' }],
  url: [['https://h/', '?q=', ''], 'a', 'b'],
  joinURL: ['https://h/', 'a', { dotSegments: 'escape' }],
  filePathToURL: ['/a', { style: 'posix' }],
  urlToFilePath: ['file:///a', { style: 'posix' }],
  editQuery: ['a=1', { kind: 'query' }],
  encodeInQuery: ['a', { space: '+' }],
  parseQuery: ['a=1', { separator: ';' }],
  stringifyQuery: [{ a: '1' }, { space: '+' }],
  decodeSuffixList: [publicSuffixes],
  findPublicSuffix: ['a.example', { privateRules: false }],
  isSameSite: ['https://a.example', 'https://b.example', { privateRules: false }],
  isSchemelesslySameSite: ['a.example', 'b.example', { privateRules: false }],
  parseSite: ['a.example', { privateRules: false }],
  parseSuffixList: [['com']],
  publicSuffix: ['a.example', { privateRules: false }],
  registrableDomain: ['a.example', { privateRules: false }],
  checkLabel: ['a', { topLevelDomain: 'com', showDeviationCharacters: true }],
  displayDomain: ['a.example', { knownNames: ['b.example'] }],
  displayHost: ['a.example', { knownNames: ['b.example'] }],
  displayURL: ['https://a.example/', { level: 'host' }],
  isSafeToDisplay: ['a', { topLevelDomain: 'com' }],
  redact: ['https://me:secret@a.example/', { names: ['token'] }],
  list: [string],
  optional: [string],
  readQuery: ['a=1', { a: string }, { separator: ';' }],
};

const kinds: readonly (readonly [name: string, value: unknown])[] = [
  ['text of a host', '127.0.0.1'],
  ['text that is not a host', '127.0.0.1 '],
  ['text of a URL', 'https://127.0.0.1/'],
  ['a parsed host', [0, 0, 0, 0, 0, 0, 0, 1]],
  ['a URL object', new URL('https://127.0.0.1/')],
  ['a record', parseURL('https://127.0.0.1/')],
  ['undefined', undefined],
  ['null', null],
  ['a number', 42.5],
  ['a bigint', 1n],
  ['a symbol', Symbol('a')],
  ['a boolean', true],
  ['a function', () => 'a'],
  ['an object', { unknown: 1 }],
  ['an empty object', {}],
  ['an object without prototype', Object.create(null)],
  ['an array', ['a', undefined]],
];

const ours = /^Cannot (use the argument|create a host policy: |fill )/;

test('every entry of these packages', () => {
  expect(entries).toEqual(expect.arrayContaining(['@url/display', '@url/query/read', '@url/site/with-list']));
});

describe.each(entries)('%s', async (entry) => {
  const exported = Object.entries((await import(entry)) as Record<string, unknown>);
  const functions = exported.filter(([name, value]) => typeof value === 'function' && !readers.has(name));

  test.each(functions)('%s', (name, call) => {
    const row = rowsOfEntries[entry]?.[name] ?? rows[name];
    if (row === undefined) throw new Error(`wrong-arguments.test.ts lacks a row for ${name} of ${entry}`);
    expect(() => (call as Call)(...row)).not.toThrow();
    row.forEach((_, index) => {
      for (const [kind, value] of kinds) {
        const given = row.map((argument, i) => (i === index ? value : argument));
        let error: unknown = null;
        try {
          (call as Call)(...given);
        } catch (thrown) {
          error = thrown;
        }
        const isRight = error === null || (error instanceof TypeError && ours.test(error.message));
        expect(isRight ? 'a result, or one of our errors' : `${kind} at ${index}: ${error}`).toBe(
          'a result, or one of our errors',
        );
      }
    });
  });
});

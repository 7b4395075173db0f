import { describe, expect, test } from 'vitest';
import { installWhereNeeded } from '../src/install-where-needed.js';

const native = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams };

/** The function or value that an object has under a name. */
function memberOf(object: object, name: string): unknown {
  const { value, get } = Object.getOwnPropertyDescriptor(object, name)!;
  return get ?? value;
}

/** For realms whose classes are kept: there the classes of this package are not even evaluated. */
function neverLoad(): never {
  throw new Error('the classes were loaded for nothing');
}

describe('installWhereNeeded', () => {
  /** Faults that engines of 2026 have, as engines.md tells of them: no program stands or falls with one of them. */
  test.each<[string, Record<string, string | null>]>([
    ['a drive letter is left for a dot segment', { 'file:///C|/a/../..': 'file:///' }],
    ['a space in a host is encoded', { 'http://a b/': 'http://a%20b/' }],
    ['a host with a control is taken', { 'http://a\u0006b/': 'http://a\u0006b/' }],
    ['a URL that is not special loses its host', { 'foo://A/../b': 'foo://b' }],
    ['IDNA is of 2003', { 'https://faß.example': 'https://fass.example/' }],
    ['a last label that is a number is taken for a name', { 'http://1.2.3.09': 'http://1.2.3.09/' }],
  ])('keeps a class in which %s', (_, answers) => {
    class FaultyURL extends native.URL {
      constructor(url: string, base?: string) {
        super(answers[url] === undefined ? url : 'http://h/', base);
        if (answers[url] !== undefined) Object.defineProperty(this, 'href', { value: answers[url] });
      }
    }
    const realm = { ...native, URL: FaultyURL };
    installWhereNeeded(realm, neverLoad);
    expect(realm.URL).toBe(FaultyURL);
    const [[input, answer]] = Object.entries(answers) as [[string, string]];
    expect(new realm.URL(input).href).toBe(answer);
  });

  test('touches nothing where nothing is missing', () => {
    const objects = [native.URL, native.URL.prototype, native.URLSearchParams, native.URLSearchParams.prototype];
    const members = () =>
      objects.flatMap((object) => Object.getOwnPropertyNames(object).map((name) => memberOf(object, name)));
    const before = members();
    const realm = { ...native };
    installWhereNeeded(realm, neverLoad);
    const after = members();
    expect(realm.URL === native.URL && realm.URLSearchParams === native.URLSearchParams).toBe(true);
    expect(after.length).toBe(before.length);
    expect(after.every((member, index) => member === before[index])).toBe(true);
  });
});

import { URLPattern } from '@url/pattern';
import { locateGroups } from '@url/pattern/tools';
import { describe, expect, test } from 'vitest';

describe('locateGroups', () => {
  /** The texts at the places that were found. */
  function texts(pattern: string, input: string, baseURL?: string) {
    const places = locateGroups(new URLPattern(pattern), input, baseURL);
    return places?.groups
      .filter(({ patternStart }) => patternStart !== null)
      .map((group) => [
        pattern.slice(group.patternStart!, group.patternEnd!),
        group.start === null ? undefined : places.href.slice(group.start, group.end!),
        group.value,
      ]);
  }

  test('of a URL with all components', () => {
    expect(
      texts('http{s}?://*@:sub.test:8080/:a/(\\d+)/:b?\\?q=:q#*', 'https://me:pw@www.test:8080/x/12?q=z#f'),
    ).toEqual([
      ['*', 'me', 'me'],
      [':sub', 'www', 'www'],
      ['/:a', 'x', 'x'],
      ['/(\\d+)', '12', '12'],
      ['/:b?', undefined, undefined],
      [':q', 'z', 'z'],
      ['*', 'f', 'f'],
    ]);
    expect(texts('web\\+demo:/:a', 'web+demo:/.//x')).toEqual([[':a', '/x', '/x']]);
    expect(texts('data\\::kind,*', 'data:text,a b')).toEqual([
      [':kind', 'text', 'text'],
      ['*', 'a b', 'a b'],
    ]);
  });

  test('of an object', () => {
    const places = locateGroups(new URLPattern({ pathname: ':id', baseURL: 'https://h/a/' }), '/a/7', 'https://h')!;
    expect(places.href).toBe('https://h/a/7');
    const [id] = places.groups.filter(({ name }) => name === 'id');
    expect(id).toMatchObject({ component: 'pathname', value: '7', patternStart: 0, patternEnd: 3, start: 12, end: 13 });
    const [port] = places.groups.filter(({ component }) => component === 'search');
    expect(port).toMatchObject({ name: '0', value: '', patternStart: null, patternEnd: null, start: 13, end: 13 });
  });

  test('of what does not match or parse', () => {
    const pattern = new URLPattern({ pathname: '/a' });
    expect(locateGroups(pattern, 'https://h/b')).toBeNull();
    expect(locateGroups(pattern, 'a')).toBeNull();
    expect(locateGroups(pattern, 'a', 'b')).toBeNull();
    expect(() => locateGroups({} as never, 'a')).toThrow(TypeError);
    expect(() => locateGroups(pattern, null as never)).toThrow(/^Cannot use the argument input: null is not a string$/);
    expect(() => locateGroups(pattern, 'a', 5 as never)).toThrow(
      /^Cannot use the argument baseURL: 5 is not a string$/,
    );
  });
});

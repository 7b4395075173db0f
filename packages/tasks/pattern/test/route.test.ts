import { inspect } from 'node:util';
import { type PatternGroups, route, URLPattern, URLPatternList } from '@url/pattern';
import { expect, expectTypeOf, test } from 'vitest';

test('the types of groups', () => {
  type Text = string | undefined;
  expectTypeOf<PatternGroups<'/users/:id'>>().toEqualTypeOf<{ readonly id: string }>();
  expectTypeOf<PatternGroups<'/:a-:b.:c'>>().toEqualTypeOf<{
    readonly a: string;
    readonly b: string;
    readonly c: string;
  }>();
  expectTypeOf<PatternGroups<'/files/*'>>().toEqualTypeOf<{ readonly 0: string }>();
  expectTypeOf<PatternGroups<'/:a?/:b*/:c+'>>().toEqualTypeOf<{
    readonly a: Text;
    readonly b: Text;
    readonly c: string;
  }>();
  expectTypeOf<PatternGroups<'/:id(\\d+(?:a\\)))/:x'>>().toEqualTypeOf<{ readonly id: string; readonly x: string }>();
  expectTypeOf<PatternGroups<'/(a|b)/*'>>().toEqualTypeOf<{ readonly 0: string; readonly 1: string }>();
  expectTypeOf<PatternGroups<'/a{/:id}?{-*}+'>>().toEqualTypeOf<{ readonly id: Text; readonly 0: string }>();
  expectTypeOf<PatternGroups<'/\\:id/b{s}?'>>().toEqualTypeOf<Record<never, string>>();
  expectTypeOf<PatternGroups<{ pathname: '/:a' }>>().toEqualTypeOf<{ readonly a: string }>();
  expectTypeOf<PatternGroups<string>>().toEqualTypeOf<{ readonly [name: string]: Text }>();
});

test('the groups are those that the class finds', () => {
  const patterns = [
    '/users/:id',
    '/:a-:b.:c',
    '/files/*',
    '/:id(\\d+(?:a\\)))/:x',
    '/(a|b)/*',
    '/a{/:id}?{-*}+',
    '/\\:id/b{s}?',
  ];
  const names = [['id'], ['a', 'b', 'c'], ['0'], ['id', 'x'], ['0', '1'], ['0', 'id'], []];
  const inputs = ['/users/1', '/a-b.c', '/files/', '/1a)/x', '/a/', '/a-', '/:id/b'];
  for (const [index, pathname] of patterns.entries()) {
    const result = new URLPattern({ pathname }).exec({ pathname: inputs[index]! });
    expect(Object.keys(result!.pathname.groups).sort(), pathname).toEqual(names[index]);
  }
});

test('a route is an entry of a list', () => {
  const routes = new URLPatternList([
    route({ method: 'GET', pathname: '/users/:id' }, ({ id }, greeting: string) => {
      expectTypeOf(id).toEqualTypeOf<string>();
      return `${greeting} ${id}`;
    }),
    route({ pathname: '/x/:any?' }, ({ any }, greeting: string) => {
      expectTypeOf(any).toEqualTypeOf<string | undefined>();
      return `${greeting} ${any}`;
    }),
  ]);
  const answer = (method: string, pathname: string) => {
    const match = routes.exec({ method, pathname });
    return match?.value(match.groups, 'hello');
  };
  expect(answer('GET', '/users/7')).toBe('hello 7');
  expect(answer('GET', '/x')).toBe('hello undefined');
  expect(answer('POST', '/users/7')).toBeUndefined();
  expect(() => route('/a', 'b' as never)).toThrow('Cannot use the argument handler');
});

test('a pattern shows its components', () => {
  const pattern = new URLPattern({ hostname: 'h', pathname: '/:a' });
  const shown = inspect(pattern);
  expect(shown).toMatch(/^URLPattern \{/);
  expect(shown).toContain("pathname: '/:a'");
  expect(shown).toContain("hash: '*'");
  expect(Object.keys(pattern)).toEqual([]);
});

// The rules of the standard for URLSearchParams, one per line: https://url.spec.whatwg.org/#interface-urlsearchparams
import type { Classes } from './classes.ts';

type Make = (init?: unknown) => Record<string, (...args: unknown[]) => unknown> & Iterable<[string, string]>;
type ParamsCase = (classes: Classes) => boolean;

/** A case that makes objects with a function, and expects a string. */
function gives(expected: string, run: (make: Make) => unknown): ParamsCase {
  return ({ URLSearchParams }) => `${run((init) => new URLSearchParams(init))}` === expected;
}

function changed(init: unknown, expected: string, change: (params: ReturnType<Make>) => void): ParamsCase {
  return gives(expected, (make) => {
    const params = make(init);
    change(params);
    return params;
  });
}

function throwsTypeError(run: (make: Make) => unknown): ParamsCase {
  return ({ URLSearchParams }) => {
    try {
      run((init) => new URLSearchParams(init));
    } catch (error) {
      return error instanceof TypeError;
    }
    return false;
  };
}

function linked(expected: string, change: (params: Record<string, (...args: string[]) => void>) => void): ParamsCase {
  return ({ URL }) => {
    const url = new URL('http://h/?a=1&b=2');
    change(url.searchParams);
    return url.href === expected;
  };
}

const spaced = '?a=b+c&d=%20&e=%zz&f&=&g=%C3%BC&h=%ff';

export const paramsCases: readonly ParamsCase[] = [
  gives('', (make) => make()),
  gives('', (make) => make(undefined)),
  gives('null=', (make) => make(null)),
  gives('a=b+c&d=+&e=%25zz&f=&=&g=%C3%BC&h=%EF%BF%BD', (make) => make(spaced)),
  gives('%3Fa=1', (make) => make('??a=1')),
  gives('a=%EF%BF%BD', (make) => make('a=\ud800')),
  gives('*-._=%7E%21%27%28%29', (make) => make([['*-._', "~!'()"]])),
  gives('a=b&c=d', (make) => make({ a: 'b', c: 'd' })),
  gives('%EF%BF%BDx=2', (make) => make({ '\ud835x': '1', '\ufffdx': '2' })),
  gives('a=1&a=2', (make) => make(make('a=1&a=2'))),
  gives('a=1', (make) => make(new Map([['a', '1']]))),
  gives('1=2', (make) => make([[1, 2]])),
  throwsTypeError((make) => make([['a']])),
  throwsTypeError((make) => make([['a', 'b', 'c']])),
  throwsTypeError((make) => make([1])),
  throwsTypeError((make) => make('').append!('a')),
  throwsTypeError((make) => make('').get!()),
  changed('a=1', 'a=1&a=2', (params) => params.append!('a', '2')),
  changed('a=1&a=2&b=3', 'b=3', (params) => params.delete!('a')),
  changed('a=1&a=2&a=1', 'a=2', (params) => params.delete!('a', '1')),
  changed('a=1&a=2', '', (params) => params.delete!('a', undefined)),
  changed('a=1&b=2&a=3', 'a=4&b=2', (params) => params.set!('a', '4')),
  changed('a=1', 'a=1&b=', (params) => params.set!('b', '')),
  changed('z=b&a=b&z=a&a=a', 'a=b&a=a&z=b&z=a', (params) => params.sort!()),
  changed('\ufffd=1&🌈=2', '%F0%9F%8C%88=2&%EF%BF%BD=1', (params) => params.sort!()),
  changed('é=1&e\ufffd=2&é=3', 'e%EF%BF%BD=2&%C3%A9=1&%C3%A9=3', (params) => params.sort!()),
  gives('1', (make) => make('a=1&a=2').get!('a')),
  gives('null', (make) => make('a=1').get!('b')),
  gives('1,2', (make) => make('a=1&a=2').getAll!('a')),
  gives('true,false,true,false,true', (make) => {
    const params = make('a=1');
    return [['a'], ['b'], ['a', '1'], ['a', '2'], ['a', undefined]].map((args) => params.has!(...args));
  }),
  gives('3', (make) => Reflect.get(make('a=1&a=2&b'), 'size')),
  gives('a,1,b,2', (make) => [...make('a=1&b=2')]),
  gives('a,b|1,2', (make) => {
    const params = make('a=1&b=2');
    return [params.keys!(), params.values!()].map((names) => [...(names as Iterable<string>)].join()).join('|');
  }),
  gives('a=1b=2', (make) => {
    let text = '';
    make('a=1&b=2').forEach!((value: string, name: string) => {
      text += `${name}=${value}`;
    });
    return text;
  }),
  gives('a,c', (make) => {
    const params = make('a=1&b=2&c=3');
    const names: string[] = [];
    for (const [name] of params) {
      names.push(name);
      params.delete!('b');
    }
    return names;
  }),
  gives('[object URLSearchParams]', (make) => Object.prototype.toString.call(make())),
  linked('http://h/?a=1&b=2&c=%26', (params) => params.append!('c', '&')),
  linked('http://h/', (params) => {
    for (const name of ['a', 'b']) params.delete!(name);
  }),
  ({ URL }) => {
    const url = new URL('http://h/?a=1');
    const { searchParams } = url;
    url.search = '?b=2';
    const before = `${searchParams}`;
    url.href = 'http://h/?c=3';
    return before === 'b=2' && `${searchParams}` === 'c=3' && url.searchParams === searchParams;
  },
  ({ URL }) => {
    const url = new URL('http://h/?a=b ~');
    const before = url.href;
    url.searchParams.sort();
    return before === 'http://h/?a=b%20~' && url.href === 'http://h/?a=b+%7E';
  },
];

const words = ['a', 'b', 'c', 'é', 'x y', 'constructor', 'toString', 'a.b', 'a]b'];
const segments = ['', '', 'b', 'c', '0', '1', '2', '7', '01', '-1', 'é', 'x y', 'valueOf', ' '];
const values = ['1', '2', 'x', 'é', 'a b', 'a+b', '100%', 'c=d', '[e]', '&', "!'()*~", '😀'];

/** Returns a number from 0 on that is less than the argument. */
type Random = (count: number) => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return (count) => {
    state = (state * 48271) % 0x7fffffff;
    return state % count;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

/** Returns a query of names with names in brackets. Brackets and other characters are sometimes escaped. */
export function makeNestedQuery(random: Random): string {
  const roots = [pick(random, words), pick(random, words)];
  const pairs = Array.from({ length: 1 + random(6) }, () => {
    // An index above the limit is a name, beside other names.
    if (random(10) === 0)
      return `above[${pick(random, ['20', '25', 'b'])}]${pick(random, ['', '[b]', '[2]'])}=${random(9)}`;
    const depth = pick(random, [0, 0, 1, 1, 1, 2, 2, 3, 6, 8]);
    const path = Array.from({ length: depth }, () => `[${pick(random, segments)}]`).join('');
    const name =
      encodeURIComponent(pick(random, roots)) + (random(2) === 0 ? encodeURIComponent(path) : encodePath(path));
    const value = encodeURIComponent(pick(random, values));
    return `${name}=${random(3) === 0 ? value.replace(/%20/g, '+') : value}`;
  });
  return pairs.join(random(20) === 0 ? '&&' : '&');
}

function encodePath(path: string): string {
  return encodeURIComponent(path).replace(/%5B/g, '[').replace(/%5D/g, ']');
}

/** Pairs that qs reads in another way on purpose, by the difference. The table in docs/query.md has a row for each. */
export const oddPairs: Readonly<Record<string, (random: Random) => string>> = {
  'brackets that are not closed, or with text around them': (random) =>
    pick(random, ['a[b=1', 'a[b]c=1', '[a]=1', '[]=1', 'a[b[c]]=1', 'b][=1', 'a[b]c[d]=1']),
  'an equals sign in brackets': (random) => pick(random, ['a[b=c]=d', 'a[=]=1', 'c[b=]=']),
  'an empty name': (random) => pick(random, ['=x', '=', '=&=y']),
  'an empty value beside an object': (random) => pick(random, ['a[b]=c&a=', 'a=&a[b]=c', 'b[x]=1&b=&b=2']),
  'the name "__proto__"': (random) =>
    pick(random, ['a[__proto__][b]=1', '__proto__=1', 'a[b][__proto__]=1', '__proto__[a]=1']),
  'more than 20 values of one list': (random) =>
    Array(21 + random(5))
      .fill(pick(random, ['l=1', 'l[]=1']))
      .join('&'),
  'an index above the limit beside a text': (random) => pick(random, ['i[25]=x&i=y', 'i=y&i[20]=x', 'i[25]=x&i=y&i=z']),
  'bytes that are not UTF-8': (random) => pick(random, ['a=%E9', '%E9=1', 'a[%FF]=1', 'a=%C3%28']),
};

/** Returns a query with such a pair among others. */
export function makeOddQuery(random: Random, difference: string): string {
  const pairs = [makeNestedQuery(random), oddPairs[difference]!(random)];
  return (random(2) === 0 ? pairs : pairs.reverse()).join('&');
}

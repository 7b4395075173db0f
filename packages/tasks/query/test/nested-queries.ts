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

import { expect, it } from 'vitest';
import { encodedTopLevelDomains } from '../src/top-level-domains.js';

it('contains the top-level domains in order, without what neighbours share', () => {
  let name = '';
  const names = encodedTopLevelDomains.match(/[A-Z][^A-Z]*/g)!.map((entry) => {
    name = name.slice(0, entry.charCodeAt(0) - 0x41) + entry.slice(1);
    return name;
  });
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(expect.arrayContaining(['com', 'uk', 'museum', 'xn--p1ai', 'zw']));
  expect(names.every((each) => /^[a-z][a-z\d-]*$/.test(each))).toBe(true);
});

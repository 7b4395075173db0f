import { compare, searchDifferences, shrink } from '@url/compare';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the inputs that are found are short, and the readers find two hosts in each', () => {
  const found = searchDifferences({ readers: ['whatwg', 'python-urllib'], limit: 5 });
  expect(found.length).toBe(5);
  for (const { input, hosts } of found) {
    expect(input.length).toBeLessThan(16);
    expect(compare(input, { readers: ['whatwg', 'python-urllib'] }).hostsDiffer).toBe(true);
    expect(hosts[0]).not.toBe(hosts[1]);
  }
});

test('the input of a bug report is made shorter', () => {
  const inputs = ['http://user:secret@evil.example.com:8080\\@good.example.com/path?query#fragment'];
  const [found] = searchDifferences({ readers: ['whatwg', 'python-urllib'], inputs, tries: 0 });
  expect(found!.input.length).toBeLessThan(16);
  expect(found!.input).toContain('\\');
});

test('from what was shrunk no code point can be removed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1, maxLength: 2 }), (text, needle) => {
      const isInteresting = (input: string): boolean => input.includes(needle);
      expect(shrink(text + needle + text, isInteresting)).toBe(needle);
    }),
  );
});

test('an unknown reader throws', () => {
  expect(() => searchDifferences({ readers: ['whatwg', 'nobody'] })).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { requireArguments, toDOMString, toUSVString } from '../src/web-idl.js';

test('strings are converted as Web IDL does', () => {
  expect(toDOMString({ toString: () => 'a\ud800' })).toBe('a\ud800');
  expect(toUSVString('a\ud800')).toBe('a\ufffd');
  expect([toUSVString(null), toUSVString(undefined), toUSVString(1.5)]).toEqual(['null', 'undefined', '1.5']);
  expect(() => toDOMString(Symbol('a'))).toThrow(TypeError);
});

test('too few arguments are an error', () => {
  expect(() => requireArguments(2, 2, "'f' of 'C'")).not.toThrow();
  expect(() => requireArguments(1, 2, "'f' of 'C'")).toThrow("'f' of 'C': 2 arguments required, but 1 given");
});

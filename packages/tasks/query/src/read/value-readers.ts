import type { StandardSchema } from './standard-schema.js';

function schema<Output>(expected: string, read: (text: string) => Output | null): StandardSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: '@url/query',
      validate: (input) => {
        const value = typeof input === 'string' ? read(input) : null;
        return value === null ? { issues: [{ message: `the value is not ${expected}` }] } : { value };
      },
    },
  };
}

/**
 * https://standardschema.dev
 *
 * Accepts any text.
 *
 * @example
 * import { readQuery, string } from '@url/query/read';
 *
 * readQuery('q=a+b', { q: string }); // => { ok: true, value: { q: 'a b' } }
 */
export const string: StandardSchema<string> = /* @__PURE__ */ schema('a text', (text) => text);

/**
 * https://standardschema.dev
 *
 * Accepts decimal digits with an optional "-", up to the safe integers of JavaScript.
 *
 * @example
 * import { integer, readQuery } from '@url/query/read';
 *
 * readQuery('page=2', { page: integer }); // => { ok: true, value: { page: 2 } }
 * readQuery('page=2.5', { page: integer }).ok; // => false
 */
export const integer: StandardSchema<number> = /* @__PURE__ */ schema('an integer', (text) => {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  // The sum turns -0 into 0.
  return Number.isSafeInteger(value) ? value + 0 : null;
});

/**
 * https://standardschema.dev
 *
 * Accepts a finite decimal number in the syntax of JSON, with or without leading zeros.
 *
 * @example
 * import { number, readQuery } from '@url/query/read';
 *
 * readQuery('x=-1.5e3', { x: number }); // => { ok: true, value: { x: -1500 } }
 */
export const number: StandardSchema<number> = /* @__PURE__ */ schema('a number', (text) => {
  const value = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
});

/**
 * https://standardschema.dev
 *
 * Accepts "true", "1", "false" and "0".
 *
 * @example
 * import { boolean, readQuery } from '@url/query/read';
 *
 * readQuery('debug=1', { debug: boolean }); // => { ok: true, value: { debug: true } }
 */
export const boolean: StandardSchema<boolean> = /* @__PURE__ */ schema('"true" or "false"', (text) => {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
});

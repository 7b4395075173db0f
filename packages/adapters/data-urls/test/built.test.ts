import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const { parseURL } = require('whatwg-url') as { parseURL(input: string): object };

test('require returns the function', () => {
  const required = require('../dist/cjs/index.js');
  expect(String(required('data:a/b,c').mimeType)).toBe('a/b');
  expect(required.fromURLRecord(parseURL('data:a/b,c')).body).toEqual(new Uint8Array([0x63]));
});

test('the ES module has both exports', async () => {
  const imported = await import('../dist/esm/index.js' as string);
  expect(imported.default('data:,a').body).toEqual(new Uint8Array([0x61]));
  expect(imported.fromURLRecord(parseURL('data:,a')).body).toEqual(new Uint8Array([0x61]));
});

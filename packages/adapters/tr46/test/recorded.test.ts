// What tr46 7.0.0 answered, recorded beside the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toASCII, toUnicode } from '@url/tr46';
import { describe, expect, test } from 'vitest';

const file = join(import.meta.dirname, '../../../../../shared/whatwg-url/tr46.json');

describe.skipIf(!existsSync(file))('the answers in ../shared/whatwg-url', () => {
  test('toASCII and toUnicode', () => {
    for (const { input, options, ...expected } of JSON.parse(readFileSync(file, 'utf8')))
      expect({ input, toASCII: toASCII(input, options), toUnicode: toUnicode(input, options) }).toEqual({
        input,
        ...expected,
      });
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare } from '@url/compare';
import { whatwg } from '@url/compare/whatwg';
import { describe, expect, test } from 'vitest';
import { readers } from '../all-readers.js';
import { hostileInputs } from './hostile-inputs.js';
import { render } from './render.js';

const { UPDATE_GOLDEN } = process.env as { UPDATE_GOLDEN?: string };

describe.each(Object.entries(hostileInputs))('%s', (name, inputs) => {
  test('the golden file shows which readers disagree', () => {
    const file = fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));
    const text = inputs.map(({ input, base }) => render(compare(input, { readers, base: base ?? null }))).join('\n');
    if (UPDATE_GOLDEN !== undefined) writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : `${file} is missing`).toBe(text);
  });

  test.each(inputs)('the living standard: $input', ({ input, base, host }) => {
    const reading = whatwg.read(input, base);
    expect(reading.ok ? (reading.components.host ?? '') : null).toBe(host);
  });
});

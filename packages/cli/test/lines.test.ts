import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines } from '../src/lines.js';
import { input } from './streams.js';

async function linesOf(pieces: readonly Uint8Array[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const some of readLines(input(pieces))) lines.push(...some);
  return lines;
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}

describe('readLines', () => {
  test.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['\n\na\n\n', ['', '', 'a', '']],
    ['a\r\nb\r\n\r\n', ['a', 'b', '']],
    ['a\rb\n', ['a\rb']],
    ['\ufeffa\n\ufeffb\n', ['a', '\ufeffb']],
  ])('%j', async (text, lines) => {
    expect(await linesOf(text === '' ? [] : [bytes(text)])).toEqual(lines);
  });

  test('what is not UTF-8 is read as U+FFFD', async () => {
    expect(await linesOf([new Uint8Array([0x61, 0xff, 0x0a, 0xc3])])).toEqual(['a\ufffd', '\ufffd']);
  });

  test('it does not matter how the bytes are cut', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'é', '€', '🌲', '\r\n', '\n') });
    await fc.assert(
      fc.asyncProperty(line, fc.array(fc.nat(40)), async (text, cuts) => {
        const whole = bytes(text);
        const offsets = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length];
        const pieces = offsets.slice(1).map((end, i) => whole.subarray(offsets[i]!, end));
        const expected = text.split(/\r?\n/);
        if (expected[expected.length - 1] === '') expected.pop();
        expect(await linesOf(pieces)).toEqual(expected);
      }),
    );
  });
});

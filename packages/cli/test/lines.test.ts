import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, readLines } from '../src/lines.js';
import { input } from './streams.js';

async function linesOf(pieces: readonly Uint8Array[], options: Parameters<typeof readLines>[1] = {}): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const some of readLines(input(pieces), options)) lines.push(...some);
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
    ['\ufeff', []],
    ['\ufeff\n', ['']],
  ])('%j gives %j', async (text, lines) => {
    expect(await linesOf(text === '' ? [] : [bytes(text)])).toEqual(lines);
  });

  test('what is not UTF-8 is read as U+FFFD', async () => {
    expect(await linesOf([new Uint8Array([0x61, 0xff, 0x0a, 0xc3])])).toEqual(['a\ufffd', '\ufffd']);
  });

  test('exact lines keep a BOM and carriage returns', async () => {
    const text = '\ufeffa\r\n\ufeffb\r\n';
    expect(await linesOf([bytes(text)], { isExact: true })).toEqual(['\ufeffa\r', '\ufeffb\r']);
  });

  test('lines may end with NUL, and then contain line feeds', async () => {
    expect(await linesOf([bytes('a\nb\r\0c\0')], { nullTerminated: true })).toEqual(['a\nb\r', 'c']);
  });

  test.each([
    ['12345', ['12345']],
    ['123456', [null]],
    ['123456\n1\n', [null, '1']],
    ['1\n123456\n2', ['1', null, '2']],
    ['1234567890\n12345\n123456\n', [null, '12345', null]],
    ['123456\n\n', [null, '']],
  ])('of a line that is too long only that is told: %j', async (text, lines) => {
    const whole = bytes(text);
    for (let size = 1; size <= whole.length; size++) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) =>
        whole.subarray(i * size, (i + 1) * size),
      );
      const found = await linesOf(pieces, { maxBytes: 5 });
      // Within one piece a line is there already, however long it is.
      expect(found.map((line, i) => (line === null ? lines[i] : line))).toEqual(
        size < 5 ? lines : found.map((line, i) => line ?? lines[i]),
      );
      if (size === 1) expect(found).toEqual(lines);
    }
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

import { expect, test } from 'vitest';
import { redactStream } from '../src/commands/redact.js';
import { UnreadableInput } from '../src/inputs.js';

const upper = (line: string) => line.replace(/secret/g, 'X');

async function redacted(chunks: readonly Uint8Array[], end = 0x0a, maxBytes?: number): Promise<Buffer> {
  async function* stream() {
    yield* chunks;
  }
  const pieces: Buffer[] = [];
  for await (const piece of redactStream(stream(), upper, end, maxBytes)) pieces.push(Buffer.from(piece as string));
  return Buffer.concat(pieces);
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['\xef\xbb\xbfa secret\r\nb\n\nsecret', '\xef\xbb\xbfa X\r\nb\n\nX'],
  [
    '\xff secret \x80\xc3\n\xc3\xa9 secret \xed\xa0\x80 \xf0\x9f\x92\xa9\xf0\x9f\n',
    '\xff X \x80\xc3\n\xc3\xa9 X \xed\xa0\x80 \xf0\x9f\x92\xa9\xf0\x9f\n',
  ],
  ['', ''],
  ['\n', '\n'],
  ['\0secret\0', '\0X\0'],
])('%j becomes %j, however it is cut', async (input, expected) => {
  const whole = bytes(input);
  for (let cut = 0; cut <= whole.length; cut++) {
    expect(await redacted([whole.subarray(0, cut), whole.subarray(cut)])).toEqual(bytes(expected));
  }
  expect(await redacted(Array.from(whole, (byte) => Buffer.from([byte])))).toEqual(bytes(expected));
});

test('lines end with another byte', async () => {
  const seen: string[] = [];
  const keepLine = (line: string) => {
    seen.push(line);
    return line;
  };
  async function* stream() {
    yield bytes('a\nb\0c');
  }
  const lines = redactStream(stream(), keepLine, 0);
  for await (const _ of lines);
  expect(seen).toEqual(['a\nb', '', 'c']);
});

test('a line that is too long is not written', async () => {
  await expect(redacted([bytes('a\n'), bytes('secret'), bytes('secret')], 0x0a, 10)).rejects.toThrow(UnreadableInput);
});

test('random bytes stay', async () => {
  const random = Buffer.from(Array.from({ length: 20_000 }, (_, k) => (Math.imul(k + 1, 2654435761) >>> 13) & 0xff));
  expect(await redacted([random])).toEqual(random);
});

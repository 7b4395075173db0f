import { describe, expect, test } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.ts';
import { parseMIMEType } from '../src/mime-type.js';
import { serializeMIMEType } from '../src/mime-type-record.js';
import { readShared } from './shared.js';

interface Row {
  readonly input: string;
  readonly output: string | null;
}

const rows = [...readShared<Row | string>('mime-types'), ...readShared<Row | string>('generated-mime-types')].filter(
  (row): row is Row => typeof row === 'object',
);

describe.skipIf(rows.length === 0)('web-platform-tests', () => {
  test.each(rows)('$input', ({ input, output }) => {
    const parsed = parseMIMEType(input);
    expect(parsed && serializeMIMEType(parsed)).toBe(output);
  });
});

describe('serializeMIMEType', () => {
  test.each([
    ['TEXT/HTML', 'text/html'],
    ['\t\r\na/b \n;c=d ', 'a/b;c=d'],
    ['a/b;c="d;e";f=g', 'a/b;c="d;e";f=g'],
    ['a/b;c="d\\"e\\', 'a/b;c="d\\"e\\\\"'],
    ['a/b;c=""', 'a/b;c=""'],
    ['a/b;c=;d', 'a/b'],
    ['a/b;C=1;c=2', 'a/b;c=1'],
    ['a/b;c =d;=e;f=\u0100;g=\xff', 'a/b;g="\xff"'],
    ['a/b;c="d" ; e=f', 'a/b;c=d;e=f'],
  ])('%j', (input, output) => {
    expect(serializeMIMEType(parseMIMEType(input)!)).toBe(output);
  });

  test.each(['', '/', 'a', 'a/', '/b', 'a b/c', 'a/b c', 'é/b', 'a/b/c'])('%j is not a MIME type', (input) => {
    expect(parseMIMEType(input)).toBeNull();
  });

  test.each([';', ';a', ';a=', ';a="', ' ', ';a="\\'])('takes linear time for %j', (piece) => {
    const callFor = (length: number) => {
      const input = `a/b${piece.repeat(length)}`;
      return () => parseMIMEType(input);
    };
    expect(timeGrowth(callFor, 25_000)).toBeLessThan(1.6);
  });
});

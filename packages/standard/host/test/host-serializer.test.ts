import { type Host, parseHost, serializeHost } from '@url/host';
import { describe, expect, test } from 'vitest';

describe('serializeHost', () => {
  test.each([
    ['', ''],
    ['EXAMPLE.com', 'example.com'],
    ['0x7f.1', '127.0.0.1'],
    ['0', '0.0.0.0'],
    ['[1:0:0:2:0:0:0:3]', '[1:0:0:2::3]'],
  ])('%j is written as %s', (input, text) => {
    expect(serializeHost(parseHost(input, { isOpaque: input === '' }))).toBe(text);
  });

  test('the null of a parser that failed comes out again', () => {
    expect(serializeHost(parseHost('exa mple'))).toBeNull();
    expect(serializeHost(null)).toBeNull();
  });

  test('the type has null only where the argument has', () => {
    const hosts: Host[] = ['a', 'b'];
    const texts: string[] = hosts.map((host) => serializeHost(host));
    const again: string[] = hosts.map(serializeHost);
    expect(texts).toEqual(again);
    // @ts-expect-error: what may be null is no string
    const text: string = serializeHost(parseHost('a'));
    expect(text).toBe('a');
  });
});

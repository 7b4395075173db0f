import { serializeURL } from '@url/record';
import { describe, expect, test } from 'vitest';
import { canParse, parseURL } from '../src/url-parser.js';

const href = (...parameters: Parameters<typeof parseURL>) => {
  const url = parseURL(...parameters);
  return url && serializeURL(url);
};

describe('parseURL', () => {
  test('takes a base as a string, a record, or not at all', () => {
    expect(href('b', { base: 'http://h/a/' })).toBe('http://h/a/b');
    expect(href('b', { base: parseURL('http://h/a/') })).toBe('http://h/a/b');
    expect(href('b', { base: null })).toBeNull();
    expect(href('b')).toBeNull();
    expect(href('http://h', {})).toBe('http://h/');
  });

  test('fails where the base does, though the input needs none', () => {
    expect(href('http://h/', { base: 'nonsense' })).toBeNull();
  });

  test('gives a new record each time, and leaves the base alone', () => {
    const base = 'http://h/a?q#f';
    const [first, second] = [parseURL('', { base })!, parseURL('', { base })!];
    first.path = '/changed';
    first.query = null;
    expect(serializeURL(second)).toBe('http://h/a?q');
    expect(href('#g', { base })).toBe('http://h/a?q#g');
  });

  test('asks for the entry of a blob URL, and of no other', () => {
    const asked: string[] = [];
    const entry = { environment: { origin: 'https://h' } };
    const resolveBlobURL = ({ path }: { path: string }) => {
      asked.push(path);
      return path.endsWith('known') ? entry : null;
    };
    expect(parseURL('blob:known', { resolveBlobURL })?.blobURLEntry).toBe(entry);
    expect(parseURL('blob:other', { resolveBlobURL })?.blobURLEntry).toBeNull();
    expect(parseURL('blob', { resolveBlobURL })).toBeNull();
    expect(parseURL('http://known', { resolveBlobURL })?.blobURLEntry).toBeNull();
    expect(asked).toEqual(['known', 'other']);
  });

  test('encodes the query of special URLs but ws and wss in the encoding', () => {
    const encoding = {
      name: 'windows-1252',
      decode: (bytes: Uint8Array) => String.fromCharCode(...bytes),
      getEncoder: (input: string) => () => ({
        bytes: Uint8Array.from(input, (c) => c.charCodeAt(0)),
        potentialError: null,
      }),
    };
    expect(href('http://h/é?é#é', { encoding })).toBe('http://h/%C3%A9?%E9#%C3%A9');
    expect(href('ws://h/?é', { encoding })).toBe('ws://h/?%C3%A9');
    expect(href('foo://h/?é', { encoding })).toBe('foo://h/?%C3%A9');
    expect(href('http://h/?é', { encoding: { ...encoding, name: 'UTF-16LE' } })).toBe('http://h/?%C3%A9');
  });
});

test('canParse', () => {
  expect(canParse('http://h/')).toBe(true);
  expect(canParse('HTTP:h')).toBe(true);
  expect(canParse('/a')).toBe(false);
  expect(canParse('/a', { base: 'http://h' })).toBe(true);
  expect(canParse('http://h/', { base: 'nonsense' })).toBe(false);
});

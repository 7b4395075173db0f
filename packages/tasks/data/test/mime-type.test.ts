import { describe, expect, test } from 'vitest';
import { MIMEType, MIMETypeParameters, parseMIMEType } from '../src/mime-type.js';

describe('MIMEType', () => {
  test('has the parts of the text', () => {
    const mimeType = new MIMEType('Text/HTML;Charset=utf-8');
    expect(mimeType.essence).toBe('text/html');
    expect(mimeType.type).toBe('text');
    expect(mimeType.subtype).toBe('html');
    expect([...mimeType.parameters]).toEqual([['charset', 'utf-8']]);
    expect(mimeType.params).toBe(mimeType.parameters);
    expect(JSON.stringify({ mimeType })).toBe('{"mimeType":"text/html;charset=utf-8"}');
  });

  test('can be changed', () => {
    const mimeType = new MIMEType('a/b');
    mimeType.type = 'Image';
    mimeType.subtype = 'PNG';
    mimeType.parameters.set('Q', '"');
    expect(String(mimeType)).toBe('image/png;q="\\""');
    mimeType.essence = 'X/Y';
    expect(mimeType.essence).toBe('x/y');
  });

  test.each([
    ['type', 'a/b'],
    ['type', ''],
    ['subtype', 'a b'],
    ['essence', 'a'],
    ['essence', 'a/b/c'],
  ] as const)('refuses %s = %j', (name, value) => {
    const mimeType = new MIMEType('a/b');
    expect(() => {
      mimeType[name] = value;
    }).toThrow(TypeError);
    expect(String(mimeType)).toBe('a/b');
  });

  test('copies a record, and refuses one that cannot be serialized', () => {
    const record = { type: 'A', subtype: 'b', parameters: [['C', 'd']] as [string, string][] };
    expect(String(new MIMEType(record))).toBe('a/b;c=d');
    expect(() => new MIMEType({ ...record, type: 'a b' })).toThrow(TypeError);
    expect(() => new MIMEType({ ...record, parameters: [['c', '\u0100']] })).toThrow(TypeError);
  });

  test('throws or returns null for text that is not a MIME type', () => {
    expect(() => new MIMEType('a')).toThrow(TypeError);
    expect(MIMEType.parse('a')).toBeNull();
    expect(() => parseMIMEType(1 as never)).toThrow(TypeError);
  });

  test('knows its groups', () => {
    expect(new MIMEType('text/javascript;a=b').isJavaScript()).toBe(true);
    expect(new MIMEType('text/javascript;a=b').isJavaScript({ prohibitParameters: true })).toBe(false);
    expect(new MIMEType('image/svg+xml').isXML()).toBe(true);
    expect(new MIMEType('text/html').isHTML()).toBe(true);
  });
});

describe('MIMETypeParameters', () => {
  test('is a map of lower-case names', () => {
    const parameters = new MIMETypeParameters(new Map());
    expect(parameters.set('A', '1').set('b', '2').get('a')).toBe('1');
    expect(parameters.has('B')).toBe(true);
    expect(parameters.size).toBe(2);
    expect([...parameters.keys()]).toEqual(['a', 'b']);
    expect([...parameters.values()]).toEqual(['1', '2']);
    expect([...parameters.entries()]).toEqual([...parameters]);
    const seen: string[] = [];
    parameters.forEach((value, name) => {
      seen.push(name + value);
    });
    expect(seen).toEqual(['a1', 'b2']);
    expect(parameters.delete('A')).toBe(true);
    parameters.clear();
    expect(parameters.size).toBe(0);
  });

  test.each([
    ['a b', 'c'],
    ['', 'c'],
    ['a', '\u0100'],
    ['a', '\n'],
  ])('refuses %j = %j', (name, value) => {
    expect(() => new MIMETypeParameters(new Map()).set(name, value)).toThrow(TypeError);
  });
});

test('an object that is not a MIME type is an error that says so', () => {
  expect(() => new MIMEType({} as MIMEType)).toThrow('Cannot use the argument input: an object is not a MIME type');
});

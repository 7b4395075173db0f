import { describe, expect, test } from 'vitest';
import { install, URL, URLSearchParams } from '../src/index.js';

describe('install', () => {
  test('puts both classes on the target as Web IDL does', () => {
    const realm: Record<string, unknown> = {};
    install(realm);
    for (const [name, value] of Object.entries({ URL, URLSearchParams })) {
      expect(Object.getOwnPropertyDescriptor(realm, name)).toEqual({
        value,
        writable: true,
        enumerable: false,
        configurable: true,
      });
    }
    expect('webkitURL' in realm).toBe(false);
  });

  test('keeps what only the native class can do, and an alias', () => {
    const createObjectURL = () => 'blob:x';
    const realm: { [name: string]: unknown; webkitURL: unknown } = {
      URL: Object.assign(() => {}, { createObjectURL }),
      webkitURL: 1,
    };
    install(realm);
    expect(realm.webkitURL).toBe(URL);
    expect(Reflect.get(URL, 'createObjectURL')).toBe(createObjectURL);
    Reflect.deleteProperty(URL, 'createObjectURL');
  });
});

import { URLPattern } from '@url/pattern';
import { compareComponent } from '@url/pattern/tools';
import { describe, expect, test } from 'vitest';

describe('compareComponent', () => {
  test('sorts specific patterns first', () => {
    const patterns = ['*', '/users/*', '/users/:id', '/users/:id(\\d+)', '/users/me'].map(
      (pathname) => new URLPattern({ pathname }),
    );
    const sorted = [...patterns].sort((a, b) => compareComponent('pathname', b, a));
    expect(sorted).toEqual([...patterns].reverse());
  });

  test('refuses other arguments', () => {
    const pattern = new URLPattern();
    expect(() => compareComponent('path' as never, pattern, pattern)).toThrow(
      'Cannot use the argument component: "path" is not one of protocol, username, password, hostname, port, pathname, search, hash',
    );
    expect(() => compareComponent('http://me:secret@h/' as never, pattern, pattern)).not.toThrow('secret');
    expect(() => compareComponent('pathname', {} as never, pattern)).toThrow(TypeError);
  });
});

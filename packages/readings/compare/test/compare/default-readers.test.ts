import { compare, findReader, programVersions } from '@url/compare';
import { describe, expect, test } from 'vitest';

describe('a version of a program', () => {
  test.each([
    ['java-spring@6.1.3', 'https://evil.com[@good.com/', 'evil.com'],
    ['go-net-url@1.24', 'http://[evil.com]:80/', 'evil.com'],
    ['python-urllib@3.10', 'http://[evil.example]/', 'evil.example'],
    ['node-url-parse@18', 'http://\u0660/', 'xn--8hb'],
    ['java-okhttp@4', 'https://fa\xdf.de/', 'fass.de'],
    ['java-okhttp@5', 'https://fa\xdf.de/', 'xn--fa-hia.de'],
  ])('%s finds in %s the host %s', (id, input, host) => {
    expect(findReader(id)?.read(input).components?.host).toBe(host);
  });

  test('a longer number is not the same version', () => {
    expect(findReader('go-net-url@1.2')).toBeNull();
    expect(findReader('go-net-url@1.24.5')?.id).toBe('go-net-url@1.24.5');
    expect(findReader('curl@1')).toBeNull();
  });

  test('an unknown version throws', () => {
    expect(() => compare('x', { readers: ['go-net-url@0.9'] })).toThrow(RangeError);
  });

  test('ids are different, and every version says which versions it stands for', () => {
    expect(new Set(programVersions.map(({ id }) => id)).size).toBe(programVersions.length);
    for (const { id, versions } of programVersions) expect(versions?.[0]).toContain(id.replace(/^.*@/, ''));
  });
});

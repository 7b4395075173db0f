import type { StandardSchemaV1 } from '@standard-schema/spec';
import { httpURL } from '@url/formats/schema';
import { findPublicSuffix } from '@url/site';
import { describe, expect, it } from 'vitest';

const validate = (schema: StandardSchemaV1<string, string>, value: unknown) =>
  schema['~standard'].validate(value) as StandardSchemaV1.Result<string>;
const accepts = (schema: StandardSchemaV1<string, string>, value: unknown) =>
  validate(schema, value).issues === undefined;

describe('httpURL', () => {
  it('allows public hosts without credentials', () => {
    for (const text of ['https://example.com', 'http://93.184.216.34/', 'https://example.com:8443/'])
      expect(accepts(httpURL(), text)).toBe(true);
    const refused = [
      'ftp://example.com/',
      'https://a:b@example.com/',
      'http://localhost/',
      'http://127.1/',
      'http://[::ffff:10.0.0.1]/',
      'http://',
      'example.com',
      7,
    ];
    for (const value of refused) expect([value, accepts(httpURL(), value)]).toEqual([value, false]);
  });

  it('reads its options', () => {
    expect(accepts(httpURL({ localhost: true }), 'http://localhost:3000/')).toBe(true);
    expect(accepts(httpURL({ localhost: true }), 'http://[::1]/')).toBe(true);
    expect(accepts(httpURL({ localhost: true }), 'http://10.0.0.1/')).toBe(false);
    expect(accepts(httpURL({ localhost: true, hosts: ['example.com'] }), 'http://example.org/')).toBe(false);
    expect(accepts(httpURL({ localhost: true, schemes: ['https'] }), 'http://localhost/')).toBe(false);
    expect(accepts(httpURL({ hosts: ['10.0.0.0/8'] }), 'http://10.1.2.3/')).toBe(true);
    expect(accepts(httpURL({ hosts: [] }), 'http://example.com/')).toBe(false);
    expect(accepts(httpURL({ credentials: true }), 'http://a:b@example.com/')).toBe(true);
    expect(accepts(httpURL({ ports: [443] }), 'https://example.com/')).toBe(true);
    expect(accepts(httpURL({ ports: [443] }), 'http://example.com/')).toBe(false);
    const publicSuffix = findPublicSuffix;
    expect(accepts(httpURL({ publicSuffix }), 'https://a.example.co.uk/')).toBe(true);
    for (const text of ['https://co.uk/', 'https://a.unknown-top-level/', 'https://93.184.216.34/'])
      expect(accepts(httpURL({ publicSuffix }), text)).toBe(false);
    expect(accepts(httpURL({ publicSuffix, localhost: true }), 'https://localhost/')).toBe(true);
  });

  it('throws for options that it cannot read', () => {
    const wrong = [
      { host: ['a'] },
      { publicSuffix: true },
      { localhost: 1 },
      { schemes: ['ftp'] },
      { schemes: 'https' },
      { hosts: 'a' },
      { hosts: ['*.a'] },
      { ports: ['443'] },
      { credentials: 'yes' },
    ];
    for (const options of wrong) expect(() => httpURL(options as never)).toThrow(TypeError);
  });

  it.each([undefined, 'example.com', { domain: 'example.com' }, { registrableDomain: 'example.com' }])(
    'throws if publicSuffix returns %j',
    (found) => {
      const schema = httpURL({ publicSuffix: () => found as never });
      const problem = 'options.publicSuffix: a function does not return what findPublicSuffix of @url/site returns';
      expect(() => validate(schema, 'https://example.com/')).toThrow(`Cannot use the argument ${problem}`);
    },
  );

  it.each([
    ['https://exa mple.com/', 11],
    ['ftp://example.com/', 0],
    ['https://me@example.com/', 8],
    ['https://127.1:443/', 8],
    ['https://example.com:8080/', 20],
    ['https://example.com/@a:b', 19],
  ])('reports the offset in %j', (text, offset) => {
    const { issues } = validate(httpURL({ ports: [443] }), text);
    if (text.endsWith('b')) expect(issues).toBe(undefined);
    else expect(issues![0]).toMatchObject({ path: [], offset });
  });
});

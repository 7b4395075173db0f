// Tests of the built `@url/polyfill/small`. tools/conformance/classes.test.ts runs WPT's data through it.
import { describe, expect, test } from 'vitest';

const { URL: SmallURL }: typeof import('@url/polyfill/small') = await import(
  new URL('../dist/esm/small.js', import.meta.url).href
);

describe('@url/polyfill/small', () => {
  test('the error has a code, the input and the base, and a message that names the error of the standard', () => {
    for (const [input, base] of [['http://exa mple.org/'], ['a', 'http://[/']] as const) {
      let error: unknown;
      try {
        new SmallURL(input, base);
      } catch (caught) {
        error = caught;
      }
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input, ...(base && { base }) });
      expect((error as Error).message).toMatch(/^Cannot parse (?:the base )?URL: [\w-]+$/);
    }
  });

  test('checks hyphens, right-to-left labels and joiners', () => {
    const hosts = ['a\u200cb', '\u05d0b', '\u05d01\u0660', 'xn--0', 'xn--a', '\u0301a'].map((host) =>
      SmallURL.parse(`http://${host}\u00e9/`),
    );
    expect(hosts.map(String)).toEqual(hosts.map(() => 'null'));
    expect(new SmallURL('http://\u0915\u094d\u200c\u0937.example/').host).toBe('xn--11b2ezcs70k.example');
    expect(new SmallURL('http://\u05d0\u05d1.example/').host).toBe('xn--4dbc.example');
  });

  test('rejects many marks in a row without sorting them', () => {
    expect(SmallURL.parse(`http://a${'\u0301\u0316'.repeat(500_000)}/`)).toBeNull();
  });
});

import { compareFilterAndClient } from '@url/compare';
import { describe, expect, test } from 'vitest';

const answer = (input: string, filter: string, client: string, allow?: string[]) =>
  compareFilterAndClient(input, { filter, client, ...(allow === undefined ? {} : { allow }) });

describe('what gets through', () => {
  test.each([
    ['http://evil.com\\@good.com/', 'python-urllib', 'whatwg', ['good.com'], true, 'other host'],
    ['http://evil.com\\@good.com/', 'whatwg', 'python-urllib', ['good.com'], false, 'same'],
    ['http://good.com#@evil.com/', 'curl', 'npm-ufo', ['good.com'], true, 'other host'],
    ['http://good.com/', 'curl', 'whatwg', ['good.com'], true, 'same'],
    ['http://GOOD.com./', 'whatwg', 'curl', ['good.com'], true, 'same'],
    ['http://a.good.com/', 'whatwg', 'curl', ['.good.com'], true, 'same'],
    ['http://notgood.com/', 'whatwg', 'curl', ['.good.com'], false, 'same'],
    ['http://good.com:99999/', 'rfc3986', 'curl', ['good.com'], true, 'refused'],
    ['http://exa mple/', 'whatwg', 'npm-ufo', undefined, false, 'same'],
    ['http:/evil.com', 'python-urllib', 'curl', undefined, true, 'other host'],
  ])('%s, %s then %s, %j', (input, filter, client, allow, passes, harm) => {
    expect(answer(input, filter, client, allow)).toMatchObject({ passes, harm });
  });
});

test('the answer in words', () => {
  expect(answer('http://0177.1\\@good.com/', 'npm-urijs', 'curl').sentence).toBe(
    'npm-urijs lets it pass as 0177.1, curl connects to good.com.',
  );
  expect(answer('http://evil.com/', 'curl', 'whatwg', ['good.com']).sentence).toBe('curl stops it: it finds evil.com.');
  expect(answer('http://[::ffff:7f00:1]/', 'whatwg', 'java-url').sentence).toBe(
    'whatwg lets it pass as [::ffff:7f00:1], java-url connects to [::ffff:7f00:1] (127.0.0.1).',
  );
});

test('a reference against a base', () => {
  const options = { filter: 'rfc3986', client: 'whatwg', allow: ['good.com'], base: 'https://good.com/' };
  expect(compareFilterAndClient('https:evil.com', { ...options, filter: 'curl' }).harm).toBe('same');
  expect(compareFilterAndClient('/a', options)).toMatchObject({ passes: true, harm: 'same' });
});

test.each(['[::1]', '::1', '0:0::1'])('an address is allowed with and without brackets: %s', (entry) => {
  expect(answer('http://evil.com[::1]/', 'python-urllib', 'npm-ufo', [entry])).toMatchObject({
    passes: true,
    harm: 'other host',
  });
});

test('an unknown reader and an invalid entry throw', () => {
  expect(() => answer('x', 'nobody', 'curl')).toThrow(RangeError);
  expect(() => answer('x', 'curl', 'curl', [''])).toThrow(TypeError);
});

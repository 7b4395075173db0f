import { rfc3986FirstAt, rfc3986LastAt } from '@url/dialects/lenient';
import { describe, expect, test } from 'vitest';

/** Username, host and port, which are what the two split differently from a reader that checks. */
function split(dialect: typeof rfc3986LastAt, input: string): (string | null)[] | null {
  const reading = dialect.read(input);
  if (!reading.ok) return null;
  const { username, host, port } = reading.components;
  return [username, host, port];
}

describe('an authority is split without a look at its characters', () => {
  test.each([
    ['http://evil.com\\@good.com/', ['evil.com\\', 'good.com', null], ['evil.com\\', 'good.com', null]],
    ['http://a@b@c:80/', ['a@b', 'c', '80'], ['a', 'b@c', '80']],
    ['http://a b.com/', [null, 'a b.com', null], [null, 'a b.com', null]],
    ['http://good.com:80:8080/', [null, 'good.com', '80:8080'], [null, 'good.com', '80:8080']],
    ['http://[fe80::1%eth0]:1/', [null, '[fe80::1%eth0]', '1'], [null, '[fe80::1%eth0]', '1']],
    ['http://[a]@b/', ['[a]', 'b', null], ['[a]', 'b', null]],
    ['//h', [null, 'h', null], [null, 'h', null]],
    ['http:/h', [null, null, null], [null, null, null]],
  ])('%s has the host %j after the last "@", %j after the first', (input, last, first) => {
    expect(split(rfc3986LastAt, input)).toEqual(last);
    expect(split(rfc3986FirstAt, input)).toEqual(first);
  });
});

test('a reference is resolved by section 5.2', () => {
  expect(rfc3986LastAt.read('../\\c', 'http://h/a/b')).toMatchObject({ ok: true, href: 'http://h/\\c' });
  expect(rfc3986FirstAt.read('//a@b@c', 'http://h/')).toMatchObject({ ok: true, components: { host: 'b@c' } });
});

test('only a base without scheme fails', () => {
  expect(rfc3986LastAt.read('\0 \n|')).toMatchObject({ ok: true });
  expect(rfc3986LastAt.read('a', '//h/')).toMatchObject({ ok: false, error: { type: 'base' } });
});

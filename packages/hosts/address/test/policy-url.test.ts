import { checkRedirect, createHostPolicy } from '@url/address';
import { parseURL } from '@url/parser';
import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';

describe('what a URL may be', () => {
  const { checkURL } = createHostPolicy();

  test('a URL of any runtime, and a record', () => {
    expect(checkURL(new URL('https://example.com/'))).toMatchObject({ ok: true, url: 'https://example.com/' });
    expect(checkURL(parseURL('https://example.com/')!)).toMatchObject({ ok: true });
    expect(checkURL(parseURL('https://127.0.0.1/')!)).toMatchObject({ ok: false, rule: 'addresses' });
    expect(checkURL({ href: 'https://0/' })).toMatchObject({ ok: false, rule: 'addresses' });
  });

  test('a record with a host that no parser gives', () => {
    for (const host of ['127.1', 'LOCALHOST', '%6cocalhost', 'good.example@127.0.0.1', 'good.example/@127.0.0.1']) {
      const check = checkURL(createURLRecord({ scheme: 'http', host, path: '/' }));
      if (check.ok) expect(check.host).toBe('good.example');
      else expect(check.rule).toMatch(/^(?:addresses|credentials|url)$/);
    }
  });

  test('anything else is not a URL', () => {
    for (const url of [null, undefined, 1, {}, [], { href: 1 }, () => 'https://example.com/']) {
      expect(checkURL(url as unknown as string)).toMatchObject({ ok: false, rule: 'url' });
    }
  });

  test('an object that is not a whole record, or cannot be read, is not a URL', () => {
    const revocable = Proxy.revocable({}, {});
    revocable.revoke();
    const unreadable = {
      get href(): string {
        throw new RangeError('no');
      },
      get address(): string {
        throw new RangeError('no');
      },
    };
    const records = ['EXAMPLE.com', 'a:80', Number.NaN, [1, 2]].map((host) => ({ scheme: 'https', host, path: '/' }));
    for (const url of [
      ...records,
      { scheme: 'https' },
      revocable.proxy,
      unreadable,
      new Proxy(new URL('https://h'), {}),
    ]) {
      expect(checkURL(url as unknown as string)).toMatchObject({ ok: false, rule: 'url' });
      expect(createHostPolicy().checkAddress(url as unknown as string)).toMatchObject({ ok: false, rule: 'address' });
      expect(checkRedirect('/', url as unknown as string, createHostPolicy()).ok).toBe(false);
    }
  });

  test('an href is read once', () => {
    let reads = 0;
    const url = {
      get href() {
        return reads++ === 0 ? 'https://127.0.0.1/' : 'https://example.com/';
      },
    };
    expect(checkURL(url)).toMatchObject({ ok: false, rule: 'addresses' });
    expect(reads).toBe(1);
  });
});

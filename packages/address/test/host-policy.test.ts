import { createHostPolicy, type HostPolicyOptions } from '@url/address';
import { parseHost } from '@url/host';
import { parseURL } from '@url/parser';
import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';

function ruleOf(url: string, options?: HostPolicyOptions): string {
  const check = createHostPolicy(options).checkURL(url);
  return check.ok ? 'ok' : check.rule;
}

function ruleOfAddress(address: string, options?: HostPolicyOptions): string {
  const check = createHostPolicy(options).checkAddress(address);
  return check.ok ? 'ok' : check.rule;
}

describe('without options', () => {
  test.each([
    ['https://example.com/', 'ok'],
    ['http://example.com:8080/a?b#c', 'ok'],
    ['https://93.184.216.34/', 'ok'],
    ['https://[2606:4700::1111]/', 'ok'],
    ['https://[::ffff:8.8.8.8]/', 'ok'],
    ['https://[64:ff9b::8.8.8.8]/', 'ok'],
    ['https://exa mple.com/', 'url'],
    ['example.com', 'url'],
    ['ftp://example.com/', 'schemes'],
    ['file:///etc/passwd', 'schemes'],
    ['javascript:alert(1)', 'schemes'],
    ['gopher://example.com/', 'schemes'],
    ['https://user@example.com/', 'credentials'],
    ['https://:pass@example.com/', 'credentials'],
    ['http://localhost/', 'addresses'],
    ['http://LOCALHOST.:80/', 'addresses'],
    ['http://metadata.google.internal/', 'addresses'],
    ['http://a.local./', 'addresses'],
    ['http://127.1/', 'addresses'],
    ['http://0/', 'addresses'],
    ['http://0xA9FEA9FE/', 'addresses'],
    ['http://①②⑦.⓪.⓪.①/', 'addresses'],
    ['http://[::]/', 'addresses'],
    ['http://[::1]/', 'addresses'],
    ['http://[::ffff:127.0.0.1]/', 'addresses'],
    ['http://[::ffff:a9fe:a9fe]/', 'addresses'],
    ['http://[64:ff9b::10.0.0.1]/', 'addresses'],
    ['http://[64:ff9b:1::8.8.8.8]/', 'addresses'],
    ['http://[2002:7f00:1::]/', 'addresses'],
    ['http://[fd00:ec2::254]/', 'addresses'],
    ['http://[fec0::1]/', 'addresses'],
    ['http://[ff02::1]/', 'addresses'],
    ['http://224.0.0.1/', 'addresses'],
    ['http://240.0.0.1/', 'addresses'],
    ['http://255.255.255.255/', 'addresses'],
    ['http://192.0.0.192/', 'addresses'],
    ['http://168.63.129.16/', 'addresses'],
    ['http://198.18.0.1/', 'addresses'],
    ['http://100.100.100.200/', 'addresses'],
    ['http://a..b/', 'host'],
    ['http://.a/', 'host'],
    ['http://./', 'host'],
    ['http://localhost../', 'host'],
    // What others read as a public host.
    ['http://evil.com\\@127.0.0.1/', 'ok'],
    ['http://good.com@127.0.0.1/', 'credentials'],
    ['http:127.0.0.1', 'addresses'],
    ['http:///127.0.0.1/', 'addresses'],
  ])('%s: %s', (url, expected) => {
    expect(ruleOf(url)).toBe(expected);
    expect(ruleOf(url, {})).toBe(expected);
  });

  test('the URL and the host that were checked', () => {
    expect(createHostPolicy().checkURL('http://evil.com\\@127.0.0.1/')).toEqual({
      ok: true,
      url: 'http://evil.com/@127.0.0.1/',
      host: 'evil.com',
    });
    expect(createHostPolicy().checkURL('HTTPS://Example.COM.')).toEqual({
      ok: true,
      url: 'https://example.com./',
      host: 'example.com',
    });
  });
});

describe('schemes, ports, credentials', () => {
  test('schemes with and without a colon, in any case', () => {
    expect(ruleOf('https://h.example/', { schemes: ['HTTPS:'] })).toBe('ok');
    expect(ruleOf('http://h.example/', { schemes: ['https'] })).toBe('schemes');
    expect(ruleOf('http://h.example/', { schemes: [] })).toBe('schemes');
    expect(ruleOf('data:,a', { schemes: ['data'] })).toBe('host');
    expect(ruleOf('file:///a', { schemes: ['file'] })).toBe('host');
  });

  test('the default port is a port', () => {
    expect(ruleOf('https://h.example/', { ports: [443] })).toBe('ok');
    expect(ruleOf('https://h.example:443/', { ports: [443] })).toBe('ok');
    expect(ruleOf('http://h.example/', { ports: [443] })).toBe('ports');
    expect(ruleOf('https://h.example:22/', { ports: [443] })).toBe('ports');
    expect(ruleOf('https://h.example/', { ports: [] })).toBe('ports');
    expect(ruleOf('redis://h.example/', { schemes: ['redis'], ports: [6379] })).toBe('ports');
    expect(ruleOf('redis://h.example:6379/', { schemes: ['redis'], ports: [6379] })).toBe('ok');
  });

  test('credentials only if asked', () => {
    expect(ruleOf('https://u:p@h.example/', { credentials: true })).toBe('ok');
    expect(ruleOf('https://u:p@h.example/', { credentials: false })).toBe('credentials');
  });

  test.each(['127.0.0.1', '0x7f.1', '2130706433', 'LOCALHOST', '%6cocalhost', '[::1]', 'localhost.'])(
    'a scheme that is not special hides no address: redis://%s',
    (host) => {
      expect(ruleOf(`redis://${host}/`, { schemes: ['redis'] })).toBe('addresses');
    },
  );
});

describe('allow and deny', () => {
  test.each([
    ['https://example.com/', ['example.com'], 'ok'],
    ['https://EXAMPLE.com./', ['example.com'], 'ok'],
    ['https://example.com/', ['EXAMPLE.com.'], 'ok'],
    ['https://a.example.com/', ['example.com'], 'allow'],
    ['https://example.com/', ['.example.com'], 'ok'],
    ['https://a.b.example.com/', ['.example.com'], 'ok'],
    ['https://notexample.com/', ['.example.com'], 'allow'],
    ['https://example.com.evil.example/', ['.example.com'], 'allow'],
    ['https://xn--bcher-kva.example/', ['BÜCHER.example'], 'ok'],
    ['https://a.bücher.example/', ['.Bücher.example'], 'ok'],
    ['https://anything.example/', ['.'], 'ok'],
    ['https://anything.example/', [], 'allow'],
    ['https://anything.example/', ['public'], 'allow'],
    ['https://8.8.8.8/', [], 'allow'],
    ['https://8.8.8.8/', ['example.com'], 'allow'],
    ['https://8.8.8.8/', ['.'], 'allow'],
    ['https://8.8.8.8/', ['public'], 'ok'],
    ['https://240.0.0.1/', ['public'], 'allow'],
    ['https://240.0.0.1/', ['reserved'], 'ok'],
    ['https://192.168.1.1/', ['private use'], 'ok'],
    ['https://10.0.0.1/', ['10.0.0.0/8'], 'ok'],
    ['https://[::ffff:10.0.0.1]/', ['10.0.0.0/8'], 'ok'],
    ['https://10.0.0.1/', ['::ffff:10.0.0.0/104'], 'ok'],
    ['https://[64:ff9b::10.0.0.1]/', ['64:ff9b::/96'], 'allow'],
    ['https://[64:ff9b::8.8.8.8]/', ['64:ff9b::/96'], 'ok'],
    ['https://[64:ff9b::10.0.0.1]/', ['64:ff9b::/96', '10.0.0.1'], 'ok'],
    ['https://[::ffff:127.0.0.1]/', ['::/0'], 'allow'],
    ['https://[::1]/', ['[::1]'], 'ok'],
    ['https://[::1]/', ['::1'], 'ok'],
    ['https://127.0.0.1/', ['0x7f.1'], 'ok'],
    ['https://127.0.0.2/', ['127.0.0.1'], 'allow'],
    ['http://localhost/', ['localhost'], 'ok'],
    ['http://a.localhost/', ['.localhost'], 'ok'],
    ['http://localhost/', ['.'], 'addresses'],
    ['http://nas.home.arpa/', ['.arpa'], 'addresses'],
    ['http://nas.home.arpa/', ['.home.arpa'], 'ok'],
    ['http://localhost/', ['loopback'], 'ok'],
    ['http://printer.local/', ['loopback'], 'allow'],
    ['http://printer.local/', ['local'], 'ok'],
  ])('%s with allow %j: %s', (url, allow, expected) => {
    expect(ruleOf(url, { allow })).toBe(expected);
  });

  test.each([
    ['https://example.com/', ['example.com'], 'deny'],
    ['https://example.com./', ['example.com'], 'deny'],
    ['https://a.example.com/', ['example.com'], 'ok'],
    ['https://a.example.com/', ['.example.com'], 'deny'],
    ['https://a.example.com/', ['.'], 'deny'],
    ['http://10.0.0.1/', ['10.0.0.0/8'], 'deny'],
    ['http://[::ffff:10.0.0.1]/', ['10.0.0.0/8'], 'deny'],
    ['http://[64:ff9b::10.0.0.1]/', ['10.0.0.0/8'], 'deny'],
    ['http://[2002:a00:1::]/', ['10.0.0.0/8'], 'deny'],
    ['http://[2001:0:a00:1:8000::]/', ['10.0.0.0/8'], 'deny'],
    ['http://10.0.0.1/', ['::ffff:10.0.0.1'], 'deny'],
    ['http://[64:ff9b::10.0.0.1]/', ['NAT64'], 'deny'],
    ['http://[64:ff9b::8.8.8.8]/', ['8.8.8.8'], 'deny'],
    ['http://[::ffff:1.2.3.4]/', ['::/0'], 'deny'],
    ['http://1.2.3.4/', ['::/0'], 'ok'],
    ['http://1.2.3.4/', ['public'], 'deny'],
    ['http://224.0.0.1/', ['multicast'], 'deny'],
    ['http://[ff0e::1]/', ['multicast'], 'deny'],
    ['http://localhost/', ['loopback'], 'deny'],
    ['http://127.0.0.1/', ['loopback'], 'deny'],
    ['http://printer.local/', ['local'], 'deny'],
    ['http://localhost/', ['local'], 'ok'],
  ])('%s with any address, and deny %j: %s', (url, deny, expected) => {
    expect(ruleOf(url, { deny, addresses: 'any' })).toBe(expected);
  });

  test('deny is stronger than allow', () => {
    expect(ruleOf('https://a.example.com/', { allow: ['.example.com'], deny: ['a.example.com'] })).toBe('deny');
    expect(ruleOf('http://10.0.0.1/', { allow: ['10.0.0.0/8'], deny: ['10.0.0.1'] })).toBe('deny');
  });

  test('a domain that is allowed does not open its address', () => {
    const options = { allow: ['localhost'] };
    expect(ruleOf('http://localhost/', options)).toBe('ok');
    expect(ruleOfAddress('127.0.0.1', options)).toBe('addresses');
    expect(ruleOfAddress('127.0.0.1', { allow: ['localhost', 'loopback'] })).toBe('ok');
  });

  test('a domain that is allowed may have public addresses', () => {
    expect(ruleOfAddress('93.184.216.34', { allow: ['example.com'] })).toBe('ok');
    expect(ruleOfAddress('10.0.0.1', { allow: ['example.com'] })).toBe('addresses');
    expect(ruleOfAddress('10.0.0.1', { allow: ['example.com', '10.0.0.0/8'] })).toBe('ok');
    expect(ruleOfAddress('93.184.216.34', { allow: ['10.0.0.0/8'] })).toBe('allow');
    expect(ruleOfAddress('93.184.216.34', { allow: [] })).toBe('allow');
  });
});

describe('checkAddress', () => {
  test.each([
    ['93.184.216.34', 'ok'],
    ['2606:4700::1111', 'ok'],
    ['[2606:4700::1111]', 'ok'],
    ['2606:4700::1111%eth0', 'ok'],
    ['::ffff:93.184.216.34', 'ok'],
    ['127.0.0.1', 'addresses'],
    ['::1', 'addresses'],
    ['::ffff:127.0.0.1', 'addresses'],
    ['fe80::1%eth0', 'addresses'],
    ['fe80::1%', 'address'],
    ['93.184.216.34%eth0', 'address'],
    ['0x5db8d822', 'address'],
    ['93.184.55330', 'address'],
    ['093.184.216.34', 'address'],
    ['example.com', 'address'],
    ['', 'address'],
    ['[::1', 'address'],
    ['::g', 'address'],
  ])('%j: %s', (address, expected) => {
    expect(ruleOfAddress(address)).toBe(expected);
  });

  test('a parsed host', () => {
    const { checkAddress } = createHostPolicy();
    expect(checkAddress(parseHost('0x5db8d822')!)).toEqual({ ok: true, address: 0x5db8d822 });
    expect(checkAddress(parseHost('[::1]')!)).toMatchObject({ ok: false, rule: 'addresses' });
    for (const host of [null, undefined, Number.NaN, -1, {}, [1, 2], { address: '8.8.8.8' }]) {
      expect(checkAddress(host as unknown as string)).toMatchObject({ ok: false, rule: 'address' });
    }
  });

  test('a zone does not hide a link that is allowed', () => {
    expect(ruleOfAddress('fe80::1%eth0', { allow: ['fe80::/10'] })).toBe('ok');
  });
});

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

  test('anything else is no URL', () => {
    for (const url of [null, undefined, 1, {}, [], { href: 1 }, () => 'https://example.com/']) {
      expect(checkURL(url as unknown as string)).toMatchObject({ ok: false, rule: 'url' });
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

describe('a policy cannot be opened by accident', () => {
  test.each([
    { deny: ['10.0.0.0/33'] },
    { deny: ['10.0.0.1/8'] },
    { deny: ['https://example.com'] },
    { deny: ['example.com:443'] },
    { deny: ['*.example.com'] },
    { deny: ['exa mple.com'] },
    { deny: [''] },
    { deny: ['..'] },
    { deny: ['.10.0.0.1'] },
    { deny: [undefined] },
    { deny: 'example.com' },
    { allow: 'example.com' },
    { allow: new Set(['example.com']) },
    { schemes: ['https://'] },
    { schemes: [''] },
    { schemes: 'https' },
    { ports: [Number.NaN] },
    { ports: ['443'] },
    { ports: [65536] },
    { ports: [-1] },
    { ports: 443 },
    { credentials: 'no' },
    { addresses: 'Public' },
    { addresses: 'all' },
    { denny: ['example.com'] },
  ])('%j throws', (options) => {
    expect(() => createHostPolicy(options as HostPolicyOptions)).toThrow(TypeError);
  });

  test('null is what is not given', () => {
    const options = { schemes: null, ports: null, allow: null, deny: null, credentials: null, addresses: null };
    expect(ruleOf('https://example.com:444/', options)).toBe('ok');
    expect(ruleOf('https://127.0.0.1/', options)).toBe('addresses');
    expect(createHostPolicy(null).checkURL('https://example.com/').ok).toBe(true);
  });

  test('later changes of the options and a change of the policy do nothing', () => {
    const allow = ['example.com'];
    const policy = createHostPolicy({ allow });
    allow.push('example.net');
    expect(policy.checkURL('https://example.net/').ok).toBe(false);
    expect(Object.isFrozen(policy)).toBe(true);
  });

  test('neither does a polluted prototype', () => {
    const prototype = Object.prototype as Record<string, unknown>;
    const polluted = {
      allow: ['127.0.0.0/8'],
      addresses: 'any',
      credentials: true,
      schemes: ['ftp'],
      ports: [1],
      mapped: true,
      href: 'https://example.com/',
      scheme: 'https',
      unreadable: 'x',
    };
    const record = { ...parseURL('http://127.0.0.1/')! };
    Object.assign(prototype, polluted);
    try {
      expect(ruleOf('https://127.0.0.1/', {})).toBe('addresses');
      expect(ruleOf('https://u@example.com/', {})).toBe('credentials');
      expect(ruleOf('https://example.com/', {})).toBe('ok');
      expect(createHostPolicy().checkURL(new URL('http://127.0.0.1/')).ok).toBe(false);
      expect(createHostPolicy().checkURL(record).ok).toBe(false);
      expect(createHostPolicy().checkURL({} as URL).ok).toBe(false);
    } finally {
      for (const name of Object.keys(polluted)) delete prototype[name];
    }
  });
});

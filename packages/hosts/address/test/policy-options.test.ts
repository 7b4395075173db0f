import {
  aggregate,
  checkRedirect,
  createHostPolicy,
  type HostPolicyOptions,
  parseCIDR,
  serializeCIDR,
} from '@url/address';
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';

function ruleOf(url: string, options?: HostPolicyOptions): string {
  const check = createHostPolicy(options).checkURL(url);
  return check.ok ? 'ok' : check.rule;
}

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

  test('null means the default', () => {
    const options = { schemes: null, ports: null, allow: null, deny: null, credentials: null, addresses: null };
    expect(ruleOf('https://example.com:444/', options)).toBe('ok');
    expect(ruleOf('https://127.0.0.1/', options)).toBe('addresses');
    expect(createHostPolicy(null).checkURL('https://example.com/').ok).toBe(true);
  });

  test('later changes of the options do not affect a policy, which is frozen', () => {
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
      return: () => 'x',
      '-1': { address: 0, prefixLength: 0 },
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
      expect(createHostPolicy({ allow: ['.example.com', '10.0.0.0/8'] }).checkAddress('10.0.0.1').ok).toBe(true);
      expect(createHostPolicy().checkAddress('fe80::1%eth0').ok).toBe(false);
      expect(aggregate([parseCIDR('10.0.1.0/24')!, parseCIDR('10.0.0.0/24')!]).map(serializeCIDR)).toEqual([
        '10.0.0.0/23',
      ]);
      expect(checkRedirect('/a', 'https://example.com/', createHostPolicy())).toMatchObject({ ok: true });
    } finally {
      for (const name of Object.keys(polluted)) delete prototype[name];
    }
  });
});

test('options of a class are read, also by its getters', () => {
  class Options {
    get deny() {
      return ['.example.net'];
    }
  }
  expect(ruleOf('https://www.example.net/', new Options())).toBe('deny');
  expect(ruleOf('https://www.example.net/', Object.create({ schemes: ['http'] }))).toBe('schemes');
});

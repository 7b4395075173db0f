import { runInNewContext } from 'node:vm';
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

  class WithPrivateField {
    readonly #deny = ['example.com'];
    static denyOf = (options: WithPrivateField) => options.#deny;
  }
  class WithMisspeltGetter {
    deny = ['example.com'];
    get ports_() {
      return [443];
    }
  }
  const lazyList = Object.assign([], { [Symbol.iterator]: () => ['example.com'].values() });
  const entries: [string, string[]][] = [['deny', ['example.com']]];

  test.each<[what: string, options: unknown]>([
    ['a Map', new Map(entries)],
    ['a Map of another realm', runInNewContext('new Map([["deny", ["example.com"]]])')],
    ['entries', entries],
    ['a Set', new Set(['deny'])],
    ['URL parameters', new URLSearchParams('deny=example.com')],
    ['a promise', Promise.resolve({ deny: ['example.com'] })],
    ['text', '{"deny":["example.com"]}'],
    ['a text object', Object('deny')],
    ['a function', () => ({ deny: ['example.com'] })],
    ['a private field', new WithPrivateField()],
    ['a misspelt getter', new WithMisspeltGetter()],
    ['a misspelt inherited name', Object.create({ denny: ['example.com'] })],
    ['a name that is not enumerable', Object.defineProperty({}, 'denny', { value: ['example.com'] })],
    ['a symbol', { [Symbol('deny')]: ['example.com'] }],
    ['a proxy that hides its names', new Proxy({}, { get: (_, name) => (name === 'deny' ? ['example.com'] : null) })],
    ['a list that iterates over more', { deny: lazyList }],
    ['a Set as a list', { deny: new Set(['example.com']) }],
    ['an object as a list', { deny: { 0: 'example.com', length: 1 } }],
    ['a list with a hole', { deny: new Array(1) }],
    ['a text object in a list', { deny: [Object('example.com')] }],
  ])('%s is not options', (_, options) => {
    expect(() => createHostPolicy(options as HostPolicyOptions)).toThrow(TypeError);
  });

  test('each option is read once', () => {
    const reads: string[] = [];
    const handler = {
      get: (target: object, name: string) => {
        reads.push(name);
        return Reflect.get(target, name);
      },
    };
    createHostPolicy(new Proxy({ allow: ['a.example'], deny: [], ports: [1], schemes: ['https'] }, handler));
    expect(reads.filter((name) => name !== 'credentials' && name !== 'addresses')).toEqual([
      'ports',
      'allow',
      'schemes',
      'deny',
    ]);
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
  expect(ruleOf('https://h.example/', runInNewContext('({ deny: ["h.example"] })'))).toBe('deny');
  expect(ruleOf('https://h.example/', Object.assign(Object.create(null), { deny: ['h.example'] }))).toBe('deny');
});

import { runInNewContext } from 'node:vm';
import {
  type AddressClassName,
  aggregate,
  checkRedirect,
  createHostPolicy,
  type HostPolicyOptions,
  parseCIDR,
  serializeCIDR,
} from '@url/address';
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';
import { classNames } from '../src/class-names.ts';

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

describe('classes in a list', () => {
  /** Names as people write them, and an address that each means. */
  const names: [name: string, address: string][] = [
    ['Loopback', '127.0.0.1'],
    ['LOCAL', '10.0.0.1'],
    ['linkLocal', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['LINK_LOCAL', 'fe80::1'],
    ['private-use', '10.0.0.1'],
    ['Private Use', '192.168.1.1'],
    ['uniqueLocal', 'fd00::1'],
    ['site-local', 'fec0::1'],
    ['sharedAddressSpace', '100.64.0.1'],
    ['teredo', '2001:0:808:808::f7f7:f7f7'],
    ['nat64', '64:ff9b::1.1.1.1'],
    ['amt', '192.52.193.1'],
    ['as112', '192.31.196.1'],
    ['ietf-protocol-assignments', '192.0.0.20'],
    ['Multicast', 'ff02::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
  ];
  test.each(names)('%s is a class, in any case and with any separator', (name, address) => {
    expect(createHostPolicy({ addresses: 'any' }).checkAddress(address).ok).toBe(true);
    expect(createHostPolicy({ addresses: 'any', deny: [name] }).checkAddress(address)).toMatchObject({ rule: 'deny' });
    expect(createHostPolicy({ addresses: 'any', allow: [name] }).checkAddress(address).ok).toBe(true);
  });

  test.each([
    ['private', 'private use'],
    ['isPrivate', 'private use'],
    ['rfc1918', 'private use'],
    ['carrierGradeNat', 'shared address space'],
    ['cgnat', 'shared address space'],
    ['broadcast', 'limited broadcast'],
    ['ULA', 'unique local'],
    ['ipv4Mappd', 'IPv4-mapped'],
    ['discard', 'discard only'],
    ['rfc6052', 'NAT64'],
    ['rfc6145', 'IPv4-translated'],
    ['orchid2', 'ORCHIDv2'],
    ['deprecatedOrchid', 'ORCHID'],
    ['as112v6', 'AS112'],
    ['droneRemoteIdProtocolEntityTags', 'DRIP'],
    ['unicast', 'public'],
    ['isGlobalUnicast', 'public'],
    ['linkLocalUnicast', 'link local'],
    ['isLinkLocalMulticast', 'multicast'],
    ['interfaceLocalMulticast', 'multicast'],
    ['isLoopback', 'loopback'],
    ['isUnspecified', 'unspecified'],
    ['lopback', 'loopback'],
    ['loopbak', 'loopback'],
    ['privat use', 'private use'],
    ['linklocl', 'link local'],
    ['metadata', 'link local'],
    ['internal', 'local'],
  ])('%s is not a class: the message names "%s"', (name, nearest) => {
    for (const list of ['allow', 'deny'] as const) {
      expect(() => createHostPolicy({ addresses: 'any', [list]: [name] })).toThrow(
        new RegExp(`^Cannot create a host policy: ${list}: "${name}" is not .*"${nearest}"`),
      );
    }
  });

  test.each(['intranet', 'db', 'ИНТРАНЕТ', 'com'])('%s, a bare label, is not a host, block or class', (name) => {
    expect(() => createHostPolicy({ deny: [name] })).toThrow(/is not .*; write ".*\." for a domain of one label$/);
  });

  test('a label with a dot, and localhost, are domains', () => {
    expect(ruleOf('http://private/', { deny: ['private.'] })).toBe('deny');
    expect(ruleOf('http://a.private/', { deny: ['private.'] })).toBe('ok');
    expect(ruleOf('http://a.private/', { deny: ['.private'] })).toBe('deny');
    expect(ruleOf('http://LOCALHOST/', { addresses: 'any', deny: ['localhost'] })).toBe('deny');
    expect(ruleOf('http://loopback/', { addresses: 'any', deny: ['loopback'] })).toBe('ok');
    expect(ruleOf('http://loopback/', { deny: ['loopback.'] })).toBe('deny');
  });

  test('the type of an entry names every class', () => {
    const known: Record<AddressClassName, true> = {
      AMT: true,
      AS112: true,
      'DNS-SD SRP anycast': true,
      DRIP: true,
      'IETF protocol assignments': true,
      'IPv4 service continuity': true,
      'IPv4-compatible': true,
      'IPv4-mapped': true,
      'IPv4-translated': true,
      NAT64: true,
      'NAT64/DNS64 discovery': true,
      ORCHID: true,
      ORCHIDv2: true,
      'PCP anycast': true,
      'TURN anycast': true,
      Teredo: true,
      '6to4': true,
      '6to4 relay anycast': true,
      benchmarking: true,
      'cloud host service': true,
      'discard only': true,
      documentation: true,
      'dummy address': true,
      'dummy prefix': true,
      'limited broadcast': true,
      'link local': true,
      local: true,
      'local-use NAT64': true,
      loopback: true,
      multicast: true,
      'private use': true,
      public: true,
      reserved: true,
      'segment routing': true,
      'shared address space': true,
      'site local': true,
      'this host on this network': true,
      'this network': true,
      'unique local': true,
      unspecified: true,
    };
    expect(classNames().sort()).toEqual(Object.keys(known).sort());
    for (const name of classNames()) expect(() => createHostPolicy({ deny: [name] })).not.toThrow();
  });
});

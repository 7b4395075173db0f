import type { HostInput } from '@url/host';

/** Arguments that are neither a host nor a URL with a host. */
export const notHosts = [
  ...[
    null,
    undefined,
    '',
    '127.0.0.1 ',
    '::1 ',
    '::1%',
    '[::1',
    '::1]',
    '1.2.3.4%eth0',
    '1.2.3.256',
    'http://127.0.0.1/',
    '127.0.0.1:80',
    true,
    {},
    [],
  ],
  ...[-1, 2 ** 32, 0.5, Number.NaN, BigInt(1), Symbol('a'), [0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0x10000]],
  ...[
    [0, 0, 0, 0, 0, 0, 0, -1],
    Array(8),
    [0, 0, 0, 0, 0, 0, 0, '1'],
    { href: 'http://127.0.0.1/' },
    { host: '127.0.0.1' },
  ],
  ...[new URL('mailto:me@127.0.0.1'), new URL('file:///x'), { scheme: 'http', host: null }, { scheme: 'http' }],
] as unknown as readonly HostInput[];

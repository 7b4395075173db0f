import { schemePattern } from '@url/record/internal';
import { isSpecialButFile, schemeName } from '../anatomy.js';
import { describeHost } from '../host-identity.js';
import { editing, type Rule } from './rule.js';

const startsWithScheme = /* @__PURE__ */ (() => new RegExp(`^[\\0- ]*${schemePattern}:`, 'i'))();
const isOpaque = /* @__PURE__ */ (() => new RegExp(`^[\\0- ]*(${schemePattern}:)(?![/\\\\])`, 'i'))();
const outerScheme = /* @__PURE__ */ (() =>
  new RegExp(`^[\\0- ]*(?:${schemePattern}:)+(?=${schemePattern}:[/\\\\])`, 'i'))();
const longest = 253;

/** Rules on what only programs read in different ways: the documents agree, or say nothing. */
export const programRules: readonly Rule[] = [
  {
    id: 'no-scheme',
    subjects: ['host'],
    contains:
      'The string has no scheme. Some programs guess "http", some find a host only after a scheme, and some read a path.',
    claims: [],
    remove: (input, base) =>
      base !== null || startsWithScheme.test(input) ? null : `http://${input.replace(/^[\0- \xa0\ufeff]*[/\\]*/, '')}`,
  },
  {
    id: 'URL-in-a-URL',
    subjects: ['host'],
    contains: 'The string contains another URL after its scheme. Some programs connect to the host of that URL.',
    claims: [],
    remove: (input, base) =>
      base === null && outerScheme.test(input) ? input.replace(outerScheme, '').replace(/!\/.*$/s, '') : null,
  },
  {
    id: 'no-slashes-after-the-scheme',
    subjects: ['host'],
    contains: 'No "//" follows the scheme. Some programs read what follows, or the scheme itself, as a host.',
    claims: [],
    remove: (input, base) => (base === null && isOpaque.test(input) ? input.replace(isOpaque, '$1//') : null),
  },
  {
    id: 'more-than-two-slashes',
    subjects: ['host'],
    contains: 'More than two slashes precede the authority. Some programs skip them all.',
    claims: [],
    remove: editing(({ scheme, slashes }) => (scheme !== '' && slashes.length > 2 ? { slashes: '//' } : null)),
  },
  {
    id: 'empty-host',
    subjects: ['host'],
    contains: 'The authority has no host. Some programs connect to this machine, and some read other text as the host.',
    claims: [],
    remove: editing(({ scheme, userinfo, host, port, path }) =>
      isSpecialButFile(schemeName(scheme)) && host === ''
        ? {
            slashes: '//',
            userinfo: '',
            host: 'a',
            port: userinfo === '' ? port : '',
            path: path.replace(/^[^/]/, '/$&'),
          }
        : null,
    ),
  },
  {
    id: 'at-sign-after-the-authority',
    cves: ['CVE-2016-8624'],
    subjects: ['host'],
    contains: 'An "@" follows the authority. Some programs read everything before it as credentials.',
    claims: [],
    remove: editing(({ path, query, fragment }) =>
      (path + query + fragment).includes('@')
        ? { path: encoded(path), query: encoded(query), fragment: encoded(fragment) }
        : null,
    ),
  },
  {
    id: 'empty-credentials',
    subjects: ['host', 'credentials'],
    contains:
      'Nothing precedes the "@", or nothing follows the ":" of the credentials. Some programs keep it in the host.',
    claims: [],
    remove: editing(({ userinfo }) => (/^:?@$/.test(userinfo) ? { userinfo: '' } : null)),
  },
  {
    id: 'empty-port',
    cves: ['CVE-2022-0686'],
    subjects: ['host'],
    contains: 'The port is empty. Some programs keep the ":" in the host.',
    claims: [],
    remove: editing(({ port }) => (port === ':' ? { port: '' } : null)),
  },
  {
    id: 'IPv4-address-in-an-IPv6-address',
    subjects: ['host'],
    contains: 'The IPv6 address contains an IPv4 address. Some programs write the IPv4 address alone.',
    claims: [],
    remove: editing(({ host }) => {
      const { type, address } = describeHost(host);
      return type === 'IPv6' && address !== null && !address.includes(':') ? { host: address } : null;
    }),
  },
  {
    id: 'this-machine-in-a-file-URL',
    subjects: ['host'],
    contains: 'The host of a file URL is 127.0.0.1. Some programs drop it.',
    claims: [],
    remove: editing(({ scheme, host }) => (/^file:$/i.test(scheme) && host === '127.0.0.1' ? { host: '' } : null)),
  },
  {
    id: 'host-of-a-file-URL',
    subjects: ['host'],
    contains: 'A file URL has a host. Some programs refuse it.',
    claims: [],
    remove: editing(({ scheme, host }) =>
      /^file:$/i.test(scheme) && !/^(?:localhost)?$/i.test(host) ? { host: 'localhost', port: '' } : null,
    ),
  },
  {
    id: 'empty-label',
    subjects: ['host'],
    contains: 'The host has an empty label. Some programs refuse it.',
    claims: [],
    remove: editing(({ host }) => {
      const plain = host.replace(/^\.+/, '').replace(/\.{2,}/g, '.');
      return plain === host ? null : { host: plain === '' ? 'a' : plain };
    }),
  },
  {
    id: 'long-label',
    subjects: ['host'],
    contains: 'The host has a label of more than 63 characters. Some programs refuse it.',
    claims: [],
    remove: editing(({ host }) => (/[^.]{64}/.test(host) ? { host: host.replace(/[^.]{64,}/g, 'a') } : null)),
  },
  {
    id: 'port-0',
    subjects: ['host', 'port'],
    contains: 'The port is 0. Some programs refuse it.',
    claims: [],
    remove: editing(({ port }) => (/^:0+$/.test(port) ? { port: '' } : null)),
  },
  {
    id: 'backslash-in-a-query',
    subjects: ['query'],
    contains: 'The query contains "\\", which is not a character of URIs.',
    claims: [],
    remove: editing(({ query }) => (query.includes('\\') ? { query: query.replace(/\\/g, '') } : null)),
  },
  {
    id: 'long-host',
    subjects: ['host'],
    contains: 'The host has more than 253 characters. Some programs drop it.',
    claims: [],
    remove: editing(({ host }) => (host.length > longest ? { host: 'a' } : null)),
  },
];

function encoded(text: string): string {
  return text.replace(/@/g, '%40');
}

import { endsInANumber, parseIPv4, parseIPv6, serializeIPv4 } from '@url/host';
import { toASCII } from '@url/idna';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { isASCIIString } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';
import { describeHost } from '../host-identity.js';
import { editing, type Rule } from './rule.js';

function isFourNumbers(host: string): boolean {
  return describeHost(host).type === 'IPv4';
}

function isIPv6(host: string): boolean {
  return describeHost(host).type === 'IPv6';
}

const uncommon = /[^\w.~%!$&'()*+,;=:[\]-]/g;

/** Rules on the host. */
export const hostRules: readonly Rule[] = [
  {
    id: 'Unicode-host',
    cves: ['CVE-2019-9636'],
    subjects: ['host'],
    contains: 'The host contains characters outside ASCII.',
    claims: [
      {
        by: {
          whatwg: '#concept-domain-to-ascii',
          model: 'Host Parsing',
          webAddress2009: 'Resolving Web addresses',
          w3c2012: '3.3.3',
          webspecs2014: '1.3.10',
        },
        does: 'convert~ it to ASCII by IDNA in the version of the document',
        shows: (value) => isASCIIString(value) && !value.includes('%'),
      },
      {
        by: { w3c2012: '3.3.3.1' },
        does: 'percent-encode~ it, because IDNA fails',
        shows: (value) => value.includes('%'),
      },
      { by: { rfc3987: '2.2' }, does: 'leave~ it in Unicode', shows: (value) => !isASCIIString(value) },
    ],
    remove: editing(({ host }) => {
      if (isASCIIString(host)) return null;
      const ascii = toASCII(host, { checkBidi: true, checkJoiners: true });
      // A letter in place of the rest keeps the labels: without one, what is left could be a number.
      return { host: ascii ?? host.replace(/[^\0-\x7f]+/g, 'a') };
    }),
  },
  {
    id: 'percent-without-digits-in-a-host',
    subjects: ['host'],
    contains: 'The host contains "%" without two hex digits.',
    claims: [{ by: { w3c2012: '3.3.3.1' }, does: 'write~ it as "%25"', shows: (value) => value.includes('%25') }],
    remove: editing(({ host }) => {
      const plain = host.startsWith('[') ? host : host.replace(/%(?![\dA-Fa-f]{2})/g, '');
      return plain === host ? null : { host: plain === '' ? 'a' : plain };
    }),
  },
  {
    id: 'percent-encoded-host',
    cves: ['CVE-2026-6322'],
    subjects: ['host'],
    contains: 'The host contains percent-encoded octets.',
    claims: [
      {
        by: {
          whatwg: '#concept-host-parser',
          model: 'Host Parsing',
          webAddress2009: 'Resolving Web addresses',
          w3c2012: '3.3.3.1',
          webspecs2014: '1.3.10',
        },
        does: 'percent-decode~ the host before parsing it',
        shows: (value, host) => value !== host,
      },
      { by: { rfc3986: '3.2.2', rfc3987: '2.2' }, does: 'keep~ them', shows: (value) => /%[\da-f]{2}/.test(value) },
    ],
    remove: editing(({ host }) => {
      if (!/%[\dA-Fa-f]{2}/.test(host) || host.startsWith('[')) return null;
      const decoded = utf8DecodeWithoutBOM(percentDecodeString(host));
      const isName = /^[\w.-]+$/.test(decoded);
      return { host: isName ? decoded : host.replace(/%(?:[\dA-Fa-f]{2})?/g, '') };
    }),
  },
  {
    id: 'numbers-as-an-IPv4-address',
    cves: ['CVE-2023-42282', 'CVE-2024-29415'],
    subjects: ['host'],
    contains: 'The host is a notation of an IPv4 address other than four decimal numbers.',
    claims: [
      {
        by: { whatwg: '#concept-ipv4-parser', model: 'Host Parsing', w3c2012: '3.3.3', webspecs2014: '1.3.12' },
        does: 'read~ it as an IPv4 address',
        shows: (value) => isFourNumbers(value),
      },
      {
        by: { rfc3986: '3.2.2', rfc3987: '2.2', webAddress2009: 'Resolving Web addresses', webspecs2014: '1.3.10' },
        does: 'keep~ it as a name',
        shows: (value) => !isFourNumbers(value),
      },
    ],
    remove: editing(({ host }) => {
      const address = isASCIIString(host) && endsInANumber(host) ? parseIPv4(host) : null;
      return address === null ? null : { host: serializeIPv4(address) };
    }),
  },
  {
    id: 'numbers-that-are-no-IPv4-address',
    subjects: ['host'],
    contains: 'The host ends in a number and is not an IPv4 address.',
    claims: [
      { by: { webspecs2014: '1.3.12' }, does: 'read~ it as an IPv4 address', shows: (value) => isFourNumbers(value) },
      {
        by: {
          rfc3986: '3.2.2',
          rfc3987: '2.2',
          webAddress2009: 'Resolving Web addresses',
          w3c2012: '3.3.3',
          webspecs2014: '1.3.10',
        },
        does: 'take~ it for a name',
        shows: (value) => !isFourNumbers(value),
      },
    ],
    remove: editing(({ host }) => {
      if (!isASCIIString(host) || !endsInANumber(host) || parseIPv4(host) !== null) return null;
      return { host: host.replace(/\d+/g, 'n') };
    }),
  },
  {
    id: 'IPv6-zone',
    subjects: ['host'],
    contains: 'The IPv6 address has a zone.',
    claims: [{ by: { w3c2012: '3.3.3.1' }, does: 'write~ its "%" as "%25"', shows: (value) => value.includes('%25') }],
    remove: editing(({ host }) => (/^\[[^\]%]*%/.test(host) ? { host: host.replace(/%[^\]]*/, '') } : null)),
  },
  {
    id: 'brackets',
    cves: ['CVE-2024-11168', 'CVE-2025-47912'],
    subjects: ['host', 'port'],
    contains: 'The brackets do not contain an IPv6 address as RFC 4291 writes it.',
    claims: [
      {
        by: { w3c2012: '3.3.3', webspecs2014: '1.3.11' },
        does: 'read~ an IPv6 address',
        shows: (value) => isIPv6(value),
      },
      { by: { w3c2012: '3.3.3' }, does: 'keep~ the text', shows: (value) => !isIPv6(value) },
      { by: { rfc3986: '3.2.2', rfc3987: '2.2', webAddress2009: 'Resolving Web addresses' }, does: 'accept~ "[v…]"' },
    ],
    remove: editing(({ host }) => {
      if (!host.startsWith('[')) return null;
      const isAddress = host.endsWith(']') && parseIPv6(host.slice(1, -1)) !== null;
      return isAddress ? null : { host: '[::1]' };
    }),
  },
  {
    id: 'delimiters-in-a-host',
    subjects: ['host'],
    contains: "The host contains characters of !$&'()*,=~.",
    claims: [
      {
        by: { w3c2012: '3.3.3.1' },
        does: 'percent-encode~ them',
        shows: (value, host) => value.includes('%') && value !== host,
      },
      {
        by: {
          whatwg: '#forbidden-host-code-point',
          model: 'Host Parsing',
          rfc3986: '3.2.2',
          rfc3987: '2.2',
          webspecs2014: '1.3.10',
        },
        does: 'keep~ them',
        shows: (value) => /[!$&'()*,=~]/.test(value),
      },
    ],
    remove: editing(({ host }) => {
      const plain = host.replace(/[!$&'()*,=~]/g, '');
      return plain === host ? null : { host: plain === '' ? 'a' : plain };
    }),
  },
  {
    id: 'characters-of-a-host',
    subjects: ['host', 'port'],
    contains: 'The host contains characters that no domain contains.',
    claims: [
      {
        by: { w3c2012: '3.3.3.1' },
        does: 'percent-encode~ them',
        shows: (value, host) => value.includes('%') && value !== host,
      },
      {
        by: {
          whatwg: '#forbidden-host-code-point',
          model: 'Host Parsing',
          webspecs2014: '1.3.10',
        },
        does: 'keep~ them',
        shows: (value, host) => value === host,
      },
    ],
    remove: editing(({ host }) => {
      const plain = isASCIIString(host) ? host.replace(uncommon, '') : host;
      // An empty host would join the slashes before it and after it.
      return plain === host ? null : { host: plain === '' ? 'a' : plain };
    }),
  },
];

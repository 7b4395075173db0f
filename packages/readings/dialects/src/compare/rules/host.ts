import { endsInANumber, parseIPv4, parseIPv6, serializeIPv4 } from '@url/host';
import { toASCII } from '@url/idna';
import { isASCIIString, utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';
import { editing, type Rule } from './rule.js';

const uncommon = /[^\w.~%!$&'()*+,;=:[\]-]/g;

/** Rules on the host. */
export const hostRules: readonly Rule[] = [
  {
    id: 'Unicode-host',
    subjects: ['host'],
    sentence:
      'The URL Standard, the model and the drafts convert a host to ASCII by the IDNA of their time. RFC 3987 and a program that only splits by RFC 3986 leave it in Unicode, so that IDNA is left to the program that looks it up.',
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
    sentence:
      'A "%" without two hex digits in a host is an error in the RFCs and the URL Standard. The draft of 2012 writes it as "%25", and a program that only splits by RFC 3986 keeps it.',
    remove: editing(({ host }) => {
      const plain = host.startsWith('[') ? host : host.replace(/%(?![\dA-Fa-f]{2})/g, '');
      return plain === host ? null : { host: plain === '' ? 'a' : plain };
    }),
  },
  {
    id: 'percent-encoded-host',
    subjects: ['host'],
    sentence:
      'The URL Standard, the model and the drafts percent-decode a host before they parse it. The RFCs keep percent-encoded octets in it.',
    remove: editing(({ host }) => {
      if (!/%[\dA-Fa-f]{2}/.test(host) || host.startsWith('[')) return null;
      const decoded = utf8DecodeWithoutBOM(percentDecodeString(host));
      const isName = /^[\w.-]+$/.test(decoded);
      return { host: isName ? decoded : host.replace(/%(?:[\dA-Fa-f]{2})?/g, '') };
    }),
  },
  {
    id: 'numbers-as-an-IPv4-address',
    subjects: ['host'],
    sentence:
      'The URL Standard, the model and the drafts of 2012 and 2014 read one to four numbers, also octal and hexadecimal, as an IPv4 address. In RFC 3986, and so in the draft of 2009, only four decimal numbers are an address, and all else is a name.',
    remove: editing(({ host }) => {
      const address = isASCIIString(host) && endsInANumber(host) ? parseIPv4(host) : null;
      return address === null ? null : { host: serializeIPv4(address) };
    }),
  },
  {
    id: 'numbers-that-are-no-IPv4-address',
    subjects: ['host'],
    sentence:
      'Where a host ends in a number and is no IPv4 address, the URL Standard and the model refuse it. The RFCs and the draft of 2012 take it for a name, and the draft of 2014 takes "08" for a decimal number.',
    remove: editing(({ host }) => {
      if (!isASCIIString(host) || !endsInANumber(host) || parseIPv4(host) !== null) return null;
      return { host: host.replace(/\d+/g, 'n') };
    }),
  },
  {
    id: 'IPv6-zone',
    subjects: ['host'],
    sentence:
      'The URL Standard and the RFCs refuse the zone of an IPv6 address, which only RFC 6874 has. The draft of 2012 and a program that only splits by RFC 3986 keep it as text.',
    remove: editing(({ host }) => (/^\[[^\]%]*%/.test(host) ? { host: host.replace(/%[^\]]*/, '') } : null)),
  },
  {
    id: 'brackets',
    subjects: ['host', 'port'],
    sentence:
      'In brackets the URL Standard reads an IPv6 address only, and the RFCs also "[v…]". The draft of 2012 and a program that only splits by RFC 3986 check neither what is in the brackets nor what follows them.',
    remove: editing(({ host }) => {
      if (!host.startsWith('[')) return null;
      const isAddress = host.endsWith(']') && parseIPv6(host.slice(1, -1)) !== null;
      return isAddress ? null : { host: '[::1]' };
    }),
  },
  {
    id: 'delimiters-in-a-host',
    subjects: ['host'],
    sentence:
      "The draft of 2012 percent-encodes the characters !$&'()*,=~ in a host, and the draft of 2009 refuses them. All others keep them.",
    remove: editing(({ host }) => {
      const plain = host.replace(/[!$&'()*,=~]/g, '');
      return plain === host ? null : { host: plain === '' ? 'a' : plain };
    }),
  },
  {
    id: 'characters-of-a-host',
    subjects: ['host', 'port'],
    sentence:
      'The host contains characters that no domain contains. The URL Standard and the RFCs refuse most of them, the draft of 2012 percent-encodes them, and a program that only splits by RFC 3986 keeps them.',
    remove: editing(({ host }) => {
      const plain = isASCIIString(host) ? host.replace(uncommon, '') : host;
      return plain === host ? null : { host: plain };
    }),
  },
];

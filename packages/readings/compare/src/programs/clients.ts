import { parseIPv4, serializeIPv4 } from '@url/host';
import { toASCII } from '@url/idna';
import { isASCIIString } from '@url/infra/internal';
import type { Client } from '../reader.js';

/** A client that asks the resolver for the host as it was read. A system's resolver knows the old notations of IPv4 addresses. */
export const asRead = (name: string): Client => ({ name, connectsTo: (host) => host });

/** net/http maps a name that is not ASCII by IDNA, and leaves a name that IDNA refuses as it is. */
export const goHTTP: Client = {
  name: 'Go net/http',
  connectsTo: (host) => (isASCIIString(host) ? host : (toASCII(host, lookup) ?? host)),
};

const lookup = { checkHyphens: true, checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true };

/** Only numbers and dots: aiohttp refuses such a host unless it is an address in the usual notation. */
const numbersAndDots = /^[\d.]+$/;

export const aiohttp: Client = {
  name: 'aiohttp',
  connectsTo: (host) => (numbersAndDots.test(host) && !isDottedDecimal(host) ? null : host),
};

function isDottedDecimal(host: string): boolean {
  const address = parseIPv4(host);
  return address !== null && serializeIPv4(address) === host;
}

/**
 * Java reads one to four decimal numbers as an address, with zeros at the start: "0177.0.0.1" is 177.0.0.1, where others connect to 127.0.0.1.
 * It refuses hexadecimal numbers.
 */
export const javaClient = (name: string): Client => ({
  name,
  connectsTo: (host) => {
    if (/^\d+(?:\.\d+){0,3}$/.test(host)) {
      const decimal = host.replace(/(^|\.)0+(?=\d)/g, '$1');
      const address = parseIPv4(decimal);
      return address === null ? host : serializeIPv4(address);
    }
    return parseIPv4(host) === null ? host : null;
  },
});

/** Maps a name as IDNA 2003 does: "\xdf" is "ss". */
export const dotnetHTTP: Client = {
  name: '.NET HttpClient',
  connectsTo: (host) => {
    if (isASCIIString(host)) return host;
    return toASCII(host.replace(/\u1e9e/g, 'ss'), { checkHyphens: true, transitionalProcessing: true });
  },
};

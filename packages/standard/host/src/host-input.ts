import { adviceForCopy, argumentError, checkOptions, flag, memberOf } from '@url/infra/internal';
import type { Host, IPv4Address, IPv6Address } from './host.js';
import { parseHost } from './host-parser.js';
import { isCanonicalDomain, parseText } from './host-text.js';
import { isOpaqueHost } from './is-opaque-host.js';

/**
 * https://url.spec.whatwg.org/#concept-host
 *
 * A host in every form that callers have. Text is parsed by the host parser, so that each spelling of an address is that address. A `URL` object
 * has a `hostname`; a URL record has a `scheme` and a `host`. `null` is the host of a URL without a host.
 */
export type HostInput =
  | string
  | Host
  | null
  | { readonly hostname: string }
  | { readonly scheme: string; readonly host: Host | null };

/** The options of functions to which text is a host of a special URL. */
export interface HostTextOptions {
  /** Whether text is a parsed opaque host, the host of a URL that is not special, which is not parsed again; `false` by default. */
  readonly isOpaque?: boolean | null | undefined;
}

export function readIsOpaque(options: HostTextOptions | null | undefined): boolean {
  checkOptions(options, ['isOpaque']);
  return flag(options, 'isOpaque', false);
}

/**
 * Finds the host that an argument describes. A string is parsed even if it is the host of a record: parsing does not change a domain, and a
 * program that connects to an opaque host such as "127.0.0.1" also parses its text.
 *
 * @param input the argument of the caller
 * @param argument the name of the parameter, for the error
 * @returns the host; `null` for `null`, for the empty host, and for a URL without a host
 * @throws TypeError for everything else
 */
export function readHostInput(input: HostInput, argument: string): Host | null {
  if (typeof input === 'string') return isCanonicalDomain(input) ? input : parseText(input, argument);
  if (input === null) return input;
  const address = readAddress(input);
  if (address !== null) return address;
  if (typeof input !== 'object' || Array.isArray(input)) throw argumentError(argument, input, `is not ${expected}`);
  return readHostOfURL(input, argument);
}

/**
 * Does the same, and also returns the empty host, and an opaque host that the host parser of special URLs rejects, such as "a%20b".
 */
export function readHostOrOpaqueHost(input: HostInput, argument: string): Host | null {
  const text = typeof input === 'string' ? input : textOfURL(input);
  if (text !== null && (text === '' || (isOpaqueHost(text) && !isCanonicalDomain(text) && parseHost(text) === null))) {
    return text;
  }
  return readHostInput(input, argument);
}

/** Returns the host of a record; `null` for every other value. */
export function readHostOfRecord(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  return typeof memberOf(input, 'scheme') === 'string' ? (memberOf(input, 'host') ?? null) : null;
}

function textOfURL(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const isRecord = typeof memberOf(input, 'scheme') === 'string';
  const host = memberOf(input, isRecord ? 'host' : 'hostname');
  return typeof host === 'string' ? host : null;
}

const expected = 'the text of a host, a parsed host, a URL object or a URL record';

function readHostOfURL(url: object, argument: string): Host | null {
  const isRecord = typeof memberOf(url, 'scheme') === 'string';
  const host = memberOf(url, isRecord ? 'host' : 'hostname');
  if (isRecord && host === null) return null;
  if (typeof host === 'string') return readHostInput(host, argument);
  const address = isRecord ? readAddress(host) : null;
  if (address !== null) return address;
  throw argumentError(argument, url, `is not ${expected}${adviceForCopy(url)}`);
}

/**
 * Returns an address if every number is in its range. The numbers need not come from a parser. Copies the array, so that the caller cannot
 * change an address after it was checked.
 */
export function readAddress(host: unknown): IPv4Address | IPv6Address | null {
  if (typeof host === 'number') return host >>> 0 === host ? host : null;
  if (!Array.isArray(host) || host.length !== 8) return null;
  const pieces: number[] = [];
  for (let i = 0; i < 8; i++) {
    const piece: unknown = host[i];
    if (typeof piece !== 'number' || (piece & 0xffff) !== piece) return null;
    pieces.push(piece);
  }
  return pieces as readonly number[] as IPv6Address;
}

/** Tests whether a value is an address with every number in its range. */
export function isAddress(host: unknown): host is IPv4Address | IPv6Address {
  return readAddress(host) !== null;
}

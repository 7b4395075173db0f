import { isEncoded, parseByEngine } from '@url/idna/engine';
import { checkOptions, checkString, option } from '@url/infra/internal';
import type { Host, IPv6Address } from '../host.js';

/** The options of the host parser, if the engine parses. */
export interface HostParseOptions {
  /** Whether the scheme of the URL is not special; `false` by default. */
  readonly isOpaque?: boolean | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * Parses by the engine's class `URL`.
 *
 * @param input a string; the empty string is failure unless the host is opaque, because the standard does not parse the empty host
 * @returns a domain or an opaque host as a string, an IPv4 address as a number, an IPv6 address as eight pieces, or `null`
 *   for failure
 * @throws TypeError if the input is not a string, or for unknown options
 */
export function parseHost(input: string, options?: HostParseOptions | null): Host | null {
  checkString('input', input);
  checkOptions(options, ['isOpaque']);
  return readHost(input, option(options, 'isOpaque') ?? false);
}

const bracketed = /^\[[\da-f:.]*\]$/i;

/** Forbidden host code points after which the engine would read something else than a host, or which it would remove. */
const endsHost = /[\t\n\r#/:?@[\\\]]/;

/** Parses a host. */
export function readHost(input: string, isOpaque: boolean): Host | null {
  if (input === '') return isOpaque ? input : null;
  if (endsHost.test(input) && !bracketed.test(input)) return null;
  const url = parseByEngine(`${isOpaque ? 'a' : 'http'}://${input}/`);
  return url && readSerializedHost(url.hostname, !isOpaque);
}

/** An IPv4 address as it is serialized. No domain has this form. */
const serializedIPv4 = /^\d+\.\d+\.\d+\.\d+$/;

/** Returns the host that the engine serialized; `null` for a domain that the engine accepts although the standard forbids one of its code points. */
export function readSerializedHost(text: string, isDomain: boolean): Host | null {
  if (text.startsWith('[')) return readSerializedIPv6(text.slice(1, -1));
  if (isDomain && isEncoded(text)) return null;
  if (!isDomain || !serializedIPv4.test(text)) return text;
  return text.split('.').reduce((address, number) => address * 0x100 + Number(number), 0);
}

function readSerializedIPv6(text: string): IPv6Address {
  const halves = text.split('::').map((half) => half.split(':'));
  const before = halves[0]!;
  const after = halves[1] ?? [];
  const zeros = new Array<string>(8 - before.length - after.length).fill('');
  // The empty string, also of an empty half, is a piece of zeros.
  const pieces = before.concat(zeros, after).map((piece) => Number.parseInt(piece, 16) || 0);
  return pieces as readonly number[] as IPv6Address;
}

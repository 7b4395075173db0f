import { readHost } from '@url/host/engine';
import type { URLComponent, ValidationError, ValidationErrorType } from '@url/infra';
import { isSpecialScheme } from '@url/record';
import { MAX_PORT, schemePattern } from '@url/record/internal';

/**
 *     https://me:secret@example.org:8080/path
 *     1                 2           3
 */
const front = /* @__PURE__ */ new RegExp(
  `^(${schemePattern}):[/\\\\]*(?:[^/\\\\?#]*@)?(\\[[^\\]/\\\\?#]*\\]?|[^:/\\\\?#]*):?([^/\\\\?#]*)`,
);

/**
 * Says which error stops the parser, as far as a text shows it that the engine rejected. A text with several errors may have another one. The
 * range is the whole text.
 *
 * @param input a string that does not parse without a base
 */
export function failureOf(input: string): ValidationError {
  const text = input.replace(/^[\0- ]+|[\t\n\r]/g, '');
  const match = front.exec(text);
  if (match === null) return failureIn(input, null, 'missing-scheme-non-relative-URL');
  const isSpecial = isSpecialScheme(match[1]!.toLowerCase());
  const host = match[2]!;
  const isHost = readHost(host, !isSpecial) !== null;
  const problem = isHost ? problemOfPort(match[3]!) : null;
  return failureIn(input, isHost ? 'port' : 'host', problem ?? problemOfHost(host, isSpecial));
}

/** An error of the whole text. */
export function failureIn(text: string, component: URLComponent | null, type: ValidationErrorType): ValidationError {
  return { type, component, start: 0, end: text.length, failure: true };
}

/** The error of a port; `null` if it has none. */
export function problemOfPort(port: string): ValidationErrorType | null {
  if (/\D/.test(port)) return 'port-invalid';
  return Number(port) > MAX_PORT ? 'port-out-of-range' : null;
}

/** The error of a host that the engine rejects. */
export function problemOfHost(host: string, isSpecial: boolean): ValidationErrorType {
  if (host === '') return 'host-missing';
  if (host.startsWith('[')) return host.endsWith(']') ? problemOfIPv6(host.slice(1, -1)) : 'IPv6-unclosed';
  if (!isSpecial) return 'host-invalid-code-point';
  // With another label the text is not an IPv4 address.
  const domain = readHost(`${host}.x`, false);
  const parts = typeof domain === 'string' ? endInNumber.exec(domain) : null;
  return parts === null ? 'domain-to-ASCII' : problemOfIPv4(parts[1]!);
}

/** A domain whose last label is a number, before the label "x". */
const endInNumber = /^((?:.*\.)?(?:\d+|0x[\da-f]*))\.?\.x$/;

function problemOfIPv4(domain: string): ValidationErrorType {
  const parts = domain.split('.');
  if (parts.length > 4) return 'IPv4-too-many-parts';
  const isNumeric = parts.every((part) => /^(?:0[0-7]*|[1-9]\d*|0x[\da-f]*)$/.test(part));
  return isNumeric ? 'IPv4-out-of-range-part' : 'IPv4-non-numeric-part';
}

function problemOfIPv6(address: string): ValidationErrorType {
  if (/^:(?!:)/.test(address)) return 'IPv6-invalid-compression';
  if (/[^\da-f:.]|[\da-f]{5}|[^:]:$/i.test(address)) return 'IPv6-invalid-code-point';
  if (/::.*::|:::/.test(address)) return 'IPv6-multiple-compression';
  if (address.includes('.')) return 'IPv4-in-IPv6-invalid-code-point';
  return address.split(':').length > 8 ? 'IPv6-too-many-pieces' : 'IPv6-too-few-pieces';
}

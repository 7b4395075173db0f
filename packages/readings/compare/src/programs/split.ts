import { isASCIIString, option } from '@url/infra/internal';
import { splitUserinfo } from '@url/uri/internal';
import type { Components } from '../reader.js';

/** What a program finds in a string, under the names of RFC 3986. */
export interface Parts {
  readonly scheme: string | null;
  readonly userinfo: string | null;
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  /** An authority that does not name a server. */
  readonly registry?: string;
  /** The error that reading the port raises, in a program that reads the host without the port. */
  readonly portError?: string;
}

/** Splits a string as a program does. A string in place of the parts is the reason why the program refuses it. */
export type Split = (input: string) => Parts | string;

/** Whether a program refuses a string for a reason that says nothing about its host. */
export function isUnsupported(reason: string): boolean {
  return /^(?:The scheme is not supported|The protocol is unknown|The URI is not in ASCII|(?:Credentials are|The name is) not supported)\.$/.test(
    reason,
  );
}

/** The parts of a string without an authority. */
export const noAuthority = { userinfo: null, host: null, port: null } as const;

/** A string after its scheme and authority, cut at the first "#", then at the first "?". */
export function splitTail(text: string): Pick<Parts, 'path' | 'query' | 'fragment'> {
  const { 0: beforeFragment, 1: fragment } = cutAt(text, text.indexOf('#'));
  const { 0: path, 1: query } = cutAt(beforeFragment, beforeFragment.indexOf('?'));
  return { path, query, fragment };
}

/** Cuts a string at one of its code units, which is in neither part; −1 cuts nothing. */
export function cutAt(text: string, index: number): readonly [string, string | null] {
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + 1)];
}

/** The offset of the first of some code units at or after an offset, or the length of the string. */
export function endAt(text: string, delimiters: RegExp, start = 0): number {
  const found = text.slice(start).search(delimiters);
  return found < 0 ? text.length : start + found;
}

/** Removes the brackets around a text that has both. */
export function withoutBrackets(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}

/** Whether NFKC makes a delimiter of a character: "℀" is "a/c". Each is mapped alone, because the cost of NFKC is not linear in a text. */
export function hasCompatibleDelimiter(text: string, delimiter: RegExp = /[/?#@:]/): boolean {
  if (isASCIIString(text)) return false;
  return [...text].some((character) => {
    const mapped = character.normalize('NFKC');
    return mapped !== character && delimiter.test(mapped);
  });
}

/** White space of Unicode. JavaScript's `\\s` also matches U+FEFF, but not U+0085. */
export const unicodeSpace = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** Removes characters at both ends. This is a loop, because an expression would start again at each of them in the middle. */
export function trimmed(text: string, isRemoved: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && isRemoved.test(text.charAt(start))) start++;
  while (end > start && isRemoved.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** An absent part in place of an empty one, which most programs do not tell apart. */
export function orNull(text: string | null | undefined): string | null {
  return text ? text : null;
}

/** The parts as the components of a reading. An IPv6 address gets its brackets back, which some programs remove. */
export function componentsOfParts(parts: Parts): Components {
  const { scheme, userinfo, host, port, path, query, fragment } = parts;
  const registry = option(parts, 'registry');
  const components = {
    scheme,
    ...splitUserinfo(userinfo),
    host: host === null ? null : withBrackets(host),
    port,
    path,
    query,
    fragment,
  };
  const portError = option(parts, 'portError');
  return {
    ...components,
    ...(registry === null ? null : { registry }),
    ...(portError === null ? null : { portError }),
  };
}

/** An IPv6 address without leading zeros in the IPv4 address at its end, which many programs accept: "::1.2.3.04". */
export function withoutZerosInIPv4(address: string): string {
  const start = address.lastIndexOf(':') + 1;
  return address.slice(0, start) + address.slice(start).replace(/(^|\.)0{1,2}(?=\d{1,2}(?:\.|$))/g, '$1');
}

/** Puts brackets around an IPv6 address that has none. */
export function withBrackets(host: string): string {
  return isBareIPv6(host) ? `[${host}]` : host;
}

/** Whether a host has at least two colons and otherwise only hex digits, dots and a zone: "::1", but not "127.0.0.1:80". */
function isBareIPv6(host: string): boolean {
  return /^[\da-f]*:[\da-f]*:[\da-f:.]*(?:%.*)?$/i.test(host);
}

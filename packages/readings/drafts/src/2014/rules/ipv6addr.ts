import type { IPv6Address } from '@url/host';
import { ParsingContext } from '../parsing-context.js';
import { serializeHost2014 } from '../serializers.js';
import { h16 } from './h16.js';
import { ls32 } from './ls32.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.11 ipv6addr(input) (#rule-ipv6addr)
 *
 * The numbers in the prose contradict each other and the recorded results of the reference implementation: taken literally, "[2001::1]" and
 * eight `h16` are parse exceptions. This rule follows §4: an address has eight 16-bit pieces, and an `ls32` may replace the last
 * two. Beside a double colon there are at most six values. The diagram has neither an address that starts with a double colon nor one
 * that ends with one. The authoring requirements (RFC 4291) and the document's own serializer have both.
 *
 * @param input a string with the brackets that has to match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns the address as RFC 5952 writes it, in brackets, or `null` if the input does not match or has too many or too
 *   few values
 *
 * @example
 * import { ipv6addr } from '@url/drafts/2014';
 *
 * ipv6addr('[2001:0::1]'); // => '[2001::1]'
 * ipv6addr('[::127.0.0.1]'); // => '[::7f00:1]'
 * ipv6addr('[1:2]'); // => null
 */
export function ipv6addr(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  const inner = /^\[([\dA-Fa-f:.]+)\]$/.exec(input)?.[1];
  const sides = inner?.split('::', 3).map((side) => (side === '' ? [] : side.split(':', 9))) ?? [];
  if (sides.length === 0 || sides.length > 2) return null;
  const values = sides.flat();
  const last = sides[sides.length - 1]!.slice(-1)[0];
  const isLs32 = (value: string, index: number) =>
    value === last && index === values.length - 1 && ls32(value, context, start) !== null;
  if (!values.every((value, index) => h16(value) !== null || isLs32(value, index))) return null;
  const hasLs32 = last?.includes('.') ?? false;
  const isShort = sides.length === 2;
  if (isShort ? values.length > 6 : values.length !== (hasLs32 ? 7 : 8)) {
    return context.terminate('IPv6-pieces', 'Wrong number of IPv6 components', start, start + input.length);
  }
  const pre = sides[0]!.flatMap(piecesOf);
  const post = sides.length === 2 ? sides[1]!.flatMap(piecesOf) : [];
  const zeros = [0, 0, 0, 0, 0, 0, 0, 0].slice(pre.length + post.length);
  return serializeHost2014([...pre, ...zeros, ...post] as readonly number[] as IPv6Address);
}

function piecesOf(value: string): number[] {
  if (!value.includes('.')) return [Number.parseInt(value, 16)];
  const { 0: a, 1: b, 2: c, 3: d } = value.split('.').map(Number) as [number, number, number, number];
  return [a * 0x100 + b, c * 0x100 + d];
}

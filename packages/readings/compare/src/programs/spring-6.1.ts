import { asciiLowercase } from '@url/infra';
import { noAuthority, orNull, type Parts, splitTail } from './split.js';

/** An expression with the groups scheme, authority, credentials, host and port. */
type Grammar = RegExp;

const address = '\\[[\\da-fA-F:.]*[%a-zA-Z\\d]*\\]';
const grammarOf = (userinfo: string, name: string, scheme = '[^:/?#]+'): Grammar =>
  new RegExp(`^(?:(${scheme}):)?(//(?:(${userinfo})@)?(${address}|${name})(?::(\\{[^}]+\\}?|[^/?#]*))?)?`);

const before6Dot1Dot4 = /* @__PURE__ */ grammarOf('[^@\\[/?#]*', '[^\\[/?#:]*');
const before6Dot1Dot6 = /* @__PURE__ */ grammarOf('[^@/?#]*', '[^\\[/?#:]*');
const since6Dot1Dot6 = /* @__PURE__ */ grammarOf('[^/?#\\\\]*', '[^/?#:\\\\]*', '[^:/?#\\\\]+');

/** Splits as UriComponentsBuilder of Spring did before 6.1.4 (CVE-2024-22243). */
export function splitBySpring6Dot1Dot3(input: string): Parts | string {
  return splitBy(before6Dot1Dot4, input);
}

/** Splits as it did before 6.1.6 (CVE-2024-22262). */
export function splitBySpring6Dot1Dot4(input: string): Parts | string {
  return splitBy(before6Dot1Dot6, input);
}

/** Splits as it did before 6.2. */
export function splitBySpring6Dot1Dot6(input: string): Parts | string {
  const parts = splitBy(since6Dot1Dot6, input);
  if (typeof parts === 'string') return parts;
  return parts.host?.startsWith('[') && !parts.host.endsWith(']') ? 'The brackets are not closed.' : parts;
}

function splitBy(grammar: Grammar, input: string): Parts | string {
  const match = grammar.exec(input)!;
  const tail = splitTail(input.slice(match[0].length));
  if (/[\n\r\x85\u2028\u2029]/.test(tail.fragment ?? '')) return 'The URI does not match the grammar.';
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  const host = orNull(match[4]);
  // Other text than a path is opaque, and needs no host.
  const isOpaque = !input.startsWith(':/', match[1]?.length ?? 0);
  if (match[1]?.startsWith('http') && !isOpaque && host === null) return 'There is no host.';
  return match[2] === undefined
    ? { scheme, ...noAuthority, ...tail }
    : { scheme, userinfo: match[3] ?? null, host, port: orNull(match[5]), ...tail };
}

/**
 * Tells whether a URL is so plain that all compared readers agree on it.
 *
 * @packageDocumentation
 */

const scheme = '(?:https?|wss?|ftp)';
/** A username of letters, and a password. */
const userinfo = '(?:[\\w~-][\\w.~-]*(?::[\\w.~-]+)?@)?';
/** Labels with single hyphens, where the last one starts with a letter. */
const labels = '(?:[a-z\\d]{1,20}(?:-[a-z\\d]{1,20}){0,2}\\.)*[a-z][a-z\\d]{0,20}';
const fourNumbers = '(?:(?:1\\d\\d|2[0-4]\\d|25[0-5]|[1-9]?\\d)(?:\\.(?!$|[:/?#])|(?=$|[:/?#]))){4}';
const host = `(?=[^/?#]{1,200}(?:[/?#]|$))(?:${labels}|${fourNumbers})`;
const port = '(?::(?:[1-5]\\d{4}|[1-9]\\d{0,3}))?';
/** ufo looks for an "@" up to the first "/", also in a query. */
const noAtSign = '(?![?#][^/]*@)';
/** Escapes of octets that no reader decodes. */
const octet = '%(?:2[\\dA-CF]|3[A-F]|40|5[B-E]|60|7[B-D]|[89A-F][\\dA-F])';
/** Segments that do not start with a dot. */
const path = `(?:\\/(?!\\.)(?:[\\w.~:@!$&()*+,;=-]|${octet})*)*`;
const query = `(?:\\?(?:[\\w.~:@!$&()*+,;=/?-]|${octet})*)?`;
const fragment = '(?:#[\\w.~:@!$&()*+,;=/?-]*)?';

const plain = /* @__PURE__ */ new RegExp(
  `^${scheme}:\\/\\/${userinfo}${host}${port}${noAtSign}${path}${query}${fragment}$`,
);
const longest = 2000;

/**
 * Tests whether a string is so plain that every reader finds the same in it. This takes a fraction of the time of `compare`, because it
 * is one regular expression. Most lines of an access log are plain.
 *
 * @param input any string
 * @returns `true` if `compare` would not find a difference in the string without a base; `false` does not mean that it would
 *
 * @example
 * import { isPlain } from '@url/compare/plain';
 *
 * isPlain('https://example.com/a/b?c=d'); // => true
 * isPlain('http://127.1/'); // => false
 */
export function isPlain(input: string): boolean {
  return typeof input === 'string' && input.length <= longest && plain.test(input);
}

import type { URLRecord } from './url-record.js';

/** The special schemes with their default ports; `null` for "file", which has none. */
const specialSchemes: readonly (readonly [scheme: string, defaultPort: number | null])[] = [
  ['https', 443],
  ['http', 80],
  ['file', null],
  ['wss', 443],
  ['ws', 80],
  ['ftp', 21],
];

/** Finds a special scheme, −1 for another one. A scheme that was just cut from an href has no hash, which a `Map` would compute first. */
function indexOfSpecialScheme(scheme: string): number {
  for (let index = 0; index < specialSchemes.length; index++) if (specialSchemes[index]![0] === scheme) return index;
  return -1;
}

/** A bit for each letter with which a special scheme starts. */
const firstLetters = /* @__PURE__ */ specialSchemes.reduce(
  (bits, { 0: scheme }) => bits | bitOf(scheme.charCodeAt(0)),
  0,
);

function bitOf(letter: number): number {
  return 1 << (letter & 0x1f);
}

/** Whether a special scheme in lower case may start with a code unit. */
export function startsSpecialScheme(codeUnit: number): boolean {
  return codeUnit > 0x60 && (firstLetters & bitOf(codeUnit)) !== 0;
}

/** The special schemes, as the source of a regular expression. */
export function specialSchemePattern(): string {
  return `(?:${specialSchemes.map((entry) => entry[0]).join('|')})`;
}

/**
 * https://url.spec.whatwg.org/#special-scheme
 *
 * @param scheme a scheme in lower case
 * @returns whether it is ftp, file, http, https, ws or wss
 *
 * @example
 * import { isSpecialScheme } from '@url/record';
 *
 * isSpecialScheme('wss'); // => true
 * isSpecialScheme('mailto'); // => false
 */
export function isSpecialScheme(scheme: string): boolean {
  return indexOfSpecialScheme(scheme) >= 0;
}

/**
 * https://url.spec.whatwg.org/#default-port
 *
 * @param scheme a scheme in lower case
 * @returns its default port, or `null` if it has none
 *
 * @example
 * import { defaultPort } from '@url/record';
 *
 * defaultPort('https'); // => 443
 * defaultPort('file'); // => null
 */
export function defaultPort(scheme: string): number | null {
  const index = indexOfSpecialScheme(scheme);
  return index < 0 ? null : specialSchemes[index]![1];
}

/** Whether a port is the default port of the scheme before an offset in a text. The scheme is compared only for a port that some scheme has. */
export function isDefaultPortOf(text: string, schemeEnd: number, port: number): boolean {
  // Not `for … of`: to leave it early reads "return" of the iterator, which a program may have put on Object.prototype.
  for (let index = 0; index < specialSchemes.length; index++) {
    const { 0: scheme, 1: defaultPort } = specialSchemes[index]!;
    if (defaultPort === port && scheme.length === schemeEnd && text.startsWith(scheme)) return true;
  }
  return false;
}

/**
 * https://url.spec.whatwg.org/#is-special
 *
 * @param url a URL record
 * @returns whether its scheme is a special scheme
 *
 * @example
 * import { createURLRecord, isSpecial } from '@url/record';
 *
 * isSpecial(createURLRecord({ scheme: 'http' })); // => true
 */
export function isSpecial(url: Pick<URLRecord, 'scheme'>): boolean {
  return isSpecialScheme(url.scheme);
}

import type { URLRecord } from './url-record.js';

const specialSchemes: readonly string[] = ['https', 'http', 'file', 'wss', 'ws', 'ftp'];
/** The default port of each, in the same order. */
const defaultPorts: readonly (number | null)[] = [443, 80, null, 443, 80, 21];

/** A bit for each letter with which a special scheme starts. */
const firstLetters = /* @__PURE__ */ specialSchemes.reduce((bits, scheme) => bits | bitOf(scheme.charCodeAt(0)), 0);

function bitOf(letter: number): number {
  return 1 << (letter & 0x1f);
}

/** Whether a special scheme in lower case may start with a code unit. */
export function startsSpecialScheme(codeUnit: number): boolean {
  return codeUnit > 0x60 && (firstLetters & bitOf(codeUnit)) !== 0;
}

/** The special schemes, as the source of a regular expression. */
export function specialSchemePattern(): string {
  return `(?:${specialSchemes.join('|')})`;
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
  return specialSchemes.includes(scheme);
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
  return defaultPorts[specialSchemes.indexOf(scheme)] ?? null;
}

/** Whether a port is the default port of the scheme before an offset in a text, which is sliced only for a port that some scheme has. */
export function isDefaultPortOf(text: string, schemeEnd: number, port: number): boolean {
  return defaultPorts.includes(port) && defaultPort(text.slice(0, schemeEnd)) === port;
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

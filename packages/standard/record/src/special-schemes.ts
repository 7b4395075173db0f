import { COLON } from '@url/infra';
import { checkString } from '@url/infra/internal';

/** A special scheme. There is one object for each, so that `===` compares schemes, and the record and the parser keep it. */
export interface SpecialScheme {
  readonly name: string;
  readonly port: number | null;
  readonly isFile: boolean;
  /** Five bits for each letter: what `lettersOf` returns. */
  readonly letters: number;
}

function createSpecialScheme(name: string, port: number | null): SpecialScheme {
  let letters = 0;
  for (let i = 0; i < name.length; i++) letters = addLetter(letters, name.charCodeAt(i));
  return { name, port, isFile: name === 'file', letters };
}

/** Adds a letter of any case to the letters of a scheme. A number with six letters or more does not equal one with five, because no letter is 0. */
export function addLetter(letters: number, codeUnit: number): number {
  return (letters << 5) | (codeUnit & 0x1f);
}

const HTTPS = /* @__PURE__ */ createSpecialScheme('https', 443);
const HTTP = /* @__PURE__ */ createSpecialScheme('http', 80);
const FILE = /* @__PURE__ */ createSpecialScheme('file', null);
const WSS = /* @__PURE__ */ createSpecialScheme('wss', 443);
const WS = /* @__PURE__ */ createSpecialScheme('ws', 80);
const FTP = /* @__PURE__ */ createSpecialScheme('ftp', 21);

const specialSchemes: readonly SpecialScheme[] = [HTTPS, HTTP, FILE, WSS, WS, FTP];

/** Whether a special scheme in lower case may start with a code unit: h, f or w. */
export function startsSpecialScheme(codeUnit: number): boolean {
  return codeUnit === LATIN_SMALL_LETTER_H || codeUnit === LATIN_SMALL_LETTER_F || codeUnit === LATIN_SMALL_LETTER_W;
}

const LATIN_SMALL_LETTER_F = 0x66;
const LATIN_SMALL_LETTER_H = 0x68;
const LATIN_SMALL_LETTER_S = 0x73;
const LATIN_SMALL_LETTER_W = 0x77;

/** Returns the names of the special schemes. */
export function specialSchemeNames(): string[] {
  return specialSchemes.map(({ name }) => name);
}

/** The special schemes, as the source of a regular expression. */
export function specialSchemePattern(): string {
  return `(?:${specialSchemeNames().join('|')})`;
}

/**
 * Returns the special scheme with which a text starts. The expression of `specialSchemePattern` has matched there with "://" after it, so three
 * code units tell the schemes apart: "https" and "http" by the fifth.
 */
export function specialSchemeAtStart(text: string): SpecialScheme {
  const fifth = text.charCodeAt(4);
  if (fifth === LATIN_SMALL_LETTER_S) return HTTPS;
  const isF = text.charCodeAt(0) === LATIN_SMALL_LETTER_F;
  if (fifth === COLON) return isF ? FILE : HTTP;
  if (isF) return FTP;
  return text.charCodeAt(2) === COLON ? WS : WSS;
}

/** Returns the special scheme with such letters; `null` if the scheme is not special. */
export function specialSchemeOfLetters(letters: number): SpecialScheme | null {
  for (let i = 0; i < specialSchemes.length; i++) if (specialSchemes[i]!.letters === letters) return specialSchemes[i]!;
  return null;
}

/** Returns the special scheme with a name in lower case; `null` if the scheme is not special. */
export function specialSchemeNamed(name: string): SpecialScheme | null {
  for (let i = 0; i < specialSchemes.length; i++) if (specialSchemes[i]!.name === name) return specialSchemes[i]!;
  return null;
}

/**
 * Whether the query of a URL with this scheme is encoded in the encoding of its document. Part of https://url.spec.whatwg.org/#query-state.
 *
 * @param scheme a scheme in lower case
 */
export function hasQueryInEncoding(scheme: string): boolean {
  return isSpecialScheme(scheme) && scheme !== 'ws' && scheme !== 'wss';
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
  checkString('scheme', scheme);
  return specialSchemeNamed(scheme) !== null;
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
  checkString('scheme', scheme);
  return specialSchemeNamed(scheme)?.port ?? null;
}

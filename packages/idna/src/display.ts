import { codePointAt } from '@url/infra';
import { toASCII } from './to-ascii.js';
import { toUnicode } from './to-unicode.js';

const FLAGS = { checkBidi: true, checkJoiners: true };

/** https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts */
const RECOMMENDED_SCRIPTS =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew ' +
  'Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';

/** https://www.unicode.org/reports/tr39/#highly_restrictive */
const COMBINATIONS = 'Latin+Han+Hiragana+Katakana Latin+Han+Bopomofo Latin+Han+Hangul';

/** Letters, marks, decimal digits and what IDNA 2008 adds to them in context: no symbol, no punctuation. */
const IDENTIFIER = /^[\p{L}\p{M}\p{Nd}\-\xb7\u0375\u05f3\u05f4\u200c-\u200d\u30fb]+$/u;

/** Letters that look like one or two ASCII letters, script by script, after https://www.unicode.org/reports/tr39/#Confusable_Detection. */
const ASCII_LOOKALIKES = ['авсԁеԍһіјкӏмпорԛгѕтԝхуүѵѡьԏ', 'αβγικνορστυχω', 'ցհյոոզսօւք', 'იოყჿხ'];

let scripts: RegExp[] | null = null;
let lookalikes: RegExp[] | null = null;

/** Matches what is wholly of the scripts, or of none. */
function onlyOf(names: string): RegExp {
  const classes = names.split('+').map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${classes.join('')}\\p{scx=Common}\\p{scx=Inherited}]*$`, 'u');
}

function isOneScript(label: string): boolean {
  if (scripts === null) scripts = `${RECOMMENDED_SCRIPTS} ${COMBINATIONS}`.split(' ').map(onlyOf);
  return scripts.some((script) => script.test(label));
}

/** The code point of the zero that goes with a decimal digit. Unicode has all digits of a system in a row. */
function zeroOf(digit: number): number {
  let first = digit;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return first + Math.floor((digit - first) / 10) * 10;
}

/** https://www.unicode.org/reports/tr39/#Mixed_Number_Detection */
function hasMixedDigits(label: string): boolean {
  const zeros = new Set((label.match(/\p{Nd}/gu) ?? []).map((digit) => zeroOf(codePointAt(digit, 0))));
  return zeros.size > 1;
}

/** https://www.unicode.org/reports/tr39/#Whole_Script_Confusables, with ASCII. */
function looksLikeASCII(label: string): boolean {
  if (lookalikes === null)
    lookalikes = ASCII_LOOKALIKES.map((letters) => new RegExp(`^[${letters}\\d-]*[${letters}][${letters}\\d-]*$`, 'u'));
  return lookalikes.some((lookalike) => lookalike.test(label));
}

/**
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 *
 * The question that a browser asks before it shows a label in Unicode, at its simplest: "highly restrictive" by recommended
 * scripts, of letters and digits only, with digits of one system, and not such that it could be read as an ASCII label.
 * Unlike the rest of this package it asks the engine what script a character has: one that is too new for the engine is not safe.
 *
 * @param label a valid label in Unicode
 * @returns whether to show it as it is; if not, show the form that begins with "xn--"
 *
 * @example
 * import { isSafeToDisplay } from '@url/idna/display';
 *
 * isSafeToDisplay('bücher'); // => true
 * isSafeToDisplay('東京tower'); // => true
 * isSafeToDisplay('аррӏе'); // => false
 */
export function isSafeToDisplay(label: string): boolean {
  if (/^[\0-\x7f]*$/.test(label)) return true;
  return IDENTIFIER.test(label) && isOneScript(label) && !hasMixedDigits(label) && !looksLikeASCII(label);
}

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * @param domain a domain, in ASCII or Unicode
 * @returns the domain with every label in Unicode that is safe to show so, and in ASCII where it is not; the domain itself
 * when it is not valid
 *
 * @example
 * import { displayDomain } from '@url/idna/display';
 *
 * displayDomain('xn--bcher-kva.example'); // => 'bücher.example'
 * displayDomain('xn--80ak6aa92e.com'); // => 'xn--80ak6aa92e.com'
 */
export function displayDomain(domain: string): string {
  const unicode = toUnicode(domain, FLAGS).domain.split('.');
  const ascii = toASCII(domain, FLAGS)?.split('.');
  if (ascii === undefined) return domain;
  return ascii.map((label, index) => (isSafeToDisplay(unicode[index]!) ? unicode[index] : label)).join('.');
}

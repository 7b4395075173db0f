import { decodeALabel, findULabelError, isBidiLabel, type ULabelError } from '@url/idna/idna2008';
import { encodePunycode } from '@url/idna/internal';
import {
  ACE_PREFIX,
  checkString,
  codePointAt,
  containsACEPrefix,
  ideographicFullStops,
  isASCIIAlphanumeric,
  isASCIIString,
} from '@url/infra/internal';
import { type FormatCheck, invalid, nameOf, valid } from './format-check.js';

const MAX_LABEL_LENGTH = 63;
const MAX_DOMAIN_LENGTH = 253;
const HYPHEN = 0x2d;
const FULL_STOP = 0x2e;

/** The first rule that a host name breaks, and the offset of the first code unit of the error. */
interface HostnameError {
  readonly index: number;
  readonly rule:
    | ULabelError['rule']
    | 'empty-label'
    | 'character'
    | 'first-hyphen'
    | 'last-hyphen'
    | 'label-length'
    | 'length'
    | 'address'
    | 'a-label';
}

const reasons: { readonly [Rule in Exclude<HostnameError['rule'], 'character'>]: string } = {
  nfc: 'The label is not in Normalization Form C (RFC 5891, 4.1).',
  hyphens:
    'A label cannot have "-" at its start, at its end, or as its third and fourth character (RFC 5891, 4.2.3.1).',
  'leading-mark': 'A label cannot begin with a combining mark (RFC 5891, 4.2.3.2).',
  disallowed: 'IDNA2008 does not allow this character (RFC 5892, 3).',
  contextj: 'IDNA2008 does not allow this joiner here (RFC 5892, A.1 and A.2).',
  contexto: 'IDNA2008 does not allow this character in this context (RFC 5892, A.3 to A.9).',
  bidi: 'A label of a right-to-left name breaks the Bidi Rule (RFC 5893, 2).',
  'empty-label': 'A label cannot be empty.',
  'first-hyphen': 'A label cannot begin with "-".',
  'last-hyphen': 'A label cannot end with "-".',
  'label-length': 'A label can have at most 63 characters, in Punycode (RFC 1034, 3.1).',
  length: 'A host name can have at most 253 characters, in Punycode (RFC 1123, 2.1).',
  address: 'A host name cannot have the form of an IPv4 address (RFC 1123, 2.1).',
  'a-label': 'The label is not the Punycode of a label in Unicode (RFC 5890, 2.3.2.1).',
};

function answerTo(error: HostnameError | null, text: string): FormatCheck {
  if (error === null) return valid;
  const { index, rule } = error;
  if (rule !== 'character') return invalid(index, reasons[rule]);
  return invalid(index, `A label cannot contain ${nameOf(String.fromCodePoint(codePointAt(text, index)))}.`);
}

/** A label in Unicode, and where it is in the text. */
interface UnicodeLabel {
  readonly label: string;
  readonly start: number;
  /** Whether the text has the label in Unicode, and not as Punycode. */
  readonly isVerbatim: boolean;
}

/** Checks the labels that have a Unicode form: each by itself, and all of them by the Bidi Rule if one of them has right-to-left text. */
function findUnicodeError(labels: readonly UnicodeLabel[], isBidi: boolean): HostnameError | null {
  for (let index = 0; index < labels.length; index++) {
    const { label, start, isVerbatim } = labels[index]!;
    const error = findULabelError(label, isBidi);
    if (error !== null) return { index: isVerbatim ? start + error.index : start, rule: error.rule };
  }
  return null;
}

/** Whether the prefix of A-labels is at an offset, in any case. */
function startsWithACEPrefix(text: string, start: number): boolean {
  return text.charCodeAt(start + 2) === HYPHEN && text.slice(start, start + 4).toLowerCase() === ACE_PREFIX;
}

/**
 * https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 *
 *     www.example.org
 *         ^      ^
 *         start  end
 *
 * Checks a label of letters, digits and hyphens.
 */
function ldhError(text: string, start: number, end: number): HostnameError | null {
  if (start === end) return { index: start, rule: 'empty-label' };
  for (let index = start; index < end; index++) {
    const unit = text.charCodeAt(index);
    if (!isASCIIAlphanumeric(unit) && unit !== HYPHEN) return { index, rule: 'character' };
  }
  if (text.charCodeAt(start) === HYPHEN) return { index: start, rule: 'first-hyphen' };
  if (text.charCodeAt(end - 1) === HYPHEN) return { index: end - 1, rule: 'last-hyphen' };
  return end - start > MAX_LABEL_LENGTH ? { index: start, rule: 'label-length' } : null;
}

/** https://www.rfc-editor.org/rfc/rfc1123#section-2.1: "a valid host name can never have the dotted-decimal form #.#.#.#". */
const dottedDecimalPattern = '\\d+\\.\\d+\\.\\d+\\.\\d+';
const dottedDecimal = /* @__PURE__ */ new RegExp(`^${dottedDecimalPattern}$`);

/** What the labels so far have shown. */
interface Labels {
  readonly unicode: UnicodeLabel[];
  isBidi: boolean;
  /** The start of the first ASCII label that begins with a digit, the only ASCII labels that break the Bidi Rule; -1 if there is none. */
  digit: number;
  /** The length of the name with its labels in Punycode. */
  length: number;
}

function addUnicodeLabel(labels: Labels, label: UnicodeLabel): void {
  labels.unicode.push(label);
  if (isBidiLabel(label.label)) labels.isBidi = true;
}

/** Checks a label in ASCII, and decodes an A-label. */
function readASCIILabel(labels: Labels, text: string, start: number, end: number): HostnameError | null {
  labels.length += end - start;
  if (labels.digit < 0 && /^\d/.test(text.slice(start, end))) labels.digit = start;
  const error = ldhError(text, start, end);
  if (error !== null || !startsWithACEPrefix(text, start)) return error;
  const label = decodeALabel(text.slice(start, end));
  if (label === null) return { index: start, rule: 'a-label' };
  addUnicodeLabel(labels, { label, start, isVerbatim: false });
  return null;
}

/** Checks the length of a U-label, in Punycode. */
function readUnicodeLabel(labels: Labels, text: string, start: number, end: number): HostnameError | null {
  const label = text.slice(start, end);
  // Each character is at least one digit of Punycode, and a long label is rejected before it is encoded.
  const punycode = label.length > 2 * MAX_LABEL_LENGTH ? null : encodePunycode(label);
  if (punycode === null || punycode.length + 4 > MAX_LABEL_LENGTH) return { index: start, rule: 'label-length' };
  labels.length += punycode.length + 4;
  addUnicodeLabel(labels, { label, start, isVerbatim: true });
  return null;
}

/** Checks the rules for the whole name. */
function finish({ unicode, isBidi, digit, length }: Labels, text: string): HostnameError | null {
  if (length > MAX_DOMAIN_LENGTH) return { index: 0, rule: 'length' };
  if (dottedDecimal.test(text)) return { index: 0, rule: 'address' };
  return findUnicodeError(unicode, isBidi) ?? (isBidi && digit >= 0 ? { index: digit, rule: 'bidi' } : null);
}

/** Matches the host names without A-labels; on at most 253 characters, because it may read a label twice. */
const plainHostname = /* @__PURE__ */ new RegExp(
  `^(?!${dottedDecimalPattern}$)(?:(?!${ACE_PREFIX})[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?(?:\\.(?!$)|$))+$`,
  'i',
);

function findHostnameError(text: string): HostnameError | null {
  checkString('text', text);
  if (text.length > MAX_DOMAIN_LENGTH) return { index: MAX_DOMAIN_LENGTH, rule: 'length' };
  const labels: Labels = { unicode: [], isBidi: false, digit: -1, length: -1 };
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && text.charCodeAt(index) !== FULL_STOP) continue;
    labels.length++;
    const error = readASCIILabel(labels, text, start, index);
    if (error !== null) return error;
    start = index + 1;
  }
  return finish(labels, text);
}

/**
 * https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 *
 * @param text any text
 * @returns whether the text has the format "hostname", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkHostname } from '@url/formats';
 *
 * checkHostname('example.com.'); // => { ok: false, index: 12, reason: 'A label cannot be empty.' }
 * checkHostname('a_b.example'); // => { ok: false, index: 1, reason: 'A label cannot contain U+005F (_).' }
 */
export function checkHostname(text: string): FormatCheck {
  return answerTo(findHostnameError(text), text);
}

const separator = /* @__PURE__ */ new RegExp(`[.${ideographicFullStops}]`);

function findIDNHostnameError(text: string): HostnameError | null {
  checkString('text', text);
  if (text.length > 2 * MAX_DOMAIN_LENGTH) return { index: MAX_DOMAIN_LENGTH, rule: 'length' };
  const labels: Labels = { unicode: [], isBidi: false, digit: -1, length: -1 };
  let start = 0;
  const parts = text.split(separator);
  for (let index = 0; index < parts.length; index++) {
    const label = parts[index]!;
    const end = start + label.length;
    const read = isASCIIString(label) ? readASCIILabel : readUnicodeLabel;
    labels.length++;
    const error = read(labels, text, start, end);
    if (error !== null) return error;
    start = end + 1;
  }
  return finish(labels, text);
}

/**
 * https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.3
 *
 * The four dots of RFC 3490 separate labels.
 *
 * @param text any text
 * @returns whether the text has the format "idn-hostname", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkIDNHostname } from '@url/formats';
 *
 * checkIDNHostname('例え。テスト'); // => { ok: true }
 * checkIDNHostname('www.i♥.example').ok; // => false
 */
export function checkIDNHostname(text: string): FormatCheck {
  return answerTo(findIDNHostnameError(text), text);
}

/**
 * https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 *
 * JSON Schema's format "hostname": letters, digits and hyphens, and A-labels that are valid by RFC 5890.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isHostname } from '@url/formats';
 *
 * isHostname('www.example.com'); // => true
 * isHostname('xn--bcher-kva.example'); // => true
 * isHostname('xn--X'); // => false
 * isHostname('bücher.example'); // => false
 */
export function isHostname(text: string): boolean {
  checkString('text', text);
  if (text.length > MAX_DOMAIN_LENGTH) return false;
  return plainHostname.test(text) || (containsACEPrefix(text) && findHostnameError(text) === null);
}

/**
 * https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.3
 *
 * JSON Schema's format "idn-hostname": a host name whose labels may be U-labels, by IDNA2008. Browsers follow UTS #46 and accept more: capital letters,
 * symbols, emoji.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isIDNHostname } from '@url/formats';
 *
 * isIDNHostname('bücher.example'); // => true
 * isIDNHostname('Bücher.example'); // => false
 */
export function isIDNHostname(text: string): boolean {
  return findIDNHostnameError(text) === null;
}

import { checkString, codePointAt, isASCIIAlphanumeric, isASCIIHexDigit } from '@url/infra/internal';
import { iprivate, ucschar } from '@url/uri/internal';
import { type FormatCheck, invalid, nameOf, valid } from './format-check.js';

/**
 * https://www.rfc-editor.org/rfc/rfc6570#section-2.1
 *
 * Finds the first character that "literals" does not contain, such as the "{" after a literal. Verified erratum 6937 adds "'" to the rule.
 */
const notLiteral = /* @__PURE__ */ new RegExp(`[^!#-$&-;=?-[\\]_a-z~${ucschar}${iprivate}%]|%(?![\\dA-Fa-f]{2})`, 'gu');

/** https://www.rfc-editor.org/rfc/rfc6570#section-2.2: with the operators that are reserved for extensions. */
const operators = '+#./;?&=,!@|';

/** The rule that a template breaks, and the offset of the first code unit of the error. */
interface TemplateError {
  readonly index: number;
  readonly rule: keyof typeof reasons | 'literal';
}

const reasons = {
  varname:
    'A variable name must consist of letters, digits, "_", "%" with two hex digits, and single dots between them (2.3).',
  'max-length': 'The length of a prefix must be a number from 1 to 9999 (2.4.1).',
  expression: 'A variable must be followed by "," or "}" (2.2).',
  'pct-encoded': 'Two hex digits must follow a "%" (2.1).',
};

/** The offset after the literal that starts at an offset. */
function endOfLiteral(text: string, start: number): number {
  notLiteral.lastIndex = start;
  return notLiteral.exec(text)?.index ?? text.length;
}

/** https://www.rfc-editor.org/rfc/rfc6570#section-2.3: the offset after the characters of a name between two dots. */
function endOfVarchars(text: string, start: number): number {
  let end = start;
  for (;;) {
    const unit = text.charCodeAt(end);
    if (isASCIIAlphanumeric(unit) || unit === 0x5f) end++;
    else if (unit === 0x25 && isTriplet(text, end)) end += 3;
    else return end;
  }
}

function isTriplet(text: string, start: number): boolean {
  return isASCIIHexDigit(text.charCodeAt(start + 1)) && isASCIIHexDigit(text.charCodeAt(start + 2));
}

/** https://www.rfc-editor.org/rfc/rfc6570#section-2.3: the offset after a variable's name and its modifier, or what is wrong with them. */
function endOfVarspec(text: string, start: number): number | TemplateError {
  let end = start;
  for (;;) {
    const from = end;
    end = endOfVarchars(text, from);
    if (end === from) return { index: from, rule: 'varname' };
    if (text.charAt(end) !== '.') break;
    end++;
  }
  if (text.charAt(end) === '*') return end + 1;
  if (text.charAt(end) !== ':') return end;
  const length = /^[1-9]\d{0,3}/.exec(text.slice(end + 1, end + 5));
  return length === null ? { index: end + 1, rule: 'max-length' } : end + 1 + length[0].length;
}

/** https://www.rfc-editor.org/rfc/rfc6570#section-2.2: the offset after the expression that starts at a "{", or what is wrong with it. */
function endOfExpression(text: string, start: number): number | TemplateError {
  const first = text.charAt(start + 1);
  let at = first !== '' && operators.includes(first) ? start + 2 : start + 1;
  for (;;) {
    const end = endOfVarspec(text, at);
    if (typeof end !== 'number') return end;
    if (text.charAt(end) === '}') return end + 1;
    if (text.charAt(end) !== ',') return { index: end, rule: 'expression' };
    at = end + 1;
  }
}

function findTemplateError(text: string): TemplateError | null {
  checkString('text', text);
  let index = 0;
  while (index < text.length) {
    const end = text.charAt(index) === '{' ? endOfExpression(text, index) : endOfLiteral(text, index);
    if (typeof end !== 'number') return end;
    if (end === index) return { index, rule: text.charAt(index) === '%' ? 'pct-encoded' : 'literal' };
    index = end;
  }
  return null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc6570#section-2
 *
 * @param text any text
 * @returns whether the text has the format "uri-template", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkURITemplate } from '@url/formats';
 *
 * checkURITemplate('{v:0}'); // => { ok: false, index: 3, reason: 'The length of a prefix must be a number from 1 to 9999 (2.4.1).' }
 * checkURITemplate('a b'); // => { ok: false, index: 1, reason: 'A literal cannot contain U+0020 (2.1).' }
 */
export function checkURITemplate(text: string): FormatCheck {
  const error = findTemplateError(text);
  if (error === null) return valid;
  const { index, rule } = error;
  if (rule !== 'literal') return invalid(index, reasons[rule]);
  return invalid(index, `A literal cannot contain ${nameOf(String.fromCodePoint(codePointAt(text, index)))} (2.1).`);
}

/**
 * https://www.rfc-editor.org/rfc/rfc6570#section-2
 *
 * JSON Schema's format "uri-template": the grammar of RFC 6570, at every level. The grammar includes the operators `=`, `,`, `!`, `@` and `|`, which are
 * reserved for extensions; expanding such a template fails.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isURITemplate } from '@url/formats';
 *
 * isURITemplate('/search{?q,lang}'); // => true
 * isURITemplate('/search{?q,}'); // => false
 */
export function isURITemplate(text: string): boolean {
  return findTemplateError(text) === null;
}

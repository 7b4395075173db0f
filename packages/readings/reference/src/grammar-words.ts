import { parseIPv6 } from '@url/host';
import { doubleDotPattern, driveLetterPattern, schemePattern, singleDotPattern } from '@url/record/internal';
import type { GrammarRule } from './grammar-error.js';

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

const scheme = /* @__PURE__ */ whole(schemePattern);
const drive = /* @__PURE__ */ whole(driveLetterPattern);
const dot = /* @__PURE__ */ whole(singleDotPattern);
const dots = /* @__PURE__ */ whole(doubleDotPattern);
const decimal = /^(?:0|[1-9]\d*)$/;
const octal = /^0[0-7]*$/;
const hexadecimal = /^0[xX][\dA-Fa-f]*$/;

function isNumber(text: string): boolean {
  return decimal.test(text) || octal.test(text) || hexadecimal.test(text);
}

/** One to four numbers, and maybe a last full stop. */
function isIPv4Address(text: string): boolean {
  const numbers = text.split('.', 6);
  if (numbers.length > 1 && numbers[numbers.length - 1] === '') numbers.pop();
  return numbers.length <= 4 && numbers.every(isNumber);
}

function isStrictIPv4Address(text: string): boolean {
  const numbers = text.split('.', 5);
  return numbers.length === 4 && numbers.every((number) => decimal.test(number));
}

/** An expression that repeats a group would overflow V8's backtracking stack on a long text: the bytes are removed instead. */
function isPercentEncodedBytes(text: string): boolean {
  return text !== '' && text.replace(/%[\dA-Fa-f]{2}/g, '') === '';
}

function isInvalidPercentCode(text: string): boolean {
  return /^%[\dA-Fa-f]?$/.test(text);
}

/** The rules that a text matches as a whole or not at all, so that no place in it is to blame. */
export const words: Readonly<Partial<Record<GrammarRule, (text: string, isStrict: boolean) => boolean>>> = {
  scheme: (text) => scheme.test(text),
  authorityε: (text) => text === '',
  drive: (text) => drive.test(text),
  'ip6-address': (text) => parseIPv6(text) !== null,
  pcts: (text, isStrict) => isPercentEncodedBytes(text) || (!isStrict && isInvalidPercentCode(text)),
  'pct-encoded-string': (text, isStrict) => !isStrict || !/%(?![\dA-Fa-f]{2})/.test(text),
  'pct-encoded-bytes': isPercentEncodedBytes,
  'pct-encoded-byte': (text) => /^%[\dA-Fa-f]{2}$/.test(text),
  'pct-invalid': (text, isStrict) => !isStrict && isInvalidPercentCode(text),
  uncoded: (text) => text !== '' && !text.includes('%'),
  'ip4-address': isIPv4Address,
  'ip4-address-strict': isStrictIPv4Address,
  num: isNumber,
  'num-dec': (text) => decimal.test(text),
  'num-oct': (text) => octal.test(text),
  'num-hex': (text) => hexadecimal.test(text),
  dot: (text) => dot.test(text),
  dots: (text) => dots.test(text),
};

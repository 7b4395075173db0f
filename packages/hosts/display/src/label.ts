import { toASCII, toUnicode } from '@url/idna';
import { option } from '@url/infra/internal';
import {
  hasAllowedCharacters,
  hasDeviationCharacter,
  hasLetterOfOtherDomain,
  hasMisplacedMiddleDot,
} from './blocked-characters.js';
import { hasInvisibleMark, hasMisplacedDiacritic } from './combining-marks.js';
import { hasMixedDigits, isDigitLookalike } from './digits.js';
import { hasMisplacedEastAsianCharacter } from './east-asian-context.js';
import { classesOf, type LabelContext, type LabelText } from './label-text.js';
import { hasAccentedLatinAmongOthers, isHighlyRestrictive, isSingleScript } from './script-mix.js';
import { isWholeScriptConfusable } from './whole-script-confusables.js';

/** Why a label should not be shown in Unicode. */
export type UnsafeLabelReason =
  | 'invalid'
  | 'restricted-character'
  | 'deviation-character'
  | 'script-mix'
  | 'mixed-digits'
  | 'invisible-mark'
  | 'misplaced-mark'
  | 'letter-of-other-domain'
  | 'misplaced-dot'
  | 'whole-script-confusable'
  | 'digit-lookalike'
  | 'misplaced-character';

/** The result of `checkLabel`. */
export type LabelCheck = { readonly ok: true } | { readonly ok: false; readonly reason: UnsafeLabelReason };

/** The options of `checkLabel`. */
export interface LabelOptions {
  /**
   * The last label of the domain, in ASCII or Unicode: readers below "ru" know Cyrillic from Latin, readers below "com" may
   * not. Without this option no script is taken for known.
   */
  readonly topLevelDomain?: string | null;
  /**
   * Whether to show ß, ς and the joiners, which programs that follow IDNA2003 take for "ss", σ and nothing: one domain to a
   * browser, another one to them. The default is `false`.
   */
  readonly showDeviationCharacters?: boolean | null;
}

const FLAGS = { checkBidi: true, checkJoiners: true };

/** The ASCII characters of a valid domain: no upper case, and no forbidden domain code point. */
const PLAIN_LABEL = /^[!"$&-,\-0-9;=_`a-z{}~]*$/;

type Rule = readonly [reason: UnsafeLabelReason, isBroken: (text: LabelText, context: LabelContext) => boolean];

/** The rules, in the order in which they are reported. */
const RULES: readonly Rule[] = [
  ['restricted-character', (text) => !hasAllowedCharacters(text)],
  ['script-mix', ({ classes }) => !isHighlyRestrictive(classes)],
  ['mixed-digits', hasMixedDigits],
  ['invisible-mark', hasInvisibleMark],
  ['misplaced-mark', hasMisplacedDiacritic],
  ['letter-of-other-domain', hasLetterOfOtherDomain],
  ['misplaced-dot', hasMisplacedMiddleDot],
  ['whole-script-confusable', isWholeScriptConfusable],
  ['digit-lookalike', isDigitLookalike],
  ['script-mix', hasAccentedLatinAmongOthers],
  ['misplaced-character', hasMisplacedEastAsianCharacter],
];

function readContext(topLevelDomain: string): LabelContext {
  return { topLevelDomain: topLevelDomain.toLowerCase(), unicodeTopLevelDomain: toUnicode(topLevelDomain).domain };
}

/** A label of the DNS has 63 ASCII characters at most, and each code point in Unicode takes one of them or more. */
const MAX_UNITS = 126;

/** Whether IDNA leaves the label as it is, and the DNS can have it. */
function isValid(label: string): boolean {
  if (label.length > MAX_UNITS || toASCII(label, { ...FLAGS, verifyDnsLength: true }) === null) return false;
  const { domain, error } = toUnicode(label, FLAGS);
  return !error && domain === label && !label.includes('.');
}

/**
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 *
 * Decides whether a label may be shown in Unicode as browsers decide it: by UTS #39's identifier status and script mix, and by the
 * rules that the documentation of Chromium names.
 *
 * @param label one label of a domain, in Unicode and normalized, as IDNA's ToUnicode gives it
 * @param options the top-level domain, and whether to show deviation characters
 * @returns `{ ok: true }`, or the first rule that the label breaks
 *
 * @example
 * import { checkLabel } from '@url/display';
 *
 * checkLabel('bücher'); // => { ok: true }
 * checkLabel('аррӏе', { topLevelDomain: 'com' }); // => { ok: false, reason: 'whole-script-confusable' }
 * checkLabel('ɡoogle'); // => { ok: false, reason: 'restricted-character' }
 */
export function checkLabel(label: string, options: LabelOptions = {}): LabelCheck {
  if (PLAIN_LABEL.test(label)) return { ok: true };
  if (!isValid(label)) return { ok: false, reason: 'invalid' };
  const classes = classesOf(label);
  const text = { characters: Array.from(label), classes, isOneScript: isSingleScript(classes) };
  if (option(options, 'showDeviationCharacters') !== true && hasDeviationCharacter(text))
    return { ok: false, reason: 'deviation-character' };
  const context = readContext(option(options, 'topLevelDomain') ?? '');
  const broken = RULES.find((rule) => rule[1](text, context));
  return broken === undefined ? { ok: true } : { ok: false, reason: broken[0] };
}

/**
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 *
 * @param label one label of a domain, in Unicode and normalized
 * @param options the top-level domain, and whether to show deviation characters
 * @returns whether to show it as it is; if not, show the form that begins with "xn--"
 *
 * @example
 * import { isSafeToDisplay } from '@url/display';
 *
 * isSafeToDisplay('東京tower'); // => true
 * isSafeToDisplay('сахар', { topLevelDomain: 'com' }); // => false
 * isSafeToDisplay('сахар', { topLevelDomain: 'ru' }); // => true
 */
export function isSafeToDisplay(label: string, options: LabelOptions = {}): boolean {
  return checkLabel(label, options).ok;
}

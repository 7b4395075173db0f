import { toASCII, toUnicode } from '@url/idna';
import { argumentError, checkKinds, option } from '@url/infra/internal';
import {
  hasAllowedCharacters,
  hasDeviationCharacter,
  hasLetterOfOtherDomain,
  hasMisplacedMiddleDot,
} from './blocked-characters.js';
import { hasInvisibleMark, hasMisplacedDiacritic } from './combining-marks.js';
import { hasMisplacedEastAsianCharacter } from './east-asian-context.js';
import { classesOf, type LabelContext, type LabelText } from './label-text.js';
import { hasMixedDigits, isDigitLookalike } from './mixed-digits.js';
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
   * The last label of the domain, in ASCII or Unicode. Readers of "ru" domains recognize Cyrillic; readers of "com" domains may not. By
   * default no script counts as known.
   */
  readonly topLevelDomain?: string | null;
  /**
   * Whether to show ß, ς and the joiners. IDNA2003 maps them to "ss", σ and nothing, so they lead older programs to another domain. The
   * default is `false`.
   */
  readonly showDeviationCharacters?: boolean | null;
}

/** The flags of IDNA. An engine's host parser has the same ones. */
export const FLAGS = { checkBidi: true, checkJoiners: true };

/** Joiners. IDNA has already checked their context. */
const JOINERS = /[\u200c\u200d]/g;

/** The ASCII characters of a valid domain: no upper case, and no forbidden domain code point. */
const PLAIN_LABEL = /^[!"$&-,\-0-9;=_`a-z{}~]*$/;

type Rule = readonly [reason: UnsafeLabelReason, isBroken: (text: LabelText, context: LabelContext) => boolean];

/** The rules, in the order in which `checkLabel` applies them. */
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
  return {
    topLevelDomain: topLevelDomain.toLowerCase(),
    unicodeTopLevelDomain: toUnicode(topLevelDomain, FLAGS).domain,
  };
}

/** A DNS label has at most 63 ASCII characters, and each code point takes at least one. */
const MAX_UNITS = 126;

/** Hyphens in places 3 and 4, as in "xn--". */
const HYPHENS_OF_A_PREFIX = /^..--/u;

/** Tests whether IDNA keeps the label unchanged and the DNS allows it. */
function isValid(label: string): boolean {
  if (HYPHENS_OF_A_PREFIX.test(label)) return false;
  if (label.length > MAX_UNITS || toASCII(label, { ...FLAGS, verifyDnsLength: true }) === null) return false;
  const { domain, error } = toUnicode(label, FLAGS);
  return !error && domain === label && !label.includes('.');
}

/**
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 *
 * Decides as browsers do whether to show a label in Unicode, by the rules of UTS #39 and of Chromium's documentation.
 *
 * @param label one label of a domain in normalized Unicode, as the result of IDNA's ToUnicode
 * @param options the top-level domain, and whether to show deviation characters
 * @returns `{ ok: true }`, or the first rule that the label breaks
 * @throws TypeError for a label that is not text, and for unknown options
 *
 * @example
 * import { checkLabel } from '@url/display';
 *
 * checkLabel('bücher'); // => { ok: true }
 * checkLabel('аррӏе', { topLevelDomain: 'com' }); // => { ok: false, reason: 'whole-script-confusable' }
 * checkLabel('ɡoogle'); // => { ok: false, reason: 'restricted-character' }
 */
export function checkLabel(label: string, options: LabelOptions = {}): LabelCheck {
  if (typeof label !== 'string') throw argumentError('label', label, 'is not text');
  checkKinds(options, { topLevelDomain: 'string', showDeviationCharacters: 'boolean' });
  return judgeLabel(label, options);
}

/** Does the same for arguments that were checked. */
export function judgeLabel(label: string, options: LabelOptions): LabelCheck {
  if (PLAIN_LABEL.test(label)) return { ok: true };
  if (!isValid(label)) return { ok: false, reason: 'invalid' };
  if (option(options, 'showDeviationCharacters') !== true && hasDeviationCharacter(label))
    return { ok: false, reason: 'deviation-character' };
  const shown = label.replace(JOINERS, '');
  const classes = classesOf(shown);
  const text = { characters: Array.from(shown), classes, isOneScript: isSingleScript(classes) };
  const context = readContext(option(options, 'topLevelDomain') ?? '');
  const broken = RULES.find((rule) => rule[1](text, context));
  return broken === undefined ? { ok: true } : { ok: false, reason: broken[0] };
}

/**
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 *
 * Tests whether to show a label in Unicode.
 *
 * @param label one label of a domain in normalized Unicode
 * @param options the top-level domain, and whether to show deviation characters
 * @returns whether `checkLabel` accepts the label; if not, show the form that begins with "xn--"
 * @throws TypeError for a label that is not text, and for unknown options
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

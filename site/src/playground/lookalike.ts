import { checkDomain, type UnsafeLabelReason } from '@url/display';
import { domainToUnicode } from '@url/host';

/** A domain that should not be shown in Unicode. */
export interface Lookalike {
  readonly unicode: string;
  /** The ASCII domain that it looks like; `null` if it looks like none. */
  readonly looksLike: string | null;
  /** Why, as a clause. */
  readonly because: string;
}

const reasons: { readonly [reason in UnsafeLabelReason]: string } = {
  invalid: 'it contains a label that is not valid',
  'restricted-character': 'it contains a character that is not recommended in names',
  'deviation-character': 'older programs map one of its characters, and find another domain',
  'script-mix': 'it mixes letters of scripts that are not written together',
  'mixed-digits': 'it mixes digits of several scripts',
  'invisible-mark': 'it contains a mark that hardly shows',
  'misplaced-mark': 'it contains a mark where its script has none',
  'letter-of-other-domain': 'it contains a letter that is used below other top-level domains',
  'misplaced-dot': 'it contains a middle dot outside Catalan',
  'whole-script-confusable': 'all its letters look like Latin letters',
  'digit-lookalike': 'all its characters look like digits',
  'misplaced-character': 'it contains an East Asian character that looks like punctuation or a letter',
};

const scripts = ['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Ethiopic', 'Thai', 'Lao', 'Myanmar', 'Tamil'];

/**
 * @param domain a parsed domain, in ASCII
 * @returns why it should not be shown in Unicode; `null` if every label may be shown
 */
export function findLookalike(domain: string): Lookalike | null {
  const check = checkDomain(domain);
  if (check.ok) return null;
  const { label, reason, looksLike } = check;
  return { unicode: domainToUnicode(domain), looksLike, because: because(reason, label) };
}

/** @param label the label in Unicode, whose script is named if it alone makes the domain look like another */
function because(reason: UnsafeLabelReason, label: string): string {
  if (reason !== 'whole-script-confusable') return reasons[reason];
  const script = scripts.find((name) =>
    new RegExp(`^[\\p{Script=${name}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u').test(label),
  );
  return script === undefined ? reasons[reason] : `all its letters are ${script}`;
}

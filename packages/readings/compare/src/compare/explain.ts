import { option } from '@url/infra/internal';
import type { Question, Read } from './entry.js';
import type { Rule } from './rules/rule.js';
import { rules } from './rules/rules.js';
import type { Subject } from './same.js';

/** Counts the values that some readers find in an input; `null` if a specification that reads the original input refuses it. */
export type CountValues = (subject: Subject, question: Question, isAsked: (reader: Read) => boolean) => number | null;

type Count = (subject: Subject, question: Question) => number | null;

/**
 * Finds the rules that tell what makes a difference. Each is proved: without what it names, the readers agree, or, if several things cause the difference together, they differ in
 * fewer ways.
 *
 * @param subject what the readers differ on
 * @param question what they read
 * @param countValues reads an edited input
 * @returns the rules; none if no rule is proved
 */
export function explain(subject: Subject, question: Question, countValues: CountValues): Rule[] {
  const byAll = explainBy(subject, question, (of, edited) => countValues(of, edited, () => true));
  if (byAll.length > 0) return byAll;
  return explainBy(subject, question, (of, edited) => countValues(of, edited, ({ role }) => role !== 'program'));
}

function explainBy(subject: Subject, question: Question, countValues: Count): Rule[] {
  const candidates = rules.filter(({ subjects }) => subjects.includes(subject));
  const explains = (...removed: Rule[]): boolean => {
    const edited = removed.reduce<Question | null>((of, rule) => of && without(rule, of), question);
    return edited !== null && countValues(subject, edited) === 1;
  };
  // If the readers that can be asked agree, only a recording differs. Then removing anything would prove every rule.
  if ((countValues(subject, question) ?? 0) < 2) return [];
  const applying = candidates.filter((rule) => without(rule, question) !== null);
  const alone = applying.find((rule) => explains(rule));
  if (alone !== undefined) return [alone];
  for (let index = 0; index < applying.length; index++) {
    const first = applying[index]!;
    const second = candidates.find((rule) => rule !== first && explains(first, rule));
    if (second !== undefined) return first.claims === second.claims ? [first] : [first, second];
  }
  return explainTogether(applying, question, (edited) => countValues(subject, edited));
}

/** The question without what the rule names; `null` if the question does not contain it. */
function without(rule: Rule, { input, base }: Question): Question | null {
  const removeFromBase = option(rule, 'removeFromBase');
  const edited = {
    input: rule.remove(input, base) ?? input,
    base: base !== null && removeFromBase !== null ? removeFromBase(base) : base,
  };
  return edited.input === input && edited.base === base ? null : edited;
}

/** Removes one thing after the other, and keeps each removal that makes the values fewer. */
function explainTogether(
  candidates: readonly Rule[],
  question: Question,
  countValues: (question: Question) => number | null,
): Rule[] {
  const rules = new Map<Rule['claims'], Rule>();
  let current = question;
  let count = countValues(question) ?? 1;
  for (const rule of candidates) {
    const edited = without(rule, current);
    const left = edited === null ? null : countValues(edited);
    if (edited === null || left === null || left >= count) continue;
    if (!rules.has(rule.claims)) rules.set(rule.claims, rule);
    current = edited;
    count = left;
  }
  return [...rules.values()];
}

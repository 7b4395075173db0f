import { option } from '@url/infra/internal';
import type { Question, Read } from './entry.js';
import type { Rule } from './rules/rule.js';
import { rules } from './rules/rules.js';
import type { Subject } from './same.js';

/** Counts the values that some readers find in an input; `null` if a specification that reads the original input refuses it. */
export type CountValues = (subject: Subject, question: Question, isAsked: (reader: Read) => boolean) => number | null;

type Count = (question: Question) => number | null;

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
  const candidates = rules.filter(({ subjects }) => subjects.includes(subject));
  const byAll = explainBy(candidates, question, (edited) => countValues(subject, edited, () => true));
  if (byAll.length > 0) return byAll;
  return explainBy(candidates, question, (edited) => countValues(subject, edited, ({ role }) => role !== 'program'));
}

/**
 * Finds the rules that tell why readers refuse an input. Without what they name nobody refuses it, or fewer readers do.
 *
 * @param countRefusals one more than the readers that refuse an edited input
 */
export function explainRefusal(question: Question, countRefusals: (question: Question) => number): Rule[] {
  return explainBy(rules, question, countRefusals);
}

function explainBy(candidates: readonly Rule[], question: Question, countValues: Count): Rule[] {
  const explains = (...removed: Rule[]): boolean => {
    const edited = removed.reduce<Question | null>((of, rule) => of && without(rule, of), question);
    return edited !== null && countValues(edited) === 1;
  };
  // If the readers that can be asked agree, only a recording differs. Then removing anything would prove every rule.
  if ((countValues(question) ?? 0) < 2) return [];
  const applying = candidates.filter((rule) => without(rule, question) !== null);
  const alone = applying.find((rule) => explains(rule));
  if (alone !== undefined) return [alone];
  for (let index = 0; index < applying.length; index++) {
    const first = applying[index]!;
    const second = candidates.find((rule) => rule !== first && explains(first, rule));
    if (second !== undefined) return first.claims === second.claims ? [first] : [first, second];
  }
  const together = explainTogether(applying, question, countValues);
  return together.length > 0
    ? together
    : neededRules(candidates, (rules) => {
        const edited = [...rules, ...rules].reduce((of, rule) => without(rule, of) ?? of, question);
        return countValues(edited) === 1;
      });
}

/**
 * The rules without which the readers do not agree, if they agree without what all rules name. Each is tried twice, because a rule can apply to what
 * another one leaves.
 */
function neededRules(candidates: readonly Rule[], isEnough: (rules: readonly Rule[]) => boolean): Rule[] {
  if (!isEnough(candidates)) return [];
  let needed = candidates;
  for (const rule of candidates) {
    const fewer = needed.filter((other) => other !== rule);
    if (fewer.length > 0 && isEnough(fewer)) needed = fewer;
  }
  return [...needed];
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
function explainTogether(candidates: readonly Rule[], question: Question, countValues: Count): Rule[] {
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

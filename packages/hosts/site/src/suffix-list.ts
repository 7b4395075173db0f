import { type SuffixRules, SuffixRulesBuilder } from './suffix-rules.js';

/**
 * https://publicsuffix.org/list/
 *
 * A version of the list, as `decodeSuffixList` and `parseSuffixList` give it.
 */
export interface SuffixList {
  /** The day of the version, as in "2026-08-19"; `null` where the source does not say. */
  readonly date: string | null;
  /** What the source calls the version; `null` where it does not say. */
  readonly version: string | null;
  /** The rules, for the functions of this package. They are decoded when they are first needed. */
  readonly rules: () => SuffixRules;
}

/** Makes a list. Its rules are decoded once, when they are first needed. */
export function createSuffixList(
  date: string | null,
  version: string | null,
  addRules: (builder: SuffixRulesBuilder) => void,
): SuffixList {
  let rules: SuffixRules | null = null;
  return {
    date,
    version,
    rules: () => {
      if (rules === null) {
        const builder = new SuffixRulesBuilder();
        addRules(builder);
        rules = builder.build();
      }
      return rules;
    },
  };
}

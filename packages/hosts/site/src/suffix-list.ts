import type { SuffixRules } from './suffix-rules.js';

/**
 * https://publicsuffix.org/list/
 *
 * A list that `decodeSuffixList` or `parseSuffixList` returned.
 */
export interface SuffixList {
  /** The date of the version, such as "2026-08-19", or `null` if it is unknown. */
  readonly date: string | null;
  /** The name of the version, or `null` if it is unknown. */
  readonly version: string | null;
  /** The rules, for the functions of this package. The first lookup decodes them. */
  readonly rules: () => SuffixRules;
}

/** Creates a list whose rules are created on first use. */
export function createSuffixList(
  date: string | null,
  version: string | null,
  createRules: () => SuffixRules,
): SuffixList {
  let rules: SuffixRules | null = null;
  return {
    date,
    version,
    rules: () => {
      rules = rules ?? createRules();
      return rules;
    },
  };
}

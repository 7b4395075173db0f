import { authorityRules } from './authority.js';
import { hostRules } from './host.js';
import { pathRules } from './path.js';
import { programRules } from './program.js';
import { referenceRules } from './reference.js';
import type { Rule } from './rule.js';

/**
 * All rules, in the order in which they are tried: on the whole string, the authority, the host, and what follows, then on what only programs
 * read in different ways.
 */
export const rules: readonly Rule[] = /* @__PURE__ */ referenceRules.concat(
  authorityRules,
  hostRules,
  pathRules,
  programRules,
);

import { authorityRules } from './authority.js';
import { hostRules } from './host.js';
import { pathRules } from './path.js';
import { referenceRules } from './reference.js';
import type { Rule } from './rule.js';

/** In the order in which they are tried: the whole string, where an authority begins, what is in it, what follows it. */
export const rules: readonly Rule[] = [...referenceRules, ...authorityRules, ...hostRules, ...pathRules];

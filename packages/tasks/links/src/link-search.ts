import { ideographicFullStops } from '@url/infra/internal';
import type { LinkRules } from './link-options.js';

const FULL_STOP = /* @__PURE__ */ new RegExp(`[${ideographicFullStops}]`);

export const SEPARATOR = '://';

/** A search through a text. Nothing before `floor` is read again, so that the search is linear. */
export interface LinkSearch {
  readonly text: string;
  readonly rules: LinkRules;
  /** Whether the rules are the default. */
  readonly isDefault: boolean;
  /** Whether the text has dots that may end a sentence by the rules. */
  readonly hasFullStops: boolean;
  /** Where a link may start. */
  floor: number;
  /** Where the next search for an anchor begins. */
  position: number;
  /** The end of the text that was searched for "@" without a result. */
  withoutAtSign: number;
  /** The end of the labels that were found last. */
  runEnd: number;
}

/** Starts a search. */
export function createSearch(text: string, rules: LinkRules): LinkSearch {
  const isDefault = rules.name === 'default';
  const hasFullStops = isDefault && FULL_STOP.test(text);
  return { text, rules, isDefault, hasFullStops, floor: 0, position: 0, withoutAtSign: 0, runEnd: 0 };
}

export function skipTo(search: LinkSearch, offset: number): null {
  search.floor = offset;
  if (search.position < offset) search.position = offset;
  return null;
}

/** Returns the offset of the longest scheme of the list that ends at an offset; -1 if there is none. */
export function startOfScheme({ text, rules, floor }: LinkSearch, end: number): number {
  let longest = -1;
  for (let index = 0; index < rules.schemes.length; index++) {
    const scheme = rules.schemes[index]!;
    const start = end - scheme.length;
    if (start < floor || (longest >= 0 && start > longest)) continue;
    if (text.startsWith(scheme, start) || text.slice(start, end).toLowerCase() === scheme) longest = start;
  }
  return longest;
}

/** Tests whether a scheme continues before an offset, as in "git+https:". */
export function isWithinScheme(text: string, start: number): boolean {
  return /[a-z\d+-]/i.test(text.charAt(start - 1));
}

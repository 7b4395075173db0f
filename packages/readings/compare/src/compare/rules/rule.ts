import { type Anatomy, anatomyOf, joinAnatomy } from '../anatomy.js';
import type { Subject } from '../same.js';
import type { Claim } from './claim.js';

/** Something in a string that the documents read in different ways. */
export interface Rule {
  /** A stable name. */
  readonly id: string;
  /** The subjects in which it can make a difference. */
  readonly subjects: readonly Subject[];
  /** What the input contains, as a sentence. */
  readonly contains: string;
  /** What each document does with it. A sentence names only the documents that are in the difference. */
  readonly claims: readonly Claim[];
  /** Vulnerabilities that it made; none by default. */
  readonly cves?: readonly string[];
  /**
   * Returns the input without what the rule names, and with everything else as it was; `null` if the input does not contain it.
   * A difference between readings of the input that readings of the result do not have was made by what the rule names.
   */
  readonly remove: (input: string, base: string | null) => string | null;
  /** The same for the base, where the rule names something in the base. */
  readonly removeFromBase?: (base: string) => string;
}

/** All subjects. */
export const everything: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query', 'fragment'];
/** The subjects before the query: those that differ where an authority starts or ends at another place. */
export const beforeTheQuery: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path'];
export const beforeTheFragment: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query'];

/** Makes a `remove` of a function that changes pieces of the input; `null` leaves the input as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function editing(edit: (anatomy: Anatomy, base: string | null) => Partial<Anatomy> | null): Rule['remove'] {
  return (input, base) => {
    const anatomy = anatomyOf(input);
    const changes = edit(anatomy, base);
    return changes === null ? null : joinAnatomy({ ...anatomy, ...changes });
  };
}

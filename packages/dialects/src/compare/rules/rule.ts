import { type Anatomy, anatomyOf, joinAnatomy } from '../anatomy.js';
import type { Subject } from '../same.js';

/** Something in a string that documents read in different ways. */
export interface Rule {
  /** A stable name. */
  readonly id: string;
  /** What it can make a difference in. */
  readonly subjects: readonly Subject[];
  /** True of the documents whatever the input. */
  readonly sentence: string;
  /**
   * The input without what the rule names, everything else as it was; `null` where the input has nothing of it.
   * A difference that is gone from the result was made by what the rule names.
   */
  readonly remove: (input: string, base: string | null) => string | null;
  /** The base without what the rule names, for a rule on something that is there and not in the input. */
  readonly removeFromBase?: (base: string) => string;
}

/** All that readers can differ on. */
export const everything: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query', 'fragment'];
/** What comes before a query, and what an authority that begins or ends elsewhere changes. */
export const beforeTheQuery: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path'];

/** A `remove` that changes pieces of the input. */
export function editing(edit: (anatomy: Anatomy, base: string | null) => Partial<Anatomy> | null): Rule['remove'] {
  return (input, base) => {
    const anatomy = anatomyOf(input);
    const changes = edit(anatomy, base);
    return changes === null ? null : joinAnatomy({ ...anatomy, ...changes });
  };
}

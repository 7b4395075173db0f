import { toUnicode } from '@url/idna';
import { skeletonOf } from './skeleton.js';

/** The names of a list, as `spoofsKnownName` looks for them. */
interface KnownNames {
  /** The names in Unicode. */
  readonly names: ReadonlySet<string>;
  /** The skeletons of their labels, joined. */
  readonly skeletons: ReadonlySet<string>;
  /** The most labels that a name has. */
  readonly labels: number;
}

/** The known names of each list, made once. */
const made = new WeakMap<readonly string[], KnownNames>();

function skeletonOfLabels(labels: readonly string[], hasAlternatives: boolean): string {
  return labels.map((label) => skeletonOf(label, hasAlternatives)).join('.');
}

function prepare(list: readonly string[]): KnownNames {
  const known = made.get(list);
  if (known !== undefined) return known;
  const names = list.map((name) => toUnicode(name).domain.replace(/\.$/, ''));
  const split = names.map((name) => name.split('.'));
  const labels = split.reduce((most, { length }) => Math.max(most, length), 0);
  const prepared = {
    names: new Set(names),
    skeletons: new Set(split.map((name) => skeletonOfLabels(name, false))),
    labels,
  };
  made.set(list, prepared);
  return prepared;
}

/**
 * https://www.unicode.org/reports/tr39/#Confusable_Detection
 *
 * @param labels the labels of a domain, in Unicode, without an empty one at the end
 * @param list names of domains that people know
 * @returns whether the domain, or one above it, looks like a name of the list and is none of them
 */
export function spoofsKnownName(labels: readonly string[], list: readonly string[]): boolean {
  const { names, skeletons, labels: most } = prepare(list);
  const last = labels.slice(Math.max(0, labels.length - most));
  return last.some((_, index) => {
    const suffix = last.slice(index);
    return (
      !names.has(suffix.join('.')) &&
      [false, true].some((hasAlternatives) => skeletons.has(skeletonOfLabels(suffix, hasAlternatives)))
    );
  });
}

import { toUnicode } from '@url/idna';
import { FLAGS } from './label.js';
import { patternOfSkeletons, skeletonOf } from './skeleton.js';

/** The names of a list, prepared for `spoofsKnownName`. */
interface KnownNames {
  /** The names in Unicode. */
  readonly names: ReadonlySet<string>;
  /** The skeletons of their labels, joined. */
  readonly skeletons: ReadonlySet<string>;
  /** The maximum number of labels in a name. */
  readonly labels: number;
}

/** Caches the prepared names of each list. */
const made = new WeakMap<readonly string[], KnownNames>();

function skeletonOfLabels(labels: readonly string[]): string {
  return labels.map(skeletonOf).join('.');
}

function looksLikeOne(labels: readonly string[], skeletons: ReadonlySet<string>): boolean {
  const pattern = patternOfSkeletons(labels.join('.'));
  if (pattern === null) return skeletons.has(skeletonOfLabels(labels));
  return Array.from(skeletons).some((skeleton) => pattern.test(skeleton));
}

function prepare(list: readonly string[]): KnownNames {
  const known = made.get(list);
  if (known !== undefined) return known;
  const names = list.map((name) => toUnicode(name, FLAGS).domain.replace(/\.$/, ''));
  const split = names.map((name) => name.split('.'));
  const labels = split.reduce((most, { length }) => Math.max(most, length), 0);
  const prepared = {
    names: new Set(names),
    skeletons: new Set(split.map((name) => skeletonOfLabels(name))),
    labels,
  };
  made.set(list, prepared);
  return prepared;
}

/**
 * https://www.unicode.org/reports/tr39/#Confusable_Detection
 *
 * Tests whether a domain or a parent domain looks like a name of the list without being one.
 *
 * @param labels the labels of the domain in Unicode, without an empty label at the end
 * @param list names of domains that people know
 */
export function spoofsKnownName(labels: readonly string[], list: readonly string[]): boolean {
  const { names, skeletons, labels: most } = prepare(list);
  const last = labels.slice(Math.max(0, labels.length - most));
  return last.some((_, index) => {
    const suffix = last.slice(index);
    return !names.has(suffix.join('.')) && looksLikeOne(suffix, skeletons);
  });
}

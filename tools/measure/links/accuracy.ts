// Precision and recall of a library on sentences. A link is right if both its ends are.
import type { Finder } from './finders.ts';
import { makeSentences, type Sentence } from './sentences.ts';

export interface Accuracy {
  readonly precision: number;
  readonly recall: number;
}

/** The sentences of all sets; the seeds are fixed so that each run measures the same ones. */
export const sentences = {
  tuned: makeSentences('tuned', 600, 20260301),
  secondTuned: makeSentences('secondTuned', 300, 20260303),
  thirdTuned: makeSentences('thirdTuned', 300, 20260304),
  heldOut: makeSentences('heldOut', 300, 20260302),
  secondHeldOut: makeSentences('secondHeldOut', 300, 20261128),
};

export function accuracyOf(find: Finder, list: readonly Sentence[]): Accuracy {
  let found = 0;
  let expected = 0;
  let right = 0;
  for (const { text, links } of list) {
    const ranges = find(text);
    found += ranges.length;
    expected += links.length;
    right += links.filter(([start, end]) => ranges.some((range) => range.start === start && range.end === end)).length;
  }
  return { precision: right / found, recall: right / expected };
}

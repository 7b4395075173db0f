// What the numbers of tables.generated.ts describe. tools/data/generate-idna.ts writes them in the order in which they are read.

/** How many sets, mappings or composites follow. */
export const COUNT = 0;
/** A property set: its distance from the previous one. */
export const SET = 1;
/** A run of code points: the index of its property set. */
export const SET_OF_RUN = 2;
/** A run of mappings: the gap between its first code point and the previous run. */
export const GAP = 3;
/** How many code points each mapping has, less 1. */
export const SIZE = 4;
/** A code point of a mapping: its distance from the one that the previous run continues with. */
export const TARGET = 5;
/** The number of mappings, less 1. */
export const LENGTH = 6;
/** How the mappings of a run continue: an index of WAYS. */
export const WAY = 7;
/** A composite: the gap after the previous composite. */
export const COMPOSITE = 8;
/** The distance of its second part from the second part of the previous composite. */
export const SECOND = 9;
/** By how much more than before the first part is above the composite. */
export const FIRST = 10;
/** From this column on: the length of a run, less 1. Each property set has its column. */
export const LENGTH_OF_RUN = 16;

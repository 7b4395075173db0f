/** How a run of mappings continues: the distance to the next code point, and the change at one place of the mapping. */
interface Way {
  readonly step: number;
  readonly place: number;
  readonly change: number;
}

/** The ways; the tables contain an index. Also imported by tools/data/generate-idna.ts, which looks for the longest run. */
export const WAYS: readonly Way[] = [
  { step: 1, place: 0, change: 1 },
  { step: 1, place: 1, change: 1 },
  { step: 1, place: 2, change: 1 },
  { step: 1, place: 0, change: 0 },
  { step: 2, place: 0, change: 2 },
];

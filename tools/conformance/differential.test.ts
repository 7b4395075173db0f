import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentNames } from './components.ts';
import { fragmentOfAURL, inputWithBase } from './generators.ts';
import { explanationOf, knownDifferences } from './known-differences.ts';
import { RecordURL } from './record-url.ts';
import { differenceFromNative, type URLCase } from './trace.ts';

const INPUTS = 200_000;

/** Compares the records with the pinned Node's `URL`, and prints how often each known difference occurred. */
function compare(title: string, cases: fc.Arbitrary<URLCase>, inputs: number): void {
  const counts = new Map<string, number>();
  let valid = 0;
  const property = fc.property(cases, (urlCase) => {
    if (URL.canParse(urlCase.input, urlCase.base ?? undefined)) valid++;
    const difference = differenceFromNative(RecordURL, urlCase);
    if (difference === null) return;
    const known = explanationOf(difference);
    if (known === null) expect(difference.ours).toEqual(difference.theirs);
    else counts.set(known.name, (counts.get(known.name) ?? 0) + 1);
  });
  fc.assert(property, { numRuns: inputs });
  const { ada } = process.versions;
  console.log(`${title}: ${inputs} inputs, ${valid} of them parse; Node ${process.version}, Ada ${ada}`);
  for (const [name, count] of counts) console.log(`${String(count).padStart(8)}  ${name}`);
  expect(valid).toBeGreaterThan(inputs / 2);
}

test(`${INPUTS} generated inputs parse as with the pinned Node, except for the known differences`, () => {
  compare(
    'parsing',
    inputWithBase.map((each) => ({ ...each, steps: [] })),
    INPUTS,
  );
});

test('setters do as with the pinned Node, except for the known differences', () => {
  const step = fc.tuple(fc.constantFrom(...componentNames), fragmentOfAURL);
  compare(
    'setting',
    fc.tuple(inputWithBase, step).map(([each, one]) => ({ ...each, steps: [one] })),
    INPUTS / 4,
  );
});

test.each(knownDifferences)('the known difference still occurs: $name', ({ name, example }) => {
  const difference = differenceFromNative(RecordURL, example);
  expect(difference && explanationOf(difference)?.name).toBe(name);
});

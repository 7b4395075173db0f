import type { Compiled } from './compile.ts';

/** The result of a contender for each input; `thrown` if it throws. */
const thrown: unique symbol = Symbol('thrown');

export interface Answers {
  /** The inputs on which it does not throw. Only these are measured. */
  readonly inputs: readonly string[];
  /** How often its result differs from ours and native; `null` if results are not compared. */
  readonly wrong: number | null;
}

function answersOf({ answer, loop, makeInput }: Compiled, inputs: readonly string[]): unknown[] {
  return inputs.map((input, index) => {
    try {
      if (answer !== null) return answer(input, index);
      const one: unknown[] = [];
      one[index] = makeInput === null ? input : makeInput(input, index);
      loop(one, index, index + 1);
      return null;
    } catch {
      return thrown;
    }
  });
}

/**
 * Compares answers. Ours is held to the tests of the standard elsewhere and native is another program, so what both say
 * is right; inputs on which they differ are counted, and no one is judged by them.
 *
 * @returns for each name what it was in `compiled`, and for how many inputs ours and native differ
 */
export function compareAnswers(
  compiled: ReadonlyMap<string, Compiled>,
  inputs: readonly string[],
): { readonly answers: ReadonlyMap<string, Answers>; readonly disputed: number } {
  const all = new Map([...compiled].map(([name, functions]) => [name, answersOf(functions, inputs)]));
  const ours = all.get('ours')!;
  const native = all.get('native')!;
  const isDisputed = inputs.map((_, index) => ours[index] !== native[index]);
  const answers = new Map<string, Answers>();
  for (const [name, given] of all) {
    const isCompared = compiled.get(name)!.answer !== null;
    const isWrong = (answer: unknown, index: number) => !isDisputed[index] && answer !== native[index];
    answers.set(name, {
      inputs: inputs.filter((_, index) => given[index] !== thrown),
      wrong: isCompared ? given.filter(isWrong).length : null,
    });
  }
  return { answers, disputed: isDisputed.filter(Boolean).length };
}

import type { Compiled } from './compile.ts';

/** The result of a contender for each input; `thrown` if it throws. */
const thrown: unique symbol = Symbol('thrown');

export interface Answers {
  /** The inputs on which it does not throw. Only these are measured. */
  readonly inputs: readonly string[];
  /** For how many inputs its result differs from ours and the baseline's; `null` if results are not compared. */
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
 * Compares answers. Other tests hold ours to the standard, and the baseline is another program, so an answer on which both agree is right.
 * Inputs on which they differ are counted, and judge no other contender.
 *
 * @returns the answers by name, and for how many inputs ours and the baseline differ
 */
export function compareAnswers(
  compiled: ReadonlyMap<string, Compiled>,
  inputs: readonly string[],
  baseline: string,
): { readonly answers: ReadonlyMap<string, Answers>; readonly disputed: number } {
  const all = new Map([...compiled].map(([name, functions]) => [name, answersOf(functions, inputs)]));
  const [ours, right] = [all.get('ours')!, all.get(baseline)!];
  const isDisputed = inputs.map((_, index) => ours[index] !== right[index]);
  const isWrong = (answer: unknown, index: number) => !isDisputed[index] && answer !== right[index];
  const answers = [...all].map(([name, given]): [string, Answers] => [
    name,
    {
      inputs: inputs.filter((_, index) => given[index] !== thrown),
      wrong: compiled.get(name)!.answer === null ? null : given.filter(isWrong).length,
    },
  ]);
  return { answers: new Map(answers), disputed: isDisputed.filter(Boolean).length };
}

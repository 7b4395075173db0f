import { type Clock, collectGarbage } from './clock.ts';
import type { Compiled } from './compile.ts';
import { type Form, forms, makeForm } from './forms.ts';
import { geometricMean, median, medianRatio } from './statistics.ts';

export interface Effort {
  /** The maximum number of inputs of a kind. */
  readonly inputs: number;
  /** In each round every contender is measured once. */
  readonly rounds: number;
  readonly sampleNanoseconds: number;
  readonly warmUpNanoseconds: number;
}

export const thorough: Effort = { inputs: 12_000, rounds: 15, sampleNanoseconds: 5e6, warmUpNanoseconds: 9e7 };
export const quick: Effort = { inputs: 2400, rounds: 7, sampleNanoseconds: 1e6, warmUpNanoseconds: 2e7 };

/** A contender, and the inputs for which it returns a result. */
export interface Subject {
  readonly name: string;
  readonly compiled: Compiled;
  readonly inputs: readonly string[];
}

export interface Figures {
  /** The geometric mean over forms. */
  readonly nanoseconds: number;
  /** To native, the geometric mean over forms. */
  readonly ratio: number;
  readonly forms: Record<Form, { readonly nanoseconds: number; readonly ratio: number }>;
}

interface Sample {
  readonly inputs: number;
  /** For one input. */
  readonly nanoseconds: number;
}

interface Runner {
  readonly name: string;
  /** Runs for about that many nanoseconds, on the next inputs. */
  sample(nanoseconds: number): Sample;
}

/** The number of inputs with which the first sample measures the time of one input. */
const FIRST_INPUTS = 20;

/** The maximum number of inputs to make for a sample, because making them takes much longer than the sample. */
const MADE_INPUTS = 2000;

/** The warm-up consists of this many turns of every contender, so that compiler threads keep up. */
const WARM_UP_TURNS = 6;

function createRunner({ name, compiled, inputs }: Subject, form: Form, clock: Clock): Runner {
  const { loop, makeInput } = compiled;
  const strings = makeForm(inputs, form);
  const time = (from: number, to: number): number => {
    const list = makeInput === null ? strings : strings.map((s, i) => (i >= from && i < to ? makeInput(s, i) : null));
    collectGarbage('minor');
    const start = clock.now();
    loop(list, from, to);
    return clock.now() - start;
  };
  let next = 0;
  let pace = Number.POSITIVE_INFINITY;
  const sample = (nanoseconds: number): Sample => {
    const wanted = pace === Number.POSITIVE_INFINITY ? FIRST_INPUTS : Math.ceil(nanoseconds / pace);
    const count = Math.min(strings.length, makeInput === null ? wanted : MADE_INPUTS, wanted);
    if (next + count > strings.length) next = 0;
    pace = Math.max(1, time(next, next + count) / count);
    next += count;
    return { inputs: count, nanoseconds: pace };
  };
  return { name, sample };
}

/** The time to make inputs does not count as warm-up. */
function warmUp(runners: readonly Runner[], { warmUpNanoseconds, sampleNanoseconds }: Effort): void {
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) {
    for (const runner of runners) {
      for (let left = warmUpNanoseconds / WARM_UP_TURNS; left > 0; ) {
        const { inputs, nanoseconds } = runner.sample(sampleNanoseconds);
        left -= inputs * nanoseconds;
      }
    }
  }
}

/** Returns the samples of each runner, in rounds that each begin with another runner. */
function takeRounds(runners: readonly Runner[], { rounds, sampleNanoseconds }: Effort): Map<string, number[]> {
  const samples = new Map<string, number[]>(runners.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(turn + round) % runners.length]!;
      samples.get(runner.name)!.push(runner.sample(sampleNanoseconds).nanoseconds);
    }
  }
  return samples;
}

/**
 * Measures contenders alternately, each form of the inputs separately.
 *
 * @param subjects one of them is named native
 */
export function measure(subjects: readonly Subject[], effort: Effort, clock: Clock): Record<string, Figures> {
  const byForm = forms.map((form) => {
    const runners = subjects.map((subject) => createRunner(subject, form, clock));
    warmUp(runners, effort);
    return takeRounds(runners, effort);
  });
  const figuresOf = (name: string): Figures => {
    const each = byForm.map((samples) => ({
      nanoseconds: median(samples.get(name)!),
      ratio: medianRatio(samples.get(name)!, samples.get('native')!),
    }));
    return {
      nanoseconds: geometricMean(each.map(({ nanoseconds }) => nanoseconds)),
      ratio: geometricMean(each.map(({ ratio }) => ratio)),
      forms: Object.fromEntries(forms.map((form, index) => [form, each[index]!])) as Figures['forms'],
    };
  };
  return Object.fromEntries(subjects.map(({ name }) => [name, figuresOf(name)]));
}

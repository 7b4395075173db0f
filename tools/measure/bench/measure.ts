import { geometricMean, median } from 'simple-statistics';
import { collectGarbage, now } from './clock.ts';
import type { Compiled } from './compile.ts';
import { type Form, forms, makeForm } from './forms.ts';
import type { Figures } from './results.ts';

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

interface Runner {
  /** Nanoseconds for one input in each round. */
  readonly samples: number[];
  /** Runs for about that many nanoseconds, on the next inputs. */
  sample(nanoseconds: number): { readonly count: number; readonly pace: number };
}

/** The number of inputs with which the first sample measures the time of one input. */
const FIRST_INPUTS = 20;

/** The maximum number of inputs to make for a sample, because making them takes much longer than the sample. */
const MADE_INPUTS = 2000;

/** The warm-up consists of this many turns of every contender, so that compiler threads keep up. */
const WARM_UP_TURNS = 6;

function createRunner({ compiled: { loop, makeInput }, inputs }: Subject, form: Form): Runner {
  const strings = makeForm(inputs, form);
  const time = (from: number, to: number): number => {
    const list = makeInput === null ? strings : strings.map((s, i) => (i >= from && i < to ? makeInput(s, i) : null));
    collectGarbage('minor');
    const start = now();
    loop(list, from, to);
    return now() - start;
  };
  let next = 0;
  let pace = Number.POSITIVE_INFINITY;
  const sample = (nanoseconds: number) => {
    const wanted = pace === Number.POSITIVE_INFINITY ? FIRST_INPUTS : Math.ceil(nanoseconds / pace);
    const count = Math.min(strings.length, makeInput === null ? wanted : MADE_INPUTS, wanted);
    if (next + count > strings.length) next = 0;
    pace = Math.max(1, time(next, next + count) / count);
    next += count;
    return { count, pace };
  };
  return { samples: [], sample };
}

/** The time to make inputs does not count as warm-up. */
function warmUp(runners: readonly Runner[], { warmUpNanoseconds, sampleNanoseconds }: Effort): void {
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) {
    for (const runner of runners) {
      for (let left = warmUpNanoseconds / WARM_UP_TURNS; left > 0; ) {
        const { count, pace } = runner.sample(sampleNanoseconds);
        left -= count * pace;
      }
    }
  }
}

/** Takes the samples in rounds that each begin with another runner. */
function takeRounds(runners: readonly Runner[], { rounds, sampleNanoseconds }: Effort): void {
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(turn + round) % runners.length]!;
      runner.samples.push(runner.sample(sampleNanoseconds).pace);
    }
  }
}

/** Returns the median of `numerators[i] / denominators[i]`: a slow round does not change its ratios. */
export function medianRatio(numerators: readonly number[], denominators: readonly number[]): number {
  return median(numerators.map((value, round) => value / denominators[round]!));
}

/** Measures contenders alternately, each form of the inputs separately. `baseline` is the name of one of them. */
export function measure(subjects: readonly Subject[], effort: Effort, baseline: string): Record<string, Figures> {
  const byForm = forms.map((form) => {
    const runners = new Map(subjects.map((subject) => [subject.name, createRunner(subject, form)]));
    warmUp([...runners.values()], effort);
    takeRounds([...runners.values()], effort);
    return runners;
  });
  const figuresOf = (name: string): Figures => {
    const each = byForm.map((runners) => ({
      nanoseconds: median(runners.get(name)!.samples),
      ratio: medianRatio(runners.get(name)!.samples, runners.get(baseline)!.samples),
    }));
    return {
      nanoseconds: geometricMean(each.map(({ nanoseconds }) => nanoseconds)),
      ratio: geometricMean(each.map(({ ratio }) => ratio)),
      forms: Object.fromEntries(forms.map((form, index) => [form, each[index]!])) as Figures['forms'],
    };
  };
  return Object.fromEntries(subjects.map(({ name }) => [name, figuresOf(name)]));
}

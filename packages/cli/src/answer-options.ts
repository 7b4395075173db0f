import type { Given } from './given.js';
import { UsageError } from './usage-error.js';

export interface AnswerOptions {
  readonly json: boolean;
  readonly skipBlank: boolean;
  readonly quiet: boolean;
  readonly failFast: boolean;
  readonly only: 'valid' | 'invalid' | null;
  readonly unique: boolean;
  /** The member of JSON objects that is read; `into` is the member that is added. */
  readonly field: string | null;
  readonly into: string;
  /** Whether an argument is answered with a line because an option says what each line contains. */
  readonly isForPrograms: boolean;
}

export function answerOptions(given: Given): AnswerOptions {
  if (given.has('only-valid') && given.has('only-invalid')) {
    throw new UsageError("option '--only-valid' cannot be used with '--only-invalid'");
  }
  const forPrograms = ['json', 'line', 'format', 'csv', 'tsv', 'null', 'only-invalid'];
  return {
    json: given.has('json'),
    skipBlank: given.has('skip-blank'),
    quiet: given.has('quiet'),
    failFast: given.last(['fail-fast', 'keep-going']) === 'fail-fast',
    only: given.has('only-valid') ? 'valid' : given.has('only-invalid') ? 'invalid' : null,
    unique: given.has('unique'),
    field: given.value('field'),
    into: given.value('into') ?? 'parts',
    isForPrograms: forPrograms.some((name) => given.has(name)),
  };
}

export function endOf(given: Given): string {
  return given.has('null') ? '\0' : '\n';
}

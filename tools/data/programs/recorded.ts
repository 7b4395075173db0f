// Reads the earlier recordings, in the form in which record.ts writes them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramAnswer } from '../../../packages/cli/src/run-programs.ts';
import { letters } from '../../../packages/readings/compare/src/recordings/letters.ts';
import { programs, recordings } from '../../../packages/readings/compare/src/recordings/recordings.generated.ts';
import { generatedCorpus } from '../../../packages/readings/compare/test/generated-corpus.ts';
import { corpus, recordedHosts } from '../../../packages/readings/compare/test/recorded-hosts.ts';

export { corpus };

/** The inputs whose whole answers are published, and the inputs whose hosts are kept for tests. */
export const inputs: readonly string[] = Object.values(corpus).flat();
export const generated: readonly string[] = Object.values(generatedCorpus()).flat();

/** The start of an error, or the components and the error of the port, without `null`s at the end. */
type Values = readonly (string | null)[];

/** A version of a program with its answers. */
export interface RecordedProgram {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly recordedOn: string;
  /** For each input of the published corpus. */
  readonly values: readonly Values[];
  /** For each input of the generated corpus the host, "" for none and `null` for an error; `null` if only the corpus was recorded. */
  readonly hosts: readonly (string | null)[] | null;
}

/** The hosts of references against a base. */
export interface RecordedReferences {
  readonly id: string;
  readonly version: string;
  readonly hosts: readonly (string | null)[];
}

export function valuesOf(answer: ProgramAnswer, input: string): Values {
  if ('error' in answer) {
    const parts = [JSON.stringify(input), input].filter((part) => part !== '');
    return [parts.reduce((text, part) => text.split(part).join('…'), answer.error).slice(0, 40)];
  }
  const { scheme, userinfo, host, port, path, query, fragment, portError = null } = answer;
  const values = [scheme, userinfo, host, port, path, query, fragment, portError];
  while (values.length > 2 && values[values.length - 1] === null) values.pop();
  return values;
}

export function recordedBefore(): RecordedProgram[] {
  const answers = inputs.map((input) => answersBefore(input));
  const withHosts = new Map(
    recordedHosts().map(({ id, hosts }) => [id, generated.map((input) => hosts.get(input) ?? null)]),
  );
  return programs.map(([id, name, version, recordedOn], index) => ({
    id,
    name,
    version,
    recordedOn,
    values: answers.map((byLetter) => byLetter.get(letters[index]!)!),
    hosts: withHosts.get(id) ?? null,
  }));
}

function answersBefore(input: string): Map<string, Values> {
  const rows = Object.values(recordings).find((inClass) => Object.hasOwn(inClass, input))?.[input] ?? [];
  return new Map(rows.flatMap(([members, ...values]) => [...members].map((letter) => [letter, values] as const)));
}

export function referencesBefore(): RecordedReferences[] {
  const file = new URL('../../../packages/readings/compare/test/recordings/references.json', import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}

import { compareFilterAndClient, type Dialect, type FilterAndClient, findDialect } from '@url/dialects';
import { addTooLong, answerInputs, isBlank } from './answers.js';
import type { Given } from './given.js';
import { areArguments, type Inputs } from './inputs.js';
import { printable } from './printable.js';
import { addResult, type Sarif } from './sarif.js';
import type { Session } from './session.js';

const statuses = { same: 0, refused: 1, 'other host': 3 } as const;

/** What the two programs are, and how they are found for an input. */
export interface FilterTask {
  readonly filter: string;
  readonly client: string;
  readonly allow: readonly string[] | null;
  readonly base: string | null;
  readonly source: readonly Inputs[] | undefined;
  /** The programs that were asked about the input. */
  readonly programsOf: (input: string) => readonly Dialect[];
  readonly sarif: Sarif | null;
}

/** Tells for each input whether a filter accepts it, and where a client connects. The worst result sets the exit status. */
export function answerByFilterAndClient(session: Session, given: Given, task: FilterTask): Promise<void> {
  const json = given.has('json');
  return answerInputs(
    session,
    given,
    'URL',
    (input, index, inputs, batch) => {
      const place = inputs.placeOf(index);
      if (input === null) {
        addTooLong(place, batch);
        return;
      }
      if (isBlank(input) && !inputs.isArgument) {
        if (task.sarif === null) batch.output += '\n';
        return;
      }
      const answer = answerOn(input, task);
      session.endWith(statuses[answer.harm]);
      if (task.sarif !== null) {
        if (answer.harm !== 'same') batch.output += addResult(task.sarif, place, answer.harm, answer.sentence);
        return;
      }
      batch.output += lineOf(answer, { json, isForAPerson: areArguments(given) });
    },
    task.source,
  );
}

function answerOn(input: string, { filter, client, allow, base, programsOf }: FilterTask): FilterAndClient {
  const asked = programsOf(input);
  const find = (id: string): Dialect => asked.find((program) => program.id === id) ?? findDialect(id)!;
  return compareFilterAndClient(input, { filter: find(filter), client: find(client), allow, base });
}

function lineOf(answer: FilterAndClient, { json, isForAPerson }: { json: boolean; isForAPerson: boolean }): string {
  if (json) return `${JSON.stringify(answer)}\n`;
  return isForAPerson ? `${printable(answer.sentence)}\n` : `${answer.harm}\n`;
}

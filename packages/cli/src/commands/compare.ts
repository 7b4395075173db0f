import {
  type Alarm,
  type CompareOptions,
  type Comparison,
  compare as compareReadings,
  dialects,
  findDialect,
  isPlain,
} from '@url/dialects';
import { addTooLong, answerInputs, isBlank } from '../answers.js';
import { CompareSummary } from '../compare-summary.js';
import { describeComparison, differingSubjects, isRead } from '../comparison.js';
import type { Given } from '../given.js';
import { areArguments, type Inputs, readInputs } from '../inputs.js';
import { printable, quote } from '../printable.js';
import type { ProgramReaders } from '../program-readers.js';
import type { Session } from '../session.js';
import { UsageError } from '../usage-error.js';

const allAlarms: readonly Alarm[] = ['host', 'refusal', 'result', 'path'];

/** How each input is compared. */
interface Task {
  readonly options: CompareOptions;
  /** The inputs, where they were read before the first is compared. */
  readonly source: readonly Inputs[] | undefined;
  /** What programs make of the inputs; `null` where no program is asked. */
  readonly programs: ProgramReaders | null;
  readonly failOn: readonly Alarm[];
}

export async function runCompare(session: Session, given: Given): Promise<void> {
  const failOn = readAlarms(given.value('fail-on') ?? 'host');
  const options = readCompareOptions(given);
  const task = given.has('programs')
    ? await askProgramsFirst(session, given, options, failOn)
    : { options, source: undefined, programs: null, failOn };
  return given.has('summary') ? summarize(session, given, task) : compareEach(session, given, task);
}

/** Programs start slowly, so each is asked once about all inputs. */
async function askProgramsFirst(
  session: Session,
  given: Given,
  options: CompareOptions,
  failOn: readonly Alarm[],
): Promise<Task> {
  if (options.base != null) throw new UsageError('programs read no base: use --programs without --base');
  const { askPrograms } = await import('../program-readers.js');
  const source: Inputs[] = [];
  for await (const inputs of readInputs(session, given, 'URL')) source.push(inputs);
  const lines = source.flatMap((inputs) => inputs.lines.filter((line) => line !== null && !isSkipped(line, inputs)));
  return { options, source, programs: await askPrograms(lines as string[]), failOn };
}

function compareEach(session: Session, given: Given, task: Task): Promise<void> {
  const json = given.has('json');
  const isForAPerson = areArguments(given) && !json;
  const programs = task.programs?.programs;
  let between = '';
  const answered = answerInputs(
    session,
    given,
    'URL',
    (input, index, inputs, batch) => {
      if (input === null) {
        addTooLong(inputs.placeOf(index), batch);
        return;
      }
      if (isSkipped(input, inputs) && !json) {
        batch.output += '\n';
        return;
      }
      const comparison = compareInput(session, task, input, json || isForAPerson);
      if (isForAPerson) {
        batch.output += between + describeComparison(comparison, session);
        between = '\n';
        return;
      }
      const isUnread = !isRead(comparison);
      if (isUnread) batch.failed++;
      if (isUnread && !json) batch.messages += `${inputs.placeOf(index)}no dialect reads ${quote(input)}\n`;
      const line = json ? JSON.stringify({ ...comparison, programs }) : differingSubjects(comparison);
      batch.output += lineFor(session, line);
    },
    task.source,
  );
  return isForAPerson && task.programs !== null
    ? answered.then(() => writeLine(session, `${between}${printable(task.programs!.description)}`))
    : answered;
}

function lineFor(session: Session, line: string): string {
  return `${session.isOnTerminal ? printable(line) : line}\n`;
}

/** Counts the differences of all inputs. Most lines of a log are plain: the dialects agree on those, so they are not compared. */
async function summarize(session: Session, given: Given, task: Task): Promise<void> {
  const { options, programs, source } = task;
  const summary = new CompareSummary();
  const isAlike = (input: string): boolean => programs === null && options.base == null && isPlain(input);
  await answerInputs(
    session,
    given,
    'URL',
    (input, index, inputs, batch) => {
      const place = inputs.placeOf(index);
      if (input === null) {
        addTooLong(place, batch);
        return;
      }
      if (isSkipped(input, inputs)) return;
      const comparison = isAlike(input) ? null : compareInput(session, task, input, false);
      summary.add(input, comparison, place);
      if (comparison !== null && !isRead(comparison)) batch.failed++;
    },
    source,
  );
  if (given.has('json')) {
    const line = JSON.stringify({ ...summary.toJSON(), programs: programs?.programs });
    await writeLine(session, session.isOnTerminal ? printable(line) : line);
    return;
  }
  await session.stdout.write(`${summary}`);
  if (programs !== null) await writeLine(session, printable(programs.description));
}

/** A blank line is not compared; a blank argument is. */
function isSkipped(input: string, { isArgument }: Inputs): boolean {
  return isBlank(input) && !isArgument;
}

/** Compares an input, and sets the exit status by what comes out. */
function compareInput(
  session: Session,
  { options, programs, failOn }: Task,
  input: string,
  explain: boolean,
): Comparison {
  const chosen =
    programs === null ? {} : { dialects: [...(options.dialects ?? dialects), ...programs.readersOf(input)] };
  const comparison = compareReadings(input, { ...options, ...chosen, explain });
  setStatus(session, failOn, comparison);
  return comparison;
}

function writeLine(session: Session, line: string): Promise<void> {
  return session.stdout.write(`${line}\n`);
}

function readCompareOptions(given: Given): CompareOptions {
  const base = given.value('base');
  const ids = given.value('dialects');
  return { ...(base === null ? {} : { base }), ...(ids === null ? {} : { dialects: readIds(ids) }) };
}

function readIds(list: string): string[] {
  const ids = [...new Set(list.split(','))];
  const unknown = ids.find((id) => findDialect(id) === null);
  if (unknown !== undefined) {
    throw new UsageError(`there is no dialect ${quote(unknown)}: there are ${dialects.map(({ id }) => id).join(', ')}`);
  }
  return ids;
}

function readAlarms(list: string): Alarm[] {
  const alarms = [...new Set(list.split(','))];
  const unknown = alarms.find((alarm) => !allAlarms.some((known) => known === alarm));
  if (unknown !== undefined) {
    throw new UsageError(`there is no alarm ${quote(unknown)}: there are ${allAlarms.join(', ')}`);
  }
  return allAlarms.filter((alarm) => alarms.includes(alarm));
}

function setStatus(session: Session, failOn: readonly Alarm[], comparison: Comparison): void {
  if (failOn.some((alarm) => comparison.alarms.includes(alarm))) session.endWith(3);
  else if (!isRead(comparison)) session.endWith(1);
}

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
import { areArguments, readInputs } from '../inputs.js';
import { printable, quote } from '../printable.js';
import type { Session } from '../session.js';
import { UsageError } from '../usage-error.js';

const allAlarms: readonly Alarm[] = ['host', 'refusal', 'result', 'path'];

export function runCompare(session: Session, given: Given): Promise<void> {
  const failOn = readAlarms(given.value('fail-on') ?? 'host');
  if (given.has('programs')) return comparePrograms(session, given, failOn);
  if (given.has('summary')) return summarize(session, given, failOn);
  const json = given.has('json');
  const isForAPerson = areArguments(given) && !json;
  const options = { ...readCompareOptions(given), explain: json || isForAPerson };
  let between = '';
  return answerInputs(session, given, 'URL', (input, index, inputs, batch) => {
    if (input === null) {
      addTooLong(inputs.placeOf(index), batch);
      return;
    }
    if (isBlank(input) && !inputs.isArgument && !json) {
      batch.output += '\n';
      return;
    }
    const comparison = compareReadings(input, options);
    setStatus(session, failOn, comparison);
    if (isForAPerson) {
      batch.output += between + describeComparison(comparison, session);
      between = '\n';
      return;
    }
    if (!isRead(comparison)) {
      batch.failed++;
      if (!json) batch.messages += `${inputs.placeOf(index)}no dialect reads ${quote(input)}\n`;
    }
    const line = json ? JSON.stringify(comparison) : differingSubjects(comparison);
    batch.output += `${session.isOnTerminal ? printable(line) : line}\n`;
  });
}

/** Counts the differences of all inputs. Plain ones, which are most of a log, are not compared: nobody differs on them. */
async function summarize(session: Session, given: Given, failOn: readonly Alarm[]): Promise<void> {
  const options = { ...readCompareOptions(given), explain: false };
  const summary = new CompareSummary();
  await answerInputs(session, given, 'URL', (input, index, inputs, batch) => {
    const place = inputs.placeOf(index);
    if (input === null) {
      addTooLong(place, batch);
      return;
    }
    if (isBlank(input) && !inputs.isArgument) return;
    const comparison = options.base == null && isPlain(input) ? null : compareReadings(input, options);
    summary.add(input, comparison, place);
    if (comparison === null) return;
    setStatus(session, failOn, comparison);
    if (!isRead(comparison)) batch.failed++;
  });
  await writeSummary(session, given, summary);
}

async function writeSummary(session: Session, given: Given, summary: CompareSummary): Promise<void> {
  const json = given.has('json');
  const text = json ? JSON.stringify(summary) : `${summary}`;
  await session.stdout.write(json ? `${session.isOnTerminal ? printable(text) : text}\n` : text);
}

/** Compares what programs make of all inputs, which are read before the first program is asked. */
async function comparePrograms(session: Session, given: Given, failOn: readonly Alarm[]): Promise<void> {
  const options = readCompareOptions(given);
  if (options.base != null) throw new UsageError('programs read no base: use --programs without --base');
  const { askPrograms } = await import('../program-readers.js');
  const json = given.has('json');
  const summary = given.has('summary') ? new CompareSummary() : null;
  const { lines: inputs, places } = await readAllInputs(session, given);
  const programs = await askPrograms(inputs);
  let between = '';
  for (const [index, input] of inputs.entries()) {
    const chosen = [...(options.dialects ?? dialects), ...programs.readersOf(input)];
    const comparison = compareReadings(input, { ...options, dialects: chosen, explain: summary === null });
    setStatus(session, failOn, comparison);
    if (summary !== null) {
      summary.add(input, comparison, places[index]!);
      continue;
    }
    const line = json ? JSON.stringify(comparison) : '';
    const shown = session.isOnTerminal ? printable(line) : line;
    await session.stdout.write(json ? `${shown}\n` : between + describeComparison(comparison, session));
    between = '\n';
  }
  if (summary !== null) await writeSummary(session, given, summary);
  if (!json) await session.stdout.write(`${between}${printable(programs.description)}\n`);
}

async function readAllInputs(session: Session, given: Given): Promise<{ lines: string[]; places: string[] }> {
  const read: { lines: string[]; places: string[] } = { lines: [], places: [] };
  for await (const { lines, placeOf } of readInputs(session, given, 'URL')) {
    for (const [index, line] of lines.entries()) {
      if (line === null) continue;
      read.lines.push(line);
      read.places.push(placeOf(index));
    }
  }
  return read;
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

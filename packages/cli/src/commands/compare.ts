import {
  type Alarm,
  type CompareOptions,
  type Comparison,
  compare as compareReadings,
  dialects,
  findDialect,
} from '@url/dialects';
import { addTooLong, answerInputs, isBlank } from '../answers.js';
import { describeComparison, differingSubjects, isRead } from '../comparison.js';
import type { Given } from '../given.js';
import { areArguments, readInputs } from '../inputs.js';
import { printable, quote } from '../printable.js';
import type { Session } from '../session.js';
import { UsageError } from '../usage-error.js';

const allAlarms: readonly Alarm[] = ['host', 'refusal', 'result', 'path'];

export function runCompare(session: Session, given: Given): Promise<void> {
  const failOn = readAlarms(given.value('fail-on') ?? 'host');
  const json = given.has('json');
  const isForAPerson = areArguments(given) && !json;
  if (given.has('programs')) return comparePrograms(session, given, failOn);
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

/** Compares what programs make of all inputs, which are read before the first program is asked. */
async function comparePrograms(session: Session, given: Given, failOn: readonly Alarm[]): Promise<void> {
  const options = readCompareOptions(given);
  if (options.base != null) throw new UsageError('programs read no base: use --programs without --base');
  const { askPrograms } = await import('../program-readers.js');
  const json = given.has('json');
  const inputs: string[] = [];
  for await (const { lines } of readInputs(session, given, 'URL')) {
    for (const line of lines) if (line !== null) inputs.push(line);
  }
  const programs = await askPrograms(inputs);
  let between = '';
  for (const input of inputs) {
    const chosen = [...(options.dialects ?? dialects), ...programs.readersOf(input)];
    const comparison = compareReadings(input, { ...options, dialects: chosen });
    setStatus(session, failOn, comparison);
    const line = json ? JSON.stringify(comparison) : '';
    const shown = session.isOnTerminal ? printable(line) : line;
    await session.stdout.write(json ? `${shown}\n` : between + describeComparison(comparison, session));
    between = '\n';
  }
  if (!json) await session.stdout.write(`${between}${printable(programs.description)}\n`);
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

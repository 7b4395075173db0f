import { type Alarm, type Comparison, compare, compareFilterAndClient, isPlain, type Reader } from '@url/compare';
import type { Batch } from './answers.js';
import { CompareSummary } from './compare-summary.js';
import { wrapped } from './compare-verdict.js';
import { describeComparison, isRead, refusal } from './comparison.js';
import { hostForMessage, printable, quoteInput, visible } from './printable.js';
import type { ProgramReaders } from './program-readers.js';
import type { Sarif } from './sarif.js';
import type { Session } from './session.js';

export interface Task {
  readonly session: Session;
  readonly base: string | null;
  readonly readers: readonly Reader[];
  /** What programs make of the inputs; `null` if no program is asked. */
  readonly programs: ProgramReaders | null;
  /** What ends with status 3; `null` for the statuses by harm. */
  readonly failOn: readonly Alarm[] | null;
  readonly json: boolean;
  readonly isForAPerson: boolean;
  /** Whether a person also gets the table of all components. */
  readonly hasTable: boolean;
  readonly sarif: Sarif | null;
}

/** A question that the command answers about each input. */
type Mode = { readonly add: (input: string, place: string, batch: Batch) => void; readonly end?: () => string };

export type FilterAndClient = Readonly<Record<'filter' | 'client', Reader> & { allow: readonly string[] | null }>;

export function modeOf(filterAndClient: FilterAndClient | null, isSummary: boolean, task: Task): Mode {
  if (filterAndClient !== null) return filterMode(filterAndClient, task);
  if (isSummary) return summaryMode(task);
  return task.isForAPerson ? personMode(task) : eachMode(task);
}

const statuses = { same: 0, refused: 1, 'other name': 3, 'other host': 3 } as const;

/** Tests whether a filter accepts each input, and where a client connects. The worst result sets the exit status. */
function filterMode({ filter, client, allow }: FilterAndClient, task: Task): Mode {
  const { session, base, programs, sarif, json, isForAPerson } = task;
  return {
    add: (input, place, batch) => {
      const asked = programs?.readersOf(input) ?? [];
      const [first, second] = [filter, client].map((reader) => asked.find(({ id }) => id === reader.id) ?? reader);
      const answer = compareFilterAndClient(input, { filter: first!, client: second!, allow, base });
      session.endWith(statuses[answer.harm]);
      if (sarif === null) {
        const line = json ? JSON.stringify(answer) : isForAPerson ? visible(answer.sentence) : answer.harm;
        batch.output += `${session.shown(line)}\n`;
      } else if (answer.harm !== 'same') batch.output += sarif.add(place, answer.harm, answer.sentence);
    },
  };
}

/** Compares each input: SARIF, JSON, or a line with what differs. */
function eachMode(task: Task): Mode {
  const { session, programs, sarif, json } = task;
  return {
    add: (input, place, batch) => {
      const comparison = compareInput(input, task, json, batch);
      if (sarif !== null) {
        batch.output += comparison === null ? '' : resultOf(comparison, place, sarif);
        return;
      }
      if (comparison !== null && !isRead(comparison) && !json)
        batch.messages += `${place}${refusal(comparison)} ${quoteInput(input)}\n`;
      const subjects = comparison === null ? '' : lineOf(comparison);
      const line = json ? JSON.stringify({ ...comparison, programs: programs?.programs }) : subjects;
      batch.output += `${session.shown(line)}\n`;
    },
  };
}

/**
 * What differs, with the hosts: "host (evil.com ≠ good.com), result". If the hosts agree on an address of this machine or of its network:
 * "reach (127.0.0.1, loopback)".
 */
function lineOf({ differences, hosts }: Comparison): string {
  const named = hosts.map(({ value, host }) => {
    const reach = host?.reach ?? null;
    return hostForMessage(value || 'none') + (reach === null ? '' : `, ${reach}`);
  });
  const differs = differences.map(({ subject }) => (subject === 'host' ? `host (${named.join(' ≠ ')})` : subject));
  const isLocal = hosts.length === 1 && hosts[0]!.host?.reach;
  return (isLocal ? [`reach (${named[0]})`, ...differs] : differs).join(', ');
}

/** Matches a plain URL with a host that can be an address of this machine or of its network. */
const mayBeLocal = /^[^:]+:\/\/(?:[^/?#]*@)?(?:[\d.]+|(?:[^/?#:]*[.-])?(?:localhost|loopback))(?:[:/?#]|$)/i;

function personMode(task: Task): Mode {
  const { session, programs, hasTable } = task;
  const versions = new Map(programs?.programs.map(({ id, version }) => [id, version]));
  let between = '';
  return {
    add: (input, _, batch) => {
      batch.output +=
        between + describeComparison(compareInput(input, task, true, batch)!, session, { hasTable, versions });
      between = '\n';
    },
    end: () => (programs === null ? '' : `\n${wrapped(printable(programs.description), '').join('\n')}\n`),
  };
}

/** A result for the worst difference, if it raises an alarm. */
function resultOf({ input, alarms, differences }: Comparison, place: string, sarif: Sarif): string {
  const [worst] = differences;
  if (worst === undefined || !alarms.some((alarm) => alarm === 'host' || alarm === 'refusal')) return '';
  const sides = worst.readings.map(
    ({ value, readers }) => `${hostForMessage(value || 'none')} in ${readers.join(', ')}`,
  );
  return sarif.add(place, worst.harm, `${quoteInput(input)}: ${worst.subject} ${sides.join('; ')}`);
}

function summaryMode(task: Task): Mode {
  const { session, programs, json } = task;
  const summary = new CompareSummary();
  return {
    add: (input, place, batch) => {
      summary.add(input, compareInput(input, task, false, batch), place);
    },
    end: () => {
      if (json) return `${session.shown(JSON.stringify({ ...summary.toJSON(), programs: programs?.programs }))}\n`;
      return `${summary}${programs === null ? '' : `${printable(programs.description)}\n`}`;
    },
  };
}

/**
 * Compares an input, sets the exit status, and counts an input that fails. A program that was asked answers in place of its model.
 *
 * @returns `null` for a plain input, on which all readers agree, unless it is explained or its host can be local. Most lines of a log are plain
 */
function compareInput(input: string, task: Task, explain: boolean, batch: Batch): Comparison | null {
  const { session, base, failOn } = task;
  if (!explain && task.programs === null && base === null && isPlain(input) && !mayBeLocal.test(input)) return null;
  const programs = task.programs?.readersOf(input) ?? [];
  const readers = task.readers.filter(({ id }) => !programs.some((program) => program.id === id));
  const comparison = compare(input, { base, readers: [...readers, ...programs], explain });
  const { alarms } = comparison;
  if (!isRead(comparison)) batch.failed++;
  if (alarms.some((alarm) => (failOn ?? ['host']).includes(alarm))) session.endWith(3);
  else if (!isRead(comparison) || (failOn === null && alarms.includes('refusal'))) session.endWith(1);
  return comparison;
}

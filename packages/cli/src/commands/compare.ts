import {
  type Alarm,
  type CompareOptions,
  type Comparison,
  compare as compareReadings,
  dialects,
  findDialect,
} from '@url/dialects';
import type { Command } from 'commander';
import type { CommandDefinition } from '../command.js';
import { describeComparison, differingSubjects, isRead } from '../comparison.js';
import { readLines } from '../lines.js';
import { printable, quote } from '../printable.js';
import { askPrograms, type ProgramReaders } from '../program-readers.js';
import type { Session } from '../session.js';
import { answerStandardInput } from '../standard-input.js';

interface Options {
  readonly base?: string;
  readonly failOn: readonly Alarm[];
  readonly dialects?: string;
  readonly json?: boolean;
  readonly programs?: boolean;
}

const allAlarms: readonly Alarm[] = ['host', 'refusal', 'result', 'path'];
const allIds = dialects.map(({ id }) => id).join(', ');

export const compare: CommandDefinition = {
  name: 'compare',
  declare(command, session) {
    command
      .summary('show how specifications read the same string')
      .description(
        'Reads each input as RFC 3986, RFC 3987, the drafts of 2009, 2012 and 2014, the URL model and the URL Standard do, and ' +
          'shows the parts that each finds side by side, with "≠" where they differ, and which rules make the differences, ' +
          'the worst first. The exit status is 3 when hosts differ, and 1 when no dialect reads an input. Without input it ' +
          'reads standard input, one a line, and writes one line for each: what differs, or JSON with --json.',
      )
      .argument('[input...]', 'what is read; after "--" they may begin with "-"')
      .option('-b, --base <url>', 'resolve the inputs against this URL')
      .option('-d, --dialects <ids>', `compare these only, with commas between: ${allIds}`)
      .option(
        '-f, --fail-on <alarms>',
        `end with status 3 for these, with commas between: ${allAlarms.join(', ')} (a refusal of what another reader would ` +
          'connect to; result: any refusal)',
        (list: string) => readAlarms(command, list),
        ['host'],
      )
      .option(
        '-p, --programs',
        'ask programs, too: curl, Python, Go, Java, PHP, Ruby, Perl, .NET and libraries of Node, as far as they are installed ' +
          'here; of the others, answers that were recorded, if there are any. Reads all of standard input first',
      )
      .option('-j, --json', 'write one JSON object a line: readings, table, groups, differences, alarms, hostsDiffer')
      .action(async (inputs: string[], { base, dialects: ids, failOn, json = false, programs = false }: Options) => {
        if (programs && base !== undefined)
          command.error('error: programs read no base: use --programs without --base');
        const options = {
          ...(base === undefined ? {} : { base }),
          ...(ids === undefined ? {} : { dialects: readIds(command, ids) }),
        };
        const run = { session, options, failOn, json, programs: null };
        if (!programs) return inputs.length > 0 ? compareAll(run, inputs) : compareStandardInput(run);
        const lines = inputs.length > 0 ? inputs : await allLines(session);
        return compareAll({ ...run, programs: await askPrograms(lines) }, lines);
      });
  },
};

function readIds(command: Command, list: string): string[] {
  const ids = [...new Set(list.split(','))];
  const unknown = ids.find((id) => findDialect(id) === null);
  if (unknown !== undefined) command.error(`error: there is no dialect ${quote(unknown)}: there are ${allIds}`);
  return ids;
}

function readAlarms(command: Command, list: string): Alarm[] {
  const alarms = [...new Set(list.split(','))];
  const unknown = alarms.find((alarm) => !allAlarms.some((known) => known === alarm));
  if (unknown !== undefined) {
    command.error(`error: there is no alarm ${quote(unknown)}: there are ${allAlarms.join(', ')}`);
  }
  return allAlarms.filter((alarm) => alarms.includes(alarm));
}

/** How one run of the command compares. */
interface Run {
  readonly session: Session;
  readonly options: CompareOptions;
  readonly failOn: readonly Alarm[];
  readonly json: boolean;
  /** What programs make of the inputs, where they were asked. */
  readonly programs: ProgramReaders | null;
}

async function compareAll(run: Run, inputs: readonly string[]): Promise<void> {
  const { session, options, json, programs } = run;
  let between = '';
  for (const input of inputs) {
    const chosen =
      programs === null ? options.dialects : [...(options.dialects ?? dialects), ...programs.readersOf(input)];
    const comparison = compareReadings(input, { ...options, dialects: chosen ?? null });
    setStatus(run, comparison);
    await session.stdout.write(json ? jsonLine(comparison) : between + describeComparison(comparison, session));
    between = '\n';
  }
  if (programs !== null && !json) await session.stdout.write(`${between}${printable(programs.description)}\n`);
}

async function allLines(session: Session): Promise<string[]> {
  const all: string[] = [];
  for await (const lines of readLines(session.stdin)) all.push(...lines);
  return all;
}

function compareStandardInput(run: Run): Promise<void> {
  const { session, options, json } = run;
  return answerStandardInput(session, 'URL', (input, number, batch) => {
    const comparison = compareReadings(input, { ...options, explain: json });
    setStatus(run, comparison);
    if (!isRead(comparison)) {
      batch.failed++;
      if (!json) batch.messages += `line ${number}: no dialect reads ${quote(input)}\n`;
    }
    batch.output += json ? jsonLine(comparison) : `${differingSubjects(comparison)}\n`;
  });
}

function setStatus({ session, failOn }: Run, comparison: Comparison): void {
  if (failOn.some((alarm) => comparison.alarms.includes(alarm))) session.endWith(3);
  else if (!isRead(comparison)) session.endWith(1);
}

function jsonLine(comparison: Comparison): string {
  return `${JSON.stringify(comparison)}\n`;
}

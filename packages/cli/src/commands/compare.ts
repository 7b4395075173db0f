import {
  type Alarm,
  type CompareOptions,
  type Comparison,
  compare as compareReadings,
  type Dialect,
  dialects,
  isPlain,
  livingDialects,
} from '@url/dialects';
import { addTooLong, answerInputs, type Batch, isBlank } from '../answers.js';
import type { Command } from '../command.js';
import { answerByFilterAndClient } from '../compare-filter.js';
import { readAlarms, readCompareOptions, readFilterAndClient, readReaders } from '../compare-options.js';
import { search } from '../compare-search.js';
import { CompareSummary } from '../compare-summary.js';
import { describeComparison, differingSubjects, isRead, refusal } from '../comparison.js';
import type { Given } from '../given.js';
import { areArguments, type Inputs, readInputs } from '../inputs.js';
import { only, without } from '../option.js';
import { baseOption, inputOptions, outputOptions } from '../options.js';
import { printable, quote } from '../printable.js';
import type { ProgramReaders } from '../program-readers.js';
import { addResult, type Sarif, sarifEnd, sarifStart } from '../sarif.js';
import type { Session } from '../session.js';

export const compare: Command = {
  name: 'compare',
  summary: 'show how specifications read the same string',
  usage: '[string...]',
  arguments: 'strings',
  description: `
    Reads each input as the URL Standard, RFC 3986, RFC 3987, older drafts and seventeen programs do. It shows side by
    side the parts that each finds, with "≠" where they differ, and then the rules that make the differences, the worst first. For a
    line of standard input or of a file it writes one line: what differs, or JSON with --json; --summary counts the differences of all
    lines. The exit status is 1 if a program refuses an input that another would connect to, and 3 if readers find different hosts. A
    grammar alone, such as that of RFC 3986 for a host in Unicode, does not count as a program. Without --dialects the drafts of 2009,
    2012 and 2014 and the model are compared for arguments and with --json; lines are compared without them.

    With --filter and --client it answers what gets through where one program checks a URL and another connects to it. With --search it
    writes the shortest inputs in which two readers find two hosts.`,
  options: {
    ...baseOption,
    '-d, --dialects <ids>': 'compare only these, separated by commas',
    '--filter <id>': 'the reader that checks an input before the client connects',
    '--client <id>': 'the reader that connects to what the filter lets pass',
    '--allow <hosts>':
      'the hosts that the filter lets pass, separated by commas: "good.com", or ".good.com" for what is below it. All hosts unless given',
    '--search':
      'search the shortest inputs in which two readers find two hosts; make the inputs that are given shorter',
    '--readers <ids>': 'the two readers of --search, separated by a comma',
    '--fail-on <alarms>':
      'end with status 3 for these, separated by commas: host (the default), refusal (a program rejects what another would connect ' +
      'to), result (any rejection), path',
    '-s, --summary':
      'count the ways in which the readers differ on all inputs, the worst first, each with three examples',
    '-p, --programs':
      'also ask programs: curl, Python, Go, Java, PHP, Ruby, Perl, .NET and libraries of Node, if they are installed. For the ' +
      'others use recorded answers, if there are any. With --base each program that can resolves the inputs by its own function. All inputs ' +
      'are read before the first answer',
    ...without(inputOptions, 'field', 'into'),
    '--sarif': 'write a SARIF log of the inputs that raise an alarm, for code scanning',
    ...only(outputOptions, 'json', 'quiet', 'fail-fast'),
  },
  examples: [
    [
      "printf 'http://h/a\\nhttp:///h/\\n' | url compare --summary -d rfc3986,whatwg",
      '2 inputs, 1 read alike\n1 host (host or none)\n  line 2: http:///h/\n1 path\n  line 2: http:///h/',
      3,
    ],
    [
      "url compare --filter python-urllib --client whatwg --allow good.com 'http://evil.com\\\\@good.com/'",
      'python-urllib lets it pass as good.com, whatwg connects to evil.com.',
      3,
    ],
    ["printf 'http:///h/\\nhttp://h/\\n' | url compare", 'host, result, path\n', 3],
  ],
  statuses: {
    1: 'a program refuses an input that another would connect to, or an input was not read',
    3: 'readers find different hosts in an input, or --fail-on names what differs',
  },
  run: async (session, given) => {
    if (given.has('search')) return search(session, given, readReaders(given));
    const failOn = given.value('fail-on') === null ? null : readAlarms(given.value('fail-on')!);
    const options = readCompareOptions(given);
    const pair = readFilterAndClient(given);
    const task = given.has('programs')
      ? await askProgramsFirst(session, given, options, failOn)
      : { options, isChosen: given.has('dialects'), source: undefined, programs: null, failOn };
    const sarif = given.has('sarif') ? { hasResults: false } : null;
    if (sarif !== null) await session.stdout.write(sarifStart);
    if (pair !== null) {
      const programsOf = (input: string): readonly Dialect[] => task.programs?.readersOf(input) ?? [];
      await answerByFilterAndClient(session, given, { ...pair, source: task.source, programsOf, sarif });
    } else if (given.has('summary')) {
      await summarize(session, given, task);
    } else {
      await compareEach(session, given, { ...task, sarif });
    }
    if (sarif !== null) await session.stdout.write(sarifEnd);
  },
};

/** How each input is compared. */
interface Task {
  readonly options: CompareOptions;
  /** Whether --dialects names the readers. Otherwise lines are compared without the drafts, which never raise an alarm. */
  readonly isChosen: boolean;
  /** The inputs, where they were read before the first is compared. */
  readonly source: readonly Inputs[] | undefined;
  /** What programs make of the inputs; `null` where no program is asked. */
  readonly programs: ProgramReaders | null;
  /** What ends with status 3; `null` for the statuses by harm. */
  readonly failOn: readonly Alarm[] | null;
}

/** Programs start slowly, so each is asked once about all inputs. */
async function askProgramsFirst(
  session: Session,
  given: Given,
  options: CompareOptions,
  failOn: readonly Alarm[] | null,
): Promise<Task> {
  const { askPrograms } = await import('../program-readers.js');
  const source: Inputs[] = [];
  for await (const inputs of readInputs(session, given, 'URL')) source.push(inputs);
  const lines = source.flatMap((inputs) => inputs.lines.filter((line) => line !== null && !isSkipped(line, inputs)));
  const programs = await askPrograms(lines as string[], options.base ?? null);
  return { options, isChosen: given.has('dialects'), source, programs, failOn };
}

function compareEach(session: Session, given: Given, task: Task & { readonly sarif: Sarif | null }): Promise<void> {
  const json = given.has('json');
  const isForAPerson = areArguments(given) && !json && task.sarif === null;
  const isAlike = alikeFor(task);
  const write = writerFor(session, task, { json, isForAPerson });
  const answered = answerInputs(
    session,
    given,
    'URL',
    (input, index, inputs, batch) => {
      if (input === null) addTooLong(inputs.placeOf(index), batch);
      else if (!json && !isForAPerson && (isSkipped(input, inputs) || isAlike(input))) {
        if (task.sarif === null) batch.output += '\n';
      } else write(compareInput(session, task, input, json || isForAPerson), inputs.placeOf(index), batch);
    },
    task.source,
  );
  return isForAPerson && task.programs !== null
    ? answered.then(() => writeLine(session, `\n${printable(task.programs!.description)}`))
    : answered;
}

/** Adds a comparison to a batch: for a person, as JSON, as a result of SARIF, or as one line. */
function writerFor(
  session: Session,
  { programs, sarif }: Task & { readonly sarif: Sarif | null },
  { json, isForAPerson }: { readonly json: boolean; readonly isForAPerson: boolean },
): (comparison: Comparison, place: string, batch: Batch) => void {
  let between = '';
  return (comparison, place, batch) => {
    if (sarif !== null) {
      batch.output += sarifOf(sarif, place, comparison);
    } else if (isForAPerson) {
      batch.output += between + describeComparison(comparison, session);
      between = '\n';
    } else {
      const isUnread = !isRead(comparison);
      if (isUnread) batch.failed++;
      if (isUnread && !json) batch.messages += `${place}${refusal(comparison)} ${quote(comparison.input)}\n`;
      const line = json
        ? JSON.stringify({ ...comparison, programs: programs?.programs })
        : differingSubjects(comparison);
      batch.output += lineFor(session, line);
    }
  };
}

/** Most lines of a log are plain: all readers agree on them, so they are not compared. */
function alikeFor({ options, programs }: Task): (input: string) => boolean {
  return (input) => programs === null && options.base == null && isPlain(input);
}

/** A result for the worst difference, if it raises an alarm. */
function sarifOf(sarif: Sarif, place: string, { alarms, differences, input }: Comparison): string {
  const [worst] = differences;
  if (worst === undefined || !alarms.some((alarm) => alarm === 'host' || alarm === 'refusal')) return '';
  const sides = worst.readings.map(({ value, dialects: ids }) => `${value ?? 'none'} in ${ids.join(', ')}`);
  return addResult(sarif, place, worst.harm, `${quote(input)}: ${worst.subject} ${sides.join('; ')}`);
}

function lineFor(session: Session, line: string): string {
  return `${session.isOnTerminal ? printable(line) : line}\n`;
}

/** Counts the differences of all inputs. Most lines of a log are plain: the dialects agree on those, so they are not compared. */
async function summarize(session: Session, given: Given, task: Task): Promise<void> {
  const { programs, source } = task;
  const summary = new CompareSummary();
  const isAlike = alikeFor(task);
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
  { options, isChosen, programs, failOn }: Task,
  input: string,
  explain: boolean,
): Comparison {
  const own = explain || isChosen ? options : { ...options, dialects: livingDialects };
  const chosen = programs === null ? {} : { dialects: withPrograms(own, programs.readersOf(input)) };
  const comparison = compareReadings(input, { ...own, ...chosen, explain });
  setStatus(session, failOn, comparison);
  return comparison;
}

/** A program that was asked answers in place of its behaviour. */
function withPrograms({ dialects: chosen }: CompareOptions, programs: readonly Dialect[]): (Dialect | string)[] {
  const asked = new Set(programs.map(({ id }) => id));
  const others = (chosen ?? dialects).filter(
    (dialect) => !asked.has(typeof dialect === 'string' ? dialect : dialect.id),
  );
  return [...others, ...programs];
}

function writeLine(session: Session, line: string): Promise<void> {
  return session.stdout.write(`${line}\n`);
}

function setStatus(session: Session, failOn: readonly Alarm[] | null, comparison: Comparison): void {
  const { alarms } = comparison;
  if ((failOn ?? ['host']).some((alarm) => alarms.some((raised) => raised === alarm))) session.endWith(3);
  else if (!isRead(comparison) || (failOn === null && alarms.includes('refusal'))) session.endWith(1);
}

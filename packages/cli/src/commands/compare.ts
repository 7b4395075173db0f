import { type CompareOptions, type Comparison, compare as compareReadings, dialects, findDialect } from '@url/dialects';
import type { Command } from 'commander';
import type { CommandDefinition } from '../command.js';
import { describeComparison, differingSubjects, isRead } from '../comparison.js';
import { quote } from '../printable.js';
import type { Session } from '../session.js';
import { answerStandardInput } from '../standard-input.js';

interface Options {
  readonly base?: string;
  readonly dialects?: string;
  readonly json?: boolean;
}

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
      .option('-j, --json', 'write one JSON object a line: readings, table, groups, differences, hostsDiffer')
      .action((inputs: string[], { base, dialects: ids, json = false }: Options) => {
        const options = {
          ...(base === undefined ? {} : { base }),
          ...(ids === undefined ? {} : { dialects: readIds(command, ids) }),
        };
        return inputs.length > 0
          ? compareAll(session, inputs, options, json)
          : compareStandardInput(session, options, json);
      });
  },
};

function readIds(command: Command, list: string): string[] {
  const ids = [...new Set(list.split(','))];
  const unknown = ids.find((id) => findDialect(id) === null);
  if (unknown !== undefined) command.error(`error: there is no dialect ${quote(unknown)}: there are ${allIds}`);
  return ids;
}

async function compareAll(
  session: Session,
  inputs: readonly string[],
  options: CompareOptions,
  json: boolean,
): Promise<void> {
  let between = '';
  for (const input of inputs) {
    const comparison = compareReadings(input, options);
    setStatus(session, comparison);
    await session.stdout.write(json ? jsonLine(comparison) : between + describeComparison(comparison, session));
    between = '\n';
  }
}

function compareStandardInput(session: Session, options: CompareOptions, json: boolean): Promise<void> {
  return answerStandardInput(session, 'URL', (input, number, batch) => {
    const comparison = compareReadings(input, options);
    setStatus(session, comparison);
    if (!isRead(comparison)) {
      batch.failed++;
      if (!json) batch.messages += `line ${number}: no dialect reads ${quote(input)}\n`;
    }
    batch.output += json ? jsonLine(comparison) : `${differingSubjects(comparison)}\n`;
  });
}

function setStatus(session: Session, comparison: Comparison): void {
  if (comparison.hostsDiffer) session.endWith(3);
  else if (!isRead(comparison)) session.endWith(1);
}

function jsonLine(comparison: Comparison): string {
  return `${JSON.stringify(comparison)}\n`;
}

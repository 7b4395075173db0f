import type { Comparison, ComponentRow, DialectReading, Difference } from '@url/dialects';
import { excerpt } from './excerpt.js';
import { grid } from './grid.js';
import { printable } from './printable.js';
import type { Session } from './session.js';

const maxCellWidth = 40;
const maxValueWidth = 100;
/** Stands before what differs, so that it can be told without colours. */
const differs = '≠';

/** Whether a dialect reads the input at all. */
export function isRead({ readings }: Comparison): boolean {
  return readings.some(({ reading }) => reading.ok);
}

/**
 * The readings for a person: a table with a column for those that agree on everything, then each difference, the worst first,
 * with the rule that makes it.
 *
 * @returns lines that end with a newline
 */
export function describeComparison(comparison: Comparison, session: Session): string {
  const { differences, readings } = comparison;
  const failures = isRead(comparison) ? [] : readings;
  const lines = [
    ...tableOf(comparison, session),
    '',
    ...differences.flatMap((difference, index) => differenceLines(difference, index + 1, session)),
    ...failures.map(failureLine),
    ...(isRead(comparison) && differences.length === 0 ? ['No differences.'] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The names of what differs, the worst first: "host, path". */
export function differingSubjects({ differences }: Comparison): string {
  return differences.map(({ subject }) => subject).join(', ');
}

function tableOf({ table, groups, readings, differences }: Comparison, { colors }: Session): string[] {
  const height = Math.max(...groups.map((group) => group.length));
  const header = Array.from({ length: height }, (_, line) => ['', '', ...groups.map((group) => group[line] ?? '')]);
  const isMixed = differences.some(({ subject }) => subject === 'result');
  const results = groups.map(([id]) => (readingOf(id!, readings).ok ? 'success' : 'failure'));
  const rows = [
    [isMixed ? differs : '', 'result', ...results],
    ...table.map((row) => [row.agrees ? '' : differs, row.component, ...cellsOf(row, groups)]),
  ];
  return grid([...header, ...rows]).map((line, index) => {
    if (index < height) return colors.bold(line);
    return line.startsWith(differs) ? colors.yellow(line) : line;
  });
}

function readingOf(id: string, readings: readonly DialectReading[]): DialectReading['reading'] {
  return readings.find((entry) => entry.id === id)!.reading;
}

/** What the first of each group reads; long values are cut around the place from which they differ. */
function cellsOf({ values }: ComponentRow, groups: Comparison['groups']): string[] {
  const common = commonLength(values.map(({ value }) => value ?? ''));
  return groups.map(([id]) => {
    const entry = values.find((value) => value.id === id);
    if (entry === undefined) return '';
    if (entry.value === null) return '(none)';
    if (entry.value === '') return '(empty)';
    return excerpt(entry.value, common, common, maxCellWidth).text;
  });
}

function commonLength([first = '', ...others]: readonly string[]): number {
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length++;
  return length;
}

function differenceLines({ subject, readings, rule }: Difference, rank: number, { colors }: Session): string[] {
  const common = commonLength(readings.map(({ value }) => value ?? ''));
  const parts = readings.map(({ value, dialects }) => {
    const shown = subject === 'result' ? value : quoted(value, common);
    return `${shown} in ${dialects.join(', ')}`;
  });
  return [`${rank}. ${colors.bold(`${subject}:`)} ${parts.join('; ')}`, `   ${printable(rule)}`];
}

function quoted(value: string | null, offset: number): string {
  return value === null ? '(none)' : `"${excerpt(value, offset, offset, maxValueWidth).text}"`;
}

function failureLine({ id, reading }: DialectReading): string {
  return reading.ok ? '' : `${id}: ${printable(reading.error.message)}`;
}

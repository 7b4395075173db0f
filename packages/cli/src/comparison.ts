import { type Comparison, type Difference, findReader, type NamedReading } from '@url/compare';
import stringWidth from 'string-width';
import { readersOf, verdictOf, wrapped } from './compare-verdict.js';
import { excerpt } from './excerpt.js';
import { visible } from './printable.js';
import type { Session } from './session.js';

const maxCellWidth = 40;
const maxValueWidth = 100;
/** Marks a line that differs, also without colors. */
const differs = '≠';

/** The readings that say whether an input is read: by standards, without a standard by drafts, and without a draft by programs. */
function judges({ readings }: Comparison) {
  const all = (['standard', 'draft', 'program'] as const).map((role) => ({
    noun: role === 'program' ? 'program' : role,
    readings: readings.filter(({ id }) => (findReader(id)?.role ?? 'program') === role),
  }));
  return all.find((judge) => judge.readings.length > 0)!;
}

export function isRead(comparison: Comparison): boolean {
  return judges(comparison).readings.some(({ reading }) => reading.ok);
}

export function refusal(comparison: Comparison): string {
  return `no compared ${judges(comparison).noun} accepts`;
}

interface Description {
  /** Whether a table of all components and the notes of the readers follow. */
  readonly hasTable?: boolean;
  /** The versions of the programs that were asked, by the ids of their readers. */
  readonly versions?: ReadonlyMap<string, string>;
}

/**
 * Describes a comparison for a person: the verdict, each host with its readers, and the other differences, the worst first, each with the rules
 * that make it.
 *
 * @returns lines that end with a newline
 */
export function describeComparison(
  comparison: Comparison,
  session: Session,
  { hasTable = false, versions = new Map() }: Description = {},
): string {
  const { differences, readings } = comparison;
  const others = differences.filter(({ subject }) => subject !== 'host' && subject !== 'result');
  const lines = [
    ...verdictOf(comparison, session),
    '',
    ...readersOf(comparison, versions),
    ...others.flatMap((difference) => [
      ...wrapped(headline(difference), ''),
      ...difference.rules.flatMap((rule) => wrapped(visible(rule), '  ')),
    ]),
    ...(hasTable ? ['', ...tableOf(comparison, session), ...noteLines(readings, session)] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function tableOf({ table, groups, readings, differences }: Comparison, { colors }: Session): string[] {
  const header = linesOf('', groups);
  const isMixed = differences.some(({ subject }) => subject === 'result');
  const results = groups.map(([id]) => (readingOf(id!, readings).ok ? 'success' : 'failure'));
  const notes = groups.map((group) => [
    ...new Set(group.flatMap((id) => readingOf(id, readings).notes.map(({ type }) => visible(type)))),
  ]);
  const rows = [
    ...header,
    [isMixed ? differs : '', 'result', ...results],
    ...table.map((row) => [row.agrees ? '' : differs, row.component, ...cellsOf(row, groups)]),
    ...linesOf('notes', notes),
  ];
  return grid(rows).map((line, index) => {
    if (index < header.length) return colors.bold(line);
    return line.startsWith(differs) ? colors.yellow(line) : line;
  });
}

function linesOf(title: string, lists: readonly (readonly string[])[]): string[][] {
  const height = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) => [
    '',
    line === 0 ? title : '',
    ...lists.map((list) => list[line] ?? ''),
  ]);
}

function readingOf(id: string, readings: readonly NamedReading[]): NamedReading['reading'] {
  return readings.find((entry) => entry.id === id)!.reading;
}

/** The value of the first reader of each group. Long values are cut around the first character in which they differ. */
function cellsOf({ values }: Comparison['table'][number], groups: Comparison['groups']): string[] {
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

function headline({ subject, harm, readings }: Difference): string {
  const common = commonLength(readings.map(({ value }) => value ?? ''));
  const parts = readings.map(({ value, readers }) => `${quoted(value, common)} in ${readers.join(', ')}`);
  return `${subject}${harm === subject ? '' : ` (${harm})`}: ${parts.join('; ')}`;
}

/** The notes of the readers. Each sentence is shown once, with the readers that give it. */
function noteLines(readings: readonly NamedReading[], { colors }: Session): string[] {
  const ids = new Map<string, string[]>();
  for (const { id, reading } of readings) {
    for (const message of new Set(reading.notes.map((note) => note.message))) {
      ids.set(message, [...(ids.get(message) ?? []), id]);
    }
  }
  if (ids.size === 0) return [];
  const lines = [...ids].flatMap(([message, from]) => wrapped(`- ${from.join(', ')}: ${visible(message)}`, ''));
  return ['', colors.bold('Notes of the readers:'), ...lines];
}

function quoted(value: string | null, offset: number): string {
  return value === null ? '(none)' : `"${excerpt(value, offset, offset, maxValueWidth).text}"`;
}

/** Cells as lines in which each column is as wide as its widest cell on a terminal, with two spaces between columns. */
export function grid(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => stringWidth(row[column] ?? '')));
  const widths = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) => widthOf(column));
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - stringWidth(cell)))
      .join('  ')
      .trimEnd(),
  );
}

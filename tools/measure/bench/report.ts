import { table } from '../../checks/markdown.ts';
import { type Comparison, isGrosslySlower } from './compare.ts';
import { type Form, forms } from './forms.ts';
import { sizes } from './growth.ts';
import type { Results, RowResult } from './results.ts';
import type { Group } from './rows.ts';

/** The maximum size of an object without its string, in bytes. */
const MEMORY_TARGET = 200;

/** From importing the polyfill to the first parsed URL. */
const STARTUP_TARGET_MILLISECONDS = 3;

/** In rows without a native target, ours must be this many times as fast as every library. */
const LEAD_TARGET = 4;

const GROWTH_TARGET_NANOSECONDS = 5;

const groups: readonly Group[] = ['URLs', 'queries', 'domains'];

/** @returns a table whose first column is text, and the others figures */
export function figureTable(header: readonly string[], lines: readonly (readonly string[])[]): string {
  const alignments = header.map((_, index) => (index === 0 ? '---' : '---:'));
  return table(header, lines, alignments);
}

/** Three digits or the whole number: 0.0123, 0.75, 12.3, 4567. */
export function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function verdict(value: number, target: number): string {
  return `≤ ${figure(target)} ${value <= target ? 'met' : '**missed**'}`;
}

function targetOf({ target, targetForm, noSlowerThan, cells }: RowResult): string {
  const { ours } = cells;
  if (target === null || ours === undefined) return '–';
  const ofTarget =
    targetForm === null
      ? verdict(ours.ratio, target)
      : `${targetForm} ${figure(ours.forms[targetForm].ratio)} ${verdict(ours.forms[targetForm].ratio, target)}`;
  const rival = noSlowerThan === null ? undefined : cells[noSlowerThan];
  if (rival === undefined) return ofTarget;
  return `${ofTarget}, ≤ ${noSlowerThan} ${ours.ratio <= rival.ratio ? 'met' : '**missed**'}`;
}

/** The time of the fastest other library, as a ratio to ours, without native. */
function leadOf({ cells }: RowResult): string {
  const { ours, native, ...others } = cells;
  const ratios = Object.values(others).map(({ ratio }) => ratio);
  if (ours === undefined || ratios.length === 0) return '–';
  const lead = Math.min(...ratios) / ours.ratio;
  return `≥ ${LEAD_TARGET}: ${figure(lead)} ${lead >= LEAD_TARGET ? 'met' : '**missed**'}`;
}

function contendersOf(rows: readonly RowResult[]): string[] {
  const names = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  names.delete('native');
  return [...names];
}

/** The targets are set by Node's own URL; elsewhere by the other libraries, because the natives differ. */
function ratios(rows: readonly RowResult[], isNode: boolean): string {
  const names = contendersOf(rows);
  const lines = rows.map((row) => {
    const { native } = row.cells;
    const target = isNode ? targetOf(row) : leadOf(row);
    return [row.title, target, figure(native?.nanoseconds), ...names.map((name) => figure(row.cells[name]?.ratio))];
  });
  return figureTable(['', isNode ? 'target for ours' : 'next library : ours', 'native, ns', ...names], lines);
}

function formCell({ ours, native }: RowResult['cells'], form: Form): string {
  const [one, other] = [ours?.forms[form], native?.forms[form]];
  return `${figure(one?.ratio)} (${figure(one?.nanoseconds)} : ${figure(other?.nanoseconds)})`;
}

function byForm(rows: readonly RowResult[]): string {
  const lines = rows.map(({ title, cells }) => [title, ...forms.map((form) => formCell(cells, form))]);
  return figureTable(['ratio (ns of ours : of native)', ...forms], lines);
}

function wrongAnswers(rows: readonly RowResult[]): string {
  const compared = rows.filter(({ cells }) => Object.values(cells).some(({ wrong }) => wrong !== null));
  const names = ['native', ...contendersOf(compared)];
  const lines = compared.map(({ title, inputs, disputed, cells }) => [
    title,
    String(inputs),
    String(disputed),
    ...names.map((name) => String(cells[name]?.wrong ?? '–')),
  ]);
  return figureTable(['', 'inputs', 'ours ≠ native', ...names], lines);
}

function memory({ memory: lines }: Results): string {
  return figureTable(
    ['', 'bytes', ''],
    lines.map(({ name, bytes }) => [name, figure(bytes), name === 'ours' ? verdict(bytes, MEMORY_TARGET) : '']),
  );
}

function startup({ startup: lines }: Results): string {
  return figureTable(
    ['', 'ms', ''],
    lines.map(({ name, milliseconds }) => [
      name,
      figure(milliseconds),
      name === 'ours' ? verdict(milliseconds, STARTUP_TARGET_MILLISECONDS) : '',
    ]),
  );
}

function growth({ growth: lines }: Results): string {
  const header = [
    '',
    ...sizes.map((size) => `ours, ${size / 1000} kB`),
    '1 MB : 10 kB',
    'target at 1 MB',
    'native, 1 MB',
  ];
  return figureTable(
    header,
    lines.map(({ component, ours, native }) => [
      component,
      ...ours.map(figure),
      figure(ours[sizes.length - 1]! / ours[0]!),
      verdict(ours[sizes.length - 1]!, GROWTH_TARGET_NANOSECONDS),
      figure(native?.[sizes.length - 1]),
    ]),
  );
}

/** Formats every row with its figures, for the log of a check. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const lines = comparisons.map((comparison) => {
    const { title, recorded, found } = comparison;
    const verdict = isGrosslySlower(comparison) ? 'GROSSLY SLOWER' : '';
    return [
      title,
      figure(recorded),
      found.map(figure).join(', then '),
      figure(found[found.length - 1]! / recorded),
      verdict,
    ];
  });
  return figureTable(['ratio to native', 'recorded', 'found', 'found : recorded', ''], lines);
}

/** @returns the tables under headings, after one paragraph on what they were measured with */
export function report(results: Results): string {
  const versions = Object.entries(results.versions).map(([name, version]) => `${name} ${version}`);
  const sections: string[] = [
    `## ${results.runtime}`,
    `${results.machine}; ${results.clock}; medians. ${versions.join(', ')}.`,
  ];
  const section = (title: string, text: string) => sections.push(`### ${title}`, text);
  for (const group of groups) {
    const rows = results.rows.filter((row) => row.group === group);
    if (rows.length > 0)
      section(
        `${group}: time divided by native's, smaller is faster`,
        ratios(rows, results.runtime.startsWith('Node ')),
      );
  }
  section('Ours and native, by how the strings were made', byForm(results.rows));
  section('Inputs with another answer than the one on which ours and native agree', wrongAnswers(results.rows));
  if (results.memory.length > 0)
    section('Held by a parsed URL beyond the string that it was parsed from', memory(results));
  if (results.startup.length > 0)
    section('From importing to the first parsed URL, beyond an empty script', startup(results));
  if (results.growth.length > 0) section('Nanoseconds a code unit, of one long component', growth(results));
  return sections.join('\n\n');
}

import { table } from '../../checks/markdown.ts';
import { type Comparison, isGrosslySlower } from './compare.ts';
import { type Form, forms } from './forms.ts';
import type { Results, RowResult } from './results.ts';
import { baselines } from './rows.ts';

/** The maximum size of an object without its string, in bytes. */
const MEMORY_TARGET = 200;

/** From importing the polyfill to the first parsed URL, in milliseconds. */
const STARTUP_TARGET = 3;

/** For each code unit of a long host, in nanoseconds. */
const LONG_HOST_TARGET = 200;

/** @returns a table whose first column is text, and the others figures */
function figureTable(header: readonly string[], lines: readonly (readonly string[])[]): string {
  const alignments = header.map((_, index) => (index === 0 ? '---' : '---:'));
  return table(header, lines, alignments);
}

/** Three digits or the whole number: 0.0123, 0.75, 12.3, 4567. */
function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function verdict(value: number, target: number): string {
  return `≤ ${figure(target)} ${value <= target ? 'met' : '**missed**'}`;
}

function targetOf({ flat, mean, noSlowerThan = '', cells }: RowResult): string {
  const { ours, [noSlowerThan]: rival } = cells;
  if (ours === undefined || (flat ?? mean) === undefined) return '–';
  const { ratio } = ours.forms.flat;
  const ofTarget = flat === undefined ? verdict(ours.ratio, mean!) : `flat ${figure(ratio)} ${verdict(ratio, flat)}`;
  if (rival === undefined) return ofTarget;
  return `${ofTarget}, ≤ ${noSlowerThan} ${ours.ratio <= rival.ratio ? 'met' : '**missed**'}`;
}

/** Returns the names of all contenders except one. */
function contendersOf(rows: readonly RowResult[], without: string): string[] {
  const names = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  names.delete(without);
  return [...names];
}

function ratios(rows: readonly RowResult[], baseline: string): string {
  const names = contendersOf(rows, baseline);
  const lines = rows.map((row) => {
    const nanoseconds = figure(row.cells[baseline]?.nanoseconds);
    return [row.title, targetOf(row), nanoseconds, ...names.map((name) => figure(row.cells[name]?.ratio))];
  });
  return figureTable(['', 'target for ours', `${baseline}, ns`, ...names], lines);
}

function formCell({ group, cells }: RowResult, form: Form): string {
  const [one, other] = ['ours', baselines[group]].map((name) => cells[name]?.forms[form]);
  return `${figure(one?.ratio)} (${figure(one?.nanoseconds)} : ${figure(other?.nanoseconds)})`;
}

function byForm(rows: readonly RowResult[]): string {
  const lines = rows.map((row) => [row.title, ...forms.map((form) => formCell(row, form))]);
  return figureTable(['ratio (ns of ours : of native)', ...forms], lines);
}

function wrongAnswers(rows: readonly RowResult[]): string {
  const compared = rows.filter(({ cells }) => Object.values(cells).some(({ wrong }) => wrong !== null));
  const names = ['native', ...contendersOf(compared, 'native')];
  const lines = compared.map(({ title, count, disputed, cells }) => [
    title,
    String(count),
    String(disputed),
    ...names.map((name) => String(cells[name]?.wrong ?? '–')),
  ]);
  return figureTable(['', 'inputs', 'ours ≠ native', ...names], lines);
}

/** A table of one figure for each contender, with the verdict on ours. */
function figures(unit: string, target: number, values: Readonly<Record<string, number>>): string {
  const cells = Object.entries(values).map(([name, value]) => [
    name,
    figure(value),
    name === 'ours' ? verdict(value, target) : '',
  ]);
  return figureTable(['', unit, ''], cells);
}

/** Formats every row with its figures, for the log of a check. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const lines = comparisons.map((comparison) => [
    comparison.title,
    figure(comparison.recorded),
    comparison.found.map(figure).join(', then '),
    figure(comparison.found[comparison.found.length - 1]! / comparison.recorded),
    isGrosslySlower(comparison) ? 'GROSSLY SLOWER' : '',
  ]);
  return figureTable(['ratio to native', 'recorded', 'found', 'found : recorded', ''], lines);
}

/** @returns the tables under headings, after one paragraph on what they were measured with */
export function report({ runtime, machine, clock, seed, versions, rows, ...results }: Results): string {
  const libraries = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const sections: string[] = [
    `## ${runtime}`,
    `${machine}; ${clock}; medians; inputs of seed ${seed}. ${libraries.join(', ')}.`,
  ];
  const section = (title: string, text: string) => sections.push(`### ${title}`, text);
  for (const [group, baseline] of Object.entries(baselines)) {
    const ofGroup = rows.filter((row) => row.group === group);
    if (ofGroup.length === 0) continue;
    section(`${group}: time divided by ${baseline}'s, smaller is faster`, ratios(ofGroup, baseline));
  }
  section('Ours and native, by how the strings were made', byForm(rows));
  section('Inputs with another answer than the one on which ours and native agree', wrongAnswers(rows));
  const withTarget = (title: string, unit: string, target: number, values: Results['memory']) => {
    if (Object.keys(values).length > 0) section(title, figures(unit, target, values));
  };
  withTarget('Held by a parsed URL beyond the string that it was parsed from', 'bytes', MEMORY_TARGET, results.memory);
  withTarget('From importing to the first parsed URL, beyond an empty script', 'ms', STARTUP_TARGET, results.startup);
  const scripts = Object.entries(results.longHosts);
  if (scripts.length > 0) {
    const lines = scripts.map(([script, value]) => [script, figure(value), verdict(value, LONG_HOST_TARGET)]);
    section('Ours: hosts of a million code units', figureTable(['', 'ns for each code unit', ''], lines));
  }
  return sections.join('\n\n');
}

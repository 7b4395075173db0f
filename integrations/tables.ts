import { readFileSync } from 'node:fs';
import type { Report } from './report.ts';

const billion = 1e9;

/** Returns the rows of the table of speed in a page. */
export function speedRowsBefore(page: string): readonly string[] {
  const [, block = ''] = /<!-- speed -->\n([\s\S]*?)<!-- \/speed -->/.exec(readFileSync(page, 'utf8')) ?? [];
  return block.trimEnd().split('\n').slice(2);
}

/** The way in a row, without the last numbers of a version. */
function wayOf(row: string): string {
  return row.split(' | ', 1)[0]!.replace(/(\d+\.\d+)(\.\d+)+/g, '$1');
}

/** @param before rows that remain if no report replaces them */
export function speedTable(reports: readonly Report[], before: readonly string[] = []): string {
  const rows = new Map(before.map((row) => [wayOf(row), row]));
  for (const report of reports) {
    if (report.processorSeconds === 0) continue;
    const row = speedRow(report);
    rows.set(wayOf(row), row);
  }
  return [
    '| way | rows a second of one core | processes that parse | peak memory of one | core-hours for 10⁹ links |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.values(),
  ].join('\n');
}

function speedRow({ engine, processes, memory, processorSeconds }: Report): string {
  const hours = (processorSeconds * billion) / 3600;
  const perCore = 1 / processorSeconds / 1e6;
  const cells = [
    engine,
    `${perCore.toFixed(perCore < 10 ? 2 : 0)} million`,
    `${processes || '–'}`,
    memory === 0 ? '–' : `${Math.round(memory / 1e6)} MB`,
    hours.toFixed(hours < 0.1 ? 3 : hours < 1 ? 2 : 1),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function kindsTable(reports: readonly Report[]): string {
  const engines = reports.filter(({ own }) => own !== undefined);
  const kinds = Object.keys(engines[0]?.own?.differing ?? {});
  if (kinds.length === 0) return '';
  const shares = (kind: string): string[] =>
    engines.map(({ own, rows }) => `${Math.round((100 * own!.differing[kind]!) / (rows / kinds.length))} %`);
  return [
    `| kind of link | ${engines.map(({ own }) => own!.name).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(engines.length)}`,
    ...kinds.map((kind) => `| ${kind} | ${shares(kind).join(' | ')} |`),
    `| **all ${engines[0]?.rows.toLocaleString('en')} links** | ${engines.map(total).join(' | ')} |`,
  ].join('\n');
}

/** Returns the number of links for which an engine finds another host. */
function total({ own }: Report): string {
  const counts = Object.values(own!.differing);
  return `**${counts.reduce((sum, count) => sum + count, 0).toLocaleString('en')}**`;
}

import type { Report } from './report.ts';

const billion = 1e9;

export function speedTable(reports: readonly Report[]): string {
  const rows = reports
    .filter(({ processorSeconds }) => processorSeconds > 0)
    .map(({ engine, processes, memory, processorSeconds }) => {
      const hours = (processorSeconds * billion) / 3600;
      const perCore = (1 / processorSeconds / 1e6).toFixed(2);
      return `| ${engine} | ${perCore} million | ${processes || '–'} | ${memory === 0 ? '–' : `${Math.round(memory / 1e6)} MB`} | ${hours.toFixed(hours < 1 ? 2 : 1)} |`;
    });
  return [
    '| way | rows a second of one core | processes that parse | peak memory of one | core-hours for 10⁹ links |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
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

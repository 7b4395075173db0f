// Formats the results of engines.ts.
import { join } from 'node:path';
import { table, writeBlock } from '../../checks/markdown.ts';
import { projectRoot } from '../../conformance/wpt.ts';
import type { Decision } from './probes/decision.ts';

type Score = readonly [right: number, all: number];
type Scores = Readonly<Record<string, Score>> | null;

export interface EngineResult {
  readonly title: string;
  readonly source: string;
  readonly version: string;
  /** By program, as JSON. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export type Results = Readonly<Record<string, EngineResult>>;

const suites = ['url', 'setters', 'toascii', 'idna', 'params'];

function scoresOf({ answers }: EngineResult, whose: 'ours' | 'native'): Scores | undefined {
  return (answers.conformance as Record<string, Scores> | null)?.[whose];
}

function scoreText(scores: Scores | undefined): string[] {
  if (scores === undefined) return suites.map(() => 'not run');
  if (scores === null) return suites.map(() => '–');
  return suites.map((suite) => scores[suite]!.join('/'));
}

function decisionText(answer: unknown): string {
  const { decision, added = [], error } = answer as Partial<Decision> & { error?: string };
  if (error !== undefined) return `error: ${error}`;
  return added.length > 0 ? `${decision}, adds ${added.join(', ')}` : `${decision}`;
}

/** A table with a row for each engine whose cells are not `null`. */
function engineTable(
  results: Results,
  columns: readonly string[],
  cellsOf: (result: EngineResult) => readonly string[] | null,
  hasVersions = false,
): string {
  const rows = Object.values(results).flatMap((each) => {
    const cells = cellsOf(each);
    return cells === null ? [] : [[hasVersions ? `${each.title} ${each.version}` : each.title, ...cells]];
  });
  return table(['engine', ...columns], rows);
}

function conformanceTable(results: Results, whose: 'ours' | 'native'): string {
  const columns = ['urltestdata', 'setters_tests', 'toascii', 'IdnaTestV2', 'URLSearchParams'];
  return engineTable(results, columns, (each) => scoreText(scoresOf(each, whose)), true);
}

const dataSuites = ['data: URLs', 'base64', 'MIME types'];

function dataTable(results: Results): string {
  const cellsOf = ({ answers }: EngineResult) =>
    dataSuites.map((suite) => (answers.data as Scores | undefined)?.[suite]?.join('/') ?? 'not run');
  return engineTable(results, dataSuites, cellsOf, true);
}

function decisionTable(results: Results): string {
  const kinds = ['auto', 'auto without classes', 'auto with stubs'];
  return engineTable(results, ['`auto`', 'without classes', 'with stubs'], ({ answers }) =>
    kinds.map((kind) => decisionText(answers[kind])),
  );
}

/** The functions of the platform whose results differ from results with the native classes. */
function platformTable(results: Results): string {
  return engineTable(results, ['other after `auto`', 'other after `install()`'], ({ answers }) => {
    const native = answers['platform, native'] as Record<string, string> | undefined;
    if (native === undefined) return null;
    return ['auto', 'install'].map((after) => {
      const ours = (answers[`platform, ${after}`] ?? native) as Record<string, string>;
      const names = Object.keys(native).filter((name) => native[name] !== ours[name]);
      return names.map((name) => `\`${name}\`: ${ours[name]}`).join('; ') || 'nothing';
    });
  });
}

/**
 * @param program the program that measured
 * @param rivals the other contenders
 */
function speedTables(results: Results, program: string, rivals: readonly string[]): string {
  type Times = Readonly<Record<string, Readonly<Record<string, number>>>>;
  const timesOf = ({ answers }: EngineResult) => (answers[program] ?? {}) as Times;
  const titles = new Set(Object.values(results).flatMap((each) => Object.keys(timesOf(each))));
  titles.delete('error');
  return [...titles]
    .map((title) => {
      const heading = /new URL(?:Pattern)?\(/.test(title) ? `\`${title}\`` : title;
      const columns = ['ours', ...rivals.map((name) => `ours ÷ ${name}`)];
      const rows = engineTable(results, columns, (each) => {
        const times = timesOf(each)[title];
        const { ours } = times ?? {};
        if (times === undefined || ours === undefined) return null;
        return [`${ours} ns`, ...rivals.map((name) => (times[name] ? (ours / times[name]).toFixed(2) : '–'))];
      });
      return `### ${heading}\n\n${rows}`;
    })
    .join('\n\n');
}

function startTable(results: Results): string {
  const columns = ['evaluate', 'first URL', 'first domain of another script', '`auto`'];
  return engineTable(results, columns, ({ answers }) => {
    if (!answers.start) return null;
    const { evaluate, first, domain } = answers.start as Record<string, number>;
    const { auto } = answers['start of auto'] as Record<string, number>;
    return [evaluate, first, domain, auto].map((value) => value?.toFixed(1) ?? '–');
  });
}

/** Everything, as Markdown. */
export function render(results: Results): string {
  return `# What the polyfill does in each engine

Written by \`pnpm engines\`. Scores are right answers of all: the data of web-platform-tests through the classes, and \`params-cases.ts\`.
Our two wrong domains of IdnaTestV2 are those that expected-failures.json names.

## Our classes

${conformanceTable(results, 'ours')}

## The engine's own classes

${conformanceTable(results, 'native')}

## \`@url/data\`

The tests of data: URLs, base64 and MIME types in web-platform-tests.

${dataTable(results)}

## What \`auto\` does

${decisionTable(results)}

## Functions of the platform that answer otherwise

${platformTable(results)}

## Speed

Nanoseconds for each operation, the fastest of 40 rounds, and ratios in turns in one process, where below 1 ours is faster. A worker's clock
stands still, and that of Hermes and QuickJS shows milliseconds alone. Other work ran on the machine.

${speedTables(results, 'speed', ['native', 'react-native-url-polyfill', 'whatwg-url-minimum'])}

${speedTables(results, 'pattern speed', ['native', 'urlpattern-polyfill'])}

## Start

Milliseconds in one bundle, in a process that has just started: the fastest of five processes.

${startTable(results)}
`;
}

/** The short table of README.md: one row for each engine. */
function runsOn(results: Results): string {
  const cellsOf = (each: EngineResult) => [
    scoresOf(each, 'ours')?.url?.join('/') ?? '–',
    scoresOf(each, 'native')?.url?.join('/') ?? '–',
    decisionText(each.answers.auto),
  ];
  return engineTable(results, ['our classes', 'its own', '`auto`'], cellsOf, true);
}

export function writeReadme(results: Results): void {
  writeBlock(join(projectRoot, 'README.md'), 'engines', runsOn(results));
}

function scoresOfPackages(result: EngineResult): Readonly<Record<string, Score>> {
  return { ...scoresOf(result, 'ours'), ...(result.answers.data as Scores | undefined) };
}

/** Returns the results that are worse than before: fewer passed cases, or another decision. */
export function findRegressions(name: string, now: EngineResult, before: EngineResult | undefined): string[] {
  const errors = Object.entries(now.answers).flatMap(([program, answer]) =>
    (answer as { error?: string } | null)?.error ? [`${name}: ${program}: ${(answer as { error: string }).error}`] : [],
  );
  if (before === undefined) return errors;
  const scores = scoresOfPackages(now);
  const known = scoresOfPackages(before);
  const fewer = Object.keys(scores).filter((suite) => known[suite] && scores[suite]![0] < known[suite][0]);
  const decided = Object.keys(now.answers).filter(
    (program) =>
      program.startsWith('auto') && decisionText(now.answers[program]) !== decisionText(before.answers[program]),
  );
  return [
    ...errors,
    ...fewer.map((suite) => `${name}: ${suite}: ${scores[suite]!.join('/')}, before ${known[suite]!.join('/')}`),
    ...decided.map((program) => `${name}: ${program}: ${decisionText(now.answers[program])}`),
  ];
}

// Formats the results of engines.ts.
import { join } from 'node:path';
import { root } from '../../../config/package-folders.mjs';
import { table, writeBlock } from '../../checks/markdown.ts';
import type { Score } from './probes/classes.ts';
import type { Decision } from './probes/decision.ts';

type Scores = Readonly<Record<string, Score>>;
type Times = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface EngineResult {
  readonly title: string;
  readonly version: string;
  /** By program, as JSON. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export type Results = Readonly<Record<string, EngineResult>>;

type Whose = 'ours' | 'native';

/** Returns `null` without classes, and `undefined` if the program did not run. */
function scoresOf({ answers }: EngineResult, whose: Whose): Scores | null | undefined {
  return (answers.conformance as Record<Whose, Scores | null> | null)?.[whose];
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

/** A table of the scores in suites, whose names are the columns unless there are others. */
function scoreTable(
  results: Results,
  scoresOf: (result: EngineResult) => Scores | null | undefined,
  suites: readonly string[],
  columns = suites,
): string {
  const cellsOf = (result: EngineResult) => {
    const scores = scoresOf(result);
    return suites.map((suite) => (scores === null ? '–' : (scores?.[suite]?.join('/') ?? 'not run')));
  };
  return engineTable(results, columns, cellsOf, true);
}

function conformanceTable(results: Results, whose: Whose): string {
  const columns = ['urltestdata', 'setters_tests', 'toascii', 'IdnaTestV2', 'URLSearchParams'];
  const suites = ['url', 'setters', 'toascii', 'idna', 'params'];
  return scoreTable(results, (result) => scoresOf(result, whose), suites, columns);
}

function dataTable(results: Results): string {
  const scoresOf = ({ answers }: EngineResult) => answers.data as Scores | undefined;
  return scoreTable(results, scoresOf, ['data: URLs', 'base64', 'MIME types']);
}

function decisionTable(results: Results): string {
  const kinds = ['auto', 'auto without classes', 'auto with stubs'];
  const cellsOf = ({ answers }: EngineResult) => kinds.map((kind) => decisionText(answers[kind]));
  return engineTable(results, ['`auto`', 'without classes', 'with stubs'], cellsOf);
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
  const timesOf = ({ answers }: EngineResult) => (answers[program] ?? {}) as Times;
  const titles = new Set(Object.values(results).flatMap((each) => Object.keys(timesOf(each))));
  titles.delete('error');
  const tables = [...titles].map((title) => {
    const heading = /new URL(?:Pattern)?\(/.test(title) ? `\`${title}\`` : title;
    const rows = engineTable(results, ['ours', ...rivals.map((name) => `ours ÷ ${name}`)], (each) => {
      const times = timesOf(each)[title];
      const { ours } = times ?? {};
      if (times === undefined || ours === undefined) return null;
      return [`${ours} ns`, ...rivals.map((name) => (times[name] ? (ours / times[name]).toFixed(2) : '–'))];
    });
    return `### ${heading}\n\n${rows}`;
  });
  return tables.join('\n\n');
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

/** Writes the short table of README.md: one row for each engine. */
export function writeReadme(results: Results): void {
  const cellsOf = (each: EngineResult) => [
    scoresOf(each, 'ours')?.url?.join('/') ?? '–',
    scoresOf(each, 'native')?.url?.join('/') ?? '–',
    decisionText(each.answers.auto),
  ];
  const text = engineTable(results, ['our classes', 'its own', '`auto`'], cellsOf, true);
  writeBlock(join(root, 'README.md'), 'engines', text);
}

/** Returns the results that are worse than before: fewer passed cases, or another decision. */
export function findRegressions(name: string, now: EngineResult, before: EngineResult | undefined): string[] {
  const [scores, known] = [now, before].map(
    (result): Scores => (result ? { ...scoresOf(result, 'ours'), ...(result.answers.data as Scores | undefined) } : {}),
  );
  const fewer = Object.entries(scores!).flatMap(([suite, score]) => {
    const expected = known![suite];
    return expected && score[0] < expected[0] ? [`${suite}: ${score.join('/')}, before ${expected.join('/')}`] : [];
  });
  const others = Object.entries(now.answers).flatMap(([program, answer]) => {
    const { error } = (answer ?? {}) as { error?: string };
    if (error) return [`${program}: ${error}`];
    const isOther =
      before && program.startsWith('auto') && decisionText(answer) !== decisionText(before.answers[program]);
    return isOther ? [`${program}: ${decisionText(answer)}`] : [];
  });
  return [...others, ...fewer].map((line) => `${name}: ${line}`);
}

// Formats the results of engines.ts.
import { join } from 'node:path';
import { root } from '../../../config/package-folders.mjs';
import { tableOf, writeBlock } from '../../checks/markdown.ts';
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

type Cells = Readonly<Record<string, string>>;

/** A table with a row for each engine whose cells, by column, are not `null`. */
function engineTable(results: Results, cellsOf: (result: EngineResult) => Cells | null, hasVersions = false): string {
  const rows = Object.values(results).flatMap((each) => {
    const cells = cellsOf(each);
    return cells === null ? [] : [{ engine: hasVersions ? `${each.title} ${each.version}` : each.title, ...cells }];
  });
  return tableOf(rows);
}

/** The cells for scores, from the names of their suites by column. */
function scoreCells(scores: Scores | null | undefined, suites: Readonly<Record<string, string>>): Cells {
  const textOf = (suite: string) => (scores === null ? '–' : (scores?.[suite]?.join('/') ?? 'not run'));
  return Object.fromEntries(Object.entries(suites).map(([column, suite]) => [column, textOf(suite)]));
}

function conformanceTable(results: Results, whose: Whose): string {
  const suites = {
    ...{ urltestdata: 'url', setters_tests: 'setters', toascii: 'toascii', IdnaTestV2: 'idna' },
    URLSearchParams: 'params',
    'beyond-wpt': 'beyond',
    'beyond-wpt setters': 'beyond setters',
  };
  return engineTable(results, (result) => scoreCells(scoresOf(result, whose), suites), true);
}

function dataTable(results: Results): string {
  const suites = { 'data: URLs': 'data: URLs', base64: 'base64', 'MIME types': 'MIME types' };
  return engineTable(results, ({ answers }) => scoreCells(answers.data as Scores | undefined, suites), true);
}

function decisionTable(results: Results): string {
  return engineTable(results, ({ answers }) => ({
    '`auto`': decisionText(answers.auto),
    'without classes': decisionText(answers['auto without classes']),
    'with stubs': decisionText(answers['auto with stubs']),
  }));
}

/** The functions of the platform whose results differ from results with the native classes. */
function platformTable(results: Results): string {
  return engineTable(results, ({ answers }) => {
    const native = answers['platform, native'] as Cells | undefined;
    if (native === undefined) return null;
    const otherAfter = (change: string) => {
      const ours = (answers[`platform, ${change}`] ?? native) as Cells;
      const names = Object.keys(native).filter((name) => native[name] !== ours[name]);
      return names.map((name) => `\`${name}\`: ${ours[name]}`).join('; ') || 'nothing';
    };
    return { 'other after `auto`': otherAfter('auto'), 'other after `install()`': otherAfter('install') };
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
    const rows = engineTable(results, (each) => {
      const times = timesOf(each)[title];
      const { ours } = times ?? {};
      if (times === undefined || ours === undefined) return null;
      const ratios = rivals.map((name) => [`ours ÷ ${name}`, times[name] ? (ours / times[name]).toFixed(2) : '–']);
      return { ours: `${ours} ns`, ...Object.fromEntries(ratios) };
    });
    return `### ${heading}\n\n${rows}`;
  });
  return tables.join('\n\n');
}

function startTable(results: Results): string {
  return engineTable(results, ({ answers }) => {
    if (!answers.start) return null;
    const { evaluate, first, domain } = answers.start as Record<string, number>;
    const { auto } = answers['start of auto'] as Record<string, number>;
    const times = { evaluate, 'first URL': first, 'first domain of another script': domain, '`auto`': auto };
    return Object.fromEntries(Object.entries(times).map(([column, time]) => [column, time?.toFixed(1) ?? '–']));
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

/** How many of the URLs and setters that WPT lacks a class gets right. */
function beyondText(scores: Scores | null | undefined): string {
  const { beyond, 'beyond setters': setters } = scores ?? {};
  return beyond && setters ? `${beyond.join('/')}, ${setters.join('/')}` : '–';
}

/** Writes the short table of docs/engines.md: one row for each engine. */
export function writeReadme(results: Results): void {
  const cellsOf = (each: EngineResult) => ({
    'our classes': scoresOf(each, 'ours')?.url?.join('/') ?? '–',
    'its own': scoresOf(each, 'native')?.url?.join('/') ?? '–',
    'its own, beyond WPT': beyondText(scoresOf(each, 'native')),
    '`auto`': decisionText(each.answers.auto),
  });
  writeBlock(join(root, 'docs/engines.md'), 'engines', engineTable(results, cellsOf, true));
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

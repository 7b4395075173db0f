import { compareParsing } from './differential-parse.ts';
import { compareSetting } from './differential-set.ts';
import { escapeNonASCII } from './escape.ts';
import { type Comparison, explanationOf, knownDifferences } from './known-differences.ts';
import { Random } from './random.ts';

// Compares this project with Node's `URL`:
//
//     node tools/conformance/differential.ts [inputs] [seed]

/** The result of a run: how often each known difference occurred, and every unexplained difference. */
export interface DifferentialReport {
  readonly title: string;
  readonly inputs: number;
  readonly valid: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly unexplained: readonly string[];
}

function run(title: string, compare: (random: Random) => Comparison, inputs: number, seed: number): DifferentialReport {
  const random = new Random(seed);
  const counts = new Map(knownDifferences.map(({ name }) => [name, 0]));
  const unexplained: string[] = [];
  let valid = 0;
  for (let index = 0; index < inputs; index++) {
    const { isValid, difference } = compare(random);
    if (isValid) valid++;
    if (difference === null) continue;
    const known = explanationOf(difference.disputed);
    if (known === null) unexplained.push(escapeNonASCII(difference.lines.join('\n  ')));
    else counts.set(known.name, counts.get(known.name)! + 1);
  }
  return { title, inputs, valid, counts, unexplained };
}

/** Parses that many inputs; equal seeds make equal inputs. */
export function runParsing(inputs: number, seed: number): DifferentialReport {
  return run('parsing', compareParsing, inputs, seed);
}

/** Parses that many inputs, and sets an attribute of each that parses; equal seeds make equal inputs. */
export function runSetting(inputs: number, seed: number): DifferentialReport {
  return run('setting', compareSetting, inputs, seed);
}

/** Returns the number of inputs and of URLs, and one line for each known difference that occurred. */
export function formatReport({ title, inputs, valid, counts, unexplained }: DifferentialReport): string {
  const { ada } = process.versions;
  const total = `${title}: ${inputs} inputs, of which ${valid} parse; Node ${process.version}, Ada ${ada}`;
  const met = Array.from(counts).filter(([, count]) => count > 0);
  const rows = [...met, ['unexplained', unexplained.length] as const];
  return [total, ...rows.map(([name, count]) => `${String(count).padStart(8)}  ${name}`)].join('\n');
}

if (import.meta.main) {
  const [inputs = 200_000, seed = 1] = process.argv.slice(2).map(Number);
  for (const report of [runParsing(inputs, seed), runSetting(inputs, seed)]) {
    console.log(formatReport(report));
    for (const difference of report.unexplained.slice(0, 50)) console.log(difference);
    if (report.unexplained.length > 0) process.exitCode = 1;
  }
}

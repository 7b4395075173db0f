import { parseURL } from '@url/parser';
import { componentNames, componentsAndOriginOf } from './components.ts';
import { escapeNonASCII } from './escape.ts';
import { type GeneratedInput, generateInput } from './generators.ts';
import { type Difference, knownDifferences, type Outcome } from './known-differences.ts';
import { Random } from './random.ts';

// Compares this project with the URL of the Node that runs it:
//
//     node tools/conformance/differential.ts [inputs] [seed]

/** What a run found: how often each known difference was met, and every difference that none explains. */
export interface DifferentialReport {
  readonly inputs: number;
  readonly parsed: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly unexplained: readonly Difference[];
}

const names = [...componentNames, 'origin'] as const;

function parseWithNode({ input, base }: GeneratedInput): Outcome {
  const url = base === null ? URL.parse(input) : URL.parse(input, base);
  return url === null ? null : (Object.fromEntries(names.map((name) => [name, url[name]])) as unknown as Outcome);
}

function parseWithThis({ input, base }: GeneratedInput): Outcome {
  const url = parseURL(input, { base });
  return url === null ? null : componentsAndOriginOf(url);
}

function areSame(ours: Outcome, node: Outcome): boolean {
  if (ours === null || node === null) return ours === node;
  return names.every((name) => ours[name] === node[name]);
}

/** Runs that many inputs, the same ones for the same seed. */
export function runDifferential(inputs: number, seed: number): DifferentialReport {
  const random = new Random(seed);
  const counts = new Map(knownDifferences.map(({ name }) => [name, 0]));
  const unexplained: Difference[] = [];
  let parsed = 0;
  for (let index = 0; index < inputs; index++) {
    const generated = generateInput(random);
    const ours = parseWithThis(generated);
    const node = parseWithNode(generated);
    if (ours !== null) parsed++;
    if (areSame(ours, node)) continue;
    const difference = { ...generated, ours, node };
    const known = knownDifferences.find((each) => each.explains(difference));
    if (known === undefined) unexplained.push(difference);
    else counts.set(known.name, counts.get(known.name)! + 1);
  }
  return { inputs, parsed, counts, unexplained };
}

function formatOutcome(outcome: Outcome): string {
  return outcome === null ? 'failure' : `${outcome.href} (origin ${outcome.origin})`;
}

/** The input, the base, and what each parser gave. */
export function formatDifference({ input, base, ours, node }: Difference): string {
  const lines = [JSON.stringify(input), `base ${JSON.stringify(base)}`, formatOutcome(ours), formatOutcome(node)];
  return escapeNonASCII(lines.join('\n  '));
}

/** How many inputs, how many of them parse, and one line for each known difference. */
export function formatReport({ inputs, parsed, counts, unexplained }: DifferentialReport): string {
  const lines = Array.from(counts, ([name, count]) => `${String(count).padStart(8)}  ${name}`);
  const { ada } = process.versions;
  const total = `${inputs} inputs, of which ${parsed} parse; Node ${process.version}, Ada ${ada}`;
  return [total, ...lines, `${String(unexplained.length).padStart(8)}  unexplained`].join('\n');
}

if (import.meta.main) {
  const [inputs = 200_000, seed = 1] = process.argv.slice(2).map(Number);
  const report = runDifferential(inputs, seed);
  console.log(formatReport(report));
  for (const difference of report.unexplained.slice(0, 60)) console.log(formatDifference(difference));
  if (report.unexplained.length > 0) process.exitCode = 1;
}

import { serializeHost } from '@url/host';
import { parseURL } from '@url/parser';
import { componentNames, componentsAndOriginOf, componentsOf } from './components.ts';
import { escapeNonASCII } from './escape.ts';
import { fragmentOfAURL, type GeneratedInput, generateInput } from './generators.ts';
import { type Comparison, type DisputedHost, explanationOf, knownDifferences } from './known-differences.ts';
import { Random } from './random.ts';
import { recordSetters } from './record-setters.ts';

// Compares this project with Node's `URL`:
//
//     node tools/conformance/differential.ts [inputs] [seed]

function parseWithNode({ input, base }: GeneratedInput): URL | null {
  return base === null ? URL.parse(input) : URL.parse(input, base);
}

/** Returns the host that only one of the two parsers accepts, in the base if only one accepts that. */
function disputedHost({ input, base }: GeneratedInput): DisputedHost | null {
  const isBase = base !== null && (parseURL(base) === null) !== (URL.parse(base) === null);
  const part = isBase ? { input: base, base: null } : { input, base };
  const node = parseWithNode(part);
  const ours = parseURL(part.input, { base: part.base });
  if (ours === null) return node === null ? null : { takenBy: 'node', host: node.hostname };
  return node !== null || ours.host === null ? null : { takenBy: 'this', host: serializeHost(ours.host) };
}

/** Parses the next input with both parsers. */
function compareParsing(random: Random): Comparison {
  const generated = generateInput(random);
  const { input, base } = generated;
  const url = parseURL(input, { base });
  const [ours, node] = [url && componentsAndOriginOf(url), parseWithNode(generated)];
  const isSame =
    ours === null || node === null
      ? ours === node
      : ours.origin === node.origin && componentNames.every((name) => ours[name] === node[name]);
  if (isSame) return { isValid: ours !== null, difference: null };
  const results = [ours, node].map((result) => (result === null ? 'failure' : `${result.href} (${result.origin})`));
  const lines = [`${JSON.stringify(input)} against ${JSON.stringify(base)}`, ...results];
  return { isValid: ours !== null, difference: { lines, disputed: disputedHost(generated) } };
}

const attributes = Object.keys(recordSetters) as (keyof typeof recordSetters)[];

/** Sets an attribute of the next URL to the next value with both classes. Skips inputs that parse differently. */
function compareSetting(random: Random): Comparison {
  const generated = generateInput(random);
  const [attribute, value] = [random.pick(attributes), fragmentOfAURL(random)];
  const node = parseWithNode(generated);
  const url = parseURL(generated.input, { base: generated.base });
  if (node === null || url === null) return { isValid: false, difference: null };
  const before = componentsOf(url);
  node[attribute] = value;
  recordSetters[attribute](url, value);
  const ours = componentsOf(url);
  if (componentNames.every((name) => ours[name] === node[name])) return { isValid: true, difference: null };
  const lines = [`${before.href} with ${attribute} set to ${JSON.stringify(value)}`, ours.href, node.href];
  const isOurs = ours.hostname !== before.hostname;
  const disputed: DisputedHost = isOurs
    ? { takenBy: 'this', host: ours.hostname }
    : { takenBy: 'node', host: node.hostname };
  return { isValid: true, difference: { lines, disputed } };
}

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

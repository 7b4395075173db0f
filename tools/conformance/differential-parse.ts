import { serializeHost } from '@url/host';
import { parseURL } from '@url/parser';
import { type Components, componentNames, componentsAndOriginOf } from './components.ts';
import { type GeneratedInput, generateInput } from './generators.ts';
import type { Comparison, DisputedHost } from './known-differences.ts';
import type { Random } from './random.ts';

type Outcome = Readonly<Components & { origin: string }> | null;

const names = [...componentNames, 'origin'] as const;

export function parseWithNode({ input, base }: GeneratedInput): URL | null {
  return base === null ? URL.parse(input) : URL.parse(input, base);
}

function parseWithThis({ input, base }: GeneratedInput): Outcome {
  const url = parseURL(input, { base });
  return url === null ? null : componentsAndOriginOf(url);
}

function areSame(ours: Outcome, node: URL | null): boolean {
  if (ours === null || node === null) return ours === node;
  return names.every((name) => ours[name] === node[name]);
}

/** The base, if only one of the two parsers accepts it; otherwise the input. */
function disputedPart({ input, base }: GeneratedInput): GeneratedInput {
  const isBase = base !== null && (parseURL(base) === null) !== (URL.parse(base) === null);
  return isBase ? { input: base, base: null } : { input, base };
}

function disputedHost(generated: GeneratedInput): DisputedHost | null {
  const part = disputedPart(generated);
  const node = parseWithNode(part);
  const ours = parseURL(part.input, { base: part.base });
  if (ours === null) return node === null ? null : { takenBy: 'node', host: node.hostname };
  return node !== null || ours.host === null ? null : { takenBy: 'this', host: serializeHost(ours.host) };
}

function formatOutcome(outcome: Outcome | URL): string {
  return outcome === null ? 'failure' : `${outcome.href} (origin ${outcome.origin})`;
}

/** Parses the next input with both parsers. */
export function compareParsing(random: Random): Comparison {
  const generated = generateInput(random);
  const ours = parseWithThis(generated);
  const node = parseWithNode(generated);
  if (areSame(ours, node)) return { isValid: ours !== null, difference: null };
  const { input, base } = generated;
  const lines = [`${JSON.stringify(input)} against ${JSON.stringify(base)}`, formatOutcome(ours), formatOutcome(node)];
  return { isValid: ours !== null, difference: { lines, disputed: disputedHost(generated) } };
}

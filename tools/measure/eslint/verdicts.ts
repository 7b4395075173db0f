// The verdicts of a person about findings, and the draw of the findings to read.
import { readFileSync } from 'node:fs';
import { bySeed } from './corpus.ts';
import type { Finding } from './lint.ts';

/** Whether a finding is true, by its place. */
export interface Verdict {
  readonly package: string;
  readonly rule: string;
  readonly isTrue: boolean;
}

export function placeOf({ package: name, path, line, rule }: Finding): string {
  return [name, path, line, rule].join('\t');
}

/** Reads verdicts.tsv. Every verdict has a reason. */
export function readVerdicts(): ReadonlyMap<string, Verdict> {
  const [, ...lines] = readFileSync(new URL('verdicts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines.map((text) => {
      const [name = '', path, line, rule = '', verdict, reason] = text.split('\t');
      if ((verdict !== 'true' && verdict !== 'false') || !reason) throw new Error(`Cannot read the verdict ${text}`);
      return [[name, path, line, rule].join('\t'), { package: name, rule, isTrue: verdict === 'true' }];
    }),
  );
}

const most = 200;
const legacy = 'no-legacy-url';

function inOrder(findings: readonly Finding[], seed: string): Finding[] {
  const keyed = findings.map((finding) => [bySeed(seed, placeOf(finding)), finding] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding);
}

/** Draws at most 200 findings by a seed. */
export function draw(findings: readonly Finding[], seed: string): Finding[] {
  return inOrder(findings, seed).slice(0, most);
}

/** Draws at most 200 findings, at most half of them by `no-legacy-url`, which otherwise decides about the precision of all rules. */
export function drawCapped(findings: readonly Finding[], seed: string): Finding[] {
  const others = inOrder(
    findings.filter(({ rule }) => rule !== legacy),
    seed,
  );
  const ofLegacy = inOrder(
    findings.filter(({ rule }) => rule === legacy),
    seed,
  );
  const half = Math.min(ofLegacy.length, others.length, most / 2);
  return [...others.slice(0, most - half), ...ofLegacy.slice(0, half)];
}

/** Returns the verdicts of findings by all rules except `no-legacy-url`. */
export function withoutLegacy(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts.filter(({ rule }) => rule !== legacy);
}

// Checks that exactly one function claims each algorithm of the pinned standards, and that a symbol, or a note in standard-notes.json or
// urlpattern-notes.json, covers every other definition. `--update` writes docs/standard.md, and the lists of algorithms if the
// standards' sources exist.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, Report, read, readJSON, root } from '../../config/workspace.ts';
import { algorithmsOf, type Definition, definitionsOf } from './standard-algorithms.ts';
import { claimsIn, head, problemsOf, problemsOfDefinitions, renderMap } from './standard-map.ts';
import { type Standard, sourceOf, standards, writeLists } from './standards.ts';

/** The algorithms and definitions of a standard at a commit. */
interface Known {
  readonly commit: string;
  readonly algorithms: readonly Definition[];
  readonly definitions: readonly Definition[];
}

const map = 'docs/standard.md';
const update = process.argv.includes('--update');
const report = new Report('standard');

function readSource(standard: Standard): Known | null {
  const source = sourceOf(standard);
  if (source === null) return null;
  return {
    commit: standard.commit,
    algorithms: algorithmsOf(source),
    definitions: definitionsOf(source, standard.listsMembers),
  };
}

function readKnown(standard: Standard): Known {
  const fromSource = readSource(standard);
  const list = standard.algorithms;
  if (update && fromSource !== null) writeLists(list, fromSource);
  const known = readJSON<Known>(list);
  const isStale =
    known.commit !== standard.commit || (fromSource !== null && JSON.stringify(fromSource) !== JSON.stringify(known));
  report.case(list, isStale ? ['1: not the definitions of the commit in spec.json; --update writes them'] : []);
  return known;
}

/** Excludes dialects, because the documents that it implements have other anchors. */
const sources = packages().flatMap((member) => (member.shortName === 'dialects' ? [] : member.sources));

/** Checks the claims of the sources on a standard, and returns its part of the map. */
function checkStandard(standard: Standard): string {
  const { algorithms, definitions } = readKnown(standard);
  const claims = sources.flatMap((file) => claimsIn(file, read(file), standard.address));
  const notes = readJSON<{ readonly [anchor: string]: string }>(standard.notes);
  const isAlgorithm = (anchor: string) => algorithms.some((each) => each.anchor === anchor);
  const split = (wanted: boolean) =>
    Object.fromEntries(Object.entries(notes).filter(([anchor]) => isAlgorithm(anchor) === wanted));
  const problems = [
    ...problemsOf(algorithms, claims, split(true)),
    ...problemsOfDefinitions(definitions, claims, split(false)),
  ];
  report.case(
    map,
    problems.map((problem) => `1: ${problem}`),
  );
  return renderMap(standard, algorithms, definitions, claims, notes);
}

const text = [head, ...standards.map(checkStandard)].join('\n');
if (update) writeFileSync(join(root, map), text);
report.case(
  map,
  existsSync(join(root, map)) && read(map) === text ? [] : ['1: not what the sources say; --update writes it'],
);
report.finish();

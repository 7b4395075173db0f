// Every algorithm of the pinned standard is claimed by exactly one function, every other definition by something or by a note in
// tools/standard-notes.json, and docs/standard.md says which.
// `--update` writes docs/standard.md, and tools/standard-algorithms.json if the standard's source is there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { algorithmsOf, type Definition, definitionsOf } from './standard-algorithms.ts';
import { claimsIn, problemsOf, problemsOfDefinitions, renderMap } from './standard-map.ts';
import { packages, Report, read, readJSON, root } from './workspace.ts';

/** Where definitions are that no doc comment starts with. */
const notes = readJSON<{ readonly [anchor: string]: string }>('tools/standard-notes.json');

const list = 'tools/standard-algorithms.json';
const map = 'docs/standard.md';
const update = process.argv.includes('--update');
const report = new Report('standard');
const { url } = readJSON<{ url: { commit: string; date: string } }>('spec.json');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const source = `../shared/specs/whatwg-url-${url.date}.bs`;
const fromSource = existsSync(join(root, source))
  ? { commit: url.commit, algorithms: algorithmsOf(read(source)), definitions: definitionsOf(read(source)) }
  : null;
if (update && fromSource !== null) write(list, `${JSON.stringify(fromSource, null, 2)}\n`);
const known = readJSON<{ commit: string; algorithms: Definition[]; definitions: Definition[] }>(list);
const isStale =
  known.commit !== url.commit || (fromSource !== null && JSON.stringify(fromSource) !== JSON.stringify(known));
report.case(list, isStale ? ['1: not the definitions of the commit in spec.json; --update writes them'] : []);

/** The implementation of today's standard: the documents of other years have anchors of their own. */
const sources = packages().flatMap((member) => (member.shortName === 'dialects' ? [] : member.sources));
const claims = sources.flatMap((file) => claimsIn(file, read(file)));
report.case(
  map,
  [...problemsOf(known.algorithms, claims, {}), ...problemsOfDefinitions(known.definitions, claims, notes)].map(
    (problem) => `1: ${problem}`,
  ),
);
const text = renderMap(known.algorithms, known.definitions, claims, notes);
if (update) write(map, text);
report.case(
  map,
  existsSync(join(root, map)) && read(map) === text ? [] : ['1: not what the sources say; --update writes it'],
);
report.finish();

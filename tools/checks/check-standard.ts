// Checks that exactly one function claims each algorithm of the pinned standards, that a symbol, or a note in standard/*-notes.json, covers
// every other definition, and that every anchor in sources and documents exists. `--update` writes docs/standard.md, and the contents of the
// standards if their sources exist.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, packages, Report, read, readJSON, root, run } from '../../config/workspace.ts';
import { claimsIn, head, type Notes, problemsOf, renderMap } from './standard/map.ts';
import { type Contents, contentsOf } from './standard/source.ts';

interface Standard {
  /** The name in spec.json and of the files in the folder `standard`. */
  readonly name: string;
  readonly title: string;
  readonly address: string;
  /** The Bikeshed source beside the repository, up to its date. */
  readonly source: string;
  /** Whether the fields of structs and the values of fields are definitions. */
  readonly listsMembers: boolean;
}

const standards: readonly Standard[] = [
  {
    name: 'url',
    title: 'URL Standard',
    address: 'https://url.spec.whatwg.org/',
    source: '../shared/specs/whatwg-url-',
    listsMembers: true,
  },
  {
    name: 'urlpattern',
    title: 'URL Pattern Standard',
    address: 'https://urlpattern.spec.whatwg.org/',
    source: '../shared/urlpattern/spec-urlpattern-',
    listsMembers: false,
  },
];

const map = 'docs/standard.md';
const update = process.argv.includes('--update');
const report = new Report('standard');
const pins = readJSON<Record<string, { readonly commit: string; readonly date: string }>>('spec.json');

/** Returns the recorded contents of a standard, after comparing them with its source. */
function readContents({ name, source, listsMembers }: Standard): Contents {
  const { commit, date } = pins[name]!;
  const [file, from] = [`tools/checks/standard/${name}.json`, `${source}${date}.bs`];
  const current = existsSync(join(root, from)) ? { commit, ...contentsOf(read(from), listsMembers) } : null;
  if (update && current !== null) {
    writeFileSync(join(root, file), JSON.stringify(current));
    run('biome', ['format', '--write', file]);
  }
  const recorded = readJSON<Contents & { readonly commit: string }>(file);
  const isStale =
    recorded.commit !== commit || (current !== null && JSON.stringify(current) !== JSON.stringify(recorded));
  report.case(file, isStale ? ['1: not the contents of the commit in spec.json; --update writes them'] : []);
  return recorded;
}

/** The readings of other documents have the anchors of those documents. */
/** The modules for `engine-url` have the engine run the algorithms. */
const isForEngine = (file: string): boolean => file.includes('/src/engine/');

const sources = packages().flatMap((member) =>
  /^(?:compare|drafts)$/.test(member.shortName) ? [] : member.sources.filter((file) => !isForEngine(file)),
);

/** Checks the claims of the sources on a standard, and returns its part of the map. */
function checkClaims(standard: Standard, contents: Contents): string {
  const claims = sources.flatMap((file) => claimsIn(file, read(file), standard.address));
  const notes = readJSON<Notes>(`tools/checks/standard/${standard.name}-notes.json`);
  report.case(
    map,
    problemsOf(contents, claims, notes).map((problem) => `1: ${problem}`),
  );
  return renderMap(standard, contents, claims, notes);
}

/** Checks the addresses of a standard in all sources and documents. */
function checkAnchors({ address }: Standard, { anchors }: Contents): void {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'packages', 'tools'];
  const isWritten = (file: string) => /\.(?:ts|md)$/.test(file) && existsSync(join(root, file));
  const known = new Set(anchors);
  const anchor = new RegExp(`${address}#([^\\s"'\`<>\\]|]+)`, 'g');
  for (const file of documents
    .flatMap((name) => (name.endsWith('.md') ? [name] : filesUnder(name)))
    .filter(isWritten)) {
    const problems = read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(anchor)]
          .map(([, found]) => found!)
          .filter((found) => !known.has(found) && !known.has(found.replace(/[.,;:)*/]+$/, '')))
          .map((found) => `${index + 1}: #${found}: not an anchor of the pinned standard`),
      );
    report.case(file, problems);
  }
}

const parts = standards.map((standard) => {
  const contents = readContents(standard);
  checkAnchors(standard, contents);
  return checkClaims(standard, contents);
});
const text = [head, ...parts].join('\n');
if (update) writeFileSync(join(root, map), text);
const isCurrent = existsSync(join(root, map)) && read(map) === text;
report.case(map, isCurrent ? [] : ['1: not what the sources say; --update writes it']);
report.finish();

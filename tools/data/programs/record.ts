// `pnpm record-programs [id…]`: installs the versions in scripts/versions.json. These versions and the programs of this machine parse
// scripts/corpus.json and the generated corpus. It writes their answers to three files in packages/readings/compare:
// - src/recordings/recordings.generated.ts: the components of the URLs in scripts/corpus.json
// - test/recordings/hosts.txt: the hosts in the generated corpus, from the programs that a model describes
// - test/recordings/references.json: the hosts of test/references.ts
// With ids it asks these programs alone. A program that is not asked or does not run here keeps its recording; a line says so.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listedPrograms, type Program, type ProgramRun, runProgram } from '../../../packages/cli/src/run-programs.ts';
import { hasReader, letterOf } from '../../../packages/readings/compare/test/recorded-hosts.ts';
import { referenceBase, references } from '../../../packages/readings/compare/test/references.ts';
import { type Installed, install, isLibraryOfPython, listedVersions, type ProgramVersion } from './install.ts';
import { hostOf } from './live.ts';
import {
  corpus,
  generated,
  inputs,
  type RecordedProgram,
  type RecordedReferences,
  recordedBefore,
  referencesBefore,
  valuesOf,
} from './recorded.ts';

const path = (relative: string): string =>
  fileURLToPath(new URL(`../../../packages/readings/compare/${relative}`, import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const wanted = process.argv.slice(2);
const { programs } = listedPrograms();
const asked = programs.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const unknown = wanted.filter((name) => !programs.some(({ id }) => id === name));
if (unknown.length > 0) throw new RangeError(`There is no program ${unknown.join(', ')} in scripts/programs.json.`);
/** How the first run of each program was started. */
const places = new Map<string, Installed>();

const runs = merged(recordedBefore(), await runAll());
writeFileSync(path('src/recordings/recordings.generated.ts'), recordingsOf(runs));
writeFileSync(path('test/recordings/hosts.txt'), hostsOf(runs));
writeFileSync(path('test/recordings/references.json'), await recordReferences());

/** Runs the programs of this machine, then the installed versions, each version once. The first run of a program has the id of the program. */
async function runAll(): Promise<RecordedProgram[]> {
  const found: RecordedProgram[] = [];
  const ask = (program: Program, place: Installed): Promise<ProgramRun | null> =>
    runProgram(program, [...inputs, ...generated], place);
  for (const program of asked.filter(({ id }) => !isLibraryOfPython(id)))
    add(found, program, await ask(program, { env: {} }), { env: {} }, 'this machine');
  for (const version of listedVersions()) {
    const program = asked.find(({ id }) => id === version.program);
    const place = program === undefined ? null : tryToInstall(version);
    if (program !== undefined && place !== null)
      add(found, program, await ask(program, place), place, sourceOf(version));
  }
  return found;
}

function add(
  found: RecordedProgram[],
  { id }: Program,
  run: ProgramRun | null,
  place: Installed,
  source: string,
): void {
  if (run === null) {
    console.log(`left as it was: ${id}, which does not run from ${source}`);
    return;
  }
  const { name, version, answers } = run;
  const others = found.filter((other) => programOf(other) === id);
  if (others.some((other) => other.version === version)) return;
  console.log(`${name} ${version}, from ${source}`);
  if (others.length === 0) places.set(id, place);
  found.push({
    id: others.length === 0 ? id : `${id}@${version}`,
    name,
    version,
    recordedOn: today,
    values: inputs.map((input, index) => valuesOf(answers[index]!, input)),
    hosts: hasReader(id) ? answers.slice(inputs.length).map(hostOf) : null,
  });
}

function programOf({ id }: { readonly id: string }): string {
  return id.replace(/@.*/, '');
}

/** The new answers, and the earlier ones of each version that did not answer. */
function merged(before: readonly RecordedProgram[], now: readonly RecordedProgram[]): RecordedProgram[] {
  const isAnswered = (old: RecordedProgram): boolean =>
    now.some((run) => run.version === old.version && programOf(run) === programOf(old));
  return programs.flatMap(({ id }) => {
    const fresh = now.filter((run) => programOf(run) === id);
    const kept = before.filter((run) => programOf(run) === id && !isAnswered(run));
    return [
      ...fresh,
      ...kept.map((run) => (fresh.length > 0 && run.id === id ? { ...run, id: `${id}@${run.version}` } : run)),
    ];
  });
}

function sourceOf({
  program,
  pip,
  npm,
  maven,
  cargo,
  env,
  node,
  library,
  executable,
  ...rest
}: ProgramVersion): string {
  return [...(pip ?? npm ?? maven ?? cargo ?? []), ...Object.values(env ?? rest)].join(', ');
}

function tryToInstall(version: ProgramVersion): Installed | null {
  try {
    return install(version);
  } catch (error) {
    const [reason] = String(error).split('\n', 1);
    console.log(`left as it was: ${version.program}, which cannot be installed from ${sourceOf(version)}: ${reason}`);
    return null;
  }
}

function recordingsOf(all: readonly RecordedProgram[]): string {
  const rows = all.map(({ id, name, version, recordedOn }) => [id, name, version, recordedOn]);
  const classes = Object.entries(corpus).map(([name, list]) => {
    const lines = list.map((input) => `${JSON.stringify(input)}:${JSON.stringify(answersOn(input, all))}`);
    return `  ${JSON.stringify(name)}: {\n    ${lines.join(',\n    ')},\n  },\n`;
  });
  return `// Written by tools/data/programs/record.ts. What programs made of scripts/corpus.json.

type Answers = readonly (readonly [string, ...(string | null)[]])[];

/** Id, name, version and day; the first is "a" in the lists of those that give an answer, the second "b", and so on to "z", "A" and "0". */
export const programs: readonly (readonly [string, string, string, string])[] = ${JSON.stringify(rows)};

/** For each input the results: the program, then an error, or scheme, userinfo, host, port, path, query, fragment and the error of the port. */
export const recordings: Readonly<Record<string, Readonly<Record<string, Answers>>>> = {
${classes.join('')}};
`;
}

function answersOn(input: string, all: readonly RecordedProgram[]): (string | null)[][] {
  const index = inputs.indexOf(input);
  const groups = new Map<string, string>();
  all.forEach(({ values }, program) => {
    const key = JSON.stringify(values[index]);
    groups.set(key, (groups.get(key) ?? '') + letterOf(program));
  });
  return [...groups].map(([key, members]) => [members, ...JSON.parse(key)]);
}

/** Returns a line of JSON with the programs, then a line for each input of the generated corpus: each host, or null for an error, and its programs. */
function hostsOf(all: readonly RecordedProgram[]): string {
  const chosen = all.filter(({ id, hosts }) => hosts !== null && hasReader(id.replace(/@.*/, '')));
  const lines = generated.map((_, index) => {
    const hosts = new Map<string | null, string>();
    chosen.forEach((run, program) => {
      const key = run.hosts![index]!;
      hosts.set(key, (hosts.get(key) ?? '') + letterOf(program));
    });
    return JSON.stringify([...hosts].flat());
  });
  return `${[JSON.stringify(chosen.map(({ id, name, version }) => [id, name, version])), ...lines].join('\n')}\n`;
}

/** Returns for each program that resolves references the host of each reference: "" if it lacks one, null for an error. */
async function recordReferences(): Promise<string> {
  const found: RecordedReferences[] = [];
  for (const program of asked.filter(({ joins }) => joins === true)) {
    const place = places.get(program.id);
    const env = { ...place?.env, PROGRAM_BASE: referenceBase };
    const run = place === undefined ? null : await runProgram(program, references, { ...place, env });
    if (run === null) continue;
    found.push({ id: run.id, version: run.version, hosts: run.answers.map(hostOf) });
  }
  const before = referencesBefore().filter(({ id }) => !found.some((run) => run.id === id));
  const order = programs.map(({ id }) => id);
  const all = [...found, ...before].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return `[\n${all.map((run) => `  ${JSON.stringify(run)}`).join(',\n')}\n]\n`;
}

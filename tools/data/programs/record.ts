// `pnpm record-programs`: installs the versions in scripts/versions.json. These versions and the programs of this machine parse
// scripts/corpus.json and the generated corpus. It writes their answers to three files in packages/readings/compare:
// - src/recordings/recordings.generated.ts: the components of the URLs in scripts/corpus.json
// - test/recordings/hosts.txt: the hosts in the generated corpus, from the programs that a behaviour describes
// - test/recordings/references.json: the hosts of test/references.ts
// It prints which programs it leaves out, and why.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  listedPrograms,
  type Program,
  type ProgramAnswer,
  type ProgramRun,
  runProgram,
} from '../../../packages/cli/src/run-programs.ts';
import { generatedCorpus } from '../../../packages/readings/compare/test/generated-corpus.ts';
import { corpus, hasReader, letterOf } from '../../../packages/readings/compare/test/recorded-hosts.ts';
import { referenceBase, references } from '../../../packages/readings/compare/test/references.ts';
import { type Installed, install, listedVersions, type ProgramVersion } from './install.ts';

const path = (relative: string): string =>
  fileURLToPath(new URL(`../../../packages/readings/compare/${relative}`, import.meta.url));
const inputs = Object.values(corpus).flat();
const generated = Object.values(generatedCorpus()).flat();
const today = new Date().toISOString().slice(0, 10);
/** How the first run of each program was started. */
const places = new Map<string, Installed>();

const runs = await runAll();
writeFileSync(path('src/recordings/recordings.generated.ts'), recordingsOf(runs));
writeFileSync(path('test/recordings/hosts.txt'), hostsOf(runs));
writeFileSync(path('test/recordings/references.json'), await recordReferences());

/** Runs the programs of this machine, then the installed versions, each version once. The first run of a program has the id of the program. */
async function runAll(): Promise<ProgramRun[]> {
  const { programs } = listedPrograms();
  const found: ProgramRun[] = [];
  for (const program of programs)
    add(found, program, await runProgram(program, [...inputs, ...generated]), { env: {} }, 'this machine');
  for (const version of listedVersions()) {
    const program = programs.find(({ id }) => id === version.program)!;
    const place = tryToInstall(version);
    if (place !== null)
      add(found, program, await runProgram(program, [...inputs, ...generated], place), place, sourceOf(version));
  }
  return programs.flatMap(({ id }) => found.filter((run) => run.id.replace(/@.*/, '') === id));
}

function add(found: ProgramRun[], { id }: Program, run: ProgramRun | null, place: Installed, source: string): void {
  if (run === null) {
    console.log(`left out: ${id}, which does not run from ${source}`);
    return;
  }
  const others = found.filter((other) => other.id.replace(/@.*/, '') === id);
  if (others.some(({ version }) => version === run.version)) return;
  console.log(`${run.name} ${run.version}, from ${source}`);
  if (others.length === 0) places.set(id, place);
  found.push(others.length === 0 ? run : { ...run, id: `${id}@${run.version}` });
}

function sourceOf({ program, pip, npm, maven, cargo, env, node, library, ...rest }: ProgramVersion): string {
  return [...(pip ?? npm ?? maven ?? cargo ?? []), ...Object.values(env ?? rest)].join(', ');
}

function tryToInstall(version: ProgramVersion): Installed | null {
  try {
    return install(version);
  } catch (error) {
    console.log(
      `left out: ${version.program}, which cannot be installed from ${sourceOf(version)}: ${String(error).split('\n', 1)[0]}`,
    );
    return null;
  }
}

function recordingsOf(all: readonly ProgramRun[]): string {
  const programs = all.map(({ id, name, version }) => [id, name, version]);
  const classes = Object.entries(corpus).map(([name, list]) => {
    const rows = list.map((input) => `${JSON.stringify(input)}:${JSON.stringify(answersOn(input, all))}`);
    return `  ${JSON.stringify(name)}: {\n    ${rows.join(',\n    ')},\n  },\n`;
  });
  return `// Written by tools/data/programs/record.ts. What programs made of scripts/corpus.json.

type Answers = readonly (readonly [string, ...(string | null)[]])[];

/** When the programs were asked. */
export const recordedOn = '${today}';

/** Id, name and version; the first is "a" in the lists of those that give an answer, the second "b", and so on to "z", "A" and "0". */
export const programs: readonly (readonly [string, string, string])[] = ${JSON.stringify(programs)};

/** For each input the results: the program, then an error, or scheme, userinfo, host, port, path, query and fragment. */
export const recordings: Readonly<Record<string, Readonly<Record<string, Answers>>>> = {
${classes.join('')}};
`;
}

function answersOn(input: string, all: readonly ProgramRun[]): (string | null)[][] {
  const index = inputs.indexOf(input);
  const groups = new Map<string, string>();
  all.forEach(({ answers }, program) => {
    const key = JSON.stringify(valuesOf(answers[index]!, input));
    groups.set(key, (groups.get(key) ?? '') + letterOf(program));
  });
  return [...groups].map(([key, members]) => [members, ...JSON.parse(key)]);
}

/** Returns the start of an error without the input, or the components without trailing `null`s. */
function valuesOf(answer: ProgramAnswer, input: string): (string | null)[] {
  if ('error' in answer) {
    const message = [JSON.stringify(input), input].reduce(
      (text, part) => (part === '' ? text : text.split(part).join('…')),
      answer.error,
    );
    return [message.slice(0, 40)];
  }
  const { scheme, userinfo, host, port, path: pathOf, query, fragment } = answer;
  const values = [scheme, userinfo, host, port, pathOf, query, fragment];
  while (values.length > 2 && values[values.length - 1] === null) values.pop();
  return values;
}

/** Returns a line of JSON with the programs, then a line for each input of the generated corpus: each host, or null for an error, and its programs. */
function hostsOf(all: readonly ProgramRun[]): string {
  const chosen = all.filter(({ id }) => hasReader(id.replace(/@.*/, '')));
  const lines = generated.map((_, index) => {
    const hosts = new Map<string | null, string>();
    chosen.forEach(({ answers }, program) => {
      const answer = answers[inputs.length + index]!;
      const key = 'error' in answer ? null : (answer.host ?? '');
      hosts.set(key, (hosts.get(key) ?? '') + letterOf(program));
    });
    return JSON.stringify([...hosts].flat());
  });
  return `${[JSON.stringify(chosen.map(({ id, name, version }) => [id, name, version])), ...lines].join('\n')}\n`;
}

/** Returns for each program that resolves references the host of each reference: "" if it lacks one, null for an error. */
async function recordReferences(): Promise<string> {
  const found: ProgramRun[] = [];
  for (const program of listedPrograms().programs.filter(({ joins }) => joins === true)) {
    const place = places.get(program.id);
    const env = { ...place?.env, PROGRAM_BASE: referenceBase };
    const run = place === undefined ? null : await runProgram(program, references, { ...place, env });
    if (run !== null) found.push(run);
  }
  const rows = found.map(({ id, version, answers }) => {
    const hosts = answers.map((answer) => ('error' in answer ? null : (answer.host ?? '')));
    return `  ${JSON.stringify({ id, version, hosts })}`;
  });
  return `[\n${rows.join(',\n')}\n]\n`;
}

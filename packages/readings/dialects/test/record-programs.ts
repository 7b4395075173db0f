// Asks the programs that are installed here what they make of packages/dialects/programs/corpus.json, and writes their answers to
// packages/dialects/src/recordings/recordings.generated.ts: `pnpm record-programs`. Then prints on how many inputs programs find
// different hosts, and on how many of these `compare` warns without asking any program. With --figure it only prints.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ProgramAnswer, type ProgramRun, runPrograms } from '../../cli/src/run-programs.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const corpus: Record<string, string[]> = JSON.parse(readFileSync(path('programs/corpus.json'), 'utf8'));
const inputs = Object.values(corpus).flat();

if (!process.argv.includes('--figure')) {
  const runs = await runPrograms(inputs);
  for (const { name, version } of runs) console.log(`${name} ${version}`);
  writeFileSync(path('src/recordings/recordings.generated.ts'), moduleOf(runs));
} else {
  await printFigure();
}

function moduleOf(runs: readonly ProgramRun[]): string {
  const programs = runs.map(({ id, name, version }) => [id, name, version]);
  const classes = Object.entries(corpus).map(([name, list]) => {
    const rows = list.map((input) => `${JSON.stringify(input)}:${JSON.stringify(answersOn(input, runs))}`);
    return `  ${JSON.stringify(name)}: {\n    ${rows.join(',\n    ')},\n  },\n`;
  });
  return `// Written by packages/dialects/test/record-programs.ts on ${new Date().toISOString().slice(0, 10)}. What programs made of programs/corpus.json.

type Answers = readonly (readonly [string, ...(string | null)[]])[];

/** Id, name and version; the first is "a" in the lists of those that give an answer, the second "b", and so on. */
export const programs: readonly (readonly [string, string, string])[] = ${JSON.stringify(programs)};

/** For each input the answers: who gives it, then an error, or scheme, userinfo, host, port, path, query and fragment. */
export const recordings: Readonly<Record<string, Readonly<Record<string, Answers>>>> = {
${classes.join('')}};
`;
}

function answersOn(input: string, runs: readonly ProgramRun[]): (string | null)[][] {
  const index = inputs.indexOf(input);
  const groups = new Map<string, string>();
  runs.forEach(({ answers }, program) => {
    const key = JSON.stringify(valuesOf(answers[index]!, input));
    groups.set(key, (groups.get(key) ?? '') + String.fromCharCode(0x61 + program));
  });
  return [...groups].map(([key, members]) => [members, ...JSON.parse(key)]);
}

/** An error without the input in it, and without the paths of this machine. */
function valuesOf(answer: ProgramAnswer, input: string): (string | null)[] {
  if ('error' in answer) {
    const message = [JSON.stringify(input), input].reduce(
      (text, part) => (part === '' ? text : text.split(part).join('…')),
      answer.error,
    );
    return [message.slice(0, 80)];
  }
  const { scheme, userinfo, host, port, path, query, fragment } = answer;
  return [scheme, userinfo, host, port, path, query, fragment];
}

async function printFigure(): Promise<void> {
  const { compare } = await import('@url/dialects/compare');
  const { recordedReaders } = await import('@url/dialects/recordings');
  let [apart, found, alarms, agreeing] = [0, 0, 0, 0];
  for (const input of inputs) {
    const byPrograms = compare(input, { dialects: recordedReaders(input), explain: false }).hostsDiffer;
    const byReaders = compare(input, { explain: false }).hostsDiffer;
    if (byPrograms) {
      apart++;
      if (byReaders) found++;
    } else {
      agreeing++;
      if (byReaders) alarms++;
    }
  }
  console.log(
    `${inputs.length} inputs; programs find different hosts in ${apart}, and the readers warn of ${found} of these`,
  );
  console.log(
    `in ${agreeing} inputs the programs that read them agree on the host; the readers warn of ${alarms} of these`,
  );
}

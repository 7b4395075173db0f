// `node tools/data/programs/verify.ts <seed> <count>`: asks the programs that run here about strings of the grammar of attacks.ts. Prints how many of
// their hosts the readers find, how often `compare` warns, and how many pairs of a filter and a client `compareFilterAndClient` reports. A third
// argument is a base, against which only the hosts are compared. Use a seed that nobody has used to mend a model.
import {
  compare,
  countPairs,
  defaultReaders,
  hostIdentity,
} from '../../../packages/readings/compare/test/compare/pairs.ts';
import { attacks } from './attacks.ts';
import { askPrograms, type Live } from './live.ts';

const [seed, count, base = null] = process.argv.slice(2);
const inputs = attacks(Number(seed), Number(count));
const live = await askPrograms(inputs, base);
for (const program of live) console.log(sharesOf(program));
if (base === null) {
  // The newest version of each program, which is one of the readers that `compare` asks by default.
  const readers = new Map(live.map((program) => [program.reader.id, program] as const).reverse());
  const newest = [...readers.values()].filter(({ reader }) => defaultReaders.includes(reader));
  console.log(alarmsOf(newest));
  console.log(pairsOf(newest));
}

function percent(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(3)} %)`;
}

/** The hosts that are equal. An input with a scheme that the reader does not support says nothing of its host. */
function sharesOf({ name, reader, hosts }: Live): string {
  let asked = 0;
  const wrong: string[] = [];
  inputs.forEach((input, index) => {
    const reading = reader.read(input, base ?? undefined);
    const host = hosts[index]!;
    if (reading.error?.type === 'unsupported') return;
    asked++;
    const found = reading.ok ? hostIdentity(reading.components.host ?? '') : null;
    if (found !== (host === null ? null : hostIdentity(host)))
      wrong.push(`  ${JSON.stringify(input)}: ${JSON.stringify(host)}, by the reader ${JSON.stringify(found)}`);
  });
  return [`${name}: ${percent(asked - wrong.length, asked)} hosts are equal`, ...wrong.slice(0, 5)].join('\n');
}

/** The different hosts of the programs in an input, "" for none. */
function hostsIn(programs: readonly Live[], index: number): Set<string> {
  const found = new Set<string>();
  for (const { hosts, reader } of programs) {
    const host = hosts[index];
    const { error, components } = reader.read(inputs[index]!);
    if (host === null || host === undefined || error?.type === 'unsupported') continue;
    // An authority that names no server is not a host, and not none.
    if (host !== '' || components?.registry === undefined) found.add(hostIdentity(host));
  }
  return found;
}

/** What `compare` says of an input, and what it should say. */
interface Verdict {
  readonly input: string;
  readonly isApart: boolean;
  readonly isAlike: boolean;
  readonly isFlagged: boolean;
  /** Whether the readers show each host of the programs. */
  readonly isShown: boolean;
}

function verdictOn(programs: readonly Live[], input: string, index: number): Verdict {
  const found = hostsIn(programs, index);
  const isAlike = found.size < 2;
  found.delete('');
  const { hostsDiffer, readings } = compare(input, { explain: false });
  const shown = new Set(readings.map(({ reading }) => hostIdentity(reading.components?.host ?? '')));
  const isShown = [...found].every((host) => shown.has(host));
  return { input, isAlike, isApart: found.size > 1, isFlagged: hostsDiffer, isShown };
}

function alarmsOf(programs: readonly Live[]): string {
  const verdicts = inputs.map((input, index) => verdictOn(programs, input, index));
  const apart = verdicts.filter(({ isApart }) => isApart);
  const alike = verdicts.filter(({ isAlike }) => isAlike);
  const flagged = apart.filter(({ isFlagged }) => isFlagged);
  const shown = apart.filter(({ isShown }) => isShown);
  const wrong = alike.filter(({ isFlagged }) => isFlagged);
  const missed = apart.filter(({ isFlagged, isShown }) => !(isFlagged && isShown));
  return [
    `two hosts: ${percent(flagged.length, apart.length)} are flagged, of ${percent(shown.length, apart.length)} all hosts are shown`,
    `one host or none: ${percent(wrong.length, alike.length)} are flagged`,
    ...[...missed, ...wrong].slice(0, 10).map(({ input }) => `  ${JSON.stringify(input)}`),
  ].join('\n');
}

function pairsOf(programs: readonly Live[]): string {
  const answered = programs.map(({ reader, hosts }) => ({
    reader,
    hosts: new Map(inputs.map((input, index) => [input, hosts[index]!] as const)),
  }));
  const { apart, reported, wronglyRefused, missed } = countPairs(answered, inputs);
  return [
    `a filter and a client that go apart: ${percent(reported, apart)} are reported`,
    `called safe by a wrong refusal: ${percent(wronglyRefused.length, apart)}`,
    ...missed.slice(0, 10).map((text) => `  ${text}`),
  ].join('\n');
}

import { defaultReaders, findReader, programVersions, type Reader, searchDifferences } from '@url/compare';
import { drafts } from '@url/drafts';
import { parseHost } from '@url/host';
import { type AnswerInput, answerInputs, isBlank, outputIfTooLong } from '../answers.js';
import { type Arguments, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { type FilterAndClient, modeOf, type Task } from '../compare-modes.js';
import { areArguments, type Inputs, readInputs } from '../inputs.js';
import { baseOption, inputOptions, only, outputOptions, without } from '../options.js';
import { printable, quoteInput } from '../printable.js';
import { Sarif } from '../sarif.js';
import type { Session } from '../session.js';

export const compare: Command = {
  name: 'compare',
  summary: 'show which host each program finds in a string, and who can be deceived',
  usage: '[string...]',
  arguments: 'strings',
  description: `
    Reads each input as the URL Standard, RFC 3986, RFC 3987 and programs do. The first line is the verdict: whether they find different
    hosts. Then it says why, which filter lets which client connect elsewhere, and who finds which host. With --table it also shows all
    parts side by side. For a line of standard input or of a file it writes one line: what differs, with the hosts, or "reach" with an
    address of this machine or of its network on which all readers agree, or JSON with --json; --summary counts the differences of all lines. The exit status is 1 if a program refuses an input that another would connect to, and 3 if readers find different hosts. A
    grammar alone, such as that of RFC 3986 for a host in Unicode, does not count as a program. With --drafts the drafts of 2009,
    2012 and 2014 and the model are compared too; they raise no alarm.

    With --filter and --client it says what gets through if one program checks a URL and another connects to it. With --search it
    writes the shortest inputs in which two readers find two hosts.`,
  options: {
    ...baseOption,
    '-r, --readers <ids>':
      'compare only these, separated by commas; for --search two. "go-net-url@1.24" is an earlier version of a program',
    '--drafts': 'also compare the drafts of 2009, 2012 and 2014 and the model',
    '-t, --table': 'after the verdict on an argument, show all parts side by side, and the notes of the readers',
    '--filter <id>': 'the reader that checks an input before the client connects',
    '--client <id>': 'the reader that connects to what the filter lets pass',
    '--allow <hosts>':
      'the hosts that the filter lets pass, separated by commas: "good.com", or ".good.com" for what is below it. All hosts by default',
    '--search':
      'search the shortest inputs in which two readers find two hosts; make the inputs that are given shorter',
    '--fail-on <alarms>':
      'end with status 3 for these, separated by commas: host (the default), refusal (a program rejects what another would connect ' +
      'to), result (any rejection), path',
    '-s, --summary':
      'count the ways in which the readers differ on all inputs, the worst first, each with three examples',
    '-p, --programs':
      'also ask programs: curl, Python, Go, Java, PHP, Ruby, Perl, .NET and libraries of Node, if they are installed. For the ' +
      'others use recorded answers, if there are any. With --base each program that can resolves the inputs by its own function. All inputs ' +
      'are read before the first answer',
    ...without(inputOptions, 'field', 'into'),
    '--sarif': 'write a SARIF log of the inputs that raise an alarm, for code scanning',
    ...only(outputOptions, 'json', 'quiet', 'fail-fast'),
  },
  examples: [
    [
      "printf 'http://h/a\\nhttp:///h/\\n' | url compare --summary -r rfc3986,whatwg",
      '2 inputs, 1 read alike\n1 host (host or none)\n  line 2: http:///h/\n1 path\n  line 2: http:///h/',
      3,
    ],
    [
      "url compare --filter python-urllib --client whatwg --allow good.com 'http://evil.com\\@good.com/'",
      'python-urllib lets it pass as good.com, whatwg connects to evil.com.',
      3,
    ],
    ["printf 'http:///h/\\nhttp://h/\\n' | url compare", 'host (none ≠ h), result, path\n', 3],
  ],
  common: ['base', 'readers', 'table', 'filter', 'client', 'summary'],
  requires: { filter: 'client', client: 'filter', allow: 'filter', search: 'readers' },
  excludes: {
    search: 'filter client allow summary programs sarif drafts fail-on base fail-fast skip-blank',
    drafts: 'readers',
    table: 'filter search summary sarif json',
    summary: 'filter client sarif',
    filter: 'readers drafts fail-on fail-fast',
    sarif: 'json',
  },
  statuses: {
    1: 'a program refuses an input that another would connect to, or an input was not read',
    3: 'readers find different hosts in an input, or --fail-on names what differs',
  },
  run: async (session, args) => {
    if (args.has('search')) return search(session, args);
    const json = args.has('json');
    const sarif = args.has('sarif') ? new Sarif() : null;
    const ids = args.value('readers')?.split(',') ?? null;
    const readers = ids !== null ? readReaders(ids) : args.has('drafts') ? allReaders : defaultReaders;
    const filterAndClient = readFilterAndClient(args);
    const alarms = args.value('fail-on')?.split(',') ?? null;
    const failOn = alarms && readNames(alarms, ['host', 'refusal', 'result', 'path'], 'alarm');
    const { source, programs } = await askPrograms(session, args);
    const isForAPerson = areArguments(args) && !json && sarif === null;
    const own = { base: args.value('base'), readers, failOn, hasTable: args.has('table') };
    const task: Task = { ...own, session, programs, sarif, json, isForAPerson };
    const mode = modeOf(filterAndClient, args.has('summary'), task);
    const hasLines = sarif === null && !args.has('summary');
    await session.stdout.write(sarif?.start ?? '');
    const answerInput: AnswerInput = (input, inputs, index, batch) => {
      if (inputs.isArgument || !isBlank(input)) mode.add(input, inputs.placeOf(index), batch);
      else if (hasLines) batch.output += json ? `${session.shown(JSON.stringify({ input, blank: true }))}\n` : '\n';
    };
    const ifTooLong = hasLines ? outputIfTooLong(json) : '';
    await answerInputs(session, args, { noun: 'URL', answerInput, ifTooLong, source }).catch(async (error) => {
      // The results so far are a log of their own.
      await session.stdout.write(sarif?.end(false) ?? '');
      throw error;
    });
    await session.stdout.write(sarif?.end(true) ?? mode.end?.() ?? '');
  },
};

function readNames<Name extends string>(names: readonly string[], known: readonly Name[], noun: string): Name[] {
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown === undefined) return [...new Set(names)] as Name[];
  throw new UsageError(`unknown ${noun} ${quoteInput(unknown)}; the ${noun}s are ${known.join(', ')}`);
}

const allReaders: readonly Reader[] = [...defaultReaders, ...drafts];

function readReaders(ids: readonly string[]): Reader[] {
  const known = allReaders.map(({ id }) => id).concat(programVersions.map(({ id }) => id));
  const named = ids.map((id) => findReader(id)?.id ?? id);
  const unknown = named.find(
    (id) => id.includes('@') && findReader(id.replace(/@.*/, '')) !== null && findReader(id) === null,
  );
  if (unknown !== undefined) throw new UsageError(unknownVersion(unknown));
  return readNames(named, known, 'reader').map((name) => findReader(name) ?? drafts.find(({ id }) => id === name)!);
}

/** Names the versions of a program that readers know. */
function unknownVersion(id: string): string {
  const [program] = id.split('@', 1);
  const readers = [...defaultReaders, ...programVersions].filter((reader) => reader.id.replace(/@.*/, '') === program);
  const versions = readers.flatMap((reader) => reader.versions ?? []).map((name) => name.replace(/^.* /, ''));
  return `unknown version ${quoteInput(id)}; the versions of ${program} are ${versions.join(', ')}`;
}

function readFilterAndClient(args: Arguments): FilterAndClient | null {
  const [filter, client] = ['filter', 'client'].flatMap((name) => readReaders(args.values(name).slice(-1)));
  if (filter === undefined || client === undefined) return null;
  const allow = args.value('allow')?.split(',') ?? null;
  const wrong = allow?.find((entry) => entry.includes('*') || parseHost(entry.replace(/^\./, '')) === null);
  if (wrong !== undefined)
    throw new UsageError(`--allow: ${quoteInput(wrong)} is not a host: write --allow good.com,.good.com`);
  return { filter, client, allow };
}

/** With `--programs`, reads all inputs and asks the programs about them: programs start slowly, so each is started once. */
async function askPrograms(session: Session, args: Arguments) {
  if (!args.has('programs')) return { source: readInputs(session, args, 'URL'), programs: null };
  const { askPrograms } = await import('../program-readers.js');
  const source: Inputs[] = [];
  for await (const inputs of readInputs(session, args, 'URL')) source.push(inputs);
  const asked = source.flatMap(({ lines, isArgument }) =>
    lines.filter((line) => line !== null && (isArgument || !isBlank(line))),
  );
  return { source, programs: await askPrograms(asked as string[], args.value('base')) };
}

/**
 * Writes the shortest inputs in which two readers find two hosts, each with the hosts: JSON, or three columns. Inputs that are given are made
 * shorter; without them only the grammar is searched.
 */
async function search(session: Session, args: Arguments): Promise<void> {
  const [first, second, third] = readReaders(args.value('readers')!.split(','));
  if (first === undefined || second === undefined || third !== undefined)
    throw new UsageError('--search needs two readers: --readers whatwg,curl');
  const inputs: string[] = [];
  if (args.inputs.length + args.values('file').length > 0) {
    for await (const { lines } of readInputs(session, args, 'URL'))
      inputs.push(...lines.filter((line) => line !== null));
  }
  const found = searchDifferences({ readers: [first, second], inputs, ...(inputs.length > 0 ? { tries: 0 } : {}) });
  const lines = found.map(({ input, hosts }) =>
    args.has('json') ? session.shown(JSON.stringify({ input, hosts })) : [input, ...hosts].map(printable).join('\t'),
  );
  await session.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (found.length > 0) session.endWith(3);
}

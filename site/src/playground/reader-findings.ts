import type { Comparison, Difference, Harm } from '@url/compare';
import { canBeLookedUp, compareReadings, destinationKey } from '@url/compare/internal';
import type { URLRecord } from '@url/record';
import type { ParsedInput } from './parsed-input.ts';
import { findLiving, longestCompared, shortName } from './readers.ts';
import { type Finding, guides, type Phrase } from './verdict.ts';

/**
 * @param parsed the parse of an input
 * @returns the worst difference between the readers that programs follow
 */
export function readerFindings({ input, base, url }: ParsedInput): Finding[] {
  if (input.length > longestCompared) {
    const text = `Readers are compared up to ${longestCompared.toLocaleString('en')} code units. The command compares longer inputs.`;
    return [{ tone: 'note', text: [text], pane: null, guide: guides.comparing }];
  }
  const comparison = compareReadings(input, { base: base === '' ? null : base });
  if (comparison.alarms[0] === 'host')
    return [url !== null && isHostless(url) ? hostInPathFinding(comparison) : hostFinding(comparison, url !== null)];
  const result = comparison.differences.find(({ subject }) => subject === 'result');
  return comparison.alarms[0] === 'refusal' && result !== undefined ? refusalFindings(result, url !== null) : [];
}

/** Schemes whose URLs name a person, a document or a program, not a server. */
const hostlessSchemes = 'data javascript mailto sms tel urn'.split(' ');

const isHostless = ({ scheme, hasOpaquePath }: URLRecord) => hasOpaquePath && hostlessSchemes.includes(scheme);

/** Where the clients among the readers connect, with their names; two names that lead to the same host are one. */
function targetsOf(connections: Comparison['connections']): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { to, by } of connections) {
    if (to === null || !canBeLookedUp(to)) continue;
    const clients = targets.get(destinationKey(to)) ?? [];
    targets.set(destinationKey(to), clients);
    const name = by === 'browsers' ? namesOfStandard : by;
    if (!clients.includes(name)) clients.push(name);
  }
  return targets;
}

/** Nobody connects to a server for such a URL: a program that finds a host in "mailto:jo@example.org" is remarkable, and no danger. */
function hostInPathFinding({ differences }: Comparison): Finding {
  const { readings } = differences.find(({ subject }) => subject === 'host')!;
  const readers = readings.filter(({ value }) => value).flatMap((answer) => answer.readers);
  const text = `Some programs find a host here: ${namesOf(readers)}.`;
  return { tone: 'note', text: [text], pane: 'readings', guide: guides.comparing };
}

/** What programs do with different hosts: parsers read them, and clients connect to them. */
function headOf(harm: Harm, targets: ReadonlyMap<string, unknown>): string {
  if (harm === 'other name') return 'Programs read different names, which lead to the same host: ';
  if (harm === 'host or none') return 'Some programs find a host here, and others do not: ';
  if (harm === 'name or address') return 'Some programs read an address, and others a name: ';
  return targets.size > 1 ? connecting : 'Programs read different hosts: ';
}

const connecting = 'Programs connect to different hosts: ';

/**
 * If the input is not a URL and programs do not contradict each other, the host is only a guess. A host that nobody can look up is not
 * connected to.
 */
function hostFinding({ differences, connections }: Comparison, isURL: boolean): Finding {
  const { harm, readings } = differences.find(({ subject }) => subject === 'host')!;
  const answers = readings.filter(({ value }) => value);
  const targets = targetsOf(connections);
  const head = headOf(harm, targets);
  const connects = head === connecting;
  // Parsers connect to nothing.
  const hosts = connects
    ? [...targets].map(([host, clients]) => ({ host, who: shortened(clients) }))
    : answers.map(({ value, readers }) => ({ host: value!, who: namesOf(readers) }));
  const none = connects ? [] : readings.filter(({ value }) => !value).flatMap(({ readers }) => readers);
  const end = none.length === 0 ? '.' : `. No host: ${namesOf(none)}.`;
  const text: Phrase[] = [head, ...listOf(hosts, end)];
  if (harm === 'other name') text.push(' A filter that compares names misses one of them.');
  else if (targets.size === 1 && answers.length > 1)
    text.push(' Clients connect to ', { code: [...targets.keys()][0]! }, '.');
  const known = answers.filter(({ value }) => canBeLookedUp(value!)).length;
  const isDanger = isURL ? known > 0 : known > 1 && harm !== 'host or none';
  return { tone: isDanger ? 'danger' : 'warning', text, pane: 'readings', guide: guides.forgery };
}

/** Hosts with those who find them: "a (curl), b (httpx) and c (Go)", and the end of the sentence. A line does not break before the stop. */
function listOf(hosts: readonly { readonly host: string; readonly who: string }[], end: string): Phrase[] {
  return hosts.flatMap(({ host, who }, index): Phrase[] => {
    const isLast = index === hosts.length - 1;
    const before = index === 0 ? [] : [isLast ? ' and ' : ', '];
    return [...before, { code: host }, ` (${who})${isLast ? end : ''}`];
  });
}

/** Programs that refuse a URL, or that accept what is not one. */
function refusalFindings({ readings }: Difference, isURL: boolean): Finding[] {
  const { readers } = readings.find(({ value }) => value === (isURL ? 'failure' : 'success'))!;
  const programs = readers.filter((id) => findLiving(id)?.role !== 'standard');
  if (programs.length === 0) return [];
  const text = `Some programs ${isURL ? 'refuse' : 'accept'} it: ${namesOf(programs)}.`;
  return [{ tone: 'note', text: [text], pane: 'readings', guide: guides.comparing }];
}

const mostNames = 4;

const namesOfStandard = 'browsers, Node, Deno';

/** The readers in words: those that most people run come first. */
function namesOf(ids: readonly string[]): string {
  const isSpecification = (id: string) => findLiving(id)?.role === 'standard' && id !== 'whatwg';
  const all = [...ids].sort(
    (a, b) =>
      Number(isSpecification(a)) - Number(isSpecification(b)) || Number(b === 'whatwg') - Number(a === 'whatwg'),
  );
  return shortened(all.map((id) => (id === 'whatwg' ? namesOfStandard : shortName(findLiving(id)!))));
}

function shortened(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
}

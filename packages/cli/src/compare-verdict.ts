import { type Agreement, type Comparison, findReader, hostIdentity } from '@url/compare';
import { canBeLookedUp } from '@url/compare/internal';
import stringWidth from 'string-width';
import { excerpt } from './excerpt.js';
import { visible } from './printable.js';
import type { Session } from './session.js';

/** The verdict fits a terminal of this many columns, except for a word that is longer. */
const columns = 80;
const maxHostWidth = 40;
const mostNames = 4;

/**
 * Describes what a comparison means for a person: whether the hosts differ, why, who can be deceived, and who finds which host. The first line is
 * the answer.
 *
 * @returns lines without newlines
 */
export function verdictOf(comparison: Comparison, { colors }: Session): string[] {
  const { hosts, differences } = comparison;
  const host = differences.find(({ subject }) => subject === 'host');
  const found = hosts.filter(({ value }) => value);
  const isAlarm = comparison.hostsDiffer;
  const unknown = isAlarm && found.length > 0 && found.every(({ value }) => !canBeLookedUp(value!));
  const head = headOf(comparison, unknown);
  const paint = isAlarm && !unknown ? colors.red : colors.bold;
  const sides = isAlarm ? hosts.map((side) => `${hostOf(side)} (${someOf(side.readers)})`) : found.map(hostOf);
  const [first, ...others] = wrapped(`${head}  ${sides.join(' ≠ ')}`.trimEnd(), '');
  const lines = [paint(head) + first!.slice(head.length), ...others];
  return [
    ...lines,
    ...wrapped(reasonOf(comparison, host?.rules[0] ?? null, unknown), ''),
    ...(isAlarm && !unknown ? deceived(comparison) : []),
    ...connectionsOf(comparison),
    ...vulnerabilitiesOf(comparison),
  ];
}

function headOf({ hosts, hostsDiffer, alarms, readings, differences }: Comparison, unknown: boolean): string {
  if (unknown) return 'NO HOST THAT CAN BE LOOKED UP';
  if (hostsDiffer) {
    const harm = differences.find(({ subject }) => subject === 'host')?.harm;
    if (harm === 'other name') return 'NAMES DIFFER, ONE HOST';
    return harm === 'host or none' ? 'HOST OR NONE' : 'HOSTS DIFFER';
  }
  if (readings.every(({ reading }) => !reading.ok)) return 'REFUSED BY ALL';
  if (alarms.includes('refusal')) return 'REFUSED BY SOME';
  if (differences.some(({ harm }) => harm === 'no server')) return 'NO SERVER';
  return hosts.some(({ value }) => value) ? 'SAME HOST' : 'NO HOST';
}

function hostOf({ value, host }: Agreement): string {
  if (!value) return 'none';
  const { type, address, reach } = host!;
  const about = [
    ...(type.startsWith('IP') ? [type] : []),
    ...(address !== null && !value.includes(address) ? [address] : []),
    ...(reach === null ? [] : [reach]),
  ];
  return [excerpt(value, 0, 0, maxHostWidth).text, ...about].join(', ');
}

/** The names that people know first: "browsers, curl, requests, Go net/url … 11". */
function someOf(ids: readonly string[]): string {
  const names = [...ids].sort((one, other) => rankOf(one) - rankOf(other)).map(shortName);
  return names.length > mostNames + 1 ? `${names.slice(0, mostNames).join(', ')} … ${names.length}` : names.join(', ');
}

/** Browsers, then clients, then parsers, then grammars. */
function rankOf(id: string): number {
  const reader = findReader(id);
  if (id === 'whatwg') return 0;
  if (reader?.role === 'standard' || reader === null) return 4;
  return reader.kind === 'client' ? 1 : reader.client === undefined ? 3 : 2;
}

function shortName(id: string): string {
  return id === 'whatwg' ? 'browsers' : (findReader(id)?.id ?? id);
}

function reasonOf({ differences, readings }: Comparison, rule: string | null, unknown: boolean): string {
  if (unknown) return `No resolver accepts such a name. ${visible(rule ?? '')}`.trim();
  if (rule !== null) return visible(rule);
  const result = differences.find(({ subject }) => subject === 'result');
  if (result !== undefined) return visible(result.causes[0]?.sentence ?? result.rules[0]!);
  const refused = readings.find(({ reading }) => !reading.ok)?.reading;
  return refused?.error === undefined ? '' : visible(refused.error.message);
}

function isSame(to: string | null, read: string | null): boolean {
  return to !== null && hostIdentity(to) === hostIdentity(read ?? '');
}

/** Which program as a filter lets a client connect elsewhere: a line for each pair of hosts. */
function deceived({ hosts, connections }: Comparison): string[] {
  const named = hosts.filter(({ value }) => value);
  return named.flatMap((safe) =>
    named.flatMap((evil) => {
      const clients = evil.readers.filter((id) =>
        connections.some((one) => one.id === id && isSame(one.to, evil.value)),
      );
      const filters = safe.readers.filter((id) => findReader(id)?.role === 'program');
      // A name in Unicode and its A-labels are one host.
      if (isSame(safe.value, evil.value) || clients.length === 0 || filters.length === 0) return [];
      return wrapped(
        `Filter ${someOf(filters)} passes ${hostOf(safe)} → client ${someOf(clients)} connects to ${hostOf(evil)}`,
        '  ',
      );
    }),
  );
}

/** The clients that ask for something else than the host that was read. */
function connectionsOf({ connections, hosts }: Comparison): string[] {
  const lines = connections.flatMap(({ id, by, to }) => {
    const read = hosts.find(({ readers }) => readers.includes(id))?.value ?? '';
    return to === null || isSame(to, read) ? [] : [`${by} reads ${visible(read)} and connects to ${visible(to)}`];
  });
  return [...new Set(lines)].flatMap((line) => wrapped(line, '  '));
}

/** The earlier versions that an advisory names, by the host that they find: "java-spring@6.1.3 finds evil.com: CVE-2024-22243". */
function vulnerabilitiesOf({ vulnerabilities }: Comparison): string[] {
  const lines = new Map<string, string[]>();
  for (const { cve, id, host } of vulnerabilities) {
    const start = `${id} finds ${host === null ? 'no host' : visible(host)}`;
    lines.set(start, [...(lines.get(start) ?? []), cve]);
  }
  return [...lines].flatMap(([start, cves]) => wrapped(`${start}: ${cves.join(', ')}`, '  '));
}

/**
 * Every host with its readers and their versions, and the readers that refuse with their reasons.
 *
 * @param asked the versions of the programs that were asked, by the ids of their readers
 */
export function readersOf({ hosts, readings, base }: Comparison, asked: ReadonlyMap<string, string>): string[] {
  const refusals = new Map<string, { readonly start: string; readonly ids: string[] }>();
  for (const { id, reading } of readings) {
    if (reading.ok) continue;
    const { type, message } = reading.error;
    // A program without a function for references does not refuse the reference.
    const start = base !== null && type === 'unsupported' ? 'left out' : 'refused by';
    const refusal = refusals.get(message) ?? { start, ids: [] };
    refusal.ids.push(withVersion(id, asked));
    refusals.set(message, refusal);
  }
  const named = ({ readers }: Agreement): string => readers.map((id) => withVersion(id, asked)).join(', ');
  return [
    ...hosts.flatMap((side) => wrapped(`${hostOf(side)}: ${named(side)}`, '  ')),
    ...[...refusals].flatMap(([message, { start, ids }]) =>
      wrapped(`${start} ${ids.join(', ')}: ${visible(message)}`, '  '),
    ),
  ];
}

/** "go-net-url 1.26.8"; a recorded version has it in its id. */
function withVersion(id: string, asked: ReadonlyMap<string, string>): string {
  const known = findReader(id)?.versions?.map((name) => name.replace(/^.* /, '')) ?? [];
  const version = asked.get(id) ?? known.join('/');
  return id.includes('@') || version === '' ? id : `${id} ${version}`;
}

/** A text in lines of 80 columns. The lines after the first have two more spaces. */
export function wrapped(text: string, indent: string): string[] {
  if (text === '') return [];
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const isFirst = line.trim() === '';
    if (!isFirst && stringWidth(`${line} ${word}`) > columns) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line = isFirst ? `${indent}${word}` : `${line} ${word}`;
  }
  return [...lines, line];
}

import type { Reading } from '../dialect.js';
import { type CountValues, explain } from './explain.js';
import { describeHost, type HostDescription } from './host-identity.js';
import { componentOf, keyOf, meaningOf, type Subject } from './same.js';

/** Dialects that agree on a value, which is given as the first of them writes it. */
export interface Agreement {
  readonly value: string | null;
  readonly dialects: readonly string[];
  /** What the host is, where the subject is the host. */
  readonly host?: HostDescription;
}

/**
 * What a difference lets happen, the worst first.
 *
 * - "other host": two names, or two addresses, that would be connected to
 * - "name or address": a name for one reader, an address for another
 * - "host or none": one reader finds no host, or an empty one
 * - "refusal": one reader refuses what another would connect to
 * - "scheme", "credentials", "port", "path", "query", "fragment": the component differs
 * - "result": one reader refuses what another reads, and nobody would connect
 * - "spelling": the values differ in what ToASCII or percent-decoding removes
 */
export type Harm =
  | 'other host'
  | 'name or address'
  | 'host or none'
  | 'scheme'
  | 'refusal'
  | 'credentials'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment'
  | 'result'
  | 'spelling';

/**
 * Every kind of harm, the worst first.
 *
 * @example
 * import { harms } from '@url/dialects/compare';
 *
 * harms[0]; // => 'other host'
 */
export const harms: readonly Harm[] = [
  'other host',
  'name or address',
  'host or none',
  'refusal',
  'scheme',
  'credentials',
  'port',
  'path',
  'query',
  'fragment',
  'result',
  'spelling',
];

/** A subject on which dialects differ. In a list the difference that can do the most harm comes first. */
export interface Difference {
  /** The component, or "result" where some dialects fail and others do not. */
  readonly subject: Subject | 'result';
  readonly harm: Harm;
  readonly readings: readonly Agreement[];
  /**
   * Sentences that tell what makes the difference. Each is proved: without what it names the readers agree, or differ in fewer ways.
   * There are none where no rule is proved. For "result" they are the reasons of the dialects that refuse.
   */
  readonly rules: readonly string[];
  /** The sentences as one text; "" where there are none. */
  readonly rule: string;
}

/** A dialect that reads the input, with its reading. */
export interface Read {
  readonly id: string;
  readonly reading: Extract<Reading, { ok: true }>;
}

/** Whether a dialect reads the input. */
export function isRead(entry: Compared['readings'][number]): entry is Read {
  return entry.reading.ok;
}

/** What is compared. */
export interface Compared {
  readonly input: string;
  readonly base: string | null;
  readonly readings: readonly { readonly id: string; readonly reading: Reading }[];
  /** Reads other inputs, to explain differences; `null` where nothing is to be explained. */
  readonly countValues: CountValues | null;
}

/** The readings that agree on a subject, a list for each value that readers find. */
export type Partition = readonly (readonly Read[])[];

/** Lists the readings whose keys for the subject are equal. The key of each reading is computed once. */
export function partition(subject: Subject, read: readonly Read[]): Partition {
  const lists = new Map<string | null, Read[]>();
  for (const entry of read) {
    const key = keyOf(subject, entry.reading.components);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [entry]);
    else list.push(entry);
  }
  return [...lists.values()];
}

/**
 * The differences between readings, the worst first.
 *
 * @param compared what is compared
 * @param partitions for each subject, the readings that agree on it
 */
export function differencesBetween(compared: Compared, partitions: ReadonlyMap<Subject, Partition>): Difference[] {
  const differences = [...partitions].flatMap((entry) => differenceIn(entry[0], entry[1], compared));
  const all = [...differences, ...resultDifference(compared.readings)];
  return all.sort((a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm));
}

function differenceIn(subject: Subject, lists: Partition, { input, base, countValues }: Compared): Difference[] {
  if (lists.length < 2) return [];
  const readings = lists.map((list) => agreement(subject, list));
  const rules = countValues === null ? [] : explain(subject, { input, base }, countValues);
  return [{ subject, harm: harmOf(subject, lists, readings), readings, rules, rule: rules.join(' ') }];
}

function agreement(subject: Subject, list: readonly Read[]): Agreement {
  const value = componentOf(subject, list[0]!.reading.components);
  const dialects = list.map(({ id }) => id);
  return subject === 'host' ? { value, dialects, host: describeHost(value) } : { value, dialects };
}

/** Readings with the same key have the same meaning, so only the first of each list is asked for its meaning. */
function harmOf(subject: Subject, lists: Partition, readings: readonly Agreement[]): Harm {
  const meanings = new Set(lists.map((list) => meaningOf(subject, list[0]!.reading.components)));
  if (meanings.size < 2) return 'spelling';
  if (subject !== 'host') return subject;
  const types = readings.map(({ host }) => host!.type);
  const named = new Set([...meanings].filter((meaning) => meaning !== ''));
  if (named.size < 2) return 'host or none';
  return types.includes('name') && types.some((type) => type.startsWith('IP')) ? 'name or address' : 'other host';
}

/** The difference between dialects that fail and dialects that do not, with the reasons of the failures. */
function resultDifference(readings: Compared['readings']): Difference[] {
  const read = readings.filter(isRead);
  const reasons = new Map<string, string[]>();
  for (const { id, reading } of readings) {
    if (!reading.ok) reasons.set(reading.error.message, [...(reasons.get(reading.error.message) ?? []), id]);
  }
  if (read.length === 0 || reasons.size === 0) return [];
  const rules = [...reasons].map((entry) => `${entry[1].join(', ')}: ${entry[0]}`);
  return [
    {
      subject: 'result',
      harm: read.some(({ reading }) => reading.components.host) ? 'refusal' : 'result',
      readings: [
        { value: 'success', dialects: read.map(({ id }) => id) },
        { value: 'failure', dialects: [...reasons.values()].flat() },
      ],
      rules,
      rule: rules.join(' '),
    },
  ];
}

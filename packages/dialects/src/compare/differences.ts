import type { Reading } from '../dialect.js';
import { type CountValues, explain } from './explain.js';
import { describeHost, type HostDescription } from './host-identity.js';
import { componentOf, keyOf, meaningOf, type Subject, subjects } from './same.js';

/** Dialects that mean the same, and the value as the first of them writes it. */
export interface Agreement {
  readonly value: string | null;
  readonly dialects: readonly string[];
  /** What the value is, where it is a host. */
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

/** Something that dialects disagree on; the first in a list can do the most harm. */
export interface Difference {
  /** The component, or "result" for failure against success. */
  readonly subject: Subject | 'result';
  readonly harm: Harm;
  readonly readings: readonly Agreement[];
  /**
   * Sentences on what makes the difference. Each is proved: without what it names the readers agree, or differ in fewer ways.
   * None where no rule is proved, and for "result" the reasons of those that refuse.
   */
  readonly rules: readonly string[];
  /** The sentences as one text, "" where there are none. */
  readonly rule: string;
}

/** One dialect that reads the input. */
export interface Read {
  readonly id: string;
  readonly reading: Extract<Reading, { ok: true }>;
}

const harms: readonly Harm[] = [
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

/** What is compared, and how the same readers read something else. */
export interface Compared {
  readonly input: string;
  readonly base: string | null;
  readonly readings: readonly { readonly id: string; readonly reading: Reading }[];
  /** `null` where nothing is to be explained. */
  readonly countValues: CountValues | null;
}

/** The differences between readings, the worst first. */
export function differencesBetween(compared: Compared): Difference[] {
  const read = compared.readings.filter((entry): entry is Read => entry.reading.ok);
  const differences = subjects.flatMap((subject) => differenceIn(subject, read, compared));
  const all = [...differences, ...resultDifference(compared.readings, read)];
  return all.sort((a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm));
}

/** The values that readers find, each with those that find it. */
export function agreements(subject: Subject, read: readonly Read[]): Agreement[] {
  const byKey = new Map<string | null, { value: string | null; dialects: string[]; host?: HostDescription }>();
  for (const { id, reading } of read) {
    const key = keyOf(subject, reading.components);
    const agreement = byKey.get(key);
    if (agreement !== undefined) {
      agreement.dialects.push(id);
      continue;
    }
    const value = componentOf(subject, reading.components);
    byKey.set(key, { value, dialects: [id], ...(subject === 'host' ? { host: describeHost(value) } : {}) });
  }
  return [...byKey.values()];
}

function differenceIn(subject: Subject, read: readonly Read[], compared: Compared): Difference[] {
  const readings = agreements(subject, read);
  if (readings.length < 2) return [];
  const { input, base, countValues } = compared;
  const rules = countValues === null ? [] : explain(subject, { input, base }, countValues);
  return [{ subject, harm: harmOf(subject, read, readings), readings, rules, rule: rules.join(' ') }];
}

function harmOf(subject: Subject, read: readonly Read[], readings: readonly Agreement[]): Harm {
  const meanings = new Set(read.map(({ reading }) => meaningOf(subject, reading.components)));
  if (meanings.size < 2) return 'spelling';
  if (subject !== 'host') return subject;
  const types = readings.map(({ host }) => host!.type);
  const named = new Set([...meanings].filter((meaning) => meaning !== ''));
  if (named.size < 2) return 'host or none';
  return types.includes('name') && types.some((type) => type.startsWith('IP')) ? 'name or address' : 'other host';
}

/** Failure against success, with the reason that each failure gives. */
function resultDifference(readings: Compared['readings'], read: readonly Read[]): Difference[] {
  const reasons = new Map<string, string[]>();
  for (const { id, reading } of readings) {
    if (!reading.ok) reasons.set(reading.error.message, [...(reasons.get(reading.error.message) ?? []), id]);
  }
  if (read.length === 0 || reasons.size === 0) return [];
  const rules = [...reasons].map(([reason, ids]) => `${ids.join(', ')}: ${reason}`);
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

import type { Dialect, Reading } from '../dialect.js';
import { dialects as allDialects, findDialect } from './dialects.js';
import { ruleFor } from './rules.js';
import { componentOf, keyOf, type Subject } from './same.js';

/** What is compared, and against what. */
export interface CompareOptions {
  /** An absolute address, which each dialect reads and resolves against; without it, only the input counts. */
  readonly base?: string;
  /** Dialects, or their ids; all of them unless given. */
  readonly dialects?: readonly (Dialect | string)[];
}

/** What one dialect reads. */
export interface DialectReading {
  readonly id: string;
  readonly reading: Reading;
}

/** Dialects that mean the same, and the value as the first of them writes it. */
export interface Agreement {
  readonly value: string | null;
  readonly dialects: readonly string[];
}

/** One line of the table: a component in each dialect that reads the input at all, and whether they agree on it. */
export interface ComponentRow {
  readonly component: Subject;
  readonly values: readonly { readonly id: string; readonly value: string | null }[];
  readonly agrees: boolean;
}

/** Something that dialects disagree on; the first in a list can do the most harm. */
export interface Difference {
  /** The component, or "result" for failure against success. */
  readonly subject: Subject | 'result';
  readonly readings: readonly Agreement[];
  /** The rule that makes the difference, as a sentence. */
  readonly rule: string;
}

/** Everything that a comparison gives. It can be written as JSON. */
export interface Comparison {
  readonly input: string;
  readonly base: string | null;
  readonly readings: readonly DialectReading[];
  readonly table: readonly ComponentRow[];
  /** The dialects that agree on everything, failure included. */
  readonly groups: readonly (readonly string[])[];
  readonly differences: readonly Difference[];
  /** Whether two dialects that read the input find different hosts in it. */
  readonly hostsDiffer: boolean;
}

/** Ranked by what a difference can do: with another host or scheme, a request goes where no one meant it to go. */
const subjects: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query', 'fragment'];

type Read = { readonly id: string; readonly reading: Extract<Reading, { ok: true }> };

/**
 * Reads a string as each dialect does, and says where they differ.
 *
 * @param input any string
 * @param options the base, and which dialects to compare
 * @returns the readings, side by side, with their differences
 *
 * @throws RangeError for the id of no dialect
 *
 * @example
 * import { compare } from '@url/dialects/compare';
 *
 * const { differences, hostsDiffer } = compare('http:///evil.com/', { dialects: ['rfc3986', 'whatwg'] });
 * hostsDiffer; // => true
 * differences[0].readings; // => [{ value: '', dialects: ['rfc3986'] }, { value: 'evil.com', dialects: ['whatwg'] }]
 */
export function compare(input: string, options: CompareOptions = {}): Comparison {
  const { base, dialects = allDialects } = options;
  const readings = dialects.map(toDialect).map((dialect) => ({ id: dialect.id, reading: dialect.read(input, base) }));
  const read = readings.filter((entry): entry is Read => entry.reading.ok);
  const table = subjects.map((component) => rowOf(component, read));
  const differences = table
    .filter(({ agrees }) => !agrees)
    .map(({ component }) => differenceIn(component, read, { input, base: base ?? null }))
    .concat(resultDifference(readings));
  return {
    input,
    base: base ?? null,
    readings,
    table,
    groups: groupsOf(readings),
    differences,
    hostsDiffer: !table[0]!.agrees,
  };
}

function toDialect(dialect: Dialect | string): Dialect {
  if (typeof dialect !== 'string') return dialect;
  const found = findDialect(dialect);
  if (found === null)
    throw new RangeError(`Cannot compare dialect ${JSON.stringify(dialect)}: there is none of that id`);
  return found;
}

function rowOf(component: Subject, read: readonly Read[]): ComponentRow {
  const values = read.map(({ id, reading }) => ({ id, value: componentOf(component, reading.components) }));
  return { component, values, agrees: agreements(component, read).length < 2 };
}

function agreements(subject: Subject, read: readonly Read[]): Agreement[] {
  const byKey = new Map<string | null, { value: string | null; dialects: string[] }>();
  for (const { id, reading } of read) {
    const key = keyOf(subject, reading.components);
    const agreement = byKey.get(key);
    if (agreement === undefined) byKey.set(key, { value: componentOf(subject, reading.components), dialects: [id] });
    else agreement.dialects.push(id);
  }
  return [...byKey.values()];
}

function differenceIn(subject: Subject, read: readonly Read[], of: Pick<Comparison, 'input' | 'base'>): Difference {
  const found = agreements(subject, read);
  return { subject, readings: found, rule: ruleFor({ subject, ...of, values: found.map(({ value }) => value) }) };
}

/** Failure against success, with the reason that each failure gives. */
function resultDifference(readings: readonly DialectReading[]): Difference[] {
  const read = readings.filter(({ reading }) => reading.ok).map(({ id }) => id);
  const reasons = new Map<string, string[]>();
  for (const { id, reading } of readings) {
    if (!reading.ok) reasons.set(reading.error.message, [...(reasons.get(reading.error.message) ?? []), id]);
  }
  if (read.length === 0 || reasons.size === 0) return [];
  const failed = [...reasons.values()].flat();
  const sentences = [...reasons].map(([reason, ids]) => `${ids.join(', ')}: ${reason.replace(/\.$/, '')}`);
  return [
    {
      subject: 'result',
      readings: [
        { value: 'success', dialects: read },
        { value: 'failure', dialects: failed },
      ],
      rule: `${sentences.join('; ')}.`,
    },
  ];
}

function groupsOf(readings: readonly DialectReading[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, reading } of readings) {
    const key = reading.ok ? JSON.stringify(subjects.map((subject) => keyOf(subject, reading.components))) : 'failure';
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()];
}

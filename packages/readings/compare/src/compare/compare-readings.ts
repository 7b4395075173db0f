import { option } from '@url/infra/internal';
import type { Reader, Reading } from '../reader.js';
import { defaultReaders, toReader } from './default-readers.js';
import {
  type Agreement,
  agreementsOf,
  type CausesOf,
  type Difference,
  differencesBetween,
  type Harm,
  type Partition,
  partition,
} from './differences.js';
import { type Entry, isRead, type Question } from './entry.js';
import { describeHost, type HostDescription } from './host-identity.js';
import { componentOf, type Subject, subjects } from './same.js';
import { programOf, type Vulnerability, vulnerabilitiesIn } from './vulnerabilities.js';

/** How strings are compared. */
export interface CompareOptions {
  /** An absolute address. Each reader reads it and resolves the input against it. */
  readonly base?: string | null;
  /** The readers that are compared; `defaultReaders` by default. For a default reader its id is enough. */
  readonly readers?: readonly (Reader | string)[] | null;
  /** Whether to look for the rules that make the differences, for which the input is read many times; true by default. */
  readonly explain?: boolean | null;
}

/** A reader with its reading of the input. */
export interface NamedReading {
  readonly id: string;
  readonly reading: Reading;
}

/** One line of the table: the values of a component in the readers that read the input, and whether they agree. */
export interface ComponentRow {
  readonly component: Subject;
  readonly values: readonly { readonly id: string; readonly value: string | null }[];
  readonly agrees: boolean;
}

/**
 * What a comparison warns of.
 *
 * - "host": two readers would connect to different hosts, or one finds a host and the other none
 * - "refusal": a program, or the URL Standard, refuses what another would connect to
 * - "result": one refuses what another reads
 * - "path": the paths differ in more than spelling
 */
export type Alarm = 'host' | 'refusal' | 'result' | 'path';

/** Where a client connects when it has read the host. */
export interface Connection {
  /** The id of the reader. */
  readonly id: string;
  /** The program that connects: "Go net/http" after net/url. */
  readonly by: string;
  /** The name that it asks the resolver for, or the address that it connects to; `null` if it refuses the host. */
  readonly to: string | null;
  /** What that is, with the reach of an address. */
  readonly host: HostDescription;
}

/** The result of a comparison. It can be written as JSON. */
export interface Comparison {
  readonly input: string;
  readonly base: string | null;
  readonly readings: readonly NamedReading[];
  readonly table: readonly ComponentRow[];
  /** Lists of readers that agree on every component; those that fail are one list. */
  readonly groups: readonly (readonly string[])[];
  /** The hosts that readers find, the one that most find first; also if all agree. */
  readonly hosts: readonly Agreement[];
  /** Where the clients among the readers connect. */
  readonly connections: readonly Connection[];
  /** The earlier versions of compared programs that find another host than the newest one, as an advisory says; empty if there is a base. */
  readonly vulnerabilities: readonly Vulnerability[];
  readonly differences: readonly Difference[];
  /** What the differences warn of, the worst first. */
  readonly alarms: readonly Alarm[];
  /**
   * Whether two readers that read the input would connect to different hosts, or one of them to none. A name in Unicode and its
   * A-labels are the same host.
   */
  readonly hostsDiffer: boolean;
}

/** Makes a function that finds the causes of differences. It can read other inputs as the readers do. */
export type Explainer = (
  question: Question,
  entries: readonly Entry[],
  readers: readonly Reader[],
  readAll: (question: Question) => Entry[],
) => CausesOf;

/**
 * Does what `compare` does. Without an explainer it loads no rules.
 *
 * @param explainer finds the causes of the differences; `null` for none
 */
export function compareReadings(
  input: string,
  options: Pick<CompareOptions, 'base' | 'readers'> | null = null,
  explainer: Explainer | null = null,
): Comparison {
  const readers = (option(options, 'readers') ?? defaultReaders).map(toReader);
  const base = option(options, 'base');
  const texts = input.length + (base ?? '').length < LONG ? null : new Map<string, string>();
  const readAll = (question: Question): Entry[] =>
    readers.map((reader) => ({
      id: reader.id,
      reading: shareTexts(reader.read(question.input, question.base ?? undefined), texts),
      role: option(reader, 'role') ?? 'program',
      answers: option(reader, 'answers') ?? null,
    }));
  const entries = readAll({ input, base });
  const causesOf = explainer?.({ input, base }, entries, readers, readAll) ?? null;
  const read = entries.filter(isRead);
  const partitions = new Map(subjects.map((subject) => [subject, partition(subject, read)]));
  const differences = differencesBetween({ input, base, readings: entries, causesOf }, partitions);
  const alarms = alarmsOf(differences);
  const isCompared = (program: string): boolean => readers.some(({ id }) => programOf(id) === program);
  // A stream of lines asks for none of these, which take as long as all readers.
  const table = lazy(() => [...partitions].map((entry) => rowOf(entry[0], entry[1])));
  const groups = lazy(() => groupsOf(entries, partitions));
  const hosts = lazy(() => agreementsOf('host', partitions.get('host')!));
  const connections = lazy(() => entries.flatMap((entry, index) => connectionOf(entry, readers[index]!)));
  const vulnerabilities = lazy(() => (base === null ? vulnerabilitiesIn(input, isCompared) : []));
  return {
    input,
    base,
    readings: entries.map(({ id, reading }) => ({ id, reading })),
    get table() {
      return table();
    },
    get groups() {
      return groups();
    },
    get hosts() {
      return hosts();
    },
    get connections() {
      return connections();
    },
    get vulnerabilities() {
      return vulnerabilities();
    },
    differences,
    alarms,
    hostsDiffer: alarms.includes('host'),
  };
}

/** Returns a function that makes a value at its first call. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    if (made === null) made = { value: make() };
    return made.value;
  };
}

function connectionOf({ id, reading }: Entry, reader: Reader): Connection[] {
  const client = option(reader, 'client');
  const host = reading.components?.host;
  if (client === null || !host) return [];
  const to = client.connectsTo(host);
  return [{ id, by: client.name, to, host: describeHost(to) }];
}

/** A text shorter than this is not worth a search for an equal one. */
const LONG = 1024;

/** Puts one string in place of long components that are equal: nine readings would have nine of them. */
function shareTexts(reading: Reading, texts: Map<string, string> | null): Reading {
  if (!reading.ok || texts === null) return reading;
  const share = (text: string | null): string | null => {
    if (text === null || text.length < LONG) return text;
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text)!;
  };
  const { username, password, host, path, query, fragment } = reading.components;
  const components = {
    ...reading.components,
    username: share(username),
    password: share(password),
    host: share(host),
    path: share(path),
    query: share(query),
    fragment: share(fragment),
  };
  return { ...reading, href: share(reading.href), components };
}

const alarmsOfHarms: ReadonlyMap<Harm, readonly Alarm[]> = /* @__PURE__ */ new Map<Harm, readonly Alarm[]>([
  ['other host', ['host']],
  ['name or address', ['host']],
  ['other name', ['host']],
  ['host or none', ['host']],
  ['refusal', ['refusal', 'result']],
  ['result', ['result']],
  ['path', ['path']],
]);

function alarmsOf(differences: readonly Difference[]): Alarm[] {
  const raised = differences.flatMap(({ harm }) => alarmsOfHarms.get(harm) ?? []);
  return (['host', 'refusal', 'result', 'path'] as const).filter((alarm) => raised.includes(alarm));
}

function rowOf(component: Subject, lists: Partition): ComponentRow {
  const values = lists.flatMap((list) =>
    list.map(({ id, reading }) => ({ id, value: componentOf(component, reading.components) })),
  );
  return { component, values, agrees: lists.length < 2 };
}

/**
 * Groups the ids of readings that are in the same list of every partition. Readings that fail are in no list, so they are a group. A reader
 * that is compared on the host alone joins the first group with its host.
 */
function groupsOf(readings: readonly Entry[], partitions: ReadonlyMap<Subject, Partition>): string[][] {
  const groups = new Map<string, string[]>();
  const withHost = new Map<number, string>();
  const placeIn = (lists: Partition, entry: Entry): number =>
    lists.findIndex((list) => list.some((member) => member === entry));
  for (const entry of readings) {
    const host = placeIn(partitions.get('host')!, entry);
    const isWhole = entry.answers === null || !entry.reading.ok;
    const key = isWhole
      ? `${[...partitions.values()].map((lists) => placeIn(lists, entry))}`
      : (withHost.get(host) ?? `host ${host}`);
    if (!withHost.has(host)) withHost.set(host, key);
    groups.set(key, [...(groups.get(key) ?? []), entry.id]);
  }
  return [...groups.values()];
}

import { asciiLowercase } from '@url/infra';
import { memberOf, serverSchemePattern } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import { schemePattern } from '@url/record/internal';
import { type Entry, isRead, type Question, type Read } from './entry.js';
import { describeHost, destinationKey, type HostDescription } from './host-identity.js';
import type { ProvenClaim } from './rules/claim.js';
import { componentOf, keyOf, meaningOf, type Subject } from './same.js';

/** Readers that agree on a value, which is given as the first of them writes it. */
export interface Agreement {
  readonly value: string | null;
  readonly readers: readonly string[];
  /** What the host is; absent if the subject is not the host. */
  readonly host?: HostDescription;
}

/**
 * Every kind of harm, the worst first.
 *
 * @example
 * import { harms } from '@url/compare';
 *
 * harms[0]; // => 'other host'
 */
export const harms = [
  'other host',
  'name or address',
  'other name',
  'host or none',
  'refusal',
  'scheme',
  'credentials',
  'port',
  'path',
  'query',
  'fragment',
  'no server',
  'result',
  'specification',
  'spelling',
] as const;

/**
 * What a difference lets happen, the worst first.
 *
 * - "other host": two names, or two addresses, that would be connected to
 * - "name or address": a name for one reader, an address for another
 * - "other name": names or addresses that differ as text and lead to the same host: a filter by name misses one of them
 * - "host or none": one reader does not find a host, or finds an empty one
 * - "refusal": a program, or the URL Standard, refuses what another reader would connect to
 * - "scheme", "credentials", "port", "path", "query", "fragment": the component differs
 * - "no server": readers find at most one host, but the scheme has no servers: "b" in "mailto:a@b"
 * - "result": one reader refuses what another reads, and nobody would connect, or only the grammar of RFC 3986 or
 *   RFC 3987 refuses what all compared programs read
 * - "specification": only drafts differ, which no program follows
 * - "spelling": the values differ in what ToASCII or percent-decoding removes
 */
export type Harm = (typeof harms)[number];

/** A rule that makes a difference. */
export interface Cause {
  /** The stable name of the rule: "backslash". */
  readonly id: string;
  /** What the input contains, and what the specifications in this difference do with it. */
  readonly sentence: string;
  /** The claims in the sentence, with the sections of the documents. */
  readonly claims: readonly ProvenClaim[];
  /** Vulnerabilities that the rule made: "CVE-2021-27515". The list is not complete. */
  readonly cves: readonly string[];
}

/** A subject on which readers differ. In a list the difference that can do the most harm comes first. */
export interface Difference {
  /** The component, or "result" if some readers fail and others do not. */
  readonly subject: Subject | 'result';
  readonly harm: Harm;
  readonly readings: readonly Agreement[];
  /**
   * Sentences that tell what makes the difference. Each is proved: without what it names the readers agree, or differ in fewer ways.
   * There are none if no rule is proved. For "result" they are the reasons of the readers that refuse.
   */
  readonly rules: readonly string[];
  /** The sentences as one text; "" if there are none. */
  readonly rule: string;
  /** The rules with their names. For "result" they tell what readers refuse: without it fewer readers do. */
  readonly causes: readonly Cause[];
}

/** Finds the causes of a difference between readings; for "result", why readers refuse the input. */
export type CausesOf = (subject: Subject | 'result', lists: Partition) => Cause[];

/** What is compared. */
export interface Compared {
  readonly input: string;
  readonly base: string | null;
  readonly readings: readonly Entry[];
  /** `null` if nothing is to be explained. */
  readonly causesOf: CausesOf | null;
}

/** The readings that agree on a subject, a list for each value that readers find. */
export type Partition = readonly (readonly Read[])[];

/** An authority that is not a server does not say what the host is. */
function isAnsweredBy({ answers, reading }: Read, subject: Subject): boolean {
  if (subject === 'host' && memberOf(reading.components, 'registry') !== undefined) return false;
  return answers === null || answers.some((answered) => answered === subject);
}

/** Lists the readings whose keys for the subject are equal. The key of each reading is computed once. */
export function partition(subject: Subject, read: readonly Read[]): Partition {
  const lists = new Map<string | null, Read[]>();
  for (const entry of read) {
    if (!isAnsweredBy(entry, subject)) continue;
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
  const all = [...differences, ...resultDifference(compared)];
  return all.sort((a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm));
}

function differenceIn(subject: Subject, lists: Partition, { input, base, causesOf }: Compared): Difference[] {
  if (lists.length < 2) return [];
  const readings = lists.map((list) => agreement(subject, list));
  const causes = causesOf?.(subject, lists) ?? [];
  const rules = causes.map(({ sentence }) => sentence);
  return [{ subject, harm: harmOf(subject, lists, { input, base }), readings, rules, rule: rules.join(' '), causes }];
}

/** The values of a subject, the one that most readers find first. */
export function agreementsOf(subject: Subject, lists: Partition): Agreement[] {
  return [...lists].sort((one, other) => other.length - one.length).map((list) => agreement(subject, list));
}

function agreement(subject: Subject, list: readonly Read[]): Agreement {
  const value = componentOf(subject, list[0]!.reading.components);
  const readers = list.map(({ id }) => id);
  return subject === 'host' ? { value, readers, host: describeHost(value) } : { value, readers };
}

/** Readings with the same key have the same meaning, so only the first of each list is asked for its meaning. */
function harmOf(subject: Subject, lists: Partition, question: Question): Harm {
  const run = lists.map((list) => list.filter(({ role }) => role !== 'draft')).filter(({ length }) => length > 0);
  const meaningsOf = (partition: Partition): Set<string | null> =>
    new Set(partition.map((list) => meaningOf(subject, list[0]!.reading.components)));
  const meanings = meaningsOf(run);
  if (meanings.size < 2) return run.length < 2 || meaningsOf(lists).size > 1 ? 'specification' : 'spelling';
  return subject === 'host' ? harmOfHosts(run, meanings, question) : subject;
}

function harmOfHosts(run: Partition, meanings: ReadonlySet<string | null>, question: Question): Harm {
  const scheme = schemeBeforeText(question);
  const named = [...meanings].filter((meaning) => meaning !== '' && meaning !== scheme);
  const found = run.filter((list) => scheme === null || list[0]!.reading.components.host !== scheme);
  if (named.length < 2 || isNumberToCall(question))
    return isServerFound(found, question) ? 'host or none' : 'no server';
  const types = run.map((list) => describeHost(list[0]!.reading.components.host).type);
  if (types.includes('name') && types.some((type) => type.startsWith('IP'))) return 'name or address';
  return new Set(named.map((key) => destinationKey(key!))).size < 2 ? 'other name' : 'other host';
}

/** In "foo:bar" a program that knows no opaque URLs finds the host "foo". Nobody connects to it, because "bar" is not a port. */
function schemeBeforeText({ input, base }: Question): string | null {
  const match = base === null ? /^([a-z][a-z\d+-]*):(?![/\\]|\d*(?:[/?#]|$))/i.exec(input) : null;
  return match === null ? null : asciiLowercase(match[1]!);
}

/** In "tel:112" some programs find the host "tel" and the port 112, and others the host "112". Pages link to such URLs; no program opens a connection for them. */
function isNumberToCall({ input, base }: Question): boolean {
  return base === null && /^(?:sms|tel):[^/\\@]*$/i.test(input);
}

/** Credentials after a scheme, as in "postgres:me@host": some programs connect to the host after them. */
const withCredentials = /^[^/\\?#]*@/;
/** A scheme with something other than an authority after it. */
const withoutAuthority = /* @__PURE__ */ new RegExp(`^${schemePattern}:(?![/\\\\\\s])`);
/**
 * Of IANA's registry the schemes that people use most in such URLs. In the first ones "@" is not the end of credentials. A fragment is not a part
 * of a mailto URL.
 */
const withoutServer =
  /^(?:(?:acct|blob|cid|filesystem|im|jid|mailto(?=:[^#]*$)|mid|news|sips?|tag|xmpp):|(?:about|bitcoin|data|did|geo|javascript|magnet|matrix|sms|tel|urn):(?![^/?#]*@))/i;
/** A URL with another inside: programs that know the first scheme connect to the host of the second. */
const nested = /* @__PURE__ */ new RegExp(`^${schemePattern}:(?:https?|ftp|wss?):`, 'i');

const ofServers = /* @__PURE__ */ new RegExp(`^(?:${serverSchemePattern})$`);
/** A name with a top-level domain, or an address. */
const isLikeServer = (host: string): boolean =>
  /[^.]\.(?!\d)[^.]+\.?$/.test(host) || describeHost(host).type.startsWith('IP') || /^localhost$/i.test(host);

/**
 * Whether somebody would connect to the only host that readers find. In "x:a" some programs find the host "a", but nobody knows how to connect
 * by "x". "x:a.example" looks as if it named a server. A program that guesses "http" or no scheme would connect, but nobody means the URLs of some schemes so.
 */
function isServerFound(run: Partition, { input, base }: Question): boolean {
  if (base !== null || !withoutAuthority.test(input)) return true;
  if (withoutServer.test(input)) return false;
  if (nested.test(input.replace(/[\t\n\r]/g, '')) || withCredentials.test(input)) return true;
  return run.some((list) =>
    list.some(({ reading: { components } }) => {
      const scheme = components.scheme ?? 'http';
      const { host } = components;
      return host && (isSpecial({ scheme }) || ofServers.test(scheme) || isLikeServer(host));
    }),
  );
}

/** The difference between readers that fail and readers that do not, with the reasons of the failures. */
function resultDifference({ readings, causesOf }: Compared): Difference[] {
  const asked = readings.filter(({ reading }) => reading.error?.type !== 'unsupported');
  const read = asked.filter(isRead);
  const failed = asked.filter(({ reading }) => !reading.ok);
  if (read.length === 0 || failed.length === 0) return [];
  const reasons = new Map<string, string[]>();
  for (const { id, reading } of failed) {
    if (!reading.ok) reasons.set(reading.error.message, [...(reasons.get(reading.error.message) ?? []), id]);
  }
  const rules = [...reasons].map((entry) => `${entry[1].join(', ')}: ${entry[0]}`);
  return [
    {
      subject: 'result',
      harm: harmOfResults(read, failed),
      readings: [
        { value: 'success', readers: read.map(({ id }) => id) },
        { value: 'failure', readers: [...reasons.values()].flat() },
      ],
      rules,
      rule: rules.join(' '),
      causes: causesOf?.('result', []) ?? [],
    },
  ];
}

function harmOfResults(read: readonly Read[], failed: Compared['readings']): Harm {
  const run = read.filter(({ role }) => role !== 'draft');
  if (run.length === 0 || failed.every(({ role }) => role === 'draft')) return 'specification';
  const isOfGrammars = ![...read, ...failed].some(({ role }) => role === 'program');
  const isRefused = isOfGrammars || failed.some(({ id, role }) => role === 'program' || id === 'whatwg');
  return isRefused && run.some(({ reading }) => reading.components.host) ? 'refusal' : 'result';
}

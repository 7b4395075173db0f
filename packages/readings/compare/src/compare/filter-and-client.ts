import { argumentError, checkString, option } from '@url/infra/internal';
import type { Reader, Reading } from '../reader.js';
import { findReader, toReader } from './default-readers.js';
import { connectionKey, describeHost, destinationKey, type HostDescription, hostIdentity } from './host-identity.js';
import { programOf, vulnerabilitiesIn } from './vulnerabilities.js';

/** The two programs, and what the first lets pass. */
export interface FilterAndClientOptions {
  /** The reader that decides, or its id. */
  readonly filter: Reader | string;
  /** The reader that connects, or its id. */
  readonly client: Reader | string;
  /** The hosts that the filter lets pass; ".good.com" is every name below good.com. All hosts by default. */
  readonly allow?: readonly string[] | null;
  /** An absolute address that both readers resolve the input against. */
  readonly base?: string | null;
}

/** What one of the two programs makes of the input. */
export interface Side {
  readonly id: string;
  /** The host; `null` if the program finds none or refuses the input. */
  readonly host: string | null;
  readonly description: HostDescription;
  /** Why the program refuses the input; `null` if it reads it. */
  readonly error: string | null;
  /** The error that reading the port raises although the host was read; `null` if there is none. A filter that asks for the host does not see it. */
  readonly portError: string | null;
  /** The advisories by which this version of the program reads the input: CVE numbers. */
  readonly cves: readonly string[];
  /** The program that connects to the host: the reader itself, or "Go net/http" after net/url; `null` for a parser without a client. */
  readonly connectsBy: string | null;
  /** The name that it asks the resolver for, or the address that it connects to; `null` if it does not connect. */
  readonly connectsTo: string | null;
}

/**
 * What gets through.
 *
 * - "same": both find the same host, or the filter stops the input
 * - "refused": the filter lets the input pass, and the client does not connect
 * - "other name": the filter reads another name than the client connects to, and both lead to the same host: a filter by name misses it
 * - "other host": the filter lets the input pass as one host, and the client connects to another
 */
export type FilterHarm = 'same' | 'refused' | 'other name' | 'other host';

/** The answer for one input. It can be written as JSON. */
export interface FilterAndClient {
  readonly input: string;
  readonly base: string | null;
  readonly filter: Side;
  readonly client: Side;
  /** Whether the filter lets the input pass. */
  readonly passes: boolean;
  readonly harm: FilterHarm;
  /** The answer in words. */
  readonly sentence: string;
}

/**
 * Says what gets through if one program checks a URL and another connects to it.
 *
 * @param input any string
 * @param options the two programs, and the hosts that the first lets pass
 * @returns what each finds, whether the filter lets it pass, and where the client connects
 *
 * @throws RangeError for an id that no default reader has
 * @throws TypeError for an input or an entry of `allow` that is not a string, and for a filter or client that is not a reader
 *
 * @example
 * ```ts
 * import { compareFilterAndClient } from '@url/compare';
 *
 * const options = { filter: 'python-urllib', client: 'whatwg', allow: ['good.com'] };
 * const { harm, sentence } = compareFilterAndClient('http://evil.com\\@good.com/', options);
 * harm; // => 'other host'
 * sentence; // => 'python-urllib lets it pass as good.com, whatwg connects to evil.com.'
 * ```
 */
export function compareFilterAndClient(input: string, options: FilterAndClientOptions): FilterAndClient {
  checkString('input', input);
  const base = option(options, 'base') ?? null;
  const allow = readAllow(option(options, 'allow') ?? null);
  const filter = sideOf(toReader(option(options, 'filter')), input, base);
  const client = sideOf(toReader(option(options, 'client')), input, base);
  const passes = filter.error === null && (allow === null || allow.some((isAllowed) => isAllowed(filter.host)));
  const harm = harmOf(filter, client, passes);
  return { input, base, filter, client, passes, harm, sentence: sentenceOf(filter, client, passes) };
}

function readAllow(allow: readonly string[] | null): ((host: string | null) => boolean)[] | null {
  return (
    allow?.map((entry) => {
      if (typeof entry !== 'string' || entry === '') throw argumentError('options.allow', entry, 'is not a host');
      // As programs find it, an IPv6 address can lack its brackets.
      if (!entry.startsWith('.')) return (host) => connectionKey(host ?? '') === hostIdentity(entry);
      return (host) => connectionKey(host ?? '').endsWith(`.${connectionKey(entry.slice(1))}`);
    }) ?? null
  );
}

function sideOf(reader: Reader, input: string, base: string | null): Side {
  const reading: Reading = reader.read(input, base ?? undefined);
  const host = reading.components?.host ?? null;
  const client = option(reader, 'client');
  return {
    id: reader.id,
    host,
    description: describeHost(host),
    error: reading.ok ? null : reading.error.message,
    portError: reading.ok ? option(reading.components, 'portError') : null,
    cves: base === null ? cvesOf(reader.id, input) : [],
    connectsBy: client?.name ?? null,
    connectsTo: host && client !== null ? client.connectsTo(host) : null,
  };
}

function cvesOf(reader: string, input: string): string[] {
  const found = vulnerabilitiesIn(input, (program) => program === programOf(reader));
  return found.filter(({ id }) => id === reader).map(({ cve }) => cve);
}

/** What a connection leads to: the host as the client asks for it. A parser hands its host to a client that is not known here. */
function targetOf({ host, connectsBy, connectsTo }: Side): string | null {
  return connectsBy === null ? host : connectsTo;
}

function harmOf(filter: Side, client: Side, passes: boolean): FilterHarm {
  if (!passes) return 'same';
  const target = targetOf(client);
  if (client.error !== null || !target) return 'refused';
  const read = filter.host ?? '';
  if (connectionKey(read) === connectionKey(target)) return 'same';
  return read !== '' && destinationKey(read) === destinationKey(target) ? 'other name' : 'other host';
}

function sentenceOf(filter: Side, client: Side, passes: boolean): string {
  const found = filter.host ? filter.host : 'a URL without a host';
  if (filter.error !== null) return `${filter.id} refuses it: ${filter.error}`;
  if (!passes) return `${filter.id} stops it: it finds ${found}.`;
  const connects = client.error !== null ? `${client.id} refuses it: ${client.error}` : connectionOf(client);
  const harm = harmOf(filter, client, passes);
  const verdict = harm === 'other name' ? ' A filter by name misses it.' : '';
  const cves = harm === 'other host' ? [...filter.cves, ...client.cves] : [];
  const advisory = cves.length === 0 ? '' : ` This is ${cves.join(', ')}.`;
  return `${filter.id} lets it pass as ${found}, ${connects}${verdict}${advisory}`;
}

function connectionOf(client: Side): string {
  const { id, host, connectsBy } = client;
  const target = targetOf(client);
  if (!host) return `${id} finds no host to connect to.`;
  if (connectsBy === null) return `${id} reads ${withAddress(host)}.`;
  if (target === null) return `${id} reads ${host}, which ${connectsBy} does not connect to.`;
  return isItsOwnClient(client)
    ? `${id} connects to ${withAddress(target)}.`
    : `${id} reads ${host}, and ${connectsBy} connects to ${withAddress(target)}.`;
}

/** Whether the reader connects to the host as it read it. */
function isItsOwnClient({ id, host, connectsTo }: Side): boolean {
  const reader = findReader(id);
  return host === connectsTo && (reader === null || reader.kind !== 'parser');
}

function withAddress(host: string): string {
  const { address } = describeHost(host);
  return `${host}${address === null || host.includes(address) ? '' : ` (${address})`}`;
}

import { argumentError, checkString, option } from '@url/infra/internal';
import type { Reader, Reading } from '../reader.js';
import { toReader } from './default-readers.js';
import { connectionKey, describeHost, type HostDescription } from './host-identity.js';

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
}

/**
 * What gets through.
 *
 * - "same": both find the same host, or the filter stops the input
 * - "refused": the filter lets the input pass, and the client does not connect
 * - "other host": the filter lets the input pass as one host, and the client connects to another
 */
export type FilterHarm = 'same' | 'refused' | 'other host';

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
      if (!entry.startsWith('.')) return (host) => connectionKey(host ?? '') === connectionKey(entry);
      return (host) => connectionKey(host ?? '').endsWith(`.${connectionKey(entry.slice(1))}`);
    }) ?? null
  );
}

function sideOf({ id, read }: Reader, input: string, base: string | null): Side {
  const reading: Reading = read(input, base ?? undefined);
  const host = reading.components?.host ?? null;
  return { id, host, description: describeHost(host), error: reading.ok ? null : reading.error.message };
}

function harmOf(filter: Side, client: Side, passes: boolean): FilterHarm {
  if (!passes) return 'same';
  if (client.error !== null || !client.host) return 'refused';
  return connectionKey(filter.host ?? '') === connectionKey(client.host) ? 'same' : 'other host';
}

function sentenceOf(filter: Side, client: Side, passes: boolean): string {
  const found = filter.host ? filter.host : 'a URL without a host';
  if (filter.error !== null) return `${filter.id} refuses it: ${filter.error}`;
  if (!passes) return `${filter.id} stops it: it finds ${found}.`;
  const connects = client.error !== null ? `${client.id} refuses it: ${client.error}` : connectionOf(client);
  return `${filter.id} lets it pass as ${found}, ${connects}`;
}

function connectionOf({ id, host, description: { address } }: Side): string {
  if (!host) return `${id} finds no host to connect to.`;
  return `${id} connects to ${host}${address === null || host.includes(address) ? '' : ` (${address})`}.`;
}

import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { SecureContextOptions, TLSSocketOptions } from 'node:tls';
import { createHostPolicy, type HostPolicy } from '@url/address';
import { argumentError, checkOptions, memberOf, option } from '@url/infra/internal';
import type { DecisionListener } from './decision.js';

/** The options of TLS that do not choose where to connect. */
export type TLSOptions = Pick<
  SecureContextOptions & TLSSocketOptions,
  'ca' | 'cert' | 'ciphers' | 'key' | 'maxVersion' | 'minVersion' | 'passphrase' | 'pfx' | 'rejectUnauthorized'
>;

/** The options of everything that connects. */
export interface ConnectionOptions {
  /** The policy that decides. The default is `createHostPolicy()`. */
  readonly policy?: HostPolicy | null;
  /** Looks names up in place of `dns.lookup`, with the same signature. Its answers are checked. */
  readonly lookup?: LookupFunction | null;
  /** Milliseconds until a connection has to be ready, including the lookup and TLS. The default is 10,000. */
  readonly connectTimeout?: number | null;
  /** Certificates and other options of TLS. */
  readonly tls?: TLSOptions | null;
  /** Receives every lookup and decision. If it throws, the request fails. */
  readonly onDecision?: DecisionListener | null;
}

/** The options of `guardedDispatcher`. Each limit is a positive number, or `Infinity`. */
export interface DispatcherOptions extends ConnectionOptions {
  /** Bytes of a response body. `createGuardedFetch` counts them also after decompression. The default is 10,000,000. */
  readonly maxResponseBytes?: number | null;
  /** Bytes of all response headers. The default is 16,384. */
  readonly maxHeaderBytes?: number | null;
  /** Milliseconds until the body has to be complete, including all redirects. The default is 30,000. */
  readonly totalTimeout?: number | null;
  /** Milliseconds until the headers of each response have to be complete. The default is 10,000. */
  readonly firstByteTimeout?: number | null;
  /**
   * The URL of an HTTP proxy. Without it there is no proxy: variables such as HTTPS_PROXY are ignored. The proxy looks names up, so that the
   * policy checks URLs only, and no addresses.
   */
  readonly proxy?: string | null;
}

/** The options of `createGuardedFetch`. */
export interface FetchOptions extends DispatcherOptions {
  /** The number of redirects to follow. The default is 5. */
  readonly maxRedirects?: number | null;
}

export interface ConnectionSettings {
  readonly policy: HostPolicy;
  readonly lookup: LookupFunction;
  readonly connectTimeout: number;
  readonly tls: TLSOptions;
  readonly onDecision: DecisionListener | null;
}

export interface DispatcherSettings extends ConnectionSettings {
  readonly maxResponseBytes: number;
  readonly maxHeaderBytes: number;
  readonly totalTimeout: number;
  readonly firstByteTimeout: number;
  readonly proxy: string | null;
}

export interface FetchSettings extends DispatcherSettings {
  readonly maxRedirects: number;
}

const ofConnections = ['policy', 'lookup', 'connectTimeout', 'tls', 'onDecision'];
const ofDispatchers = [
  ...ofConnections,
  ...['maxResponseBytes', 'maxHeaderBytes', 'totalTimeout', 'firstByteTimeout', 'proxy'],
];
const ofTLS = ['ca', 'cert', 'ciphers', 'key', 'maxVersion', 'minVersion', 'passphrase', 'pfx', 'rejectUnauthorized'];

export function readConnectionOptions(options: ConnectionOptions | null | undefined): ConnectionSettings {
  checkOptions(options, ofConnections);
  return connectionSettings(options);
}

export function readDispatcherOptions(options: DispatcherOptions | null | undefined): DispatcherSettings {
  checkOptions(options, ofDispatchers);
  return dispatcherSettings(options);
}

export function readFetchOptions(options: FetchOptions | null | undefined): FetchSettings {
  checkOptions(options, [...ofDispatchers, 'maxRedirects']);
  return { ...dispatcherSettings(options), maxRedirects: limit(options, 'maxRedirects', 5, 0) };
}

function dispatcherSettings(options: DispatcherOptions | null | undefined): DispatcherSettings {
  return {
    ...connectionSettings(options),
    maxResponseBytes: limit(options, 'maxResponseBytes', 10_000_000),
    maxHeaderBytes: limit(options, 'maxHeaderBytes', 16_384),
    totalTimeout: milliseconds(options, 'totalTimeout', 30_000),
    firstByteTimeout: milliseconds(options, 'firstByteTimeout', 10_000),
    proxy: readProxy(option(options, 'proxy')),
  };
}

function connectionSettings(options: ConnectionOptions | null | undefined): ConnectionSettings {
  const tls = option(options, 'tls');
  checkOptions(tls, ofTLS, 'options.tls');
  return {
    policy: readPolicy(option(options, 'policy')),
    lookup: functionOption(options, 'lookup') ?? (lookup as LookupFunction),
    connectTimeout: milliseconds(options, 'connectTimeout', 10_000),
    tls: { ...tls },
    onDecision: functionOption(options, 'onDecision'),
  };
}

function readPolicy(policy: HostPolicy | null): HostPolicy {
  if (policy === null) return createHostPolicy();
  const isPolicy = ['checkURL', 'checkAddress'].every((name) => typeof memberOf(Object(policy), name) === 'function');
  if (!isPolicy) throw argumentError('options.policy', policy, 'is not a policy of createHostPolicy');
  return policy;
}

function functionOption<Name extends 'lookup' | 'onDecision'>(
  options: ConnectionOptions | null | undefined,
  name: Name,
): NonNullable<ConnectionOptions[Name]> | null {
  const value = option(options, name);
  if (value !== null && typeof value !== 'function') throw argumentError(`options.${name}`, value, 'is not a function');
  return value;
}

function readProxy(proxy: unknown): string | null {
  if (proxy === null) return null;
  const isURL = typeof proxy === 'string' && /^https?:\/\//.test(proxy);
  if (!isURL) throw argumentError('options.proxy', null, 'is not the URL of an HTTP proxy');
  return proxy;
}

type Limit =
  | 'maxResponseBytes'
  | 'maxHeaderBytes'
  | 'totalTimeout'
  | 'firstByteTimeout'
  | 'connectTimeout'
  | 'maxRedirects';

function limit(options: FetchOptions | null | undefined, name: Limit, initial: number, least = 1): number {
  const value: unknown = option(options, name) ?? initial;
  const isLimit = typeof value === 'number' && value >= least && (Number.isSafeInteger(value) || value === Infinity);
  if (!isLimit)
    throw argumentError(`options.${name}`, value, `is not a whole number of at least ${least}, or Infinity`);
  return value;
}

/** The longest time that a timer of Node can wait. */
const longest = 2 ** 31 - 1;

function milliseconds(options: FetchOptions | null | undefined, name: Limit, initial: number): number {
  return Math.min(limit(options, name, initial), longest);
}

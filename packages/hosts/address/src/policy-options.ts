import { option, quote, quoteURL } from '@url/infra/internal';
import { type HostRules, parseHostRules } from './host-rules.js';

/** The options of `createHostPolicy`. */
export interface HostPolicyOptions {
  /** The schemes that a URL may have, with or without U+003A (:); "http" and "https" unless given. */
  readonly schemes?: readonly string[] | null;
  /** The ports that a URL may have, the default port of its scheme among them; any unless given. */
  readonly ports?: readonly number[] | null;
  /**
   * The only hosts that may be connected to; an empty list allows none. Without the list no host is excluded by it. An entry is a domain
   * ("example.com"), a domain and what is below it (".example.com"; "." for all domains), an address, a block in CIDR notation, or a
   * class: "public", "local", "loopback", "multicast", or the name of a block.
   */
  readonly allow?: readonly string[] | null;
  /** Hosts that may not be connected to, also if `allow` names them. The entries have the form of those of `allow`. */
  readonly deny?: readonly string[] | null;
  /** Whether a URL may have a username or a password. The default is `false`. */
  readonly credentials?: boolean | null;
  /** Which addresses pass that `allow` does not name: "public" ones, which is the default, or "any". */
  readonly addresses?: 'public' | 'any' | null;
}

export interface PolicySettings {
  readonly schemes: readonly string[];
  readonly ports: readonly number[] | null;
  readonly allow: HostRules | null;
  readonly deny: HostRules;
  readonly credentials: boolean;
  readonly anyAddress: boolean;
}

const names = ['schemes', 'ports', 'allow', 'deny', 'credentials', 'addresses'];

/** Reads the options. Throws for an entry that it cannot read: if the rule were skipped, it would not stop what it was written to stop. */
export function readPolicyOptions(options: HostPolicyOptions | null | undefined): PolicySettings {
  for (const name of Object.keys(options ?? {})) {
    if (!names.includes(name)) throw unreadable(quote(name).slice(1, -1), 'is no option');
  }
  const allow = option(options, 'allow') ?? null;
  return {
    schemes: listOf(options, 'schemes', ['http', 'https']).map(parseScheme),
    ports: (option(options, 'ports') ?? null) === null ? null : listOf(options, 'ports', []).map(parsePort),
    allow: allow === null ? null : rulesOf(options, 'allow'),
    deny: rulesOf(options, 'deny'),
    credentials: oneOf(options, 'credentials', [false, true]) === true,
    anyAddress: oneOf(options, 'addresses', ['public', 'any']) === 'any',
  };
}

function unreadable(name: string, problem: string): TypeError {
  return new TypeError(`Cannot create a host policy: ${name}: ${problem}`);
}

/** A value for a message. It may be a URL, so a password in it is not shown. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quoteURL(value);
  return Object(value) === value ? Object.prototype.toString.call(value) : String(value);
}

/** Copies a list, so that later changes of the caller's list have no effect. */
function listOf<K extends 'schemes' | 'ports' | 'allow' | 'deny'>(
  options: HostPolicyOptions | null | undefined,
  name: K,
  initial: readonly unknown[],
): unknown[] {
  const list: unknown = option(options, name) ?? initial;
  if (!Array.isArray(list)) throw unreadable(name, 'is no array');
  return Array.from(list);
}

function rulesOf(options: HostPolicyOptions | null | undefined, name: 'allow' | 'deny'): HostRules {
  return parseHostRules(listOf(options, name, []), (entry) => {
    const isWildcard = typeof entry === 'string' && entry.startsWith('*.');
    const advice = isWildcard ? '; ".example.com" is example.com and what is below' : '';
    throw unreadable(name, `${shown(entry)} is no host, block or class${advice}`);
  });
}

function parseScheme(scheme: unknown): string {
  const isScheme = typeof scheme === 'string' && /^[a-z][a-z\d+.-]*:?$/i.test(scheme);
  if (!isScheme) throw unreadable('schemes', `${shown(scheme)} is no scheme`);
  return scheme.replace(':', '').toLowerCase();
}

function parsePort(port: unknown): number {
  const isPort = typeof port === 'number' && port >>> 0 === port && port <= 0xffff;
  if (!isPort) throw unreadable('ports', `${shown(port)} is no port number`);
  return port;
}

/** Reads an option with a few values, of which the first is the default. */
function oneOf(
  options: HostPolicyOptions | null | undefined,
  name: 'credentials' | 'addresses',
  values: readonly unknown[],
): unknown {
  const value = option(options, name) ?? values[0];
  if (!values.includes(value)) throw unreadable(name, `is none of ${values.join(', ')}`);
  return value;
}

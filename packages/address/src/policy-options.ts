import { type HostRules, parseHostRules } from './host-rules.js';
import { ownOption } from './options.js';

/** What `createHostPolicy` takes. */
export interface HostPolicyOptions {
  /** The schemes that a URL may have, with or without U+003A (:); "http" and "https" unless given. */
  readonly schemes?: readonly string[] | null;
  /** The ports that a URL may have, the default port of its scheme among them; any unless given. */
  readonly ports?: readonly number[] | null;
  /**
   * The only hosts that may be connected to; no restriction unless given, and nothing may for an empty list. An entry is a domain
   * ("example.com"), a domain and what is below it (".example.com"; "." for all domains), an address, a block in CIDR notation, or a
   * class: "public", "local", "loopback", "multicast", or the name of a block.
   */
  readonly allow?: readonly string[] | null;
  /** The same for hosts that may not be connected to, whatever else holds. */
  readonly deny?: readonly string[] | null;
  /** Whether a URL may have a username or a password; it may not unless this is `true`. */
  readonly credentials?: boolean | null;
  /** Which addresses pass where `allow` does not name them: those out of the network ("public"), as unless given, or "any". */
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

/** Throws for whatever it cannot read: a rule that is left out would let through what it was written to stop. */
export function readPolicyOptions(options: HostPolicyOptions | null | undefined): PolicySettings {
  for (const name of Object.keys(options ?? {})) {
    if (!names.includes(name)) throw unreadable(name, 'is no option');
  }
  const allow = ownOption(options, 'allow') ?? null;
  return {
    schemes: listOf(options, 'schemes', ['http', 'https']).map(parseScheme),
    ports: (ownOption(options, 'ports') ?? null) === null ? null : listOf(options, 'ports', []).map(parsePort),
    allow: allow === null ? null : rulesOf(options, 'allow'),
    deny: rulesOf(options, 'deny'),
    credentials: oneOf(options, 'credentials', [false, true]) === true,
    anyAddress: oneOf(options, 'addresses', ['public', 'any']) === 'any',
  };
}

function unreadable(name: string, problem: string): TypeError {
  return new TypeError(`Cannot create a host policy: ${name}: ${problem}`);
}

/** A copy of a list, so that nobody changes it later. */
function listOf<K extends 'schemes' | 'ports' | 'allow' | 'deny'>(
  options: HostPolicyOptions | null | undefined,
  name: K,
  initial: readonly unknown[],
): unknown[] {
  const list: unknown = ownOption(options, name) ?? initial;
  if (!Array.isArray(list)) throw unreadable(name, 'is no array');
  return Array.from(list);
}

function rulesOf(options: HostPolicyOptions | null | undefined, name: 'allow' | 'deny'): HostRules {
  return parseHostRules(listOf(options, name, []), (entry) => {
    const isWildcard = typeof entry === 'string' && entry.startsWith('*.');
    const advice = isWildcard ? '; ".example.com" is example.com and what is below' : '';
    throw unreadable(name, `${JSON.stringify(entry)} is no host, block or class${advice}`);
  });
}

function parseScheme(scheme: unknown): string {
  const isScheme = typeof scheme === 'string' && /^[a-z][a-z\d+.-]*:?$/i.test(scheme);
  if (!isScheme) throw unreadable('schemes', `${JSON.stringify(scheme)} is no scheme`);
  return scheme.replace(':', '').toLowerCase();
}

function parsePort(port: unknown): number {
  const isPort = typeof port === 'number' && port >>> 0 === port && port <= 0xffff;
  if (!isPort) throw unreadable('ports', `${String(port)} is no port number`);
  return port;
}

/** The first of the values is the one that holds unless another is given. */
function oneOf(
  options: HostPolicyOptions | null | undefined,
  name: 'credentials' | 'addresses',
  values: readonly unknown[],
): unknown {
  const value = ownOption(options, name) ?? values[0];
  if (!values.includes(value)) throw unreadable(name, `is none of ${values.join(', ')}`);
  return value;
}

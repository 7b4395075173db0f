import { checkOptions, memberOf, shown } from '@url/infra/internal';
import { type HostRules, parseHostRules } from './host-rules.js';

/** The options of `createHostPolicy`. */
export interface HostPolicyOptions {
  /** The schemes that a URL may have, with or without U+003A (:). The default is "http" and "https". */
  readonly schemes?: readonly string[] | null;
  /** The ports that a URL may have, including the default port of its scheme. By default every port is allowed. */
  readonly ports?: readonly number[] | null;
  /**
   * The only hosts to connect to; an empty list allows none. An entry is a domain ("example.com"), a domain with its subdomains
   * (".example.com"; "." for all domains), an address, a block in CIDR notation, or a class: "public", "local", "loopback", "multicast", or
   * the name of a block.
   */
  readonly allow?: readonly string[] | null;
  /** Hosts that are refused, even if `allow` names them. The entries have the same form as in `allow`. */
  readonly deny?: readonly string[] | null;
  /** Whether a URL may have a username or a password. The default is `false`. */
  readonly credentials?: boolean | null;
  /** Which addresses are permitted if `allow` does not name them: "public" (the default) or "any". */
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

/** Reads the options. Throws for an invalid entry, because ignoring it would silently disable the rule. */
export function readPolicyOptions(options: HostPolicyOptions | null | undefined): PolicySettings {
  checkOptions(options, names);
  const allow = ruleOf(options, 'allow') ?? null;
  return {
    schemes: listOf(options, 'schemes', ['http', 'https']).map(parseScheme),
    ports: (ruleOf(options, 'ports') ?? null) === null ? null : listOf(options, 'ports', []).map(parsePort),
    allow: allow === null ? null : rulesOf(options, 'allow'),
    deny: rulesOf(options, 'deny'),
    credentials: oneOf(options, 'credentials', [false, true]) === true,
    anyAddress: oneOf(options, 'addresses', ['public', 'any']) === 'any',
  };
}

/** Reads a rule, also from the class of the options: a rule that is inherited must not be ignored. */
function ruleOf(options: HostPolicyOptions | null | undefined, name: keyof HostPolicyOptions): unknown {
  return options === null || options === undefined ? null : memberOf(options, name);
}

function unreadable(name: string, problem: string): TypeError {
  return new TypeError(`Cannot create a host policy: ${name}: ${problem}`);
}

/** Copies a list, so that the policy does not change with the caller's list. */
function listOf<K extends 'schemes' | 'ports' | 'allow' | 'deny'>(
  options: HostPolicyOptions | null | undefined,
  name: K,
  initial: readonly unknown[],
): unknown[] {
  const list: unknown = ruleOf(options, name) ?? initial;
  if (!Array.isArray(list)) throw unreadable(name, 'is not an array');
  return Array.from(list);
}

function rulesOf(options: HostPolicyOptions | null | undefined, name: 'allow' | 'deny'): HostRules {
  return parseHostRules(listOf(options, name, []), (entry) => {
    const isWildcard = typeof entry === 'string' && entry.startsWith('*.');
    const advice = isWildcard ? '; write ".example.com" for a domain and its subdomains' : '';
    throw unreadable(name, `${shown(entry)} is not a host, block or class${advice}`);
  });
}

function parseScheme(scheme: unknown): string {
  const isScheme = typeof scheme === 'string' && /^[a-z][a-z\d+.-]*:?$/i.test(scheme);
  if (!isScheme) throw unreadable('schemes', `${shown(scheme)} is not a scheme`);
  return scheme.replace(':', '').toLowerCase();
}

function parsePort(port: unknown): number {
  const isPort = typeof port === 'number' && port >>> 0 === port && port <= 0xffff;
  if (!isPort) throw unreadable('ports', `${shown(port)} is not a port number`);
  return port;
}

/** Reads an option with a fixed set of values. The first value is the default. */
function oneOf(
  options: HostPolicyOptions | null | undefined,
  name: 'credentials' | 'addresses',
  values: readonly unknown[],
): unknown {
  const value = ruleOf(options, name) ?? values[0];
  if (!values.includes(value)) throw unreadable(name, `is not one of ${values.join(', ')}`);
  return value;
}

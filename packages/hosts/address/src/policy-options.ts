import { checkOptions, elementsOf, isObjectPrototype, option, shown } from '@url/infra/internal';
import { isSchemeString, MAX_PORT } from '@url/record/internal';
import type { AddressClassName } from './address-class.js';
import { type HostRules, parseHostRules } from './host-rules.js';

/** An entry of `allow` or `deny`. Any text compiles; an editor completes the names of classes. */
export type HostRuleEntry = AddressClassName | (string & {});

/** The options of `createHostPolicy`. */
export interface HostPolicyOptions {
  /** The schemes that a URL may have, with or without U+003A (:). The default is "http" and "https". */
  readonly schemes?: readonly string[] | null;
  /** The ports that a URL may have, including the default port of its scheme. By default every port is allowed. */
  readonly ports?: readonly number[] | null;
  /**
   * The only hosts to connect to; an empty list allows none. An entry is a domain ("example.com"), a domain with its subdomains
   * (".example.com"; "." for all domains), an address, a block in CIDR notation, or a class: "public", "local", "loopback", "multicast", or
   * the name of a block. A domain of one label other than "localhost" needs a trailing dot ("intranet."), so that a misspelt class is not
   * taken for a domain.
   */
  readonly allow?: readonly HostRuleEntry[] | null;
  /** Hosts that are refused, even if `allow` names them. The entries have the same form as in `allow`. */
  readonly deny?: readonly HostRuleEntry[] | null;
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

type Options = HostPolicyOptions | null | undefined;

/** Reads the options. Throws for an invalid entry, because ignoring it would silently disable the rule. */
export function readPolicyOptions(given: Options): PolicySettings {
  const options = withInherited(given);
  checkOptions(options, names);
  const ports = listOf(options, 'ports');
  const allow = listOf(options, 'allow');
  return {
    schemes: (listOf(options, 'schemes') ?? ['http', 'https']).map(parseScheme),
    ports: ports === null ? null : ports.map(parsePort),
    allow: allow === null ? null : rulesOf(allow, 'allow'),
    deny: rulesOf(listOf(options, 'deny') ?? [], 'deny'),
    credentials: oneOf(options, 'credentials', [false, true]) === true,
    anyAddress: oneOf(options, 'addresses', ['public', 'any']) === 'any',
  };
}

/** Copies options if some come from a class or from another object: a rule that is inherited must not be ignored. */
function withInherited(options: Options): Options {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  const all = Object.create(null);
  for (let holder = Object.getPrototypeOf(options); holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (isObjectPrototype(holder)) break;
    // Every class has a constructor, and may have its own conversions.
    const inherited = Reflect.ownKeys(holder).filter((key) => typeof key === 'string' && !(key in {}));
    for (const key of inherited) all[key] = Reflect.get(options, key);
  }
  if (Reflect.ownKeys(all).length === 0) return options;
  for (const key of Reflect.ownKeys(options)) all[key] = Reflect.get(options, key);
  return all;
}

function unreadable(name: string, problem: string): TypeError {
  return new TypeError(`Cannot create a host policy: ${name}: ${problem}`);
}

/** Copies a list, so that the policy does not change with the caller's list. Returns `null` if there is none. */
function listOf(options: Options, name: 'schemes' | 'ports' | 'allow' | 'deny'): unknown[] | null {
  const list = option(options, name);
  if (list === null) return null;
  const entries = elementsOf(list);
  if (entries === null) throw unreadable(name, 'is not an array');
  return entries;
}

function rulesOf(entries: readonly unknown[], name: 'allow' | 'deny'): HostRules {
  return parseHostRules(entries, (entry, advice) => {
    throw unreadable(name, `${shown(entry)} is not a host, block or class${advice}`);
  });
}

function parseScheme(scheme: unknown): string {
  const isScheme = typeof scheme === 'string' && isSchemeString(scheme.replace(/:$/, ''));
  if (!isScheme) throw unreadable('schemes', `${shown(scheme)} is not a scheme`);
  return scheme.replace(':', '').toLowerCase();
}

function parsePort(port: unknown): number {
  const isPort = typeof port === 'number' && port >>> 0 === port && port <= MAX_PORT;
  if (!isPort) throw unreadable('ports', `${shown(port)} is not a port number`);
  return port;
}

/** Reads an option with a fixed set of values. The first value is the default. */
function oneOf(options: Options, name: 'credentials' | 'addresses', values: readonly unknown[]): unknown {
  const value = option(options, name) ?? values[0];
  if (!values.includes(value)) throw unreadable(name, `is not one of ${values.join(', ')}`);
  return value;
}

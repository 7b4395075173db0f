import { isAddress, serializeParsedHost } from '@url/host/internal';
import { argumentError, checkOptions, option } from '@url/infra/internal';
import { parseRecord } from '@url/parser/internal';
import { fragmentPercentEncodeSet, userinfoPercentEncodeSet } from '@url/percent';
import { cannotHaveAUsernamePasswordPort, defaultPort, isSpecial, isSpecialScheme, type URLRecord } from '@url/record';
import { serializeFields } from '@url/record/internal';
import { readHost, readPort, readScheme } from './authority.js';
import type { BuildURLOptions, Text, URLParts } from './parts.js';
import { dotSegmentsOf, type Path, readPath } from './path.js';
import { fragmentDataSet, userinfoDataSet } from './percent-encode-sets.js';
import { encodeQuery } from './query.js';
import { type BuiltURL, isRefusal, type Refusal, refuse, type URLPart } from './refusal.js';
import { charactersOf, encodeText, lengthOf } from './text.js';

type Authority = Pick<URLRecord, 'scheme' | 'username' | 'password' | 'host' | 'port'>;

/** The options of `buildURL` and `changeURL`. */
export const optionNames = ['dotSegments', 'queryFormat'];

const partNames = ['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'];

/** Copies the own parts of the object. */
export function ownParts(parts: URLParts): URLParts {
  if (typeof parts !== 'object' || parts === null) throw argumentError('parts', parts, 'is not an object');
  checkOptions(parts, partNames, 'parts');
  const scheme = ownPart(parts, 'scheme');
  const host = ownPart(parts, 'host');
  const port = ownPart(parts, 'port');
  if (!isText(scheme)) throw wrongPart('scheme', scheme);
  if (!isText(host) && !isAddress(host)) throw wrongPart('host', host);
  if (!isText(port) && typeof port !== 'number') throw wrongPart('port', port);
  return {
    scheme,
    username: ownPart(parts, 'username'),
    password: ownPart(parts, 'password'),
    host,
    port,
    path: ownPart(parts, 'path'),
    query: ownPart(parts, 'query'),
    fragment: ownPart(parts, 'fragment'),
  };
}

const isOwn = Object.prototype.hasOwnProperty;

function ownPart<Name extends keyof URLParts>(parts: URLParts, name: Name): URLParts[Name] {
  return isOwn.call(parts, name) ? parts[name] : undefined;
}

function isText(value: unknown): value is string | null | undefined {
  return typeof value === 'string' || value === undefined || value === null;
}

function wrongPart(name: string, value: unknown): TypeError {
  return argumentError(`parts.${name}`, value, `is not a ${name}`);
}

/**
 * Assembles a URL from the given parts; `base` supplies the missing parts.
 *
 * @param parts the result of `ownParts`
 */
export function assemble(base: URLRecord | null, parts: URLParts, options: BuildURLOptions | null): BuiltURL | Refusal {
  const authority = readAuthority(base, parts);
  if (isRefusal(authority)) return authority;
  const path = pathOf(base, parts, authority, options);
  if (isRefusal(path)) return path;
  const special = isSpecialScheme(authority.scheme);
  const { query, fragment } = parts;
  const encodedQuery =
    query === undefined ? (base?.query ?? null) : encodeQuery(query, special, option(options, 'queryFormat'));
  if (isRefusal(encodedQuery)) return encodedQuery;
  const encodedFragment = fragment === undefined ? (base?.fragment ?? null) : encodeFragment(fragment);
  if (isRefusal(encodedFragment)) return encodedFragment;
  const fields = {
    scheme: authority.scheme,
    username: authority.username,
    password: authority.password,
    host: authority.host,
    port: authority.port,
    path: path.path,
    hasOpaquePath: path.hasOpaquePath,
    query: encodedQuery,
    fragment: encodedFragment,
    blobURLEntry: null,
  };
  return verify(fields, serializeFields(fields), parts);
}

function encodeFragment(fragment: Text | null): string | null | Refusal {
  if (fragment !== null && charactersOf(fragment, 'fragment').startsWith('#')) {
    return refuse('fragment', 'leave-out-the-delimiter', 0, 1);
  }
  return encodeText(fragment, 'fragment', fragmentPercentEncodeSet, fragmentDataSet);
}

/** Reads scheme, credentials, host and port together, because they depend on each other. */
function readAuthority(base: URLRecord | null, parts: URLParts): Authority | Refusal {
  const scheme = parts.scheme === undefined && base !== null ? base.scheme : readScheme(parts.scheme ?? null);
  if (isRefusal(scheme)) return scheme;
  if (base !== null && isSpecial(base) !== isSpecialScheme(scheme)) {
    return refuse('scheme', 'scheme-kind', 0, scheme.length);
  }
  const hostResult = hostOf(base, parts, scheme);
  if (isRefusal(hostResult)) return hostResult;
  const portResult = parts.port === undefined ? { port: findKeptPort(base, scheme) } : readPort(parts.port, scheme);
  if (isRefusal(portResult)) return portResult;
  const authority = {
    scheme,
    username: readCredential(parts.username, 'username') ?? base?.username ?? '',
    password: readCredential(parts.password, 'password') ?? base?.password ?? '',
    host: hostResult.host,
    port: portResult.port,
  };
  return cannotHaveAUsernamePasswordPort(authority) ? (refuseMisplaced(authority, parts) ?? authority) : authority;
}

/** Returns the given host or the host of the base. If the new scheme cannot have the host of the base, the scheme is refused. */
function hostOf(base: URLRecord | null, parts: URLParts, scheme: string): ReturnType<typeof readHost> {
  if (parts.host !== undefined || base === null) return readHost(parts.host ?? null, scheme);
  const result = readHost(base.host, scheme);
  return isRefusal(result) ? refuse('scheme', result.reason, 0, scheme.length) : result;
}

function findKeptPort(base: URLRecord | null, scheme: string): number | null {
  return base === null || base.port === defaultPort(scheme) ? null : base.port;
}

function readCredential(credential: URLParts['username'], name: string): string | null {
  if (credential === undefined) return null;
  return encodeText(credential, name, userinfoPercentEncodeSet, userinfoDataSet) ?? '';
}

/** Refuses credentials or a port if the URL cannot have them. The refusal names the part that the caller passed. */
function refuseMisplaced(authority: Authority, parts: URLParts): Refusal | null {
  const part = (['username', 'password', 'port'] as const).find(
    (name) => authority[name] !== '' && authority[name] !== null,
  );
  if (part === undefined) return null;
  const given = (['host', 'scheme'] as const).find((name) => parts[name] !== undefined);
  const blamed = parts[part] !== undefined || given === undefined ? part : given;
  return refuse(blamed, part === 'port' ? 'port-not-allowed' : 'credentials-not-allowed', 0, lengthOf(parts[blamed]));
}

function pathOf(
  base: URLRecord | null,
  parts: URLParts,
  authority: Authority,
  options: BuildURLOptions | null,
): Path | Refusal {
  if (base !== null && parts.path === undefined) return base;
  return readPath(parts.path ?? null, authority, base === null, dotSegmentsOf(options));
}

/** Parses the serialization of a URL and compares the parts, to prove that no part reached into another. */
export function verify(url: URLRecord, href: string, parts: URLParts): BuiltURL | Refusal {
  const parsed = parseRecord(href);
  const different = parsed === null ? 'url' : firstDifference(url, parsed);
  return different === null
    ? { ok: true, url: parsed!, href }
    : refuse(different, 'not-representable', 0, different === 'url' ? 0 : lengthOf(parts[different]));
}

function firstDifference(a: URLRecord, b: URLRecord): Exclude<URLPart, 'url'> | null {
  if (serializedHost(a) !== serializedHost(b)) return 'host';
  if (a.hasOpaquePath !== b.hasOpaquePath || a.path !== b.path) return 'path';
  if (a.scheme !== b.scheme) return 'scheme';
  if (a.username !== b.username) return 'username';
  if (a.password !== b.password) return 'password';
  if (a.port !== b.port) return 'port';
  if (a.query !== b.query) return 'query';
  return a.fragment === b.fragment ? null : 'fragment';
}

function serializedHost({ host }: URLRecord): string | null {
  return host === null ? null : serializeParsedHost(host);
}

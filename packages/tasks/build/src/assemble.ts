import { serializeHost } from '@url/host';
import { option } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { fragmentPercentEncodeSet, PercentEncodeSet, userinfoPercentEncodeSet } from '@url/percent';
import {
  cannotHaveAUsernamePasswordPort,
  createURLRecord,
  defaultPort,
  isSpecial,
  isSpecialScheme,
  type URLRecord,
} from '@url/record';
import { serializeURL } from '@url/serializer';
import { readHost, readPort, readScheme } from './authority.js';
import type { BuildURLOptions, URLParts } from './parts.js';
import { type Path, readPath } from './path.js';
import { encodeQuery } from './query.js';
import { type BuiltURL, isRefusal, type Refusal, refuse, type URLPart } from './refusal.js';
import { encodeText, lengthOf } from './text.js';

const userinfoDataSet = /* @__PURE__ */ new PercentEncodeSet(userinfoPercentEncodeSet, '%');
const fragmentDataSet = /* @__PURE__ */ new PercentEncodeSet(fragmentPercentEncodeSet, '%');

type Authority = Pick<URLRecord, 'scheme' | 'username' | 'password' | 'host' | 'port'>;

/** Copies the parts that were given: those that the object has itself, and that are not `undefined`. */
export function ownParts(parts: URLParts): URLParts {
  return Object.assign(Object.create(null), parts);
}

/**
 * Makes a URL of the parts that were given, and of the parts of `base` for the others.
 *
 * @param parts an object without prototype
 */
export function assemble(base: URLRecord | null, parts: URLParts, options: BuildURLOptions | null): BuiltURL | Refusal {
  const authority = readAuthority(base, parts);
  if (isRefusal(authority)) return authority;
  const path = pathOf(base, parts, authority, options);
  if (isRefusal(path)) return path;
  const special = isSpecialScheme(authority.scheme);
  const { query, fragment } = parts;
  const encodedQuery = query === undefined ? undefined : encodeQuery(query, special, option(options, 'queryFormat'));
  const encodedFragment =
    fragment === undefined ? undefined : encodeText(fragment, fragmentPercentEncodeSet, fragmentDataSet);
  const url = createURLRecord({
    ...authority,
    path: path.path,
    hasOpaquePath: path.hasOpaquePath,
    query: encodedQuery === undefined ? (base?.query ?? null) : encodedQuery,
    fragment: encodedFragment === undefined ? (base?.fragment ?? null) : encodedFragment,
  });
  return verify(url, parts);
}

/** Reads scheme, credentials, host and port together, since each depends on the others. */
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
    username: readCredential(parts.username) ?? base?.username ?? '',
    password: readCredential(parts.password) ?? base?.password ?? '',
    host: hostResult.host,
    port: portResult.port,
  };
  return cannotHaveAUsernamePasswordPort(authority) ? (refuseMisplaced(authority, parts) ?? authority) : authority;
}

/** The host that was given, or that of the base. A host of the base that the new scheme cannot have is the fault of the scheme. */
function hostOf(base: URLRecord | null, parts: URLParts, scheme: string): ReturnType<typeof readHost> {
  if (parts.host !== undefined || base === null) return readHost(parts.host ?? null, scheme);
  const result = readHost(base.host, scheme);
  return isRefusal(result) ? refuse('scheme', result.reason, 0, scheme.length) : result;
}

function findKeptPort(base: URLRecord | null, scheme: string): number | null {
  return base === null || base.port === defaultPort(scheme) ? null : base.port;
}

function readCredential(credential: URLParts['username']): string | null {
  return credential === undefined ? null : (encodeText(credential, userinfoPercentEncodeSet, userinfoDataSet) ?? '');
}

/** Refuses credentials or a port of a URL that can have none. The refusal names the part that the caller gave. */
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
  return readPath(parts.path ?? null, authority, base === null, option(options, 'dotSegments') ?? 'refuse');
}

/** Parses the URL again and compares the parts, to prove that no part reached into another. */
export function verify(url: URLRecord, parts: URLParts): BuiltURL | Refusal {
  const href = serializeURL(url);
  const parsed = parseURL(href);
  const different = parsed === null ? 'url' : firstDifference(url, parsed);
  return different === null
    ? { ok: true, url, href }
    : refuse(different, 'not-representable', 0, different === 'url' ? 0 : lengthOf(parts[different]));
}

function firstDifference(a: URLRecord, b: URLRecord): Exclude<URLPart, 'url'> | null {
  if (serializedHost(a) !== serializedHost(b)) return 'host';
  if (a.hasOpaquePath !== b.hasOpaquePath) return 'path';
  const names = ['scheme', 'username', 'password', 'port', 'path', 'query', 'fragment'] as const;
  return names.find((name) => a[name] !== b[name]) ?? null;
}

function serializedHost({ host }: URLRecord): string | null {
  return host === null ? null : serializeHost(host);
}

/// <reference lib="es2022.array" />
import { type Host, serializeHost } from '@url/host';
import { defaultPort, isSpecial, type URLRecord } from '@url/record';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';
import { attributes, partNamed } from './part-names.js';
import { hostKind } from './part-rows.js';
import { quote } from './printable.js';
import { decodeFormPart, percentDecoded, rawPairsOf } from './query-pieces.js';
import { suggestion } from './suggestions.js';
import type { FoundURL } from './url-input.js';
import { UsageError } from './usage-error.js';

/** The text of a part, several texts, or `null` if the URL does not have the part. */
export type PartValue = string | readonly string[] | null;

/** Functions that need tables, which are loaded only if a format names them. */
export type Lookups = typeof import('./lookups.js');

export interface FormatSettings {
  readonly missing: string;
  readonly join: string;
  readonly isDecoded: boolean;
  readonly hasDefaultPort: boolean;
  readonly separator: string;
  /** `null` if no format needs them. */
  readonly lookups: Lookups | null;
  /** Whether control characters in a value are kept, because outputs end with NUL. */
  readonly isRaw: boolean;
}

export interface Modified {
  isRaw?: boolean;
  isDecoded?: boolean;
  isRequired?: boolean;
  isStrict?: boolean;
  hasDefaultPort?: boolean;
  isUnicode?: boolean;
  isASCII?: boolean;
}

/** How a part is asked for. */
interface PartRequest extends Pick<FormatSettings, 'lookups' | 'separator' | 'hasDefaultPort'> {
  readonly argument: string | null;
  readonly isUnicode: boolean;
  /** Percent-decodes a text if that is asked for. */
  readonly decode: (text: string) => string;
  /** Decodes a name or a value of a query unless it is asked for raw. */
  readonly decodeForm: (text: string) => string;
}

type Part = (url: FoundURL, request: PartRequest) => PartValue;

const parts: Readonly<Record<string, Part>> = {
  href: (url, { hasDefaultPort, isUnicode, lookups }) =>
    hrefWith(url.record, portOf(url, hasDefaultPort), isUnicode ? lookups!.unicodeHost(url.record) : null),
  scheme: text(({ scheme }) => scheme),
  username: text(({ username }) => username || null),
  password: text(({ password }) => password || null),
  host: ({ record }, { argument, isUnicode, lookups }) => {
    if (argument !== null) return hostKind(record.host, !isSpecial(record));
    if (isUnicode) return lookups!.unicodeHost(record);
    return record.host === null ? null : serializeHost(record.host as Host);
  },
  site: ({ record }, { lookups }) => (isSpecial(record) ? lookups!.registrableDomain(record.host as Host) : null),
  suffix: ({ record }, { lookups }) => (isSpecial(record) ? lookups!.publicSuffix(record.host as Host) : null),
  port: (url, { hasDefaultPort }) => (url.record.port ?? portOf(url, hasDefaultPort))?.toString() ?? null,
  path: text(serializePath),
  query: ({ record: { query } }, request) =>
    request.argument === null ? query && request.decode(query) : queryValues(query, request, 1),
  'query-all': ({ record: { query } }, request) => queryValues(query, request),
  queries: ({ record: { query } }, { argument, decodeForm, separator }) => {
    const pairs = rawPairsOf(query, separator).map((pair) => pair.map(decodeForm));
    if (query === null) return null;
    return pairs.map(([name, value]) =>
      argument === null ? `${name}=${value}` : argument === 'names' ? name! : value!,
    );
  },
  fragment: text(({ fragment }) => fragment),
  origin: text(serializeOrigin),
  segments: ({ record }, { decode }) => segmentsOf(record)?.map((segment) => decode(segment)) ?? null,
  segment: ({ record }, { argument, decode }) => {
    const number = Number(argument);
    const segment = segmentsOf(record)?.at(number > 0 ? number - 1 : number);
    return segment === undefined ? null : decode(segment);
  },
  filename: text((record) => segmentsOf(record)?.pop() || null),
  extension: text((record) => /[^.]\.([^.]+)$/.exec(segmentsOf(record)?.pop() ?? '')?.[1] ?? null),
};

/** What the text after ":" may be, for the parts that accept one. */
const argumentForms: Readonly<Record<string, readonly [pattern: RegExp, form: string, isNeeded?: boolean]>> = {
  host: [/^kind$/, '"kind", "unicode" or "ascii"'],
  query: [/^/, 'a name'],
  'query-all': [/^/, 'a name, as in "{query-all:name}"', true],
  queries: [/^(?:names|values)$/, '"names" or "values"'],
  segment: [/^-?[1-9]\d{0,9}$/, 'a number from 1, or from the end -1, as in "{segment:1}"', true],
};

/** The name in a format for a name of the API, and trurl's. */
function otherName(name: string): string {
  if (name === 'url') return 'href';
  return name === 'hostname' ? 'host' : (partNamed(name) ?? name);
}

/** Returns the function for a part. Throws a `UsageError` for an unknown name, and for a wrong argument. */
export function partGetter(
  name: string,
  argument: string | null,
  modified: Modified,
  settings: FormatSettings,
): (url: FoundURL) => PartValue {
  const ownName = Object.hasOwn(parts, name) ? name : otherName(name);
  if (!Object.hasOwn(parts, ownName)) {
    const names = Object.keys(parts);
    const rest = suggestion(name, [...names, ...Object.values(attributes)]) || `. There are ${names.join(', ')}`;
    throw new UsageError(`there is no part ${quote(name)}${rest}`);
  }
  const [pattern, form, isNeeded = false] = argumentForms[ownName] ?? [/(?!)/, 'nothing'];
  if (argument === null && isNeeded) throw new UsageError(`the part ${quote(name)} needs ${form}`);
  if (argument !== null && !pattern.test(argument)) {
    throw new UsageError(`the part ${quote(name)} accepts ${form} after ":", not ${quote(argument)}`);
  }
  const isDecoded = modified.isDecoded === true || modified.isStrict === true || settings.isDecoded;
  const get = parts[ownName]!;
  const request: PartRequest = {
    ...settings,
    argument,
    hasDefaultPort: modified.hasDefaultPort === true || settings.hasDefaultPort,
    isUnicode: modified.isUnicode === true,
    decode: isDecoded && modified.isRaw !== true ? percentDecoded : (value) => value,
    decodeForm: modified.isRaw === true ? (value) => value : decodeFormPart,
  };
  return (url) => get(url, request);
}

function text(get: (record: URLRecord) => string | null): Part {
  return ({ record }, { decode }) => {
    const value = get(record);
    return value === null ? null : decode(value);
  };
}

/** The port of a URL, also one that the record does not contain: a port that `--keep-port` keeps, or the default port. */
function portOf({ record, keptPort }: FoundURL, hasDefaultPort: boolean): number | null {
  if (keptPort !== null || !hasDefaultPort) return keptPort;
  return record.host !== null && record.port === null ? defaultPort(record.scheme) : null;
}

/**
 * The href of a URL with another port or another form of the host.
 *
 * @param port a default port, which no record contains
 */
export function hrefWith(url: URLRecord, port: number | null, host: string | null = null): string {
  const href = serializeURL(url);
  if (url.host === null || (port === null && host === null)) return href;
  const { username, password } = url;
  const credentials = `${username}${password === '' ? '' : `:${password}`}`;
  const start = url.scheme.length + '://'.length + (credentials === '' ? 0 : credentials.length + 1);
  const end = start + serializeHost(url.host as Host).length;
  const shownPort = port === null || url.port !== null ? '' : `:${port}`;
  return `${href.slice(0, start)}${host ?? href.slice(start, end)}${shownPort}${href.slice(end)}`;
}

/** `null` if the URL does not have a list of segments. */
function segmentsOf(record: URLRecord): string[] | null {
  if (record.hasOpaquePath) return null;
  const path = serializePath(record);
  return path === '' ? [] : path.slice(1).split('/');
}

function queryValues(
  query: string | null,
  { argument, decodeForm, separator }: PartRequest,
  most = Number.POSITIVE_INFINITY,
): PartValue {
  const wanted = rawPairsOf(query, separator).filter(([name]) => decodeFormPart(name) === argument);
  return wanted.length === 0 ? null : wanted.slice(0, most).map(([, value]) => decodeForm(value));
}

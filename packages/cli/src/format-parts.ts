import { type Host, serializeHost } from '@url/host';
import { defaultPort, isSpecial, type URLRecord } from '@url/record';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';
import { hostKind } from './host-kind.js';
import { attributes, partNamed } from './part-names.js';
import { quote } from './printable.js';
import { decodeFormPart, percentDecoded, piecesOf } from './query-pieces.js';
import { suggestion } from './suggestions.js';
import type { FoundURL } from './url-input.js';
import { UsageError } from './usage-error.js';

/** The text of a part, several texts, or `null` if the URL does not have the part. */
export type PartGetter = (url: FoundURL) => string | readonly string[] | null;

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

interface PartRequest {
  readonly argument: string | null;
  readonly hasDefaultPort: boolean;
  /** `null` unless the host is wanted in Unicode. */
  readonly unicodeHost: Lookups['unicodeHost'] | null;
  readonly settings: FormatSettings;
  /** Percent-decodes a text if that is asked for. */
  readonly decode: (text: string) => string;
  /** Decodes a name or a value of a query unless it is asked for raw. */
  readonly decodeForm: (text: string) => string;
}

type Part = (request: PartRequest) => PartGetter;

const parts: Readonly<Record<string, Part>> = {
  href: (request) => (url) =>
    hrefWith(url.record, portOf(url, request.hasDefaultPort), request.unicodeHost?.(url.record)),
  scheme: text(({ scheme }) => scheme),
  username: text(({ username }) => username || null),
  password: text(({ password }) => password || null),
  host: ({ argument, unicodeHost }) => {
    if (argument !== null) return ({ record }) => hostKind(record.host, !isSpecial(record));
    if (unicodeHost !== null) return ({ record }) => unicodeHost(record);
    return ({ record }) => (record.host === null ? null : serializeHost(record.host as Host));
  },
  site: ({ settings: { lookups } }) => {
    return ({ record }) => (isSpecial(record) ? lookups!.registrableDomain(record.host as Host) : null);
  },
  suffix: ({ settings: { lookups } }) => {
    return ({ record }) => (isSpecial(record) ? lookups!.publicSuffix(record.host as Host) : null);
  },
  port: (request) => (url) => {
    const port = url.record.port ?? portOf(url, request.hasDefaultPort);
    return port === null ? null : `${port}`;
  },
  path: text(serializePath),
  query: (request) => (request.argument === null ? text(({ query }) => query)(request) : queryValues(request, 1)),
  'query-all': (request) => queryValues(request, Number.POSITIVE_INFINITY),
  queries: ({ argument, decodeForm, settings }) => {
    return ({ record: { query } }) => {
      if (query === null) return null;
      return piecesOf(query, settings.separator).map(({ rawName, rawValue }) => {
        if (argument === 'names') return decodeForm(rawName);
        return argument === 'values' ? decodeForm(rawValue) : `${decodeForm(rawName)}=${decodeForm(rawValue)}`;
      });
    };
  },
  fragment: text(({ fragment }) => fragment),
  origin: text(serializeOrigin),
  segments: ({ decode }) => {
    return ({ record }) => segmentsOf(record)?.map((segment) => decode(segment)) ?? null;
  },
  segment: (request) => {
    const number = Number(request.argument);
    const segmentIn = (segments: string[]) => segments[number > 0 ? number - 1 : segments.length + number];
    return text((record) => segmentIn(segmentsOf(record) ?? []) ?? null)(request);
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
): PartGetter {
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
  return parts[ownName]!({
    argument,
    hasDefaultPort: modified.hasDefaultPort === true || settings.hasDefaultPort,
    unicodeHost: modified.isUnicode === true ? settings.lookups!.unicodeHost : null,
    settings,
    decode: isDecoded && modified.isRaw !== true ? percentDecoded : (value) => value,
    decodeForm: modified.isRaw === true ? (value) => value : decodeFormPart,
  });
}

function text(get: (record: URLRecord) => string | null): Part {
  return ({ decode }) =>
    ({ record }) => {
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

function queryValues({ argument, decodeForm, settings }: PartRequest, most: number): PartGetter {
  return ({ record: { query } }) => {
    if (query === null) return null;
    const wanted = piecesOf(query, settings.separator).filter(({ rawName }) => decodeFormPart(rawName) === argument);
    return wanted.length === 0 ? null : wanted.slice(0, most).map(({ rawValue }) => decodeForm(rawValue));
  };
}

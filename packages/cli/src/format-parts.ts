import { type Host, serializeHost } from '@url/host';
import { defaultPort, isSpecial, type URLRecord } from '@url/record';
import { serializeOrigin, serializePath } from '@url/serializer';
import { hostKind } from './host-kind.js';
import { hrefWith } from './href.js';
import type { FormatSettings, Modified, PartGetter } from './part.js';
import { quote } from './printable.js';
import { decodeFormPart, percentDecoded, piecesOf, type QueryPiece } from './query-pieces.js';
import { suggestion } from './suggestions.js';
import type { FoundURL } from './url-input.js';
import { UsageError } from './usage-error.js';

/** How a part is found, once its name, what it takes and its modifiers are known. */
interface PartRequest extends Modified {
  readonly argument: string | null;
  readonly settings: FormatSettings;
}

type Part = (request: PartRequest) => PartGetter;

/** The names of the API, and trurl's, for the parts that have another name in the standard. */
const otherNames: Readonly<Record<string, string>> = {
  url: 'href',
  protocol: 'scheme',
  user: 'username',
  hostname: 'host',
  pathname: 'path',
  search: 'query',
  hash: 'fragment',
};

const parts: Readonly<Record<string, Part>> = {
  href: ({ hasDefaultPort, isUnicode, settings }) => {
    return (url) =>
      hrefWith(url.record, {
        port: portOf(url, hasDefaultPort),
        host: isUnicode ? settings.lookups!.unicodeHost(url.record) : null,
      });
  },
  scheme:
    () =>
    ({ record }) =>
      record.scheme,
  username: text(({ username }) => username || null),
  password: text(({ password }) => password || null),
  host: (request) => createHostPart(request),
  site: ({ settings: { lookups } }) => {
    return ({ record }) => (isSpecial(record) ? lookups!.registrableDomain(record.host as Host) : null);
  },
  suffix: ({ settings: { lookups } }) => {
    return ({ record }) => (isSpecial(record) ? lookups!.publicSuffix(record.host as Host) : null);
  },
  port:
    ({ hasDefaultPort }) =>
    (url) => {
      const port = url.record.port ?? portOf(url, hasDefaultPort);
      return port === null ? null : `${port}`;
    },
  path: text((record) => serializePath(record)),
  query: (request) => (request.argument === null ? text(({ query }) => query)(request) : queryValue(request, false)),
  'query-all': (request) => queryValue(request, true),
  queries: (request) => createQueriesPart(request),
  fragment: text(({ fragment }) => fragment),
  origin:
    () =>
    ({ record }) =>
      serializeOrigin(record),
  segments: (request) => {
    const { settings } = request;
    return (url) =>
      segmentsOf(url.record)
        ?.map((segment) => decodedText(segment, request))
        .join(settings.join) ?? null;
  },
  segment: (request) => createSegmentPart(request),
  filename: text((record) => segmentsOf(record)?.pop() || null),
  extension: text((record) => /[^.]\.([^.]+)$/.exec(segmentsOf(record)?.pop() ?? '')?.[1] ?? null),
};

/** The names that a format may use, in the order of a URL. */
export const partNames: readonly string[] = Object.keys(parts);

/** Finds the function for a part. Throws a `UsageError` for an unknown name. */
export function partGetter(
  name: string,
  argument: string | null,
  modified: Modified,
  settings: FormatSettings,
): PartGetter {
  const ownName = Object.hasOwn(otherNames, name) ? otherNames[name]! : name;
  if (!Object.hasOwn(parts, ownName)) {
    const names = [...partNames, ...Object.keys(otherNames)];
    throw new UsageError(
      `there is no part ${quote(name)}${suggestion(name, names) || `. There are ${partNames.join(', ')}`}`,
    );
  }
  const takesArgument = ['host', 'query', 'query-all', 'queries', 'segment'].includes(ownName);
  if (argument !== null && !takesArgument)
    throw new UsageError(`the part ${quote(name)} takes nothing after ":", and not ${quote(argument)}`);
  if (argument === null && ['query-all', 'segment'].includes(ownName)) {
    throw new UsageError(
      `the part ${quote(name)} needs ${ownName === 'segment' ? 'a number, as in "{segment:1}"' : 'a name, as in "{query-all:name}"'}`,
    );
  }
  return parts[ownName]!({
    ...modified,
    hasDefaultPort: modified.hasDefaultPort === true || settings.hasDefaultPort,
    argument,
    settings,
  });
}

/** A part that is a slice of the URL, percent-decoded where that is asked for. */
function text(get: (record: URLRecord) => string | null): Part {
  return (request) => {
    if (!isDecoded(request)) return ({ record }) => get(record);
    return ({ record }) => {
      const value = get(record);
      return value === null ? null : decodedText(value, request);
    };
  };
}

function isDecoded({ isDecoded: asked, isStrict, isRaw, settings }: PartRequest): boolean {
  return !isRaw && (asked === true || isStrict === true || settings.isDecoded);
}

function decodedText(value: string, request: PartRequest): string {
  return isDecoded(request) ? percentDecoded(value) : value;
}

/** The port of a URL, also one that the record does not contain: a port that `--keep-port` keeps, or the default port. */
function portOf({ record, keptPort }: FoundURL, hasDefaultPort = false): number | null {
  return (
    keptPort ?? (hasDefaultPort && record.host !== null && record.port === null ? defaultPort(record.scheme) : null)
  );
}

function createHostPart({ argument, isUnicode, settings }: PartRequest): PartGetter {
  if (argument === 'kind') return ({ record }) => hostKind(record.host, !isSpecial(record));
  if (argument !== null)
    throw new UsageError(`the part "host" takes "kind", "unicode" or "ascii" after ":", and not ${quote(argument)}`);
  return ({ record }) => {
    if (record.host === null) return null;
    return isUnicode ? settings.lookups!.unicodeHost(record) : serializeHost(record.host as Host);
  };
}

/** `null` where the URL has no list of segments. */
function segmentsOf(record: URLRecord): string[] | null {
  if (record.hasOpaquePath) return null;
  const path = serializePath(record);
  return path === '' ? [] : path.slice(1).split('/');
}

function createSegmentPart(request: PartRequest): PartGetter {
  const number = Number(request.argument);
  if (!Number.isInteger(number) || number === 0) {
    throw new UsageError(
      `the part "segment" takes a number from 1, or from the end -1, and not ${quote(request.argument!)}`,
    );
  }
  return ({ record }) => {
    const segments = segmentsOf(record) ?? [];
    const segment = segments[number > 0 ? number - 1 : segments.length + number];
    return segment === undefined ? null : decodedText(segment, request);
  };
}

/** The values of a name are decoded as those of a form, unless they are asked for raw. */
function queryValue({ argument, isRaw, settings }: PartRequest, all: boolean): PartGetter {
  const { separator, join } = settings;
  const shownValue = ({ rawValue }: QueryPiece): string => (isRaw ? rawValue : decodeFormPart(rawValue));
  const isWanted = ({ rawName }: QueryPiece): boolean => decodeFormPart(rawName) === argument;
  return ({ record: { query } }) => {
    if (query === null) return null;
    const pieces = piecesOf(query, separator);
    if (all) {
      const values = pieces.filter(isWanted).map(shownValue);
      return values.length === 0 ? null : values.join(join);
    }
    const piece = pieces.find(isWanted);
    return piece === undefined ? null : shownValue(piece);
  };
}

/** All pairs, all names or all values. */
function createQueriesPart(request: PartRequest): PartGetter {
  const { argument, settings } = request;
  if (argument !== null && argument !== 'names' && argument !== 'values') {
    throw new UsageError(`the part "queries" takes "names" or "values" after ":", and not ${quote(argument)}`);
  }
  const decode = request.isRaw ? (value: string) => value : decodeFormPart;
  return ({ record: { query } }) => {
    if (query === null) return null;
    return piecesOf(query, settings.separator)
      .map(({ rawName, rawValue }) => {
        if (argument === 'names') return decode(rawName);
        return argument === 'values' ? decode(rawValue) : `${decode(rawName)}=${decode(rawValue)}`;
      })
      .join(settings.join);
  };
}

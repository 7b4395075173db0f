import { classifyAddress } from '@url/address';
import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { serializePath } from '@url/serializer';
import { UsageError } from '../arguments.js';
import { fieldOf } from '../format.js';
import type { FormatSettings, Lookups } from '../format-parts.js';
import { suggestion } from '../suggestions.js';
import { type FoundURL, shownPort, urlFailure } from '../url-input.js';
import type { PlainHead } from './plain-head.js';
import type { Cell, Column } from './row-format.js';

type OwnColumn = Pick<Column, 'type' | 'cellOf' | 'cellOfHead'>;

const ownColumns: Readonly<Record<string, OwnColumn>> = {
  isValid: { type: 'Bool', cellOf: (url) => url !== null, cellOfHead: () => true },
  error: {
    type: 'String',
    cellOf: (url, text, input) => {
      if (text === null) return 'the URL is NULL';
      if (text === undefined) return 'the row is not one text, or it is too long';
      return url === null ? urlFailure(text, input).error : null;
    },
    cellOfHead: () => null,
  },
  // "loopback", "private use", "public"; null for a domain.
  addressClass: {
    type: 'String',
    cellOf: (url) => {
      const host = url?.record.host ?? null;
      return typeof host === 'string' || host === null ? null : (classifyAddress(host)?.name ?? null);
    },
    cellOfHead: () => null,
  },
  // An object in JSON.
  parts: { type: 'String', cellOf: (url) => url && partsOf(url) },
};

/** The parts that depend on nothing after the head. */
const partsOfHead: Readonly<Record<string, (head: PlainHead, lookups: Lookups | null) => Cell>> = {
  scheme: ({ scheme }) => scheme,
  host: ({ host }) => host,
  hostname: ({ host }) => host,
  site: ({ host }, lookups) => lookups!.registrableDomain(`${host}`),
  suffix: ({ host }, lookups) => lookups!.publicSuffix(`${host}`),
};

function partsOf({ record }: FoundURL): string {
  const { scheme, host, port, query, fragment } = record;
  const shownHost = host === null ? null : serializeParsedHost(host as Host);
  return JSON.stringify({ scheme, host: shownHost, port, path: serializePath(record), query, fragment });
}

/**
 * Reads the name of a column: a part of a format ("host", "query:utm_source", also written "query('utm_source')"), or a name of its
 * own. Throws a `UsageError` for an unknown name.
 */
export function columnNamed(written: string, settings: FormatSettings): Column {
  const name = written.replace(/^([\w-]+)\((['"])(.*)\2\)$/, '$1:$3');
  if (Object.hasOwn(ownColumns, name)) return { name, ...ownColumns[name]! };
  if (name === 'port') {
    return { name, type: 'UInt16', cellOf: (url) => url && shownPort(url, settings.hasDefaultPort) };
  }
  const rest = suggestion(name, Object.keys(ownColumns));
  if (rest !== '') throw new UsageError(`there is no column "${name}"${rest}`);
  const { get, complain } = fieldOf(name, settings);
  return {
    name,
    type: 'String',
    ...(Object.hasOwn(partsOfHead, name) && { cellOfHead: (head) => partsOfHead[name]!(head, settings.lookups) }),
    cellOf: (url) => {
      const value = url && complain(url) === null ? get(url) : null;
      return value === null || typeof value === 'string' ? value : value.join(settings.join);
    },
  };
}

/** The columns that are kept; a name may contain what a row says. */
const mostColumns = 1000;

/** Returns a function that finds the column with a name, and does not read each name again. */
export function columnFinder(settings: FormatSettings): (name: string) => readonly Column[] {
  const found = new Map<string, readonly Column[]>();
  let [lastName, last]: [string | null, readonly Column[]] = [null, []];
  return (name) => {
    // Most rows have the same string as the row before, so the map does not have to hash it.
    if (name === lastName) return last;
    const columns = found.get(name) ?? [columnNamed(name, settings)];
    if (found.size >= mostColumns) found.clear();
    found.set(name, columns);
    [lastName, last] = [name, columns];
    return columns;
  };
}

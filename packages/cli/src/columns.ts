import { classifyAddress } from '@url/address';
import { fieldOf } from './format.js';
import type { FormatSettings } from './format-parts.js';
import { type FoundURL, urlFailure } from './url-input.js';

/** A value in a row; `null` if the URL does not have it, or does not parse. */
export type Cell = string | number | boolean | null;

/** @param url `null` if the input does not parse */
type CellGetter = (url: FoundURL | null, input: string | null) => Cell;

export interface Column {
  readonly name: string;
  readonly cellOf: CellGetter;
}

const ownColumns: Readonly<Record<string, CellGetter>> = {
  isValid: (url) => url !== null,
  error: (url, input) => {
    if (input === null) return 'the text is missing or too long';
    return url === null ? urlFailure(input, null).error : null;
  },
  port: (url) => url?.record.port ?? null,
  // "loopback", "private use", "public"; null for a domain.
  addressClass: (url) => {
    const host = url?.record.host ?? null;
    return typeof host === 'string' || host === null ? null : (classifyAddress(host)?.name ?? null);
  },
};

/**
 * Reads the name of a column: a part of a format ("host", "query:utm_source", also written "query('utm_source')"), or a name of its
 * own. Throws a `UsageError` for an unknown name.
 */
export function columnNamed(written: string, settings: FormatSettings): Column {
  const name = written.replace(/^([\w-]+)\((['"])(.*)\2\)$/, '$1:$3');
  if (Object.hasOwn(ownColumns, name)) return { name, cellOf: ownColumns[name]! };
  const { get } = fieldOf(name, settings);
  return {
    name,
    cellOf: (url) => {
      const value = url && get(url);
      return value === null || typeof value === 'string' ? value : value.join(settings.join);
    },
  };
}

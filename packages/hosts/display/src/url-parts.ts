import type { Host } from '@url/host';
import { argumentError, memberOf } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { isSpecialScheme, type URLRecord } from '@url/record';
import { isURLRecord } from '@url/record/internal';

/** An object of any class `URL`. Only its `href` is read. */
export interface URLObject {
  readonly href: string;
}

/** A URL as the functions of this package accept it. */
export type URLInput = string | URLRecord | URLObject;

/** The parts of a URL except the credentials. */
export interface URLParts {
  readonly scheme: string;
  readonly host: Host | null;
  /** Whether the host is a domain or an address, and not opaque. */
  readonly isSpecial: boolean;
  readonly port: string | null;
  readonly path: string;
  readonly hasOpaquePath: boolean;
  readonly query: string | null;
  readonly fragment: string | null;
}

function partsOfRecord(url: URLRecord): URLParts {
  const { scheme, host, port, path, hasOpaquePath, query, fragment } = url;
  const needsDot = host === null && !hasOpaquePath && path.startsWith('//');
  return {
    scheme,
    host,
    isSpecial: isSpecialScheme(scheme),
    port: port === null ? null : `${port}`,
    path: needsDot ? `/.${path}` : path,
    hasOpaquePath,
    query,
    fragment,
  };
}

/** Returns text unchanged, and the `href` of an object. */
export function textOf(input: string | URLObject, argument: string): string {
  if (typeof input === 'string') return input;
  const href = typeof input === 'object' && input !== null ? memberOf(input, 'href') : undefined;
  if (typeof href === 'string') return href;
  throw argumentError(argument, input, 'is not text, a URL object or a URL record');
}

/** Returns the parts of a URL, or its text if parsing fails. */
export function partsOf(url: URLInput): URLParts | string {
  if (isURLRecord(url)) return partsOfRecord(url);
  const text = textOf(url, 'url');
  const record = parseURL(text);
  return record === null ? text : partsOfRecord(record);
}

import type { Host } from '@url/host';
import { textOfURL } from '@url/infra/internal';
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

/** Returns the parts of a URL, or its text if parsing fails. */
export function partsOf(url: URLInput): URLParts | string {
  if (isURLRecord(url)) return partsOfRecord(url);
  const text = textOfURL(url, 'url');
  const record = parseURL(text);
  return record === null ? text : partsOfRecord(record);
}

import { parseDataURL as parse } from '@url/data';
import { processDataURL } from '@url/data/internal';
import type { MIMEType } from '@url/data/mime';
import { createURLRecord, serializeURL, type URLRecord } from '@url/record';

/** What data-urls returns. */
export interface DataURL {
  /** The MIME type, with the members of whatwg-mimetype's class. */
  mimeType: MIMEType;
  /** The bytes. */
  body: Uint8Array;
}

/** A record of whatwg-url, whose path is a list unless it is opaque. */
export interface URLRecordOfWhatwgURL {
  readonly scheme: string;
  readonly username: string;
  readonly password: string;
  readonly host: string | number | readonly number[] | null;
  readonly port: number | null;
  readonly path: string | readonly string[];
  readonly query: string | null;
}

/** data-urls returns a plain object, whose body is already decoded. */
function plain(parsed: Readonly<DataURL> | null): DataURL | null {
  return parsed && { mimeType: parsed.mimeType, body: parsed.body };
}

/**
 * Parses a data: URL, as the default export of data-urls does.
 *
 * @param input the text of the URL
 * @returns the MIME type and the bytes, or `null` if the text is not a data: URL
 *
 * @example
 * import parseDataURL from '@url/data-urls';
 *
 * String(parseDataURL('data:text/html,%3Cb%3E')?.mimeType); // => 'text/html'
 * parseDataURL('data:,%3Cb%3E')?.body; // => new Uint8Array([0x3c, 0x62, 0x3e])
 */
export function parseDataURL(input: string): DataURL | null {
  return plain(parse(String(input)));
}

/**
 * Processes a record that whatwg-url's `parseURL` returned.
 *
 * @param record a record of whatwg-url or of `@url/whatwg-url`
 * @returns the MIME type and the bytes, or `null` if the record is not of a data: URL
 *
 * @example
 * import { fromURLRecord } from '@url/data-urls';
 * import { parseURL } from '@url/whatwg-url';
 *
 * fromURLRecord(parseURL('data:,a')!)?.body; // => new Uint8Array([0x61])
 */
export function fromURLRecord(record: URLRecordOfWhatwgURL): DataURL | null {
  if (record.scheme !== 'data') return null;
  const { scheme, username, password, port, path, query } = record;
  const isOpaque = typeof path === 'string';
  const host = record.host as URLRecord['host'];
  const stored = createURLRecord({
    ...{ scheme, username, password, host, port, query },
    path: isOpaque ? path : path.map((segment) => `/${segment}`).join(''),
    hasOpaquePath: isOpaque,
  });
  return plain(processDataURL(serializeURL(stored, { excludeFragment: true }), Number.POSITIVE_INFINITY));
}

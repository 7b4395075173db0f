import { type Host, serializeHost } from '@url/host';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';

/** The parts of an href that replace those of the record. */
export interface HrefChanges {
  /** A default port, which no record contains. */
  readonly port?: number | null;
  /** The host in another form. */
  readonly host?: string | null;
}

/** The href of a URL that has a host, with another port or another form of the host. */
export function hrefWith(url: URLRecord, { port = null, host = null }: HrefChanges): string {
  const href = serializeURL(url);
  if (url.host === null || (port === null && host === null)) return href;
  const start = url.scheme.length + '://'.length + credentialsLength(url);
  const length = serializeHost(url.host as Host).length;
  const shown = host ?? href.slice(start, start + length);
  return `${href.slice(0, start)}${shown}${port === null || url.port !== null ? '' : `:${port}`}${href.slice(start + length)}`;
}

/** With "@", and with ":" before a password. */
function credentialsLength({ username, password }: URLRecord): number {
  if (username === '' && password === '') return 0;
  return username.length + (password === '' ? 0 : password.length + 1) + 1;
}

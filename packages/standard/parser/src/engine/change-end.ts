import type { Host } from '@url/host';
import { parseByEngine } from '@url/host/engine';
import type { URLRecord } from '@url/record';

/** A URL of the engine whose setters parse as for another one: only its scheme, and whether it has a host, make a difference. */
function engineURLLike(scheme: string, host: Host | null): NonNullable<ReturnType<typeof parseByEngine>> {
  return parseByEngine(`${scheme}:${host === null ? '' : '//h'}/`)!;
}

/** Has the engine parse a query or a fragment: its own setters do so. */
export function changeEnd(url: URLRecord, name: 'search' | 'hash', text: string): null {
  const engineURL = engineURLLike(url.scheme, url.host);
  engineURL[name] = text;
  if (name === 'search') url.query = engineURL.search.slice(1);
  else url.fragment = engineURL.hash.slice(1);
  return null;
}

/** Removes what the parser removes from the value of a setter. */
export function withoutNewlines(text: string): string {
  return text.replace(/[\t\n\r]/g, '');
}

/** Parses a path as the path start state does, for a URL with a scheme and a host. Removes tabs and newlines. */
export function parseWholePath(text: string, scheme: string, host: Host | null): string {
  const engineURL = engineURLLike(scheme, host);
  engineURL.pathname = withoutNewlines(text);
  return engineURL.pathname;
}

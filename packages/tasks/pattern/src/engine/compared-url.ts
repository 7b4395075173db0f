import { parseByEngine } from '@url/host/engine';
import { parseHref } from '@url/parser/internal';
import type { ComparedURL } from '../compared-url.js';

export { type ComparedInit, type ComparedURL, hostnameOf } from '../compared-url.js';

/** Parses the text of a URL by the engine's class `URL`. Returns `null` for failure, also of the base. */
export function parseCompared(input: string, base: string | null): ComparedURL | null {
  const href = parseHref(input, base);
  if (href === null) return null;
  const { protocol, username, password, hostname, port, pathname, search, hash } = parseByEngine(href)!;
  return {
    scheme: protocol.slice(0, -1),
    username,
    password,
    hostname,
    port,
    path: pathname,
    query: search.slice(1),
    fragment: hash.slice(1),
  };
}

import { parseByEngine } from '@url/idna/engine';
import type { Host } from '../host.js';

/** Serializes a parsed host. A domain, an opaque host and the empty host are returned as they are. */
export function serializeParsedHost(host: Host): string {
  if (typeof host === 'string') return host;
  const text = typeof host === 'number' ? `${host}` : `[${host.map((piece) => piece.toString(16)).join(':')}]`;
  return parseByEngine(`http://${text}`)!.hostname;
}

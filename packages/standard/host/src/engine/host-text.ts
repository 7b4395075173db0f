import { textArgumentError } from '@url/infra/internal';
import type { Host } from '../host.js';
import { parseHost } from './host-parser.js';

/** The engine reads every text. */
export function isCanonicalDomain(_text: string): boolean {
  return false;
}

/** Parses a text by which an argument describes a host. Throws a `TypeError` if it is not a host; the engine does not say why. */
export function parseText(text: string, argument: string): Host | null {
  if (text === '') return null;
  const host = parseHost(text);
  if (host !== null) return host;
  throw textArgumentError(argument, text, 'is not a host');
}

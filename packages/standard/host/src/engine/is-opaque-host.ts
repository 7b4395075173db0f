import { readHost } from './host-parser.js';

/** Tests whether the opaque-host parser returns a text as it is. */
export function isOpaqueHost(text: string): boolean {
  return readHost(text, true) === text;
}

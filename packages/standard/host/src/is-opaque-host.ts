import { unchangedOpaqueHost } from './opaque-host.js';

/** Tests whether the opaque-host parser returns a text as it is. */
export function isOpaqueHost(text: string): boolean {
  return unchangedOpaqueHost.test(text);
}

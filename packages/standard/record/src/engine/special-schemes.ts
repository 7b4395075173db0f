import { checkString } from '@url/infra/internal';

/** The default ports of the special schemes. */
const ports: ReadonlyMap<string, number | null> = /* @__PURE__ */ new Map([
  ['https', 443],
  ['http', 80],
  ['file', null],
  ['wss', 443],
  ['ws', 80],
  ['ftp', 21],
]);

/** Returns the names of the special schemes. */
export function specialSchemeNames(): string[] {
  return Array.from(ports.keys());
}

/**
 * https://url.spec.whatwg.org/#special-scheme
 *
 * @param scheme a scheme in lower case
 * @returns whether it is ftp, file, http, https, ws or wss
 */
export function isSpecialScheme(scheme: string): boolean {
  checkString('scheme', scheme);
  return ports.has(scheme);
}

/**
 * https://url.spec.whatwg.org/#default-port
 *
 * @param scheme a scheme in lower case
 * @returns its default port, or `null` if it has none
 */
export function defaultPort(scheme: string): number | null {
  checkString('scheme', scheme);
  return ports.get(scheme) ?? null;
}

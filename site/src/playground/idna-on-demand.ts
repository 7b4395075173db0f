import type { toUnicode as convertBack } from '@url/idna';
import type { toASCIIByFlags as convert } from '@url/idna/internal';

/** What `@url/host` uses of `@url/idna`. */
interface IDNA {
  readonly toUnicode: typeof convertBack;
  readonly toASCIIByFlags: typeof convert;
}

/** The error of a domain that needs the tables of IDNA before they are loaded. */
class MissingTables extends Error {}

let idna: IDNA | null = null;

/** Called by whole-idna.ts when it is loaded. */
export function provideIDNA(whole: IDNA): void {
  idna = whole;
}

/**
 * Runs a function. If a domain needs the tables of IDNA, loads them and runs the function again. The tables are 10 kB, and few domains need
 * them.
 */
export async function withIDNA<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof MissingTables)) throw error;
    await import('./whole-idna.ts');
    return read();
  }
}

/** Matches domains that every flag of UTS #46 accepts, and changes only to lower case: letters, digits, and single hyphens in a label. */
const plainDomain = /^(?=.{1,253}$)(?!.*--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The build uses this function and the next one in place of the functions of `@url/idna` within `@url/host`. */
export const toASCIIByFlags: IDNA['toASCIIByFlags'] = (domain, flags) =>
  idna === null && plainDomain.test(domain) ? domain.toLowerCase() : loaded().toASCIIByFlags(domain, flags);

export const toUnicode: IDNA['toUnicode'] = (domain, options) =>
  idna === null && plainDomain.test(domain)
    ? { domain: domain.toLowerCase(), error: false }
    : loaded().toUnicode(domain, options);

function loaded(): IDNA {
  if (idna === null) throw new MissingTables('the tables of IDNA are not loaded');
  return idna;
}

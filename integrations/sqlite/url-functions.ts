import type { DatabaseSync } from 'node:sqlite';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';

type Value = string | number | bigint | Uint8Array;

/** Decodes a BLOB as UTF-8, as SQLite decodes a text: U+FFFD replaces bytes that are not UTF-8, and a BOM is part of the text. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function textOf(value: Value): string {
  return value instanceof Uint8Array ? decoder.decode(value) : `${value}`;
}

/**
 * Adds `urlNormalize`, `urlScheme`, `urlHost`, `urlSite`, `urlAddressClass`, `urlParts` (JSON), `urlQuery(url, name)` and `urlIsValid` to
 * a database. NULL returns NULL, and a BLOB is decoded as UTF-8. They are deterministic, so an index may use them.
 */
export function registerURLFunctions(database: DatabaseSync): void {
  // Without BigInt, an integer above 2^53 would end the query with an error.
  const options = { deterministic: true, directOnly: false, useBigIntArguments: true };
  for (const [name, compute] of Object.entries(functionsOfURL)) {
    database.function(name, options, (url: Value | null) => (url === null ? null : compute(textOf(url))));
  }
  database.function('urlQuery', options, (url: Value | null, name: Value | null) => {
    return url === null || name === null ? null : urlQuery(textOf(url), textOf(name));
  });
  database.function('urlIsValid', options, (url: Value | null) => {
    return url === null ? null : Number(urlIsValid(textOf(url)));
  });
}

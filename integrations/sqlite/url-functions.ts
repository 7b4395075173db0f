import type { DatabaseSync } from 'node:sqlite';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';

/**
 * Adds `urlNormalize`, `urlScheme`, `urlHost`, `urlSite`, `urlAddressClass`, `urlParts` (JSON), `urlQuery(url, name)` and `urlIsValid` to
 * a database. NULL returns NULL. They are deterministic, so an index may use them.
 */
export function registerURLFunctions(database: DatabaseSync): void {
  // Without BigInt, an integer above 2^53 would end the query with an error.
  const options = { deterministic: true, directOnly: false, useBigIntArguments: true };
  for (const [name, compute] of Object.entries(functionsOfURL)) {
    database.function(name, options, (url) => (url === null ? null : compute(`${url}`)));
  }
  database.function('urlQuery', options, (url, name) => {
    return url === null || name === null ? null : urlQuery(`${url}`, `${name}`);
  });
  database.function('urlIsValid', options, (url) => (url === null ? null : Number(urlIsValid(`${url}`))));
}

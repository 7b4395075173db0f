import { BOOLEAN, type DuckDBConnection, DuckDBScalarFunction, VARCHAR } from '@duckdb/node-api';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';

/** Computes one row from its arguments, which are not NULL. */
type Compute = (...args: readonly string[]) => string | boolean | null;

/**
 * Adds `urlNormalize`, `urlScheme`, `urlHost`, `urlSite`, `urlAddressClass`, `urlParts` (JSON), `urlQuery(url, name)` and `urlIsValid` to
 * the database of a connection. They compute a vector of 2,048 rows at a time. NULL returns NULL.
 */
export function registerURLFunctions(connection: DuckDBConnection): void {
  for (const [name, compute] of Object.entries(functionsOfURL))
    register(connection, name, 1, VARCHAR, compute as Compute);
  register(connection, 'urlQuery', 2, VARCHAR, (url, name) => urlQuery(url!, name));
  register(connection, 'urlIsValid', 1, BOOLEAN, (url) => urlIsValid(url!));
}

function register(
  connection: DuckDBConnection,
  name: string,
  parameters: number,
  returnType: typeof VARCHAR | typeof BOOLEAN,
  compute: Compute,
): void {
  const scalar = DuckDBScalarFunction.create({
    name,
    returnType,
    parameterTypes: Array.from({ length: parameters }, () => VARCHAR),
    mainFunction: (_info, input, output) => {
      const columns = Array.from({ length: parameters }, (_, at) => input.getColumnValues(at) as (string | null)[]);
      for (let row = 0; row < input.rowCount; row++) {
        const args = columns.map((column) => column[row] ?? null);
        output.setItem(row, args.includes(null) ? null : compute(...(args as string[])));
      }
      output.flush();
    },
  });
  connection.registerScalarFunction(scalar);
  scalar.destroySync();
}

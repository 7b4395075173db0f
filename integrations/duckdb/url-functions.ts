import {
  BLOB,
  BOOLEAN,
  type DuckDBBlobValue,
  type DuckDBConnection,
  DuckDBScalarFunction,
  VARCHAR,
} from '@duckdb/node-api';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';

/** Computes one row from its arguments, which are not NULL. */
type Compute = (...args: readonly string[]) => string | boolean | null;

/**
 * Adds `urlNormalize`, `urlScheme`, `urlHost`, `urlSite`, `urlAddressClass`, `urlParts` (JSON), `urlQuery(url, name)` and `urlIsValid` to
 * a connection. They compute a vector of 2,048 rows at a time. NULL returns NULL. `urlHostOfBytes` and so on accept a BLOB: bytes that are
 * not UTF-8 become U+FFFD.
 */
export async function registerURLFunctions(connection: DuckDBConnection): Promise<void> {
  for (const [name, compute] of Object.entries(functionsOfURL))
    await register(connection, name, ['url'], VARCHAR, compute as Compute);
  await register(connection, 'urlQuery', ['url', 'name'], VARCHAR, (url, name) => urlQuery(url!, name));
  await register(connection, 'urlIsValid', ['url'], BOOLEAN, (url) => urlIsValid(url!));
}

/**
 * Registers a function of bytes, and a macro for texts. @duckdb/node-api would remove a U+FEFF at the start of a text, which then could be
 * another URL, or a URL although the text is not.
 */
async function register(
  connection: DuckDBConnection,
  name: string,
  parameters: readonly string[],
  returnType: typeof VARCHAR | typeof BOOLEAN,
  compute: Compute,
): Promise<void> {
  const scalar = DuckDBScalarFunction.create({
    name: `${name}OfBytes`,
    returnType,
    parameterTypes: parameters.map(() => BLOB),
    mainFunction: (_info, input, output) => {
      const columns = parameters.map((_, at) => input.getColumnValues(at) as (DuckDBBlobValue | null)[]);
      for (let row = 0; row < input.rowCount; row++) {
        const args = columns.map((column) => textOf(column[row]));
        output.setItem(row, args.includes(null) ? null : compute(...(args as string[])));
      }
      output.flush();
    },
  });
  connection.registerScalarFunction(scalar);
  scalar.destroySync();
  const encoded = parameters.map((parameter) => `encode(${parameter})`);
  await connection.run(
    `CREATE OR REPLACE TEMP MACRO ${name}(${parameters.join(', ')}) AS ${name}OfBytes(${encoded.join(', ')})`,
  );
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function textOf(value: DuckDBBlobValue | null | undefined): string | null {
  return value == null ? null : decoder.decode(value.bytes);
}

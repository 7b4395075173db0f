// How the builds of the polyfill and the adapters put the tables of @url/idna after all code. A compressed file has one code for each 16,000
// symbols. Between functions, tables and code share a code that suits neither, which takes 440 bytes.
import type { Options } from 'tsup';
import { engineExceptions } from '../packages/standard/idna/src/engine-exceptions.generated.ts';
import * as tables from '../packages/standard/idna/src/tables.generated.ts';

type ChunkPlugin = NonNullable<Options['plugins']>[number];

/**
 * Keeps the declaration of each table's variable in place, and assigns its value in the last statement. That is soon enough: nothing is decoded
 * before the first domain that needs it. Spaces replace the value, so that the source map stays right.
 */
export const tablesLast: ChunkPlugin = {
  name: 'tables-last',
  renderChunk(code, { map }) {
    const assignments: string[] = [];
    let text = code;
    // From the last name to the first, so that the sets of runs come before the other long tables: their commonest symbols are parentheses,
    // which are also common in code. That saves 80 bytes.
    for (const table of [engineExceptions, ...Object.values(tables).reverse()]) {
      const value = `="${table}"`;
      const end = text.indexOf(value);
      if (end < 0) continue;
      const [name] = /[\w$]+$/.exec(text.slice(0, end))!;
      assignments.push(name + value);
      text = text.replace(value, ' '.repeat(value.length));
    }
    if (assignments.length === 0) return;
    const exported = text.search(/export\{[^}]*\};?\s*$/);
    const last = exported < 0 ? text.length : exported;
    return { code: `${text.slice(0, last)}\n${assignments.join()};${text.slice(last)}`, map: map as object };
  },
};

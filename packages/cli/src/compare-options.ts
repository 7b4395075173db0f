import { type Alarm, type Dialect, dialects, findDialect, livingDialects } from '@url/dialects';
import type { Given } from './given.js';
import { quote } from './printable.js';
import { UsageError } from './usage-error.js';

const allAlarms: readonly Alarm[] = ['host', 'refusal', 'result', 'path'];

/** The base, and the readers that are compared: in full, and where only alarms count. Drafts never raise an alarm. */
export function readCompareOptions(given: Given) {
  const ids = given.value('dialects');
  const readers = ids === null ? dialects : readIds(ids);
  return { base: given.value('base'), readers, readersForAlarms: ids === null ? livingDialects : readers };
}

function readIds(list: string): Dialect[] {
  return [...new Set(list.split(','))].map(readId);
}

function readId(id: string): Dialect {
  const dialect = findDialect(id);
  if (dialect !== null) return dialect;
  throw new UsageError(`unknown dialect ${quote(id)}; the dialects are ${dialects.map((one) => one.id).join(', ')}`);
}

/** The alarms of `--fail-on`; `null` if it was not given. */
export function readAlarms(given: Given): readonly Alarm[] | null {
  const alarms = given.value('fail-on')?.split(',') ?? null;
  const unknown = alarms?.find((alarm) => !allAlarms.some((known) => known === alarm));
  if (unknown === undefined) return alarms as Alarm[] | null;
  throw new UsageError(`unknown alarm ${quote(unknown)}; the alarms are ${allAlarms.join(', ')}`);
}

/** The readers of `--filter` and `--client`, and the hosts of `--allow`. */
export interface FilterPair {
  readonly filter: Dialect;
  readonly client: Dialect;
  readonly allow: readonly string[] | null;
}

/** Returns `null` if `--filter` and `--client` are not given. */
export function readFilterAndClient(given: Given): FilterPair | null {
  const [filter, client] = [given.value('filter'), given.value('client')];
  if (filter === null || client === null) return null;
  const allow = given.value('allow')?.split(',') ?? null;
  if (allow?.includes('')) throw new UsageError('--allow has an empty host: write --allow good.com,.good.com');
  return { filter: readId(filter), client: readId(client), allow };
}

export function readReaders(given: Given): readonly [Dialect, Dialect] {
  const readers = readIds(given.value('readers')!);
  if (readers.length !== 2) throw new UsageError('--search needs two readers: --readers whatwg,curl');
  return [readers[0]!, readers[1]!];
}

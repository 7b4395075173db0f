import { type Alarm, type CompareOptions, type Dialect, dialects, findDialect } from '@url/dialects';
import type { FilterTask } from './compare-filter.js';
import type { Given } from './given.js';
import { quote } from './printable.js';
import { UsageError } from './usage-error.js';

const allAlarms: readonly Alarm[] = ['host', 'refusal', 'result', 'path'];

export function readCompareOptions(given: Given): CompareOptions {
  const base = given.value('base');
  const ids = given.value('dialects');
  return { ...(base === null ? {} : { base }), dialects: ids === null ? dialects : readIds(ids) };
}

function readIds(list: string): Dialect[] {
  return [...new Set(list.split(','))].map((id) => {
    const dialect = findDialect(id);
    if (dialect !== null) return dialect;
    throw new UsageError(`unknown dialect ${quote(id)}; the dialects are ${dialects.map((one) => one.id).join(', ')}`);
  });
}

export function readAlarms(list: string): Alarm[] {
  const alarms = [...new Set(list.split(','))];
  const unknown = alarms.find((alarm) => !allAlarms.some((known) => known === alarm));
  if (unknown !== undefined) {
    throw new UsageError(`unknown alarm ${quote(unknown)}; the alarms are ${allAlarms.join(', ')}`);
  }
  return allAlarms.filter((alarm) => alarms.includes(alarm));
}

/** The two programs of --filter and --client; `null` where neither is given. */
export function readFilterAndClient(given: Given): Pick<FilterTask, 'filter' | 'client' | 'allow' | 'base'> | null {
  const [filter, client] = [given.value('filter'), given.value('client')];
  if (filter === null && client === null) {
    if (given.has('allow')) throw new UsageError('--allow needs --filter and --client');
    return null;
  }
  if (filter === null || client === null) throw new UsageError('--filter and --client need each other');
  readIds(`${filter},${client}`);
  const allow = given.value('allow')?.split(',') ?? null;
  if (allow?.includes('')) throw new UsageError('--allow has an empty host');
  return { filter, client, allow, base: given.value('base') };
}

export function readReaders(given: Given): readonly [Dialect, Dialect] {
  const readers = readIds(given.value('readers') ?? '');
  if (readers.length !== 2) throw new UsageError('--search needs two readers: --readers whatwg,curl');
  return [readers[0]!, readers[1]!];
}

import { acceptsRecords, adviceForCopy, argumentError, memberOf } from '@url/infra/internal';
import { isURLRecord } from './is-url-record.js';
import { StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';

/** Throws a `TypeError` unless an argument is a URL record. */
export function checkURLRecord(argument: string, value: unknown): asserts value is URLRecord {
  if (acceptsRecords && !(value instanceof StoredURLRecord) && !isURLRecord(value)) throw notARecord(argument, value);
}

/** Throws a `TypeError` unless an argument has some fields of a URL record. */
export function checkFields(argument: string, value: unknown, fields: readonly (keyof URLRecord)[]): void {
  if (!acceptsRecords || value instanceof StoredURLRecord) return;
  const hasFields =
    typeof value === 'object' && value !== null && fields.every((field) => memberOf(value, field) !== undefined);
  if (!hasFields) throw notARecord(argument, value);
}

function notARecord(argument: string, value: unknown): TypeError {
  return argumentError(argument, value, `is not a URL record${adviceForCopy(value)}`);
}

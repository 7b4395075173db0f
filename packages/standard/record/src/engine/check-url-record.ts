import { argumentError, memberOf } from '@url/infra/internal';
import { isURLRecord } from '../is-url-record.js';
import type { URLRecord } from '../url-record.js';

/** Throws a `TypeError` unless an argument is a URL record. */
export function checkURLRecord(argument: string, value: unknown): asserts value is URLRecord {
  if (!isURLRecord(value)) throw argumentError(argument, value, 'is not a URL record');
}

/** Throws a `TypeError` unless an argument has some fields of a URL record. */
export function checkFields(argument: string, value: unknown, fields: readonly (keyof URLRecord)[]): void {
  const hasFields =
    typeof value === 'object' && value !== null && fields.every((field) => memberOf(value, field) !== undefined);
  if (!hasFields) throw argumentError(argument, value, 'is not a URL record');
}

import { memberOf } from './member.js';

/** Tests for a copy of a URL record. The fields of a record are getters of its class, so a copy has only the private data of the class. */
export function isCopiedRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || typeof memberOf(value, 'scheme') === 'string') return false;
  return typeof memberOf(value, 'serialization') === 'string' && typeof memberOf(value, 'schemeEnd') === 'number';
}

/** Says what to do instead, if a value is a copy of a URL record: the end of an error's sentence. */
export function adviceForCopy(value: unknown): string {
  return isCopiedRecord(value) ? '; pass the record itself: a copy such as { ...record } does not have its fields' : '';
}

import type { URLRecord } from '../url-record.js';

/** A record of the parser. Its fields are its own properties. */
export type StoredURLRecord = URLRecord;

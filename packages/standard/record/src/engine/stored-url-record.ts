import type { Host } from '@url/host';
import { type BlobURLEntry, fieldsOf, initialFields, type URLRecord } from '../url-record.js';

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * A record that keeps its fields one by one. The engine's serialization is not kept, because a field may change.
 */
export class StoredURLRecord implements URLRecord {
  declare scheme: string;
  declare username: string;
  declare password: string;
  declare host: Host | null;
  declare port: number | null;
  declare path: string;
  declare hasOpaquePath: boolean;
  declare query: string | null;
  declare fragment: string | null;
  declare blobURLEntry: BlobURLEntry | null;

  constructor() {
    Object.assign(this, initialFields);
  }

  /** Replaces the whole record. */
  setFields(fields: URLRecord): void {
    const { host, username, password, port } = fields;
    if (host === null && (username !== '' || password !== '' || port !== null)) {
      throw new TypeError(
        'A URL record without a host cannot have a username, a password or a port: set the host first',
      );
    }
    Object.assign(this, fieldsOf(fields));
  }
}

import type { URLRecord } from '../url-record.js';

/** Creates a record, whose fields are its own properties. Throws a `TypeError` for a username, a password or a port without a host. */
export function recordOfFields(fields: URLRecord): URLRecord {
  const { host, username, password, port } = fields;
  if (host !== null || (username === '' && password === '' && port === null)) return fields;
  throw new TypeError('A URL record without a host cannot have a username, a password or a port: set the host first');
}

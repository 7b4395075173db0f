import { type Host, type IPv4Address, type IPv6Address, serializeHost } from '@url/host';
import { SOLIDUS } from '@url/infra';
import { concatenate, takesRecords } from '@url/infra/internal';
import { serializeCredentials, serializeFields } from './concatenation.js';
import type { BlobURLEntry, URLRecord } from './url-record.js';

/** The fields of a record that has no serialization. */
export type Fields = { -readonly [field in keyof URLRecord]: URLRecord[field] };

/** The fields of a record that has no serialization; `null` if it has one, as every record that the parser makes. */
function fieldsAlone({ fields }: StoredURLRecord): Fields | null {
  return takesRecords ? fields : null;
}

/** Whether a record is a serialization with offsets, and nothing else. */
export function isSerialization(url: URLRecord): url is StoredURLRecord {
  return !takesRecords || (url instanceof StoredURLRecord && url.fields === null);
}

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * A record that is one serialization with offsets. The parser notes the offsets while it appends to the serialization. A getter slices
 * its field out between two offsets. A setter replaces that slice, and moves the offsets after it.
 *
 *     https://me:secret@example.org:8080/path/file?query#fragment
 *     |    |    |       |          |    |         |     |        |
 *     0    |    |       hostStart  |    pathStart |     |        serialization.length
 *          |    usernameEnd        hostEnd        |     fragmentStart
 *          schemeEnd                              queryStart
 *
 *     https://example.org/          no credentials: usernameEnd = hostStart = schemeEnd + 3; no port: hostEnd = pathStart
 *     web+demo:/.//path             no host: usernameEnd = hostStart = hostEnd = schemeEnd + 1; "/." precedes pathStart
 *     mailto:me@example.org         no query: queryStart = fragmentStart; no fragment: fragmentStart = serialization.length
 *
 * An IP address and the port are kept as numbers, too, since the parser knew them.
 *
 * A record with credentials or a port but no host has no serialization from which its fields could be sliced. A program may make one on the
 * way to another. `fields` contains the fields of such a record until it has a host; it is `null` in every other record.
 */
export class StoredURLRecord implements URLRecord {
  serialization = '';
  schemeEnd = 0;
  usernameEnd = 0;
  hostStart = 0;
  hostEnd = 0;
  pathStart = 0;
  queryStart = 0;
  fragmentStart = 0;
  /** The host, if it is an IP address; `null` if it is a string or absent. */
  address: IPv4Address | IPv6Address | null = null;
  portNumber: number | null = null;
  isOpaque = false;
  blobURLEntry: BlobURLEntry | null = null;
  fields: Fields | null = null;

  get scheme(): string {
    const fields = fieldsAlone(this);
    return fields === null ? this.serialization.slice(0, this.schemeEnd) : fields.scheme;
  }
  set scheme(scheme: string) {
    if (fieldsAlone(this) !== null) {
      this.setFields({ ...this.toJSON(), scheme });
      return;
    }
    const by = this.splice(0, this.schemeEnd, scheme);
    this.schemeEnd += by;
    this.usernameEnd += by;
    this.hostStart += by;
    this.hostEnd += by;
    this.movePath(by);
  }

  get username(): string {
    const fields = fieldsAlone(this);
    if (fields !== null) return fields.username;
    return this.usernameEnd === this.hostStart ? '' : this.serialization.slice(this.schemeEnd + 3, this.usernameEnd);
  }
  set username(username: string) {
    this.setCredentials(username, this.password);
  }

  get password(): string {
    const fields = fieldsAlone(this);
    if (fields !== null) return fields.password;
    return this.usernameEnd === this.hostStart
      ? ''
      : this.serialization.slice(this.usernameEnd + 1, this.hostStart - 1);
  }
  set password(password: string) {
    this.setCredentials(this.username, password);
  }

  get host(): Host | null {
    const fields = fieldsAlone(this);
    if (fields !== null) return fields.host;
    if (this.hostStart === this.schemeEnd + 1) return null;
    return this.address === null ? this.serialization.slice(this.hostStart, this.hostEnd) : this.address;
  }
  set host(host: Host | null) {
    if (fieldsAlone(this) !== null || host === null || !this.hasHost()) {
      this.setFields({ ...this.toJSON(), host });
      return;
    }
    const by = this.splice(this.hostStart, this.hostEnd, serializeHost(host));
    this.address = typeof host === 'string' ? null : host;
    this.hostEnd += by;
    this.movePath(by);
  }

  get port(): number | null {
    const fields = fieldsAlone(this);
    return fields === null ? this.portNumber : fields.port;
  }
  set port(port: number | null) {
    if (fieldsAlone(this) !== null || !this.hasHost()) {
      this.setFields({ ...this.toJSON(), port });
      return;
    }
    this.portNumber = port;
    this.movePath(this.splice(this.hostEnd, this.pathStart, port === null ? '' : `:${port}`));
  }

  get path(): string {
    const fields = fieldsAlone(this);
    return fields === null ? this.serialization.slice(this.pathStart, this.queryStart) : fields.path;
  }
  set path(path: string) {
    if (fieldsAlone(this) !== null) {
      this.setFields({ ...this.toJSON(), path });
      return;
    }
    const start = this.hasHost() ? this.pathStart : this.hostEnd;
    const prefix = this.needsPrefix(path) ? '/.' : '';
    const by = this.splice(start, this.queryStart, prefix + path);
    this.pathStart = start + prefix.length;
    this.queryStart += by;
    this.fragmentStart += by;
  }

  get hasOpaquePath(): boolean {
    return this.isOpaque;
  }
  set hasOpaquePath(hasOpaquePath: boolean) {
    const { path } = this;
    const fields = fieldsAlone(this);
    this.isOpaque = hasOpaquePath;
    if (fields === null) this.path = path;
    else fields.hasOpaquePath = hasOpaquePath;
  }

  get query(): string | null {
    const fields = fieldsAlone(this);
    if (fields !== null) return fields.query;
    return this.queryStart === this.fragmentStart
      ? null
      : this.serialization.slice(this.queryStart + 1, this.fragmentStart);
  }
  set query(query: string | null) {
    if (fieldsAlone(this) !== null) {
      this.setFields({ ...this.toJSON(), query });
      return;
    }
    this.fragmentStart += this.splice(this.queryStart, this.fragmentStart, query === null ? '' : `?${query}`);
  }

  get fragment(): string | null {
    const fields = fieldsAlone(this);
    if (fields !== null) return fields.fragment;
    return this.fragmentStart === this.serialization.length ? null : this.serialization.slice(this.fragmentStart + 1);
  }
  set fragment(fragment: string | null) {
    if (fieldsAlone(this) !== null) {
      this.setFields({ ...this.toJSON(), fragment });
      return;
    }
    this.splice(this.fragmentStart, this.serialization.length, fragment === null ? '' : `#${fragment}`);
  }

  /** @returns the fields, for `JSON.stringify` and for people */
  toJSON(): Fields {
    const { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry } = this;
    return { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry };
  }

  /**
   * Copies another record up to an offset: the end of its authority, or the start of its path, query or fragment.
   */
  copyUpTo(other: StoredURLRecord, end: number): void {
    this.serialization = other.serialization.slice(0, end);
    this.schemeEnd = other.schemeEnd;
    this.usernameEnd = other.usernameEnd;
    this.hostStart = other.hostStart;
    this.hostEnd = other.hostEnd;
    this.pathStart = Math.min(other.pathStart, end);
    this.queryStart = Math.min(other.queryStart, end);
    this.fragmentStart = end;
    this.address = other.address;
    this.portNumber = other.portNumber;
    this.isOpaque = other.isOpaque;
  }

  hasHost(): boolean {
    return this.hostStart > this.schemeEnd + 1;
  }

  /** Whether a path needs "/." before it, without which it would be parsed as a host. */
  needsPrefix(path: string): boolean {
    return !this.isOpaque && !this.hasHost() && path.charCodeAt(0) === SOLIDUS && path.charCodeAt(1) === SOLIDUS;
  }

  /** Replaces the whole record. */
  setFields(fields: URLRecord): void {
    const { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry } = fields;
    this.isOpaque = hasOpaquePath;
    this.blobURLEntry = blobURLEntry;
    if (takesRecords && host === null && (username !== '' || password !== '' || port !== null)) {
      this.fields = { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry };
      return;
    }
    this.fields = null;
    this.serialization = serializeFields(fields, false);
    this.address = typeof host === 'string' ? null : host;
    this.portNumber = port;
    this.fragmentStart = this.serialization.length - (fragment === null ? 0 : fragment.length + 1);
    this.queryStart = this.fragmentStart - (query === null ? 0 : query.length + 1);
    this.pathStart = this.queryStart - path.length;
    this.schemeEnd = scheme.length;
    this.usernameEnd = scheme.length + (host === null ? 1 : username.length + 3);
    this.hostEnd = host === null ? this.usernameEnd : this.pathStart - (port === null ? 0 : `:${port}`.length);
    this.hostStart = host === null ? this.usernameEnd : this.hostEnd - serializeHost(host).length;
  }

  private setCredentials(username: string, password: string): void {
    if (fieldsAlone(this) !== null || !this.hasHost()) {
      this.setFields({ ...this.toJSON(), username, password });
      return;
    }
    const start = this.schemeEnd + 3;
    const by = this.splice(start, this.hostStart, serializeCredentials(username, password));
    this.usernameEnd = start + username.length;
    this.hostStart += by;
    this.hostEnd += by;
    this.movePath(by);
  }

  private movePath(by: number): void {
    this.pathStart += by;
    this.queryStart += by;
    this.fragmentStart += by;
  }

  /** @returns by how many code units the serialization grew */
  private splice(start: number, end: number, text: string): number {
    this.serialization = concatenate(
      concatenate(this.serialization.slice(0, start), text),
      this.serialization.slice(end),
    );
    return text.length - (end - start);
  }
}

import type { Host, IPv4Address } from '@url/host';
import { readSerializedIPv6, serializeParsedHost } from '@url/host/internal';
import { LEFT_SQUARE_BRACKET } from '@url/infra';
import { concatenate } from '@url/infra/internal';
import { pathPrefix, serializeCredentials } from './concatenation.js';
import { type SpecialScheme, specialSchemeNamed } from './special-schemes.js';
import { type BlobURLEntry, type Fields, fieldsOf, type URLRecord } from './url-record.js';

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
 * An IPv4 address and the port are also kept as numbers. An IPv6 address is parsed again for each getter, because a parser of URLs needs only its text.
 *
 * A record without a host has no place for credentials or a port: setting one throws a TypeError.
 */
export class OffsetRecord implements URLRecord {
  serialization = '';
  /** The special scheme; `null` if the scheme is not special. */
  special: SpecialScheme | null = null;
  schemeEnd = 0;
  usernameEnd = 0;
  hostStart = 0;
  hostEnd = 0;
  pathStart = 0;
  queryStart = 0;
  fragmentStart = 0;
  /** The host, if it is an IPv4 address. */
  address: IPv4Address | null = null;
  portNumber: number | null = null;
  isOpaque = false;
  blobURLEntry: BlobURLEntry | null = null;

  get scheme(): string {
    return this.serialization.slice(0, this.schemeEnd);
  }
  set scheme(scheme: string) {
    const by = this.replaceRange(0, this.schemeEnd, scheme);
    this.special = specialSchemeNamed(scheme);
    this.schemeEnd += by;
    this.usernameEnd += by;
    this.hostStart += by;
    this.moveBy(by);
  }

  get username(): string {
    return this.usernameEnd === this.hostStart ? '' : this.serialization.slice(this.schemeEnd + 3, this.usernameEnd);
  }
  set username(username: string) {
    this.setStart(this.scheme, username, this.password, this.host, this.port);
  }

  get password(): string {
    return this.usernameEnd === this.hostStart
      ? ''
      : this.serialization.slice(this.usernameEnd + 1, this.hostStart - 1);
  }
  set password(password: string) {
    this.setStart(this.scheme, this.username, password, this.host, this.port);
  }

  get host(): Host | null {
    if (this.hostStart === this.schemeEnd + 1) return null;
    if (this.address !== null) return this.address;
    const { serialization, hostStart, hostEnd } = this;
    if (serialization.charCodeAt(hostStart) !== LEFT_SQUARE_BRACKET) return serialization.slice(hostStart, hostEnd);
    return readSerializedIPv6(serialization.slice(hostStart + 1, hostEnd - 1));
  }
  set host(host: Host | null) {
    if (host === null || !this.hasHost()) {
      this.setStart(this.scheme, this.username, this.password, host, this.port);
      return;
    }
    this.moveBy(this.replaceRange(this.hostStart, this.hostEnd, serializeParsedHost(host)));
    this.address = typeof host === 'number' ? host : null;
  }

  get port(): number | null {
    return this.portNumber;
  }
  set port(port: number | null) {
    if (!this.hasHost()) {
      this.setStart(this.scheme, this.username, this.password, this.host, port);
      return;
    }
    const { hostEnd } = this;
    this.moveBy(this.replaceRange(hostEnd, this.pathStart, port === null ? '' : `:${port}`));
    this.hostEnd = hostEnd;
    this.portNumber = port;
  }

  get path(): string {
    return this.serialization.slice(this.pathStart, this.queryStart);
  }
  set path(path: string) {
    const start = this.hasHost() ? this.pathStart : this.hostEnd;
    const prefix = this.prefixOf(path);
    const by = this.replaceRange(start, this.queryStart, prefix + path);
    this.pathStart = start + prefix.length;
    this.queryStart += by;
    this.fragmentStart += by;
  }

  get hasOpaquePath(): boolean {
    return this.isOpaque;
  }
  set hasOpaquePath(hasOpaquePath: boolean) {
    const { path } = this;
    this.isOpaque = hasOpaquePath;
    this.path = path;
  }

  get query(): string | null {
    return this.queryStart === this.fragmentStart
      ? null
      : this.serialization.slice(this.queryStart + 1, this.fragmentStart);
  }
  set query(query: string | null) {
    this.fragmentStart += this.replaceRange(this.queryStart, this.fragmentStart, query === null ? '' : `?${query}`);
  }

  get fragment(): string | null {
    return this.fragmentStart === this.serialization.length ? null : this.serialization.slice(this.fragmentStart + 1);
  }
  set fragment(fragment: string | null) {
    this.replaceRange(this.fragmentStart, this.serialization.length, fragment === null ? '' : `#${fragment}`);
  }

  /** @returns the fields, for `JSON.stringify` and for people */
  toJSON(): Fields {
    return fieldsOf(this);
  }

  /** Copies another record up to an offset: the end of its authority, the start of its path, query or fragment, or its end. */
  startWith(other: StoredURLRecord, end: number): void {
    this.serialization = other.serialization.slice(0, end);
    this.special = other.special;
    this.schemeEnd = other.schemeEnd;
    this.usernameEnd = other.usernameEnd;
    this.hostStart = other.hostStart;
    this.hostEnd = other.hostEnd;
    this.pathStart = Math.min(other.pathStart, end);
    this.queryStart = Math.min(other.queryStart, end);
    this.fragmentStart = Math.min(other.fragmentStart, end);
    this.address = other.address;
    this.portNumber = other.portNumber;
    this.isOpaque = other.isOpaque;
  }

  hasHost(): boolean {
    return this.hostStart > this.schemeEnd + 1;
  }

  /** The text that the serialization has before a path, which would be parsed as a host without it. */
  prefixOf(path: string): '' | '/.' {
    return this.hasHost() ? '' : pathPrefix(path, this.isOpaque);
  }

  /** Replaces the whole record. */
  setFields(fields: URLRecord): void {
    const { path, query, fragment } = fields;
    this.setStart(fields.scheme, fields.username, fields.password, fields.host, fields.port);
    this.isOpaque = fields.hasOpaquePath;
    this.blobURLEntry = fields.blobURLEntry;
    this.path = path;
    this.query = query;
    this.fragment = fragment;
  }

  /** Replaces everything before the path. */
  private setStart(scheme: string, username: string, password: string, host: Host | null, port: number | null): void {
    const hasHost = host !== null;
    if (!hasHost && (username !== '' || password !== '' || port !== null)) {
      throw new TypeError(
        'A URL record without a host cannot have a username, a password or a port: set the host first',
      );
    }
    const start = hasHost ? `${scheme}://${serializeCredentials(username, password)}` : `${scheme}:`;
    const serializedHost = hasHost ? serializeParsedHost(host) : '';
    const end = hasHost ? (port === null ? '' : `:${port}`) : pathPrefix(this.path, this.isOpaque);
    const by = this.replaceRange(0, this.pathStart, start + serializedHost + end);
    this.special = specialSchemeNamed(scheme);
    this.schemeEnd = scheme.length;
    this.usernameEnd = hasHost ? scheme.length + 3 + username.length : start.length;
    this.hostStart = start.length;
    this.hostEnd = start.length + serializedHost.length;
    this.pathStart += by;
    this.queryStart += by;
    this.fragmentStart += by;
    this.address = typeof host === 'number' ? host : null;
    this.portNumber = port;
  }

  /** Moves the offsets from the host's end on. */
  private moveBy(by: number): void {
    this.hostEnd += by;
    this.pathStart += by;
    this.queryStart += by;
    this.fragmentStart += by;
  }

  /** @returns by how many code units the serialization grew */
  private replaceRange(start: number, end: number, text: string): number {
    this.serialization = concatenate(
      concatenate(this.serialization.slice(0, start), text),
      this.serialization.slice(end),
    );
    return text.length - (end - start);
  }
}

/** A record that is one serialization with offsets. */
export type StoredURLRecord = OffsetRecord;

/** The class of these records. */
export const StoredURLRecord: typeof OffsetRecord = /* @__PURE__ */ inspectable(OffsetRecord);

/**
 * https://nodejs.org/api/util.html#custom-inspection-functions-on-objects
 *
 * Lets `console.log` show the standard's fields. A computed name in the class would keep the class in every bundle.
 */
function inspectable(Class: typeof OffsetRecord): typeof OffsetRecord {
  Object.defineProperty(Class.prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value(this: OffsetRecord): Fields {
      return fieldsOf(this);
    },
    configurable: true,
    writable: true,
  });
  return Class;
}

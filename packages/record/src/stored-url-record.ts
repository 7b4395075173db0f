import { endsInANumber, type Host, parseIPv4 } from '@url/host';
import { isASCIIDigit } from '@url/infra';
import type { BlobURLEntry, URLRecord } from './url-record.js';

/**
 * A record that is either its fields, or a serialization that is not yet cut into them.
 *
 * Most URLs are parsed, compared and passed on whole. Cutting one takes as long as recognising it, and each part that is cut
 * costs 32 bytes; so the parts are cut when the first of them is asked for. Every record has this one hidden class.
 */
class StoredURLRecord implements URLRecord {
  serialized: string | null;
  private isCut: boolean;
  private storedScheme = '';
  private storedUsername = '';
  private storedPassword = '';
  private storedHost: Host | null = null;
  private storedPort: number | null = null;
  private storedPath = '';
  private storedHasOpaquePath = false;
  private storedQuery: string | null = null;
  private storedFragment: string | null = null;
  private storedBlobURLEntry: BlobURLEntry | null = null;

  constructor(serialized: string | null) {
    this.serialized = serialized;
    this.isCut = serialized === null;
  }

  get scheme(): string {
    if (!this.isCut) this.cut();
    return this.storedScheme;
  }
  set scheme(scheme: string) {
    this.change();
    this.storedScheme = scheme;
  }

  get username(): string {
    return this.storedUsername;
  }
  set username(username: string) {
    this.change();
    this.storedUsername = username;
  }

  get password(): string {
    return this.storedPassword;
  }
  set password(password: string) {
    this.change();
    this.storedPassword = password;
  }

  get host(): Host | null {
    if (!this.isCut) this.cut();
    return this.storedHost;
  }
  set host(host: Host | null) {
    this.change();
    this.storedHost = host;
  }

  get port(): number | null {
    if (!this.isCut) this.cut();
    return this.storedPort;
  }
  set port(port: number | null) {
    this.change();
    this.storedPort = port;
  }

  get path(): string {
    if (!this.isCut) this.cut();
    return this.storedPath;
  }
  set path(path: string) {
    this.change();
    this.storedPath = path;
  }

  get hasOpaquePath(): boolean {
    return this.storedHasOpaquePath;
  }
  set hasOpaquePath(hasOpaquePath: boolean) {
    this.change();
    this.storedHasOpaquePath = hasOpaquePath;
  }

  get query(): string | null {
    if (!this.isCut) this.cut();
    return this.storedQuery;
  }
  set query(query: string | null) {
    this.change();
    this.storedQuery = query;
  }

  get fragment(): string | null {
    if (!this.isCut) this.cut();
    return this.storedFragment;
  }
  set fragment(fragment: string | null) {
    this.change();
    this.storedFragment = fragment;
  }

  get blobURLEntry(): BlobURLEntry | null {
    return this.storedBlobURLEntry;
  }
  set blobURLEntry(entry: BlobURLEntry | null) {
    this.storedBlobURLEntry = entry;
  }

  /** The fields, as `JSON.stringify` and people want to see them. */
  toJSON(): URLRecord {
    const { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry } = this;
    return { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry };
  }

  private change(): void {
    if (!this.isCut) this.cut();
    this.serialized = null;
  }

  /**
   *     https://example.org:8080/path?query#fragment
   *          ^  ^          ^    ^    ^     ^
   *          |  |          |    |    |     endOfQuery
   *          |  |          |    |    endOfPath
   *          |  |          |    startOfPath
   *          |  |          colon, or startOfPath
   *          |  startOfHost
   *          endOfScheme
   */
  private cut(): void {
    const href = this.serialized!;
    const endOfScheme = href.indexOf(':');
    const startOfHost = endOfScheme + 3;
    const startOfPath = href.indexOf('/', startOfHost);
    const numberSign = href.indexOf('#', startOfPath);
    const endOfQuery = numberSign < 0 ? href.length : numberSign;
    const questionMark = href.indexOf('?', startOfPath);
    const endOfPath = questionMark < 0 || questionMark > endOfQuery ? endOfQuery : questionMark;
    this.isCut = true;
    this.storedScheme = href.slice(0, endOfScheme);
    const colon = href.indexOf(':', startOfHost);
    const hasPort = colon > 0 && colon < startOfPath;
    const host = href.slice(startOfHost, hasPort ? colon : startOfPath);
    this.storedHost = isASCIIDigit(host.charCodeAt(host.length - 1)) && endsInANumber(host) ? parseIPv4(host) : host;
    if (hasPort) this.storedPort = Number(href.slice(colon + 1, startOfPath));
    this.storedPath = href.slice(startOfPath, endOfPath);
    if (endOfPath < endOfQuery) this.storedQuery = href.slice(endOfPath + 1, endOfQuery);
    if (numberSign >= 0) this.storedFragment = href.slice(numberSign + 1);
  }
}

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * @param fields values that differ from the initial ones
 * @returns a new record
 *
 * @example
 * import { createURLRecord } from '@url/record';
 *
 * createURLRecord({ scheme: 'mailto' }).host; // => null
 */
export function createURLRecord(fields?: Partial<URLRecord>): URLRecord {
  return Object.assign(new StoredURLRecord(null), fields);
}

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * The record of a special URL without credentials whose host is a domain, an IPv4 address or empty, from its serialization, which the
 * caller has to be sure of: nothing is checked, and nothing is cut before a part is asked for.
 *
 * @param href what the serializer gives for that URL
 * @returns a new record
 *
 * @example
 * import { createURLRecordFromSerialization } from '@url/record';
 *
 * createURLRecordFromSerialization('https://example.org/path?query').path; // => '/path'
 */
export function createURLRecordFromSerialization(href: string): URLRecord {
  return new StoredURLRecord(href);
}

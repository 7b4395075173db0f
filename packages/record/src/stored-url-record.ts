import { endsInANumber, type Host, parseIPv4, parseIPv6 } from '@url/host';
import { isASCIIDigit, RIGHT_SQUARE_BRACKET } from '@url/infra';
import { concatenateEnd, concatenateURL } from './concatenation.js';
import { isSpecial, schemeOfSpecialURL } from './special-schemes.js';
import type { BlobURLEntry, URLRecord } from './url-record.js';

/** How much of its serialization a record has cut off, in the order in which that happens: from the end to the front. */
const NOTHING = 0;
const QUERY_AND_FRAGMENT = 1;
const PATH = 2;
const ALL_PARTS = 3;

/** In place of where the front ends: it is to be put together from the parts. */
const CHANGED = -1;

/**
 * A record that starts as a serialization, and cuts its parts off when they are asked for or change.
 *
 *     https://example.org:8080/path?query#fragment
 *     |------------------ uncut ------------------|
 *     |---------- front -----------|                  until the path is cut off
 *     |------- front ---------|                       from then on
 *
 * Most URLs are parsed, compared and passed on whole. Cutting one takes as long as recognising it, and each part that is cut
 * costs 32 bytes. Who changes a query needs no host, and gets the new serialization from the front that is left. Every record
 * has this one hidden class.
 */
export class StoredURLRecord implements URLRecord {
  /** The serialization, `null` if it is to be put together. */
  private whole: string | null;
  /** What all parts are cut from, and not from each other: other engines than V8 copy a piece of a string before they search it. */
  private uncut: string;
  /** Where in `uncut` the front ends; `CHANGED` if the serialization no longer starts with it. */
  private endOfFront: number;
  private cutOff: number;
  private storedScheme: string;
  private storedUsername = '';
  private storedPassword = '';
  private storedHost: Host | null = null;
  private storedPort: number | null = null;
  private storedPath = '';
  private storedHasOpaquePath: boolean;
  /** Whether there may be some in the front. */
  private credentialsInFront: boolean;
  private storedQuery: string | null = null;
  private storedFragment: string | null = null;
  private storedBlobURLEntry: BlobURLEntry | null = null;

  /**
   * @param scheme of a serialization that starts with no special scheme
   * @param mayHaveCredentials whether they are to be looked for
   */
  constructor(serialization: string | null, endOfPath: number, scheme: string, mayHaveCredentials: boolean) {
    this.whole = serialization;
    this.uncut = serialization ?? '';
    this.endOfFront = serialization === null ? CHANGED : endOfPath;
    this.cutOff = serialization === null ? ALL_PARTS : NOTHING;
    this.storedScheme = scheme;
    this.storedHasOpaquePath = scheme !== '' && !serialization!.startsWith('/', scheme.length + 1);
    this.credentialsInFront = mayHaveCredentials;
  }

  get serialized(): string {
    if (this.whole === null) {
      this.whole =
        this.endOfFront === CHANGED
          ? concatenateURL(this, false)
          : this.front() + this.storedPath + concatenateEnd(this, false);
    }
    return this.whole;
  }

  get beforePath(): string | null {
    if (this.cutOff < PATH) this.cutPath();
    return this.endOfFront === CHANGED ? null : this.front();
  }

  get scheme(): string {
    if (this.storedScheme === '' && this.endOfFront !== CHANGED) this.storedScheme = schemeOfSpecialURL(this.uncut);
    return this.storedScheme;
  }
  set scheme(scheme: string) {
    this.changeFront();
    this.storedScheme = scheme;
  }

  get username(): string {
    if (this.cutOff < ALL_PARTS) this.cutAllParts();
    return this.storedUsername;
  }
  set username(username: string) {
    this.changeFront();
    this.storedUsername = username;
  }

  get password(): string {
    if (this.cutOff < ALL_PARTS) this.cutAllParts();
    return this.storedPassword;
  }
  set password(password: string) {
    this.changeFront();
    this.storedPassword = password;
  }

  get host(): Host | null {
    if (this.cutOff < ALL_PARTS) this.cutAllParts();
    return this.storedHost;
  }
  set host(host: Host | null) {
    this.changeFront();
    this.storedHost = host;
  }

  get port(): number | null {
    if (this.cutOff < ALL_PARTS) this.cutAllParts();
    return this.storedPort;
  }
  set port(port: number | null) {
    if (this.cutOff < ALL_PARTS) this.cutAllParts();
    this.whole = null;
    if (this.endOfFront !== CHANGED && !this.storedHasOpaquePath) {
      this.replaceFront(withPort(this.front(), this.storedPort, port));
    }
    this.storedPort = port;
  }

  get path(): string {
    if (this.cutOff < PATH) this.cutPath();
    return this.storedPath;
  }
  set path(path: string) {
    if (this.cutOff < PATH) this.cutPath();
    this.whole = null;
    this.storedPath = path;
  }

  get hasOpaquePath(): boolean {
    return this.storedHasOpaquePath;
  }
  set hasOpaquePath(hasOpaquePath: boolean) {
    this.changeFront();
    this.storedHasOpaquePath = hasOpaquePath;
  }

  get query(): string | null {
    if (this.cutOff < QUERY_AND_FRAGMENT) this.cutQueryAndFragment();
    return this.storedQuery;
  }
  set query(query: string | null) {
    if (this.cutOff < QUERY_AND_FRAGMENT) this.cutQueryAndFragment();
    this.whole = null;
    this.storedQuery = query;
  }

  get fragment(): string | null {
    if (this.cutOff < QUERY_AND_FRAGMENT) this.cutQueryAndFragment();
    return this.storedFragment;
  }
  set fragment(fragment: string | null) {
    if (this.cutOff < QUERY_AND_FRAGMENT) this.cutQueryAndFragment();
    this.whole = null;
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

  appendToPath(segments: string): void {
    if (this.cutOff < QUERY_AND_FRAGMENT) this.cutQueryAndFragment();
    this.whole = null;
    if (this.cutOff === QUERY_AND_FRAGMENT) this.replaceFront(this.front() + segments);
    else this.storedPath += segments;
  }

  appendToSerialization(text: string): boolean {
    if (this.cutOff > NOTHING) return false;
    this.uncut += text;
    this.whole = this.uncut;
    return true;
  }

  /** What stands before the path of the other record too. */
  takeFront(other: StoredURLRecord): boolean {
    if (other.cutOff < PATH) other.cutPath();
    if (other.endOfFront === CHANGED || other.storedHasOpaquePath) return false;
    other.replaceFront(other.front());
    this.replaceFront(other.uncut);
    this.storedScheme = other.storedScheme;
    this.credentialsInFront = other.credentialsInFront;
    this.cutOff = PATH;
    return true;
  }

  private front(): string {
    const { uncut, endOfFront } = this;
    return endOfFront === uncut.length ? uncut : uncut.slice(0, endOfFront);
  }

  /** Once query and fragment are cut off. */
  private replaceFront(front: string): void {
    this.uncut = front;
    this.endOfFront = front.length;
  }

  private changeFront(): void {
    if (this.cutOff < ALL_PARTS) this.cutAllParts();
    this.whole = null;
    this.endOfFront = CHANGED;
  }

  /** Behind the scheme and "://". */
  private startOfHost(): number {
    return this.scheme.length + 3;
  }

  private cutQueryAndFragment(): void {
    const { uncut, endOfFront } = this;
    this.cutOff = QUERY_AND_FRAGMENT;
    if (endOfFront === uncut.length) return;
    const numberSign = uncut.indexOf('#', endOfFront);
    const endOfQuery = numberSign < 0 ? uncut.length : numberSign;
    if (endOfFront < endOfQuery) this.storedQuery = uncut.slice(endOfFront + 1, endOfQuery);
    if (numberSign >= 0) this.storedFragment = uncut.slice(numberSign + 1);
  }

  private cutPath(): void {
    if (this.cutOff < QUERY_AND_FRAGMENT) this.cutQueryAndFragment();
    const { uncut, endOfFront } = this;
    const solidus = this.storedHasOpaquePath ? this.scheme.length + 1 : uncut.indexOf('/', this.startOfHost());
    const startOfPath = solidus < 0 || solidus > endOfFront ? endOfFront : solidus;
    this.cutOff = PATH;
    this.storedPath = uncut.slice(startOfPath, endOfFront);
    this.endOfFront = startOfPath;
  }

  private cutAllParts(): void {
    if (this.cutOff < PATH) this.cutPath();
    this.cutOff = ALL_PARTS;
    if (this.storedHasOpaquePath) return;
    const { uncut, endOfFront } = this;
    const atSign = this.credentialsInFront ? uncut.lastIndexOf('@', endOfFront) : -1;
    if (atSign > 0) this.cutCredentials(uncut.slice(this.startOfHost(), atSign));
    const start = atSign > 0 ? atSign + 1 : this.startOfHost();
    const host = uncut.slice(start, endOfFront);
    // A domain does not end in a number, and seldom in a digit; an opaque host may.
    const last = uncut.charCodeAt(endOfFront - 1);
    if (isASCIIDigit(last) || last === RIGHT_SQUARE_BRACKET) this.cutAddressOrPort(host);
    else this.storedHost = host;
  }

  private cutAddressOrPort(hostAndPort: string): void {
    const colon = hostAndPort.indexOf(':', hostAndPort.indexOf(']') + 1);
    const host = colon < 0 ? hostAndPort : hostAndPort.slice(0, colon);
    if (host.startsWith('[')) this.storedHost = parseIPv6(host.slice(1, -1));
    else this.storedHost = isSpecial(this) && endsInANumber(host) ? parseIPv4(host) : host;
    if (colon >= 0) this.storedPort = Number(hostAndPort.slice(colon + 1));
  }

  private cutCredentials(userinfo: string): void {
    const colon = userinfo.indexOf(':');
    this.storedUsername = colon < 0 ? userinfo : userinfo.slice(0, colon);
    if (colon >= 0) this.storedPassword = userinfo.slice(colon + 1);
  }
}

/** What ends in one port, with another in its place. */
function withPort(front: string, from: number | null, to: number | null): string {
  const host = from === null ? front : front.slice(0, front.lastIndexOf(':'));
  return to === null ? host : `${host}:${to}`;
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
  const url = new StoredURLRecord(null, 0, '', false);
  return fields === undefined ? url : Object.assign(url, fields);
}

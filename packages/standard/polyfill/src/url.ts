import { defineInterface, requireArguments, toDOMString } from '@url/infra';
import { type StateOverride, setThePassword, setTheUsername } from '@url/parser';
import { parsesForAPI, runParserForAPI, runSetter } from '@url/parser/internal';
import { cannotHaveAUsernamePasswordPort } from '@url/record';
import { type StoredURLRecord, serializeHostOf } from '@url/record/internal';
import { createLinkedSearchParams, setLinkedQuery, URLSearchParams } from '@url/search-params';
import { iteratorPrototype } from '@url/search-params/internal';
import { serializeOrigin } from '@url/serializer';
import { defineInspection, showPartsBy, showRemaining, showTuples } from './inspection.js';
import { parseOrThrow } from './parse-or-throw.js';
import { updateQuery } from './query-update.js';

/**
 * https://url.spec.whatwg.org/#url-class
 *
 * The members of a `URL` object. The type and the `URL` of lib.dom.d.ts or of Node can be assigned to each other.
 */
export interface URL {
  /** https://url.spec.whatwg.org/#dom-url-href */
  href: string;
  /** https://url.spec.whatwg.org/#dom-url-origin */
  readonly origin: string;
  /** https://url.spec.whatwg.org/#dom-url-protocol */
  protocol: string;
  /** https://url.spec.whatwg.org/#dom-url-username */
  username: string;
  /** https://url.spec.whatwg.org/#dom-url-password */
  password: string;
  /** https://url.spec.whatwg.org/#dom-url-host */
  host: string;
  /** https://url.spec.whatwg.org/#dom-url-hostname */
  hostname: string;
  /** https://url.spec.whatwg.org/#dom-url-port */
  port: string;
  /** https://url.spec.whatwg.org/#dom-url-pathname */
  pathname: string;
  /** https://url.spec.whatwg.org/#dom-url-search */
  search: string;
  /** https://url.spec.whatwg.org/#dom-url-searchparams */
  readonly searchParams: URLSearchParams;
  /** https://url.spec.whatwg.org/#dom-url-hash */
  hash: string;
  /** https://url.spec.whatwg.org/#dom-url-tojson */
  toJSON(): string;
  /** Returns the href. See https://url.spec.whatwg.org/#dom-url-href. */
  toString(): string;
}

/** An object of any class `URL`. Old compilers' declarations of native classes lack members that `URL` has here. */
type AnyURL = Pick<URL, 'href' | 'origin' | 'toJSON'>;

/** https://url.spec.whatwg.org/#url-class */
export interface URLConstructor {
  /** https://url.spec.whatwg.org/#dom-url-url */
  new (url: string | AnyURL, base?: string | AnyURL): URL;
  readonly prototype: URL;
  /** https://url.spec.whatwg.org/#dom-url-parse */
  parse(url: string | AnyURL, base?: string | AnyURL): URL | null;
  /** https://url.spec.whatwg.org/#dom-url-canparse */
  canParse(url: string | AnyURL, base?: string | AnyURL): boolean;
  /** https://w3c.github.io/FileAPI/#dfn-createObjectURL: present after `install()` if the platform's class has it. */
  createObjectURL(object: object): string;
  /** https://w3c.github.io/FileAPI/#dfn-revokeObjectURL: present after `install()` if the platform's class has it. */
  revokeObjectURL(url: string): void;
}

// Only a constructor adds a private field, and only code in the class reads it. So `URL.parse` calls the constructor with the object `parsed`, which no
// caller has, and leaves the record in it. `createParsed` is outside of the class because the build names a class expression that does not name itself.
// The other functions read the field by `recordOf`, a static method that is taken out of the class and deleted, so that it is not a member of `URL`.
const parsed: { record: StoredURLRecord | null } = { record: null };

/**
 * https://url.spec.whatwg.org/#url-class
 *
 * The fields are private. Reading one throws a TypeError for an object that inherits from a URL, is a proxy of one or a copy of one. The
 * fields of a frozen URL can change.
 */
class URLImplementation implements URL {
  #record: StoredURLRecord;
  #queryObject: URLSearchParams | null;
  /** Whether the query object has changed since the record last got its serialization. */
  #isQueryStale: boolean;

  constructor(url: unknown, base: unknown = undefined) {
    requireArguments(arguments.length, 1);
    this.#record = url === parsed ? takeParsed() : parseOrThrow(url, base);
    this.#queryObject = null;
    this.#isQueryStale = false;
  }

  /** https://url.spec.whatwg.org/#concept-url-url, with the query of the query object. The function is taken from the class below. */
  static recordOf(url: URLImplementation): StoredURLRecord {
    let record: StoredURLRecord;
    try {
      record = url.#record;
    } catch {
      throw new TypeError("Cannot use this: it is not an object of the class 'URL'");
    }
    if (url.#isQueryStale) {
      url.#isQueryStale = false;
      updateQuery(record, url.#queryObject!);
    }
    return record;
  }

  static parse(url: unknown, base: unknown = undefined): URL | null {
    requireArguments(arguments.length, 1);
    const run = runParserForAPI(toDOMString(url), base === undefined ? null : toDOMString(base), false);
    if (run?.failure !== null) return null;
    parsed.record = run.url;
    return createParsed();
  }

  static canParse(url: unknown, base: unknown = undefined): boolean {
    requireArguments(arguments.length, 1);
    return parsesForAPI(toDOMString(url), base === undefined ? null : toDOMString(base));
  }

  get href(): string {
    return recordOf(this).serialization;
  }
  set href(value: unknown) {
    const record = parseOrThrow(checkAndConvert(this, value), undefined);
    this.#record = record;
    this.#isQueryStale = false;
    if (this.#queryObject !== null) setLinkedQuery(this.#queryObject, record.query ?? '');
  }

  get origin(): string {
    return serializeOrigin(recordOf(this));
  }

  get protocol(): string {
    return `${recordOf(this).scheme}:`;
  }
  set protocol(value: unknown) {
    runState(this, `${checkAndConvert(this, value)}:`, 'scheme start state');
  }

  get username(): string {
    return recordOf(this).username;
  }
  set username(value: unknown) {
    const username = checkAndConvert(this, value);
    const url = recordOf(this);
    if (!cannotHaveAUsernamePasswordPort(url)) setTheUsername(url, username);
  }

  get password(): string {
    return recordOf(this).password;
  }
  set password(value: unknown) {
    const password = checkAndConvert(this, value);
    const url = recordOf(this);
    if (!cannotHaveAUsernamePasswordPort(url)) setThePassword(url, password);
  }

  get host(): string {
    const url = recordOf(this);
    return url.hasHost() ? url.serialization.slice(url.hostStart, url.pathStart) : '';
  }
  set host(value: unknown) {
    const input = checkAndConvert(this, value);
    if (!recordOf(this).hasOpaquePath) runState(this, input, 'host state');
  }

  get hostname(): string {
    return serializeHostOf(recordOf(this));
  }
  set hostname(value: unknown) {
    const input = checkAndConvert(this, value);
    if (!recordOf(this).hasOpaquePath) runState(this, input, 'hostname state');
  }

  get port(): string {
    const { port } = recordOf(this);
    return port === null ? '' : `${port}`;
  }
  set port(value: unknown) {
    const input = checkAndConvert(this, value);
    const url = recordOf(this);
    if (cannotHaveAUsernamePasswordPort(url)) return;
    if (input === '') url.port = null;
    else runState(this, input, 'port state');
  }

  get pathname(): string {
    return recordOf(this).path;
  }
  set pathname(value: unknown) {
    const input = checkAndConvert(this, value);
    if (!recordOf(this).hasOpaquePath) runState(this, input, 'path start state');
  }

  get search(): string {
    const { query } = recordOf(this);
    return query ? `?${query}` : '';
  }
  set search(value: unknown) {
    const given = checkAndConvert(this, value);
    const url = recordOf(this);
    if (given === '') url.query = null;
    else runState(this, given.startsWith('?') ? given.slice(1) : given, 'query state');
    // https://github.com/whatwg/url/commit/fde3f74: from the query, and not from the input, which may contain tabs.
    if (this.#queryObject !== null) setLinkedQuery(this.#queryObject, url.query ?? '');
  }

  get searchParams(): URLSearchParams {
    // A query object that does not exist yet cannot have changed.
    if (this.#queryObject === null)
      this.#queryObject = createLinkedSearchParams(this.#record.query ?? '', () => {
        this.#isQueryStale = true;
        // The query of a very long URL may not fit: then this throws for the change, and not for the next getter.
        if (this.#record.serialization.length > VERY_LONG) recordOf(this);
      });
    return this.#queryObject;
  }

  get hash(): string {
    const { fragment } = recordOf(this);
    return fragment ? `#${fragment}` : '';
  }
  set hash(value: unknown) {
    const given = checkAndConvert(this, value);
    if (given === '') recordOf(this).fragment = null;
    else runState(this, given.startsWith('#') ? given.slice(1) : given, 'fragment state');
  }

  toJSON(): string {
    return recordOf(this).serialization;
  }

  toString(): string {
    return recordOf(this).serialization;
  }
}

/** A quarter of the length that a string can have in V8. */
const VERY_LONG = 2 ** 27;

function createParsed(): URL {
  return new URLImplementation(parsed);
}

const { recordOf } = URLImplementation;
// A build that shortens the name of the member would not change it in a string.
delete (URLImplementation as { recordOf?: unknown }).recordOf;

/** Checks the object of a setter, and then converts the value, as Web IDL does. Lone surrogates are left to the parser. */
function checkAndConvert(url: URLImplementation, value: unknown): string {
  recordOf(url);
  return toDOMString(value);
}

function runState(url: URLImplementation, input: string, stateOverride: StateOverride): void {
  runSetter(recordOf(url), input, stateOverride);
}

function takeParsed(): StoredURLRecord {
  const record = parsed.record!;
  parsed.record = null;
  return record;
}

defineInterface(URLImplementation, 'URL');
for (const name of ['parse', 'canParse']) Object.defineProperty(URLImplementation, name, { enumerable: true });
defineInspection(URLImplementation.prototype, null, showPartsBy(URLImplementation.prototype));
defineInspection(URLSearchParams.prototype, '[Object]', showTuples);
defineInspection(iteratorPrototype, '[Object]', showRemaining);

/**
 * https://url.spec.whatwg.org/#url-class
 *
 * The constructor throws a `TypeError` for a string that does not parse. The error's message says why; its `code` is "ERR_INVALID_URL", and
 * it has the `input` and, if one was given, the `base`.
 *
 * @example
 * import { URL } from '@url/polyfill';
 *
 * const url = new URL('../b?x=1', 'https://EXAMPLE.org/a/c');
 * url.searchParams.append('y', 'ü');
 * url.href; // => 'https://example.org/b?x=1&y=%C3%BC'
 * URL.canParse('https://exa mple.org'); // => false
 */
export const URL: URLConstructor = URLImplementation as unknown as URLConstructor;

import { checkString, quoteURL } from '@url/infra/internal';
import { attributesOf } from './attributes.js';
import { createInvalidURLError } from './invalid-url-error.js';
import {
  type Authority,
  checkModel,
  createModelURL,
  emptyURL,
  isFileURL,
  type ModelURL,
  withComponents,
} from './model.js';
import { normalize } from './normalize.js';
import { parsePath } from './parse.js';
import { parseAuthority } from './parse-authority.js';
import { parserModeFor } from './parser-mode.js';
import { percentEncodeURL } from './percent-encode-profiles.js';
import { normalizeForPrinting, print, printPath } from './print.js';
import { readReference } from './read-reference.js';
import { rebase, resolve } from './resolve.js';

/** The values that can become a reference: a string, another reference, or a URL of the model. */
export type URLReferenceInput = string | URLReference | ModelURL;

/**
 * A URL that may be relative. You can read and change its components without a base.
 *
 * A string without a scheme is parsed in the mode of the base. If the base also lacks a scheme, the mode is web, in which U+005C (\) separates,
 * and a path that starts with a drive makes a file-URL. A component that is absent is `null`. Components are neither encoded
 * nor decoded, except `pathname`. A setter throws a TypeError with the code ERR_INVALID_URL if the component or the URL cannot have the
 * value.
 *
 * @example
 * import { URLReference } from '@url/reference';
 *
 * new URLReference('filename.txt#top', '//host').href; // => '//host/filename.txt#top'
 * new URLReference('?do=something', './path/to/resource?do=nothing').href; // => './path/to/resource?do=something'
 * new URLReference('take/action.html').resolve('http://🌲').href; // => 'http://xn--vh8h/take/action.html'
 * new URLReference('/c:/path/to/file').href; // => 'file:/c:/path/to/file'
 * new URLReference('\\foo\\bar', 'http:').href; // => 'http:/foo/bar'
 * new URLReference('http:?do=something').rebase('http://host/dir/').href; // => 'http://host/dir/?do=something'
 */
export class URLReference {
  private url: ModelURL;

  /**
   * @param input a reference; the empty one by default
   * @param base the base on which the reference is rebased
   */
  constructor(input: URLReferenceInput = '', base?: URLReferenceInput | null) {
    const url = read(input, base);
    if (url === null) throw referenceError(input, base ?? undefined);
    this.url = url;
  }

  /** Like the constructor, but returns `null` instead of throwing. */
  static parse(input: URLReferenceInput, base?: URLReferenceInput | null): URLReference | null {
    const url = read(input, base);
    return url && new URLReference(url);
  }

  /** Whether the constructor accepts these. */
  static canParse(input: URLReferenceInput, base?: URLReferenceInput | null): boolean {
    return read(input, base) !== null;
  }

  /** The URL of the model, for functions that accept one. */
  get model(): ModelURL {
    return this.url;
  }

  /** The reference as an ASCII string. */
  get href(): string {
    return print(this.url);
  }

  /** The reference as a string that contains characters beyond ASCII, with its domain in Unicode. */
  toString(): string {
    return print(this.url, { form: 'unicode' });
  }

  /** The reference to which this one leads from the base. The scheme is ignored if it is special and the scheme of the base. */
  rebase(base: URLReferenceInput): URLReference {
    return new URLReference(this.url, base);
  }

  /** The reference in its normal form. */
  normalize(): URLReference {
    return new URLReference(normalize(this.url));
  }

  /** Returns the normalized URL that the standard's parser returns. Throws a TypeError if that fails. */
  resolve(base?: URLReferenceInput | null): URLReference {
    const context = base === undefined || base === null ? emptyURL : new URLReference(base).url;
    const resolved = resolve(this.url, context);
    if (resolved !== null) return new URLReference(normalize(resolved));
    const given = base ? inputText(base) : undefined;
    const against = given === undefined ? '' : ` against ${quoteURL(given)}`;
    throw createInvalidURLError(`resolve ${quoteURL(this.href)}${against}`, this.href, given);
  }

  /** "Concluding": the scheme and U+003A (:), or the empty string. */
  get protocol(): string {
    return attributesOf(this.url).protocol;
  }

  /** "Concluding": the host, with U+003A (:) and the port if there is one, or the empty string. */
  get host(): string {
    return attributesOf(this.url).host;
  }

  /** "Concluding": the value of the query, or the empty string. */
  get search(): string {
    return attributesOf(this.url).search;
  }

  /** "Concluding": the value of the fragment, or the empty string. */
  get hash(): string {
    return attributesOf(this.url).hash;
  }

  get scheme(): string | null {
    return this.url.scheme;
  }
  set scheme(value: string | null) {
    this.change({ scheme: value }, 'scheme', value);
  }

  get username(): string | null {
    return this.url.authority?.username ?? null;
  }
  set username(value: string | null) {
    this.changeAuthority({ username: value }, 'username', value);
  }

  get password(): string | null {
    return this.url.authority?.password ?? null;
  }
  set password(value: string | null) {
    this.changeAuthority({ password: value }, 'password', value);
  }

  /** The host unchanged; the empty string for the empty authority, as in `file:///`. */
  get hostname(): string | null {
    return this.url.authority && (this.url.authority.host ?? '');
  }
  set hostname(value: string | null) {
    checkComponent('hostname', value);
    if (value !== null && (parseAuthority(value)?.host ?? '') !== value) this.refuse('hostname', value);
    const { username = null, port = null } = this.url.authority ?? {};
    const isWithoutAuthority = value === null && username === null && port === null;
    if (isWithoutAuthority) this.change({ authority: null }, 'hostname', value);
    else this.changeAuthority({ host: value || null }, 'hostname', value);
  }

  /** A 16-bit unsigned integer, or the empty string for the empty port of `//host:`. */
  get port(): number | '' | null {
    return this.url.authority?.port ?? null;
  }
  set port(value: number | string | null) {
    if (typeof value !== 'number') checkComponent('port', value);
    if (typeof value === 'string' && !/^\d*$/.test(value)) this.refuse('port', value);
    this.changeAuthority({ port: value === null || value === '' ? value : Number(value) }, 'port', value);
  }

  /** The path from the drive to the file, percent-encoded as by `toString`. */
  get pathname(): string | null {
    const { drive, pathRoot, dirs, file } = this.url;
    const hasPath = drive !== null || pathRoot !== null || dirs.length > 0 || file !== null;
    return hasPath ? printPath(percentEncodeURL(this.url, 'unicode')) : null;
  }
  set pathname(value: string | null) {
    checkComponent('pathname', value);
    const mode = parserModeFor(this.url);
    this.change(parsePath(value ?? '', mode), 'pathname', value);
  }

  /** A letter with U+003A (:) or U+007C (|). Only a file-URL has a drive; setting it makes a reference without scheme a file-URL. */
  get driveletter(): string | null {
    return this.url.drive;
  }
  set driveletter(value: string | null) {
    const scheme = value === null ? this.url.scheme : (this.url.scheme ?? 'file');
    this.change({ scheme, drive: value }, 'driveletter', value);
  }

  /** The solidus at the start of the path. `driveletter` and `pathroot` are the names of the URL Specification. */
  get pathroot(): '/' | null {
    return this.url.pathRoot;
  }
  set pathroot(value: string | null) {
    checkComponent('pathroot', value);
    if (value !== null && value !== '/') this.refuse('pathroot', value);
    this.change({ pathRoot: value }, 'pathroot', value);
  }

  get filename(): string | null {
    return this.url.file;
  }
  set filename(value: string | null) {
    this.change({ file: value }, 'filename', value);
  }

  get query(): string | null {
    return this.url.query;
  }
  set query(value: string | null) {
    this.change({ query: value }, 'query', value);
  }

  get fragment(): string | null {
    return this.url.fragment;
  }
  set fragment(value: string | null) {
    this.change({ fragment: value }, 'fragment', value);
  }

  private changeAuthority(components: Partial<Authority>, name: string, value: unknown): void {
    const isThere = this.url.authority !== null || value !== null;
    if (isThere) this.change({ authority: { ...noAuthority, ...this.url.authority, ...components } }, name, value);
  }

  private change(components: Partial<ModelURL>, name: string, value: unknown): void {
    const url = createModelURL({ ...this.url, ...components });
    if (url === null || (url.drive !== null && !isFileURL(url))) this.refuse(name, value);
    this.url = url;
  }

  private refuse(name: string, value: unknown): never {
    const shown = name === 'password' ? 'what was given' : quoteURL(`${value}`);
    throw createInvalidURLError(`set the ${name} of ${quoteURL(this.href)} to ${shown}`, `${value}`);
  }
}

/** Throws a TypeError unless a setter's value is a string or `null`. */
function checkComponent(name: string, value: unknown): void {
  if (value !== null) checkString(name, value);
}

const noAuthority: Authority = { username: null, password: null, host: null, port: null };

function inputText(input: URLReferenceInput): string {
  return typeof input === 'object' && !(input instanceof URLReference) ? print(input) : `${input}`;
}

function read(input: URLReferenceInput, base: URLReferenceInput | null | undefined): ModelURL | null {
  const context = base === undefined || base === null ? emptyURL : modelOf(base, emptyURL);
  const url = context && modelOf(input, context);
  return url && rebase(url, context!);
}

/** The error of the constructor. Text fails only if its authority does not match the grammar. */
function referenceError(input: URLReferenceInput, base?: URLReferenceInput): TypeError {
  const isBase = base !== undefined && read(base, null) === null;
  const failing = isBase ? base : input;
  const reason = typeof failing === 'string' ? 'its authority is not valid' : 'its components do not form a URL';
  const action = `parse ${isBase ? 'the base ' : ''}${quoteURL(inputText(failing))} as a reference: ${reason}`;
  return createInvalidURLError(action, inputText(input), base && inputText(base));
}

function modelOf(input: URLReferenceInput, base: ModelURL): ModelURL | null {
  if (input instanceof URLReference) return input.model;
  if (typeof input === 'string') return readReference(input, base);
  checkModel('input', input);
  return withDriveInFileURL(input);
}

/** Makes a URL with a drive a file-URL. If it has another scheme, the drive becomes a segment. */
function withDriveInFileURL(input: ModelURL): ModelURL | null {
  const url = createModelURL(input);
  if (url === null || url.drive === null || isFileURL(url)) return url;
  return url.scheme === null ? withComponents(url, { scheme: 'file' }) : normalizeForPrinting(url);
}

import { domainToUnicode } from '@url/host';
import {
  c0ControlPercentEncodeSet,
  PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import { canonicalize, canonicalizeComponents, serialize } from './canonicalize.js';
import { collectURLParameters, type Parameter2012, preprocessPort, serializeURLParameters } from './parameters.js';
import { findUserInfoHostAndPort, parse } from './parse.js';
import type { ParsedURL2012 } from './parsed-url.js';
import { resolve } from './resolve.js';

/** 4.2: the characters that are %-escaped in a new value, because they are not valid in the component. */
const notInHostport = /* @__PURE__ */ new PercentEncodeSet(queryPercentEncodeSet, '/;?@\\^`{|}');
const notInHostname = /* @__PURE__ */ new PercentEncodeSet(notInHostport, ':');
const notInScheme = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' !"#$%&\'()*,/:;<=>?@[\\]^_`{|}~');
const notInSegment = /* @__PURE__ */ new PercentEncodeSet(pathPercentEncodeSet, '/\\');

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 4 Interface URL.
 *
 * The attributes show the canonicalized URL, as in the tables of 4.2 ("/" for an empty path). They are the empty string where
 * the input was not an absolute URL. Values are converted to strings, as Web IDL converts a DOMString; a conversion may throw, and
 * nothing else does.
 *
 * The draft leaves four things out. The getter of `href` returns an input that cannot be parsed. A setter whose result would be invalid
 * changes nothing. The setters of username and password have the condition of the host's. The setter of `filename` replaces the last
 * segment.
 *
 * @example
 * import { URL2012 } from '@url/drafts/2012';
 *
 * const url = new URL2012('carrot#question%3f', 'http://example.com/');
 * url.hash; // => '#question%3f'
 * url.search = 'a=b&c';
 * url.getParameterValues('c'); // => [null]
 * url.href; // => 'http://example.com/carrot?a=b&c#question%3f'
 * new URL2012('http://example.com/?').search; // => '?'
 */
export class URL2012 {
  private url: ParsedURL2012 | null;
  private readonly input: string;

  /**
   * 4.1 Constructor.
   *
   * @param url any string
   * @param baseURL what it is resolved against
   */
  constructor(url: string, baseURL?: string) {
    this.input = `${url}`;
    if (baseURL === undefined) {
      this.url = canonical(parse(this.input));
      return;
    }
    const base = canonical(parse(`${baseURL}`));
    this.url = base === null ? null : canonical(resolve(this.input, base));
  }

  get href(): string {
    return canonicalize(this.url) ?? this.input;
  }

  set href(value: string) {
    this.store(parse(`${value}`));
  }

  toString(): string {
    return this.href;
  }

  get protocol(): string {
    return this.url === null ? '' : `${this.url.scheme}:`;
  }

  /** A character that no scheme contains is escaped, as in the other components. A scheme with an escape is invalid (3.3.1). */
  set protocol(value: string) {
    const scheme = utf8PercentEncode(withoutTrailingColons(`${value}`), notInScheme);
    if (this.url !== null && scheme !== '') this.store({ ...this.url, scheme });
  }

  get username(): string {
    return this.url?.username ?? '';
  }

  set username(value: string) {
    const username = utf8PercentEncode(`${value}`, userinfoPercentEncodeSet);
    this.replaceInAuthority({ username });
  }

  get password(): string {
    return this.url?.password ?? '';
  }

  set password(value: string) {
    const password = utf8PercentEncode(`${value}`, userinfoPercentEncodeSet);
    this.replaceInAuthority({ username: this.username, password });
  }

  get host(): string {
    const port = this.port;
    return port === '' ? this.hostname : `${this.hostname}:${port}`;
  }

  set host(value: string) {
    const { host, port } = findUserInfoHostAndPort(utf8PercentEncode(`${value}`, notInHostport));
    if (host !== '') this.replaceInAuthority({ host, port });
  }

  get hostname(): string {
    return this.url?.host ?? '';
  }

  /**
   * "%-escaping any characters in the new value that are not valid in the relevant component" (4.2) makes "%3A" of ":", and host escape
   * normalization (3.3.3.1) decodes it again. If both are followed, `hostname = 'b:2'` makes an href that parses to the port 2.
   */
  set hostname(value: string) {
    const hostname = `${value}`.replace(/^\/+/, '');
    const host = utf8PercentEncode(hostname, hostname.startsWith('[') ? notInHostport : notInHostname);
    if (hostname !== '') this.replaceInAuthority({ host });
  }

  get port(): string {
    return this.url?.port ?? '';
  }

  set port(value: string) {
    const port = preprocessPort(`${value}`);
    if (port !== '' && Number(port) <= 65535) this.replaceInAuthority({ port });
  }

  get pathname(): string {
    return this.url?.hierarchical ? this.url.path : '';
  }

  set pathname(value: string) {
    const text = `${value}`;
    const path = utf8PercentEncode(text.startsWith('/') ? text : `/${text}`, pathPercentEncodeSet);
    this.replaceInHierarchical({ path });
  }

  get search(): string {
    const query = this.url?.query ?? null;
    return query === null ? '' : `?${query}`;
  }

  set search(value: string) {
    this.replaceInHierarchical({ query: utf8PercentEncode(`${value}`.replace(/^\?/, ''), queryPercentEncodeSet) });
  }

  get hash(): string {
    const fragment = this.url?.fragment ?? '';
    return fragment === '' ? '' : `#${fragment}`;
  }

  /**
   * The table of 4.2 has no condition for this setter, so it also changes a URL that is not hierarchical. The path of such a URL is all
   * that follows the scheme. The new fragment replaces what follows the first "#" in it, and the getter does not return it.
   */
  set hash(value: string) {
    const fragment = `${value}`.replace(/^#/, '');
    if (this.url === null) return;
    if (this.url.hierarchical) this.store({ ...this.url, fragment });
    else this.store({ ...this.url, path: `${this.url.path.replace(/#[\s\S]*/, '')}#${fragment}` });
  }

  /** 4.3: the last segment of `pathname`. */
  get filename(): string {
    return this.pathname.slice(this.pathname.lastIndexOf('/') + 1);
  }

  set filename(value: string) {
    const { pathname } = this;
    const directory = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    this.replaceInHierarchical({ path: directory + utf8PercentEncode(`${value}`, notInSegment) });
  }

  /** 4.4: the Unicode serialization of the origin; "null" if there is no host. */
  get origin(): string {
    const host = this.url?.host ?? '';
    if (this.url === null || host === '' || this.url.scheme === 'file') return 'null';
    return `${this.url.scheme}://${domainToUnicode(host)}${this.port === '' ? '' : `:${this.port}`}`;
  }

  /** 4.5: each name once, in the order in which they come. */
  getParameterNames(): string[] {
    return [...new Set(this.parameters().map(({ name }) => name))];
  }

  /** 4.6: `null` for a parameter without "=". */
  getParameterValues(name: string): (string | null)[] {
    const text = `${name}`;
    return this.parameters()
      .filter((parameter) => parameter.name === text)
      .map(({ value }) => value);
  }

  /** 4.7 */
  hasParameter(name: string): boolean {
    const text = `${name}`;
    return this.parameters().some((parameter) => parameter.name === text);
  }

  /** 4.8: the first value; `null` if there is none. */
  getParameter(name: string): string | null {
    const values = this.getParameterValues(name);
    return values.length === 0 ? null : values[0]!;
  }

  /** 4.9: replaces all parameters of that name by one at the end. There is no error, because a name is never both empty and null. */
  setParameter(name: string, value: string): void {
    const added = { name: `${name}`, value: `${value}` };
    const others = this.parameters().filter((parameter) => parameter.name !== added.name);
    this.replaceParameters([...others, added]);
  }

  /** 4.10: by the letter of the draft the list is emptied first, so that this parameter is the only one. */
  addParameter(name: string, value: string): void {
    this.replaceParameters([{ name: `${name}`, value: `${value}` }]);
  }

  /** 4.11 */
  removeParameter(name: string): void {
    const text = `${name}`;
    this.replaceParameters(this.parameters().filter((parameter) => parameter.name !== text));
  }

  /** 4.12 */
  clearParameters(): void {
    this.replaceParameters([]);
  }

  private parameters(): Parameter2012[] {
    return collectURLParameters(this.url?.query ?? '');
  }

  private replaceParameters(parameters: readonly Parameter2012[]): void {
    this.replaceInHierarchical({ query: serializeURLParameters(parameters) });
  }

  private replaceInAuthority(part: Partial<ParsedURL2012>): void {
    if (this.url !== null && this.url.host !== null) this.store({ ...this.url, ...part });
  }

  private replaceInHierarchical(part: Partial<ParsedURL2012>): void {
    if (this.url?.hierarchical) this.store({ ...this.url, ...part });
  }

  /** 4.2, the common setter action: parses the new string. */
  private store(url: ParsedURL2012 | null): void {
    this.url = canonical(url === null ? null : parse(serialize(url))) ?? this.url;
  }
}

function canonical(url: ParsedURL2012 | null): ParsedURL2012 | null {
  return url === null ? null : canonicalizeComponents(url);
}

function withoutTrailingColons(value: string): string {
  let end = value.length;
  while (value.charAt(end - 1) === ':') end--;
  return value.slice(0, end);
}

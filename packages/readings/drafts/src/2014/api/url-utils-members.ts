import type { Encoding } from '@url/infra';
import { toScalarValueString } from '@url/infra/internal';
import { ParsingContext } from '../parsing-context.js';
import { serializeURL2014 } from '../serializers.js';
import {
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from '../setter-rules.js';
import type { URLRecord2014 } from '../url-record.js';
import { hashOf, hostnameOf, hostOf, originOf, pathnameOf, portOf, protocolOf, searchOf } from './getters.js';
import type { ParsedInput } from './input.js';
import { runUpdateSteps, setList, type URLObject, URLSearchParams2014, urlObjects } from './url-search-params.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §2.3: the members of URLUtils but `href`, whose setter URL defines in another way
 */
export abstract class URLUtilsMembers {
  protected input = '';
  private record: URLRecord2014 | null = null;
  private readonly queryObjectLink: URLObject = { queryObjectUpdated: () => this.queryObjectUpdated() };
  private queryObject: URLSearchParams2014 | null = null;
  /** Whether the query object has changed since the record's query was written. */
  private isQueryStale = false;

  protected constructor(
    private readonly queryEncoding: Encoding | undefined,
    private readonly updateSteps: ((value: string) => void) | undefined,
  ) {}

  /** Section 2: set the input */
  protected setTheInput({ input, url }: ParsedInput): void {
    this.input = input;
    this.record = url;
    this.isQueryStale = false;
    const query = url?.query ?? '';
    if (this.queryObject === null) {
      this.queryObject = new URLSearchParams2014(query);
      this.queryObject[urlObjects].add(this.queryObjectLink);
    } else {
      setList(this.queryObject, query);
    }
  }

  /** Section 2: the url, with the query that the query object has given it. */
  protected get url(): URLRecord2014 | null {
    if (this.isQueryStale && this.record !== null) this.record.query = String(this.queryObject);
    this.isQueryStale = false;
    return this.record;
  }

  /** Section 2: pre-update steps */
  protected preUpdate(value?: string): void {
    if (this.updateSteps !== undefined)
      this.updateSteps(value ?? (this.url === null ? '' : serializeURL2014(this.url)));
  }

  /**
   * Section 2.4, update steps
   *
   * The query is serialized when it is next read. Otherwise n changes to a list of n pairs would take n times n steps.
   */
  private queryObjectUpdated(): void {
    this.isQueryStale = true;
    if (this.record !== null) this.preUpdate();
  }

  /** The steps that the setters share. They change nothing without a URL, and if the URL has scheme data. */
  private change(value: string, rule: (input: string, url: URLRecord2014, context: ParsingContext) => void): void {
    const url = this.url;
    if (url === null || url.schemeData !== null) return;
    rule(toScalarValueString(String(value)), url, new ParsingContext({ isSetting: true }));
    this.preUpdate();
  }

  get origin(): string {
    return originOf(this.url);
  }

  get protocol(): string {
    return protocolOf(this.url);
  }

  set protocol(value: string) {
    const url = this.url;
    if (url === null) return;
    setProtocol(toScalarValueString(String(value)), url);
    this.preUpdate();
  }

  get username(): string {
    return this.url?.username ?? '';
  }

  set username(value: string) {
    this.change(value, setUsername);
  }

  get password(): string {
    return this.url?.password ?? '';
  }

  set password(value: string) {
    this.change(value, (input, url) => {
      if (input === '') url.password = null;
      else setPassword(input, url);
    });
  }

  get host(): string {
    return hostOf(this.url);
  }

  set host(value: string) {
    this.change(value, setHost);
  }

  get hostname(): string {
    return hostnameOf(this.url);
  }

  set hostname(value: string) {
    this.change(value, setHostname);
  }

  get port(): string {
    return portOf(this.url);
  }

  set port(value: string) {
    if (this.url?.scheme !== 'file') this.change(value, setPort);
  }

  get pathname(): string {
    return pathnameOf(this.url);
  }

  set pathname(value: string) {
    this.change(value, setPathname);
  }

  get search(): string {
    return searchOf(this.url);
  }

  /**
   * The setter ends with the update steps of the query object, which write the query once more from the list. So the query is the empty
   * string, and not null, if the list is empty. One "?" is removed, although the setter and the rule both say so.
   */
  set search(value: string) {
    const url = this.url;
    if (url === null) return;
    const input = toScalarValueString(String(value));
    if (input === '') url.query = null;
    else setSearch(input, url, new ParsingContext({ encodingOverride: this.queryEncoding, isSetting: true }));
    setList(this.searchParams, input.replace(/^\?/, ''));
    runUpdateSteps(this.searchParams);
  }

  get searchParams(): URLSearchParams2014 {
    return this.queryObject!;
  }

  /** The object may also belong to other URLs; a change to it updates them all. Web IDL converts the value before the steps run. */
  set searchParams(value: URLSearchParams2014) {
    if (!(value instanceof URLSearchParams2014))
      throw new TypeError('Cannot set searchParams: the value is not a URLSearchParams2014');
    this.searchParams[urlObjects].delete(this.queryObjectLink);
    value[urlObjects].add(this.queryObjectLink);
    this.queryObject = value;
    this.queryObjectUpdated();
  }

  get hash(): string {
    return hashOf(this.url);
  }

  /** One "#" is removed, although the setter and the rule both say so. */
  set hash(value: string) {
    const url = this.url;
    if (url === null || url.scheme === 'javascript') return;
    const input = toScalarValueString(String(value));
    if (input === '') url.fragment = null;
    else setHash(input, url);
    this.preUpdate();
  }
}

import { argumentError } from '@url/infra/internal';
import { setThePassword, setTheUsername } from '@url/parser';
import { changeField, type StateOverride } from '@url/parser/internal';
import { cannotHaveAUsernamePasswordPort, createURLRecord, isSpecial, type URLRecord } from '@url/record';
import { fieldsOf } from '@url/record/internal';
import { serializeURL } from '@url/serializer';
import { isRefusal, type RefusalReason } from './refusal.js';
import { parseOrRefuse, readURL, type URLInput } from './url-input.js';

/** The result of a setter. */
export interface SetResult {
  /** "changed" if the URL differs, "unchanged" if it already had this value, "refused" if the setter ignored the value. */
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  /** The new URL, or `null` if the original URL does not parse. */
  readonly url: URLRecord | null;
  /** The new URL as a string, or `null` if the original URL does not parse. */
  readonly href: string | null;
  /** Why the setter ignored the value or its rest, or why the URL does not parse; `null` if it used the whole value. */
  readonly reason: RefusalReason | null;
  /** The start of the range in the value, or in the URL that does not parse, in UTF-16 code units. */
  readonly start: number;
  /** The end of the range. */
  readonly end: number;
}

/** The reason why a setter ignored a value or its rest. */
interface Objection {
  readonly reason: RefusalReason;
  readonly start: number;
  readonly end: number;
}

/** Changes a record as the setter of the class does. Returns the objection if the value or its rest was ignored. */
type Change = (url: URLRecord, value: string) => Objection | null;

/** A setter as a function. It does not change the original URL. */
export type Setter = (url: URLInput, value: string) => SetResult;

function setterOf(change: Change): Setter {
  return (input, given) => {
    const before = readURL(input);
    if (isRefusal(before)) return resultOf('refused', null, before);
    const value = readValue(given);
    const url = createURLRecord(fieldsOf(before));
    const objection = change(url, value);
    if (serializeURL(url) !== serializeURL(before)) return resultOf('changed', url, objection);
    return resultOf(objection === null || isPartly(objection, value) ? 'unchanged' : 'refused', url, objection);
  };
}

/** Converts a value to text as the setters of the class do. Throws for `undefined` and objects, which are mistakes. */
function readValue(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  throw argumentError('value', value, 'is not a string');
}

function resultOf(outcome: SetResult['outcome'], url: URLRecord | null, objection: Objection | null): SetResult {
  const { reason, start, end } = objection ?? { reason: null, start: 0, end: 0 };
  return { outcome, url, href: url === null ? null : serializeURL(url), reason, start, end };
}

/** Tests whether the setter used the value before the objection. */
function isPartly({ reason, start }: Objection, value: string): boolean {
  return reason === 'rest-ignored' && start > 0 && start < value.length;
}

function whole(reason: RefusalReason, value: string): Objection {
  return { reason, start: 0, end: value.length };
}

/** Runs the parser with a state override. Returns an objection for a failure, and for the unread rest of the value. */
function parseInto(url: URLRecord, value: string, stateOverride: StateOverride, rest: RegExp | null): Objection | null {
  const { isDone, failure } = changeField(url, value, stateOverride);
  if (failure !== null) return { reason: failure.type, start: failure.start, end: failure.end };
  const start = rest === null ? -1 : value.search(rest);
  if (start >= 0) return { reason: 'rest-ignored', start, end: value.length };
  return isDone ? null : explainUnreported(url, value);
}

/** Returns the objection for a failure without a validation error: an empty host with credentials, a forbidden ":", or a missing port. */
function explainUnreported(url: URLRecord, value: string): Objection {
  const colon = value.indexOf(':');
  if (colon < 0) return whole(url.port === null ? 'credentials-not-allowed' : 'port-not-allowed', value);
  return { reason: 'port-invalid', start: colon, end: value.length };
}

/** Changes the scheme, or says why it stays. See https://url.spec.whatwg.org/#dom-url-protocol. */
function changeProtocol(url: URLRecord, value: string): Objection | null {
  const colon = value.indexOf(':');
  const scheme = (colon < 0 ? value : value.slice(0, colon)).replace(/[\t\n\r]/g, '').toLowerCase();
  const special = isSpecial(url);
  if (!changeField(url, `${value}:`, 'scheme start state').isDone) return whole('scheme-invalid', value);
  if (url.scheme !== scheme) {
    const isOtherKind = isSpecial({ scheme }) !== special;
    return whole(isOtherKind ? 'scheme-kind' : scheme === 'file' ? 'credentials-not-allowed' : 'host-missing', value);
  }
  return colon >= 0 && colon < value.length - 1
    ? { reason: 'rest-ignored', start: colon + 1, end: value.length }
    : null;
}

/** https://url.spec.whatwg.org/#dom-url-username, https://url.spec.whatwg.org/#dom-url-password */
function changeCredential(set: (url: URLRecord, value: string) => void): Change {
  return (url, value) => {
    if (cannotHaveAUsernamePasswordPort(url)) return value === '' ? null : whole('credentials-not-allowed', value);
    set(url, value);
    return null;
  };
}

/** https://url.spec.whatwg.org/#dom-url-host, https://url.spec.whatwg.org/#dom-url-hostname */
function changeHost(stateOverride: 'host state' | 'hostname state'): Change {
  return (url, value) => {
    if (url.hasOpaquePath) return whole('opaque-path', value);
    return parseInto(url, value, stateOverride, isSpecial(url) ? /[/?#\\]/ : /[/?#]/);
  };
}

/** Changes the port, or says why it stays. See https://url.spec.whatwg.org/#dom-url-port. */
function changePort(url: URLRecord, value: string): Objection | null {
  if (cannotHaveAUsernamePasswordPort(url)) return value === '' ? null : whole('port-not-allowed', value);
  if (value === '') {
    url.port = null;
    return null;
  }
  const digits = /^[\t\n\r]*\d/.test(value);
  if (!digits) return { reason: 'port-invalid', start: 0, end: 1 };
  return parseInto(url, value, 'port state', /[^\d\t\n\r]/);
}

/** Changes the path, or says why it stays. See https://url.spec.whatwg.org/#dom-url-pathname. */
function changePathname(url: URLRecord, value: string): Objection | null {
  if (url.hasOpaquePath) return whole('opaque-path', value);
  url.path = '';
  return parseInto(url, value, 'path start state', null);
}

/** https://url.spec.whatwg.org/#dom-url-search, https://url.spec.whatwg.org/#dom-url-hash */
function changeEnd(part: 'query' | 'fragment', delimiter: '?' | '#'): Change {
  return (url, value) => {
    url[part] = value === '' ? null : '';
    if (value === '') return null;
    return parseInto(url, value.startsWith(delimiter) ? value.slice(1) : value, `${part} state`, null);
  };
}

/** Replaces the whole URL. See https://url.spec.whatwg.org/#dom-url-href. */
function setHref(input: URLInput, value: string): SetResult {
  const before = readURL(input);
  if (isRefusal(before)) return resultOf('refused', null, before);
  const url = parseOrRefuse(readValue(value));
  if (isRefusal(url)) return resultOf('refused', before, url);
  return resultOf(serializeURL(url) === serializeURL(before) ? 'unchanged' : 'changed', url, null);
}

/**
 * https://url.spec.whatwg.org/#api
 *
 * The setters of the class `URL` as functions that return what they did. They accept the same strings: `host` also accepts a port, and `search` a
 * "?".
 *
 * @example
 * import { setters } from '@url/build';
 *
 * setters.port('https://example.org/', '8080').href; // => 'https://example.org:8080/'
 * setters.port('https://example.org/', '443').outcome; // => 'unchanged'
 * setters.port('file:///a', '80').outcome; // => 'refused'
 * const { outcome, href, reason, start } = setters.host('https://example.org/', 'h:99999');
 * [outcome, href, reason, start]; // => ['changed', 'https://h/', 'port-out-of-range', 2]
 */
export const setters: Readonly<
  Record<
    'href' | 'protocol' | 'username' | 'password' | 'host' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash',
    Setter
  >
> = {
  href: setHref,
  protocol: /* @__PURE__ */ setterOf(changeProtocol),
  username: /* @__PURE__ */ setterOf(/* @__PURE__ */ changeCredential(setTheUsername)),
  password: /* @__PURE__ */ setterOf(/* @__PURE__ */ changeCredential(setThePassword)),
  host: /* @__PURE__ */ setterOf(/* @__PURE__ */ changeHost('host state')),
  hostname: /* @__PURE__ */ setterOf(/* @__PURE__ */ changeHost('hostname state')),
  port: /* @__PURE__ */ setterOf(changePort),
  pathname: /* @__PURE__ */ setterOf(changePathname),
  search: /* @__PURE__ */ setterOf(/* @__PURE__ */ changeEnd('query', '?')),
  hash: /* @__PURE__ */ setterOf(/* @__PURE__ */ changeEnd('fragment', '#')),
};

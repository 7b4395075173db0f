import { basicURLParse, type StateOverride, setThePassword, setTheUsername } from '@url/parser';
import { cannotHaveAUsernamePasswordPort, createURLRecord, isSpecial, type URLRecord } from '@url/record';
import { fieldsOf } from '@url/record/internal';
import { serializeURL } from '@url/serializer';
import { isRefusal, type RefusalReason } from './refusal.js';
import { parseOrRefuse, readURL, type URLInput } from './url-input.js';

/** What a setter did. */
export interface SetResult {
  /** "changed" where the URL differs, "unchanged" where it had this value already, "refused" where the value was not taken. */
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  /** The URL after it, or `null` where the URL that was given does not parse. */
  readonly url: URLRecord | null;
  /** The URL as a string, or `null` where the URL that was given does not parse. */
  readonly href: string | null;
  /** Why the value, or the rest of it, was not taken, or why the URL does not parse; `null` where all of the value was taken. */
  readonly reason: RefusalReason | null;
  /** Where in the value, or in the URL that does not parse, that starts, as an offset in code units. */
  readonly start: number;
  /** Where that ends. */
  readonly end: number;
}

/** What keeps a setter from taking a value, or the rest of one. */
interface Objection {
  readonly reason: RefusalReason;
  readonly start: number;
  readonly end: number;
}

/** Changes a record as the setter of the class does. Gives the reason if the value, or the rest of it, was not taken. */
type Change = (url: URLRecord, value: string) => Objection | null;

/** A setter as a function. The URL that goes in is not changed itself. */
export type Setter = (url: URLInput, value: string) => SetResult;

function setterOf(change: Change): Setter {
  return (input, given) => {
    const before = readURL(input);
    if (isRefusal(before)) return resultOf('refused', null, before);
    const value = `${given}`;
    const url = createURLRecord(fieldsOf(before));
    const objection = change(url, value);
    if (serializeURL(url) !== serializeURL(before)) return resultOf('changed', url, objection);
    return resultOf(objection === null || isPartly(objection, value) ? 'unchanged' : 'refused', url, objection);
  };
}

function resultOf(outcome: SetResult['outcome'], url: URLRecord | null, objection: Objection | null): SetResult {
  const { reason, start, end } = objection ?? { reason: null, start: 0, end: 0 };
  return { outcome, url, href: url === null ? null : serializeURL(url), reason, start, end };
}

/** Whether the part of the value before the objection was taken. */
function isPartly({ reason, start }: Objection, value: string): boolean {
  return reason === 'rest-ignored' && start > 0 && start < value.length;
}

function whole(reason: RefusalReason, value: string): Objection {
  return { reason, start: 0, end: value.length };
}

/** Runs the parser with a state override. Failure is an objection, and so is a rest of the value that the state did not read. */
function parseInto(url: URLRecord, value: string, stateOverride: StateOverride, rest: RegExp | null): Objection | null {
  let objection: Objection | null = null as Objection | null;
  const result = basicURLParse(value, {
    url,
    base: null,
    encoding: null,
    stateOverride,
    onValidationError: ({ type, start, end, failure }) => {
      if (failure) objection = { reason: type, start, end };
    },
  });
  if (objection !== null) return objection;
  const start = rest === null ? -1 : value.search(rest);
  if (start >= 0) return { reason: 'rest-ignored', start, end: value.length };
  return result === null ? explainUnreported(url, value) : null;
}

/** The objection for a failure without a validation error: an empty host with credentials, a ":" where no port is allowed, or no port after ":". */
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
  if (
    basicURLParse(`${value}:`, {
      url,
      stateOverride: 'scheme start state',
      base: null,
      encoding: null,
      onValidationError: null,
    }) === null
  )
    return whole('scheme-invalid', value);
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
  const url = parseOrRefuse(`${value}`);
  if (isRefusal(url)) return resultOf('refused', before, url);
  return resultOf(serializeURL(url) === serializeURL(before) ? 'unchanged' : 'changed', url, null);
}

/**
 * https://url.spec.whatwg.org/#api
 *
 * The setters of the class `URL`, by their names, as functions that say what they did. They take the strings that the setters take, with all that
 * these do to them: `host` takes a port, too, and `search` takes a "?".
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
export const setters = {
  href: setHref,
  protocol: setterOf(changeProtocol),
  username: setterOf(changeCredential(setTheUsername)),
  password: setterOf(changeCredential(setThePassword)),
  host: setterOf(changeHost('host state')),
  hostname: setterOf(changeHost('hostname state')),
  port: setterOf(changePort),
  pathname: setterOf(changePathname),
  search: setterOf(changeEnd('query', '?')),
  hash: setterOf(changeEnd('fragment', '#')),
} as const;

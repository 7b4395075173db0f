import { basicURLParse, parseURL, type StateOverride, setThePassword, setTheUsername } from '@url/parser';
import { cannotHaveAUsernamePasswordPort, isSpecial, type URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import { isRefusal, type Refusal, type RefusalReason } from './refusal.js';
import { cloneRecord, readURL, type URLInput } from './url-input.js';

/** What a setter did. */
export interface SetResult {
  /** "changed" where the URL differs, "unchanged" where it had this value already, "refused" where the value was not taken. */
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  readonly url: URLRecord;
  readonly href: string;
  /** Why the value, or the rest of it, was not taken; `null` where all of it was. */
  readonly reason: RefusalReason | null;
  /** Where in the value that starts which was not taken, as an offset in code units. */
  readonly start: number;
  /** Where in the value that ends which was not taken, as an offset in code units. */
  readonly end: number;
}

/** What keeps a setter from taking a value, or the rest of one. */
interface Objection {
  readonly reason: RefusalReason;
  readonly start: number;
  readonly end: number;
}

/** Changes a record, as the setter of the class does, and gives what was not taken. */
type Change = (url: URLRecord, value: string) => Objection | null;

/** A setter as a function: the URL is not changed itself, and what does not parse is a refusal. */
export type Setter = (url: URLInput, value: string) => SetResult | Refusal;

function setterOf(change: Change): Setter {
  return (input, given) => {
    const before = readURL(input);
    if (isRefusal(before)) return before;
    const value = `${given}`;
    const url = cloneRecord(before);
    const objection = change(url, value);
    const href = serializeURL(url);
    const isSame = href === serializeURL(before);
    const outcome = isSame ? (objection === null || isPartly(objection, value) ? 'unchanged' : 'refused') : 'changed';
    return {
      outcome,
      url,
      href,
      reason: objection?.reason ?? null,
      start: objection?.start ?? 0,
      end: objection?.end ?? 0,
    };
  };
}

/** Whether what stands before the objection was taken. */
function isPartly({ reason, start }: Objection, value: string): boolean {
  return reason === 'rest-ignored' && start > 0 && start < value.length;
}

function whole(reason: RefusalReason, value: string): Objection {
  return { reason, start: 0, end: value.length };
}

/** Runs the parser from a state on. Its failure is an objection, and so is what it leaves of the value. */
function parseInto(url: URLRecord, value: string, stateOverride: StateOverride, rest: RegExp | null): Objection | null {
  let objection: Objection | null = null as Objection | null;
  const result = basicURLParse(value, {
    url,
    stateOverride,
    onValidationError: ({ type, start, end, failure }) => {
      if (failure) objection = { reason: type, start, end };
    },
  });
  if (objection !== null) return objection;
  const start = rest === null ? -1 : value.search(rest);
  if (start >= 0) return { reason: 'rest-ignored', start, end: value.length };
  return result === null ? unreported(url, value) : null;
}

/** Where the parser fails without a validation error: an empty host beside credentials, a ":" after which no port may follow, or no port follows. */
function unreported(url: URLRecord, value: string): Objection {
  const colon = value.indexOf(':');
  if (colon < 0) return whole(url.port === null ? 'credentials-not-allowed' : 'port-not-allowed', value);
  return { reason: 'port-invalid', start: colon, end: value.length };
}

/** https://url.spec.whatwg.org/#dom-url-protocol */
function changeProtocol(url: URLRecord, value: string): Objection | null {
  const colon = value.indexOf(':');
  const scheme = (colon < 0 ? value : value.slice(0, colon)).replace(/[\t\n\r]/g, '').toLowerCase();
  const special = isSpecial(url);
  if (basicURLParse(`${value}:`, { url, stateOverride: 'scheme start state' }) === null)
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

/** https://url.spec.whatwg.org/#dom-url-port */
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

/** https://url.spec.whatwg.org/#dom-url-pathname */
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

/** https://url.spec.whatwg.org/#dom-url-href */
function setHref(input: URLInput, value: string): SetResult | Refusal {
  const before = readURL(input);
  if (isRefusal(before)) return before;
  let objection: Objection | null = null as Objection | null;
  const url = parseURL(`${value}`, {
    onValidationError: ({ type, start, end, failure }) => {
      if (failure) objection = { reason: type, start, end };
    },
  });
  const href = serializeURL(url ?? before);
  const outcome = url === null ? 'refused' : href === serializeURL(before) ? 'unchanged' : 'changed';
  return {
    outcome,
    url: url ?? before,
    href,
    reason: objection?.reason ?? null,
    start: objection?.start ?? 0,
    end: objection?.end ?? 0,
  };
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
  href: setHref as Setter,
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

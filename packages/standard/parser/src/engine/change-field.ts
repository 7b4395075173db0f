import { endOfHost } from '@url/host/internal';
import type { ValidationErrorType } from '@url/infra';
import { toScalarValueString } from '@url/infra/internal';
import { defaultPort, includesCredentials, isSpecialScheme, type URLRecord } from '@url/record';
import { isSchemeString, type StoredURLRecord } from '@url/record/internal';
import type { FieldChange } from '../change-field.js';
import type { StateOverride } from '../parser.js';
import { changeEnd, parseWholePath, withoutNewlines } from './change-end.js';
import { failureIn, problemOfPort } from './failure-of.js';
import { parseWholeHost } from './whole-part.js';

type Result = ValidationErrorType | 'unreported' | null;

function changeHostName(url: URLRecord, text: string): Result {
  let problem: Result = null;
  const host = parseWholeHost(text, url.scheme, ({ type }) => {
    problem = type;
  });
  if (host === '' && (includesCredentials(url) || url.port !== null)) return 'unreported';
  if (host !== null) url.host = host;
  return problem;
}

function changePort(url: URLRecord, text: string): Result {
  const digits = /^\d*/.exec(text)![0];
  if (digits === '') return 'unreported';
  const problem = problemOfPort(digits);
  if (problem === null) url.port = Number(digits) === defaultPort(url.scheme) ? null : Number(digits);
  return problem;
}

/** https://url.spec.whatwg.org/#host-state and https://url.spec.whatwg.org/#hostname-state, with a state override. */
function changeHost(url: URLRecord, text: string, mayHavePort: boolean): Result {
  const authority = text.split(isSpecialScheme(url.scheme) ? /[/?#\\]/ : /[/?#]/)[0]!;
  const end = url.scheme === 'file' ? authority.length : endOfHost(authority, 0, authority.length);
  const isBeforePort = end < authority.length;
  if (isBeforePort && end === 0) return 'host-missing';
  if (isBeforePort && !mayHavePort) return 'unreported';
  const problem = changeHostName(url, authority.slice(0, end));
  return problem !== null || !isBeforePort ? problem : changePort(url, authority.slice(end + 1));
}

/** https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state */
function changeOpaquePath(url: URLRecord, text: string): Result {
  const path = text.split(/[?#]/)[0]!;
  const isLast = path === text;
  const written = isLast ? path : path.replace(/ $/, '%20');
  url.path = toScalarValueString(written).replace(/[^ -~]+/g, encodeURIComponent);
  return null;
}

function changeScheme(url: URLRecord, text: string): Result {
  const scheme = text.slice(0, Math.max(text.indexOf(':'), 0)).toLowerCase();
  if (!isSchemeString(scheme)) return 'unreported';
  const isOtherKind = isSpecialScheme(scheme) !== isSpecialScheme(url.scheme);
  const hasPort = includesCredentials(url) || url.port !== null;
  if (isOtherKind || (scheme === 'file' && hasPort) || (url.scheme === 'file' && url.host === '')) return null;
  url.scheme = scheme;
  if (url.port === defaultPort(scheme)) url.port = null;
  return null;
}

const changes: { readonly [state in StateOverride]: (url: URLRecord, text: string) => Result } = {
  'scheme start state': changeScheme,
  'host state': (url, text) => changeHost(url, text, true),
  'hostname state': (url, text) => changeHost(url, text, false),
  'port state': changePort,
  'path start state': (url, text) => {
    url.path = parseWholePath(text, url.scheme, url.host);
    return null;
  },
  'opaque path state': changeOpaquePath,
  'query state': (url, text) => changeEnd(url, 'search', `?${text}`),
  'fragment state': (url, text) => changeEnd(url, 'hash', `#${text}`),
};

/** Parses a value into a field of a record, whose earlier value the caller has removed. The error has the whole value as its range. */
export function changeField(url: URLRecord, value: string, stateOverride: StateOverride): FieldChange {
  const problem = changes[stateOverride](url, withoutNewlines(value));
  const failure = problem === null || problem === 'unreported' ? null : failureIn(value, null, problem);
  return { isDone: problem === null, failure };
}

/** Parses an input into a field of a record, as the setters of the URL class do. Returns the record, or `null` for failure. */
export function runSetter(url: StoredURLRecord, input: string, stateOverride: StateOverride): StoredURLRecord | null {
  return changes[stateOverride](url, withoutNewlines(input)) === null ? url : null;
}

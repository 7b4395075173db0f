import { readHost } from '@url/host/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { isNormalizedWindowsDriveLetter, isSpecialScheme, startsWithAWindowsDriveLetter } from '@url/record';
import type { URLRecord } from './plain-record.js';

/** The record that changes, and the base record of the caller. */
export interface InnerRun {
  readonly url: URLRecord;
  readonly base: URLRecord | null;
}

/** The state that follows and the rest of the input. */
type Next = readonly [state: string, rest: string];

/** What a state leads to: another state; `true` if the parser ends in it, `false` if the parser fails in it. */
type Outcome = Next | boolean;

/**
 * The states of https://url.spec.whatwg.org/#concept-basic-url-parser in which no API starts the parser. `rest` starts at the pointer. Each state
 * ends in a state in which an API starts.
 */
const innerStates: ReadonlyMap<string, (run: InnerRun, rest: string) => Outcome> = /* @__PURE__ */ new Map<
  string,
  (run: InnerRun, rest: string) => Outcome
>([
  ['scheme', schemeState],
  ['no scheme', noSchemeState],
  [
    'special relative or authority',
    (_, rest) => (rest.startsWith('//') ? ['special authority ignore slashes', rest] : ['relative', rest]),
  ],
  ['path or authority', (_, rest) => (rest.startsWith('/') ? ['authority', rest.slice(1)] : ['path', rest])],
  ['relative', relativeState],
  ['relative slash', relativeSlashState],
  ['special authority slashes', (_, rest) => ['special authority ignore slashes', rest]],
  ['special authority ignore slashes', (_, rest) => ['authority', rest.replace(/^[/\\]+/, '')]],
  ['authority', authorityState],
  ['file', fileState],
  ['file slash', fileSlashState],
  ['file host', fileHostState],
]);

/** The names of the states. */
export const innerStateNames: readonly string[] = /* @__PURE__ */ Array.from(innerStates.keys());

/** With a state override, the host state of a file URL continues in the file host state. */
function continuedState(url: URLRecord, state: string): string {
  return url.scheme === 'file' && (state === 'host' || state === 'hostname') ? 'file host' : state;
}

/** Whether `runInnerStates` runs a state. */
export function isInnerState(url: URLRecord, state: string): boolean {
  return innerStates.has(continuedState(url, state));
}

/**
 * Runs the parser from a state until it ends, fails, or reaches a state in which an API starts.
 *
 * @throws TypeError if a state needs a base record that is not there
 */
export function runInnerStates(run: InnerRun, state: string, input: string): Outcome {
  let next: Next = [state, input];
  for (;;) {
    const step = innerStates.get(continuedState(run.url, next[0]));
    if (step === undefined) return next;
    const outcome = step(run, next[1]);
    if (typeof outcome === 'boolean') return outcome;
    next = outcome;
  }
}

function schemeState({ url }: InnerRun, rest: string): Outcome {
  const scheme = /^[\dA-Za-z+.-]*(?=:)/.exec(rest)?.[0];
  if (scheme === undefined) return false;
  if (/^[A-Za-z]/.test(scheme)) return ['scheme start', rest];
  if (!isSpecialScheme(url.scheme)) url.scheme = scheme.toLowerCase();
  return true;
}

function noSchemeState({ url, base }: InnerRun, rest: string): Outcome {
  if (base === null) return false;
  if (typeof base.path !== 'string') return [base.scheme === 'file' ? 'file' : 'relative', rest];
  if (!rest.startsWith('#')) return false;
  const { scheme, path, query } = base;
  Object.assign(url, { scheme, path, query, fragment: '' });
  return ['fragment', rest.slice(1)];
}

function relativeState({ url, base }: InnerRun, rest: string): Outcome {
  if (base === null) throw new TypeError('The state "relative" needs the option "baseURL"');
  url.scheme = base.scheme;
  if (startsWithSolidus(url, rest)) return ['relative slash', rest.slice(1)];
  copyAuthority(url, base);
  // Shortening keeps only the drive letter of a file URL, and the standard asserts that the base is not a file URL.
  return continueAfterBasePath(url, base, rest, () => (url.path as string[]).pop());
}

function relativeSlashState({ url, base }: InnerRun, rest: string): Outcome {
  if (startsWithSolidus(url, rest)) {
    return [isSpecialScheme(url.scheme) ? 'special authority ignore slashes' : 'authority', rest.slice(1)];
  }
  if (base === null) throw new TypeError('The state "relative slash" needs the option "baseURL"');
  copyAuthority(url, base);
  return ['path', rest];
}

/** Appends to the credentials, and continues after the last "@" before the end of the authority. */
function authorityState({ url }: InnerRun, rest: string): Outcome {
  const end = rest.search(isSpecialScheme(url.scheme) ? /[/?#\\]|$/ : /[/?#]|$/);
  const atSign = rest.lastIndexOf('@', end);
  if (atSign < 0) return ['host', rest];
  const credentials = /^([^:]*):?(.*)$/su.exec(rest.slice(0, atSign))!;
  url.username += utf8PercentEncode(credentials[1]!, userinfoPercentEncodeSet);
  url.password += utf8PercentEncode(credentials[2]!, userinfoPercentEncodeSet);
  return atSign + 1 < end && ['host', rest.slice(atSign + 1)];
}

function fileState({ url, base }: InnerRun, rest: string): Outcome {
  Object.assign(url, { scheme: 'file', host: '' });
  if (startsWithSolidus(url, rest)) return ['file slash', rest.slice(1)];
  if (base?.scheme !== 'file') return ['path', rest];
  url.host = base.host;
  return continueAfterBasePath(url, base, rest, () => {
    const path = url.path as string[];
    if (startsWithAWindowsDriveLetter(rest)) url.path = [];
    else if (path.length !== 1 || !isNormalizedWindowsDriveLetter(path[0]!)) path.pop();
  });
}

function fileSlashState({ url, base }: InnerRun, rest: string): Outcome {
  if (/^[/\\]/.test(rest)) return ['file host', rest.slice(1)];
  if (base?.scheme === 'file') {
    url.host = base.host;
    const drive = base.path[0] ?? '';
    if (!startsWithAWindowsDriveLetter(rest) && isNormalizedWindowsDriveLetter(drive))
      (url.path as string[]).push(drive);
  }
  return ['path', rest];
}

function fileHostState({ url }: InnerRun, rest: string): Outcome {
  const buffer = /^[^/\\?#]*/.exec(rest)![0];
  const host = buffer === '' ? '' : readHost(buffer, 0, buffer.length, !isSpecialScheme(url.scheme), null);
  if (host === null) return false;
  url.host = (host === 'localhost' ? '' : host) as URLRecord['host'];
  return true;
}

/** Takes over the path and query of the base, and continues after them, or in the path. */
function continueAfterBasePath(url: URLRecord, base: URLRecord, rest: string, shortenPath: () => unknown): Outcome {
  url.path = base.path.slice() as string[];
  url.query = base.query;
  if (rest.startsWith('?')) return continueIn(url, 'query', rest);
  if (rest.startsWith('#')) return continueIn(url, 'fragment', rest);
  if (rest === '') return true;
  url.query = null;
  shortenPath();
  return ['path', rest];
}

function continueIn(url: URLRecord, part: 'query' | 'fragment', rest: string): Next {
  url[part] = '';
  return [part, rest.slice(1)];
}

function copyAuthority(url: URLRecord, { username, password, host, port }: URLRecord): void {
  Object.assign(url, { username, password, host, port });
}

function startsWithSolidus({ scheme }: URLRecord, rest: string): boolean {
  return rest.startsWith('/') || (rest.startsWith('\\') && isSpecialScheme(scheme));
}

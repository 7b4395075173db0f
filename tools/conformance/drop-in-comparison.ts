// Asks two libraries with the exports of whatwg-url the same questions, and reports different answers.
import { isDeepStrictEqual } from 'node:util';
import type * as adapter from '@url/whatwg-url';
import { readSetterTests, readURLTests } from './url-test-data.ts';
import type { WPT } from './wpt.ts';

export type URLLibrary = Omit<typeof adapter, 'URL' | 'URLSearchParams'> & { readonly URL: typeof globalThis.URL };

export interface ParseCase {
  readonly input: string;
  readonly base: string | null;
}

export interface SetterCase {
  readonly href: string;
  readonly setter: string;
  readonly value: string;
}

/** A question whose answers differ, with both answers as JSON. */
export interface Difference<Q> {
  readonly question: Q;
  readonly ours: string;
  readonly theirs: string;
}

/** Labels of encodings: none, UTF-8, encodings that can encode, and labels for which encoding a query fails. */
export const encodings = [undefined, 'utf-8', 'latin1', 'Shift_JIS', 'ISO-2022-JP', 'gb18030', 'UTF-16LE', 'nonsense'];

const stateOf: Readonly<Record<string, adapter.StateOverride>> = {
  protocol: 'scheme start',
  host: 'host',
  hostname: 'hostname',
  port: 'port',
  pathname: 'path start',
  search: 'query',
  hash: 'fragment',
};

/** The states in which an API starts the parser. */
export const states: readonly adapter.StateOverride[] = [...Object.values(stateOf), 'path', 'opaque path'];

/** The states in which only a caller of `basicURLParse` starts the parser. */
export const innerStates: readonly adapter.StateOverride[] = [
  'scheme',
  'no scheme',
  'special relative or authority',
  'path or authority',
  'relative',
  'relative slash',
  'special authority slashes',
  'special authority ignore slashes',
  'authority',
  'file',
  'file slash',
  'file host',
];

/** A question about `basicURLParse` with a state, a record to change and a base record. */
export interface InnerCase {
  readonly input: string;
  readonly href: string;
  readonly base: string | null;
}

/** Returns the record and the base record after the parser ran from a state, and the result of the parser. */
export function innerAnswers(
  library: URLLibrary,
  { input, href, base }: InnerCase,
  state: adapter.StateOverride,
): unknown {
  return outcome(() => {
    const url = library.parseURL(href)!;
    const baseURL = base === null ? null : library.parseURL(base);
    const result = library.basicURLParse(input, { url, baseURL, stateOverride: state });
    const { username, password, ...fresh } = library.basicURLParse(input, { baseURL, stateOverride: state }) ?? {};
    return { url, baseURL, fresh, username, password, returned: result === null ? null : result === url };
  });
}

/** The URLs of web-platform-tests. */
export function urlCases(wpt: WPT): ParseCase[] {
  return readURLTests(wpt).map(({ input, base }) => ({ input, base: base ?? null }));
}

/** The changes of URLs in web-platform-tests. */
export function setterCases(wpt: WPT): SetterCase[] {
  return readSetterTests(wpt).map(({ attribute: setter, href, new_value: value }) => ({ href, setter, value }));
}

/** Returns the result of a call, or the name of the error that it throws. */
export function outcome<T>(run: () => T): T | string {
  try {
    return run();
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}

/** Returns all results of a library for one input. */
export function parseAnswers(library: URLLibrary, { input, base }: ParseCase, encoding?: string): unknown {
  return outcome(() => {
    const baseURL = base === null ? undefined : (library.parseURL(base) ?? undefined);
    const options = { baseURL, encoding };
    const { url, validationErrors } = library.parseURLWithValidationErrors(input, options);
    const others = [library.parseURL(input, options), library.basicURLParse(input, options)];
    const isSame = others.map((other) => isDeepStrictEqual(url, other));
    const isValid = library.isValidURLString(input, { baseURL });
    return { url, validationErrors, isSame, isValid, serialized: url && serializations(library, url) };
  });
}

/** Returns the results for one input from a library without `parseURLWithValidationErrors`: whatwg-url 14 to 16. */
export function recordAnswers(library: URLLibrary, { input, base }: ParseCase): unknown {
  return outcome(() => {
    const baseURL = base === null ? undefined : (library.parseURL(base) ?? undefined);
    const url = library.parseURL(input, { baseURL });
    return { url, serialized: url && serializations(library, url) };
  });
}

function serializations(library: URLLibrary, url: adapter.URLRecord): unknown {
  return [
    library.serializeURL(url),
    library.serializeURL(url, true),
    library.serializePath(url),
    url.host === null ? null : library.serializeHost(url.host),
    url.port === null ? null : library.serializeInteger(url.port),
    library.serializeURLOrigin(url),
    library.cannotHaveAUsernamePasswordPort(url),
    library.hasAnOpaquePath(url),
    Array.from(library.percentDecodeString(library.serializePath(url))),
  ];
}

/** Clears the part that a state appends to, as the API does before it starts the parser in that state. */
function clearPart(url: adapter.URLRecord, state: adapter.StateOverride): void {
  if (state === 'query') url.query = '';
  if (state === 'fragment') url.fragment = '';
  if (state === 'opaque path') url.path = '';
  if (/^path/.test(state)) url.path = [];
}

/** Returns the record after the parser ran in a state, and the result of the parser. */
export function overrideAnswers(
  library: URLLibrary,
  { href, value }: SetterCase,
  state: adapter.StateOverride,
): unknown {
  return outcome(() => {
    const url = library.parseURL(href)!;
    clearPart(url, state);
    const { path } = url;
    const result = library.basicURLParse(value, { url, stateOverride: state });
    return { url, returned: result === null ? null : result === url, isSamePath: url.path === path };
  });
}

/** The properties of a URL after one was set; the record after the credentials were set. */
export function setterAnswers(library: URLLibrary, { href, setter, value }: SetterCase): unknown {
  return outcome(() => {
    const url = new library.URL(href);
    Reflect.set(url, setter, value);
    const members = Object.keys(library.URL.prototype)
      .filter((name) => !/^to/.test(name))
      .sort();
    const record = library.parseURL(href)!;
    library.setTheUsername(record, value);
    library.setThePassword(record, value);
    return [record, ...members.map((name) => [name, String(Reflect.get(url, name))])];
  });
}

/** Asks both libraries each question; `ask` returns the answer of one. */
export function differences<L, Q>(
  ours: L,
  theirs: L,
  questions: Iterable<Q>,
  ask: (library: L, question: Q) => unknown,
): { count: number; found: Difference<Q>[] } {
  const found: Difference<Q>[] = [];
  let count = 0;
  for (const question of questions) {
    count++;
    const [our, their] = [ask(ours, question), ask(theirs, question)];
    if (!isDeepStrictEqual(our, their))
      found.push({ question, ours: JSON.stringify(our), theirs: JSON.stringify(their) });
  }
  return { count, found };
}

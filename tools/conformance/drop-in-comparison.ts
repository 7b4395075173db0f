// Asks two libraries with the exports of whatwg-url the same questions, and reports different answers.
import { isDeepStrictEqual } from 'node:util';
import type * as adapter from '@url/whatwg-url';
import { readSetterTests, readURLTests } from './url-test-data.ts';
import type { WPT } from './wpt.ts';

export type URLLibrary = Omit<typeof adapter, 'URL' | 'URLSearchParams'> & { readonly URL: typeof globalThis.URL };

export interface ParseCase {
  readonly input: string;
  readonly base: string | null;
  readonly encoding?: string | undefined;
}

export interface SetterCase {
  readonly href: string;
  readonly setter: string;
  readonly value: string;
}

/** An input that the parser reads from a state, with a record to change. */
export interface StateCase {
  readonly input: string;
  readonly href: string;
  readonly base: string | null;
  readonly state: adapter.StateOverride;
}

/** Questions of one kind. */
export interface Questions<Q> {
  readonly title: string;
  readonly questions: readonly Q[];
  ask(library: URLLibrary, question: Q): unknown;
}

/** Labels of encodings: none, UTF-8, encodings that can encode, and labels for which encoding a query fails. */
export const encodings = [undefined, 'utf-8', 'latin1', 'Shift_JIS', 'ISO-2022-JP', 'gb18030', 'UTF-16LE', 'nonsense'];

/** The states in which an API starts the parser, and the part that the API clears before. */
const clearedParts: Readonly<Partial<Record<adapter.StateOverride, Partial<adapter.URLRecord>>>> = {
  'scheme start': {},
  host: {},
  hostname: {},
  port: {},
  'path start': { path: [] },
  query: { query: '' },
  fragment: { fragment: '' },
  path: { path: [] },
  'opaque path': { path: '' },
};

const apiStates = Object.keys(clearedParts) as adapter.StateOverride[];

/** The URLs of web-platform-tests. */
export function urlCases(wpt: WPT): ParseCase[] {
  return readURLTests(wpt).map(({ input, base }) => ({ input, base: base ?? null }));
}

/** The changes of URLs in web-platform-tests. */
export function setterCases(wpt: WPT): SetterCase[] {
  return readSetterTests(wpt).map(({ attribute: setter, href, new_value: value }) => ({ href, setter, value }));
}

/** All questions about the data of web-platform-tests: each URL in each encoding, each setter, and each value from each state. */
export function wptQuestions(wpt: WPT): Questions<unknown>[] {
  const setters = setterCases(wpt);
  const urls = urlCases(wpt).flatMap((each) => encodings.map((encoding) => ({ ...each, encoding })));
  const parsing: Questions<ParseCase> = { title: 'URLs', questions: urls, ask: parseAnswers };
  const setting: Questions<SetterCase> = { title: 'setters', questions: setters, ask: setterAnswers };
  const states = apiStates.map((state): Questions<StateCase> => {
    const questions = setters.map(({ href, value }) => ({ input: value, href, base: null, state }));
    return { title: `values from the state "${state}"`, questions, ask: stateAnswers };
  });
  return [parsing, setting, ...states];
}

/** Returns the result of a call, or the name of the error that it throws. */
export function outcome<T>(run: () => T): T | string {
  try {
    return run();
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}

/** Returns the results for one input that every version of whatwg-url returns. */
export function recordAnswers(library: URLLibrary, question: ParseCase): unknown {
  return outcome(() => {
    const url = library.parseURL(question.input, optionsOf(library, question));
    return { url, serialized: url && serializations(library, url) };
  });
}

/** Returns all results of a library for one input. Versions 14 to 16 of whatwg-url lack `parseURLWithValidationErrors`. */
export function parseAnswers(library: URLLibrary, question: ParseCase): unknown {
  return outcome(() => {
    const { input } = question;
    const options = optionsOf(library, question);
    const { url, validationErrors } = library.parseURLWithValidationErrors(input, options);
    const others = [library.parseURL(input, options), library.basicURLParse(input, options)];
    const isSame = others.map((other) => isDeepStrictEqual(url, other));
    const isValid = library.isValidURLString(input, options);
    return { record: recordAnswers(library, question), validationErrors, isSame, isValid };
  });
}

function optionsOf(library: URLLibrary, { base, encoding }: ParseCase): object {
  return { baseURL: base === null ? undefined : (library.parseURL(base) ?? undefined), encoding };
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

/** Returns the record and the base record after the parser ran from a state, and the results of the parser with and without a record. */
export function stateAnswers(library: URLLibrary, { input, href, base, state }: StateCase): unknown {
  return outcome(() => {
    const url = library.parseURL(href)!;
    // The API does not start in a path state if the path is opaque.
    if (/^path( start)?$/.test(state) && library.hasAnOpaquePath(url)) return null;
    Object.assign(url, structuredClone(clearedParts[state]));
    const { path } = url;
    const baseURL = base === null ? null : library.parseURL(base);
    const result = library.basicURLParse(input, { url, baseURL, stateOverride: state });
    // In these states whatwg-url appends to the part of a new record, which is null or a list.
    const needsRecord = /^(query|fragment|opaque path)$/.test(state);
    const fresh = needsRecord ? null : library.basicURLParse(input, { baseURL, stateOverride: state });
    return {
      url,
      baseURL,
      fresh,
      returned: result && result === url,
      isSamePath: url.path === path,
    };
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

/** Asks both libraries each question, and returns the questions whose answers differ, with both answers as JSON. */
export function differences<Q>(
  ours: URLLibrary,
  theirs: URLLibrary,
  questions: readonly Q[],
  ask: Questions<Q>['ask'],
): { readonly question: Q; readonly ours: string; readonly theirs: string }[] {
  return questions.flatMap((question) => {
    const [our, their] = [ask(ours, question), ask(theirs, question)];
    if (isDeepStrictEqual(our, their)) return [];
    return [{ question, ours: JSON.stringify(our), theirs: JSON.stringify(their) }];
  });
}

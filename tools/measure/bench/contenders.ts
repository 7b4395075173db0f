import {
  base,
  boolean,
  type Operations,
  object,
  paramsOperations,
  queryOperations,
  string,
  stringifyRecord,
  throwing,
  urlOperations,
} from './operations.ts';

export interface Contender {
  readonly name: string;
  /** The package whose version is stated; none for this repository and the runtime. */
  readonly package?: string;
  /** A module that exports what the operations find in `api`; it is bundled before it is run. */
  readonly module: string;
  readonly operations: Operations;
  /** The root of the built packages, if it is not this repository. */
  readonly checkout?: string;
}

const ours: Contender = {
  name: 'ours',
  module: `
    export { URL, URLSearchParams } from '@url/polyfill';
    export { parseURL } from '@url/parser';
    export { serializeFormURLEncodedRecord } from '@url/form-urlencoded';
    export { domainToASCII } from '@url/host';
    export { registrableDomain } from '@url/site';`,
  operations: {
    ...urlOperations,
    ...paramsOperations,
    parse: object('api.parseURL(s)'),
    'stringify by a function': stringifyRecord((record) => `api.serializeFormURLEncodedRecord(${record})`),
    'to ASCII': string(`(api.domainToASCII(s) ?? '')`),
    'registrable domain': string(`(api.registrableDomain(s) ?? '')`),
  },
};

const native: Contender = {
  name: 'native',
  module: `
    export const { URL, URLSearchParams } = globalThis;
    export { domainToASCII } from 'node:url';`,
  operations: { ...urlOperations, ...paramsOperations, 'to ASCII': string('api.domainToASCII(s)') },
};

const library = (name: string, module: string, operations: Operations): Contender => ({
  name,
  package: name,
  module,
  operations,
});

const classes = (name: string, module: string, operations: Operations = {}): Contender =>
  library(name, module, { ...urlOperations, ...paramsOperations, ...operations });

/** core-js leaves a class alone that works: it is loaded if there is none, and what it defines is taken away again. */
const coreJS = `
  const names = ['URL', 'URLSearchParams', 'fetch', 'Headers', 'Request', 'Response'];
  const descriptors = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of names) Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
  require('core-js/actual/url');
  export const { URL, URLSearchParams } = globalThis;
  names.forEach((name, index) => Object.defineProperty(globalThis, name, descriptors[index]));`;

const urlClasses: readonly Contender[] = [
  classes('whatwg-url', `export { URL, URLSearchParams, parseURL } from 'whatwg-url';`, {
    parse: object('api.parseURL(s)'),
  }),
  classes('whatwg-url-minimum', `export { URL, URLSearchParams } from 'whatwg-url-minimum';`),
  classes('core-js', coreJS),
  classes('react-native-url-polyfill', `export { URL, URLSearchParams } from 'react-native-url-polyfill/js/URL.js';`),
];

const others: readonly Contender[] = [
  library('spec-url', `export { URLReference } from 'spec-url';`, {
    href: string('new api.URLReference(s).resolve().href'),
    resolve: string(`new api.URLReference(s).resolve(${base}).href`),
    parse: object('new api.URLReference(s)'),
    fails: throwing('new api.URLReference(s).resolve()'),
  }),
  library('fast-uri', `import fastURI from 'fast-uri'; export const { normalize, resolve, parse } = fastURI;`, {
    href: string('api.normalize(s)'),
    resolve: string(`api.resolve(${base}, s)`),
    parse: object('api.parse(s)'),
    fails: boolean('api.parse(s).error !== undefined'),
  }),
  library('ufo', `export { $URL, resolveURL, parseURL, parseQuery, stringifyQuery } from 'ufo';`, {
    ...queryOperations('api.parseQuery', 'api.stringifyQuery'),
    href: string('new api.$URL(s).href'),
    resolve: string(`api.resolveURL(${base}, s)`),
    parse: object('api.parseURL(s)'),
  }),
  library('url-parse', `import Url from 'url-parse'; export { Url }; export const { parse, stringify } = Url.qs;`, {
    ...queryOperations('api.parse', 'api.stringify'),
    href: string('new api.Url(s).href'),
    resolve: string(`new api.Url(s, ${base}).href`),
    parse: object('new api.Url(s)'),
  }),
  library('urijs', `import URI from 'urijs'; export { URI }; export const { parse, parseQuery, buildQuery } = URI;`, {
    ...queryOperations('api.parseQuery', 'api.buildQuery'),
    href: string('new api.URI(s).normalize().toString()'),
    resolve: string(`new api.URI(s).absoluteTo(${base}).normalize().toString()`),
    parse: object('api.parse(s)'),
    fails: throwing('new api.URI(s).normalize().toString()'),
  }),
];

const queries: readonly Contender[] = ['fast-querystring', 'node:querystring', 'qs', 'query-string'].map((name) => ({
  name,
  ...(!name.startsWith('node:') && { package: name }),
  module: `import library from '${name}'; export const { parse, stringify } = library;`,
  operations: queryOperations('api.parse', 'api.stringify'),
}));

const tr46: Contender = library('tr46', `export { toASCII } from 'tr46';`, {
  'to ASCII': string(`(api.toASCII(s, { checkBidi: true, checkJoiners: true }) ?? '')`),
});

const tldts: Contender = library(
  'tldts',
  `export { getDomain } from 'tldts'; export const options = { allowPrivateDomains: true };`,
  { 'registrable domain': string(`(api.getDomain(s, api.options) ?? '')`) },
);

/**
 * Returns ours first, then native, by whose time the others' are divided in most rows.
 *
 * @param checkout the root of another version, whose build becomes the contender "before"
 */
export function contendersWith(checkout?: string): Contender[] {
  const before = checkout === undefined ? [] : [{ ...ours, name: 'before', checkout }];
  return [ours, native, ...before, ...urlClasses, ...others, ...queries, tr46, tldts];
}

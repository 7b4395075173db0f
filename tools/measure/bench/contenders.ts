import {
  baseLiteral as base,
  boolean,
  type Operations,
  objectOperation as object,
  paramsOperations,
  queryOperations,
  string,
  stringifyRecord,
  throwing,
  urlOperations,
} from './operations.ts';

export interface Contender {
  readonly name: string;
  /** The package whose version is stated, `null` for what this repository or the runtime has. */
  readonly package: string | null;
  /** A module that exports what the operations find in `api`; it is bundled before it is run. */
  readonly module: string;
  readonly operations: Operations;
}

const ours: Contender = {
  name: 'ours',
  package: null,
  module: `
    export { URL, URLSearchParams } from '@url/polyfill';
    export { parseURL } from '@url/parser';
    export { serializeFormURLEncodedRecord } from '@url/form-urlencoded';
    export { domainToASCII } from '@url/host';`,
  operations: {
    ...urlOperations,
    ...paramsOperations,
    parse: object('api.parseURL(s)'),
    'stringify by a function': stringifyRecord((record) => `api.serializeFormURLEncodedRecord(${record})`),
    'to ASCII': string(`(api.domainToASCII(s) ?? '')`),
  },
};

const native: Contender = {
  name: 'native',
  package: null,
  module: `
    export const { URL, URLSearchParams } = globalThis;
    export { domainToASCII } from 'node:url';`,
  operations: { ...urlOperations, ...paramsOperations, 'to ASCII': string('api.domainToASCII(s)') },
};

const classes = (name: string, module: string, operations: Operations = {}): Contender => ({
  name,
  package: name,
  module,
  operations: { ...urlOperations, ...paramsOperations, ...operations },
});

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
  {
    name: 'spec-url',
    package: 'spec-url',
    module: `export { URLReference } from 'spec-url';`,
    operations: {
      href: string('new api.URLReference(s).resolve().href'),
      resolve: string(`new api.URLReference(s).resolve(${base}).href`),
      parse: object('new api.URLReference(s)'),
      fails: throwing('new api.URLReference(s).resolve()'),
    },
  },
  {
    name: 'fast-uri',
    package: 'fast-uri',
    module: `import fastURI from 'fast-uri'; export const { normalize, resolve, parse } = fastURI;`,
    operations: {
      href: string('api.normalize(s)'),
      resolve: string(`api.resolve(${base}, s)`),
      parse: object('api.parse(s)'),
      fails: boolean('api.parse(s).error !== undefined'),
    },
  },
  {
    name: 'ufo',
    package: 'ufo',
    module: `export { $URL, resolveURL, parseURL, parseQuery, stringifyQuery } from 'ufo';`,
    operations: {
      ...queryOperations('api.parseQuery', 'api.stringifyQuery'),
      href: string('new api.$URL(s).href'),
      resolve: string(`api.resolveURL(${base}, s)`),
      parse: object('api.parseURL(s)'),
    },
  },
  {
    name: 'url-parse',
    package: 'url-parse',
    module: `import Url from 'url-parse'; export { Url }; export const { parse, stringify } = Url.qs;`,
    operations: {
      ...queryOperations('api.parse', 'api.stringify'),
      href: string('new api.Url(s).href'),
      resolve: string(`new api.Url(s, ${base}).href`),
      parse: object('new api.Url(s)'),
    },
  },
  {
    name: 'urijs',
    package: 'urijs',
    module: `import URI from 'urijs'; export { URI }; export const { parse, parseQuery, buildQuery } = URI;`,
    operations: {
      ...queryOperations('api.parseQuery', 'api.buildQuery'),
      href: string('new api.URI(s).normalize().toString()'),
      resolve: string(`new api.URI(s).absoluteTo(${base}).normalize().toString()`),
      parse: object('api.parse(s)'),
      fails: throwing('new api.URI(s).normalize().toString()'),
    },
  },
];

const queries: readonly Contender[] = [
  ['fast-querystring', 'fast-querystring', 'fast-querystring'],
  ['node:querystring', null, 'node:querystring'],
  ['qs', 'qs', 'qs'],
  ['query-string', 'query-string', 'query-string'],
].map(([name, packageName, specifier]) => ({
  name: name!,
  package: packageName!,
  module: `import library from '${specifier}'; export const { parse, stringify } = library;`,
  operations: queryOperations('api.parse', 'api.stringify'),
}));

const tr46: Contender = {
  name: 'tr46',
  package: 'tr46',
  module: `export { toASCII } from 'tr46';`,
  operations: { 'to ASCII': string(`(api.toASCII(s, { checkBidi: true, checkJoiners: true }) ?? '')`) },
};

/** Ours first, then the runtime's own, which the others' times are divided by. */
export const contenders: readonly Contender[] = [ours, native, ...urlClasses, ...others, ...queries, tr46];

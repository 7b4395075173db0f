// The arguments with which a function of the packages can be called, by the types of its parameters.

export type Module = Readonly<Record<string, unknown>>;
export type Shape = (text: string, modules: ReadonlyMap<string, Module>) => unknown[] | null;

function callOf(modules: ReadonlyMap<string, Module>, module: string, name: string, ...args: unknown[]): unknown {
  try {
    return Reflect.apply(modules.get(module)![name] as () => unknown, undefined, args);
  } catch {
    return null;
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Arguments for functions whose first parameter is text. */
const textShapes: Readonly<Record<string, Shape>> = {
  text: (text) => [text],
  'text, text': (text) => [text, text],
  "text, { base: 'http://h/a/b' }": (text) => [text, { base: 'http://h/a/b' }],
  "'a', text": (text) => ['a', text],
  'text, URL of 2012': (text, modules) =>
    pairOf(callOf(modules, '@url/dialects/w3c-2012', 'parse', text), text)?.reverse() ?? null,
  'text, URL of 2014': (text, modules) =>
    pairOf(callOf(modules, '@url/dialects/webspecs-2014', 'parseURL2014', text), text)?.reverse() ?? null,
  'text, set': (text, modules) => [text, modules.get('@url/percent')?.componentPercentEncodeSet],
};

/** Arguments for other functions, mostly two equal ones for functions that compare. */
const otherShapes: Readonly<Record<string, Shape>> = {
  bytes: (text) => [bytesOf(text)],
  pairs: (text) => [text.split('&').map((part) => [part, part])],
  record: (text) => [{ a: text }],
  'URL record, text': (text, modules) => pairOf(callOf(modules, '@url/parser', 'parseURL', text), text),
  'URL record twice': (text, modules) => twice(callOf(modules, '@url/parser', 'parseURL', text)),
  'host twice': (text, modules) => twice(callOf(modules, '@url/host', 'parseHost', text)),
  'opaque host twice': (text, modules) => twice(callOf(modules, '@url/host', 'parseHost', text, { isOpaque: true })),
  'URL reference twice': (text, modules) => twice(callOf(modules, '@url/reference', 'parseReference', text)),
  'block twice': (text, modules) => twice(callOf(modules, '@url/address', 'parseCIDR', text)),
  'URI reference twice': (text, modules) => twice(callOf(modules, '@url/uri', 'splitURIReference', text)),
  'authority of a URI': (text, modules) => listed(callOf(modules, '@url/uri', 'splitAuthority', text)),
  'URL of 2012': (text, modules) => listed(callOf(modules, '@url/dialects/w3c-2012', 'parse', text)),
  'URL of 2014': (text, modules) => listed(callOf(modules, '@url/dialects/webspecs-2014', 'parseURL2014', text)),
  document: (text) => [{ address: text, baseHref: text, creator: null }],
  element: (text) => [{ document: { address: text }, xmlBases: [text] }],
  components: (text) => [{ username: text, host: text, scheme: 'a', file: text, dirs: [text], path: text }],
  'code point': (text) => listed(text.codePointAt(0)),
  'encoding, text, set': (text, modules) => [
    callOf(modules, '@url/encodings', 'getEncoding', 'windows-1252'),
    text,
    modules.get('@url/percent')?.componentPercentEncodeSet,
  ],
};

function listed(value: unknown): unknown[] | null {
  return value === null || value === undefined ? null : [value];
}

function pairOf(value: unknown, text: string): unknown[] | null {
  return value === null || value === undefined ? null : [value, text];
}

function twice(value: unknown): unknown[] | null {
  return value === null || value === undefined ? null : [value, value];
}

function patternOf(modules: ReadonlyMap<string, Module>, pattern: string): unknown {
  return Reflect.construct(modules.get('@url/pattern')!.URLPattern as new () => object, [pattern]);
}

/** Arguments of functions that none of the shapes above fits. */
export const knownArguments: Readonly<Record<string, Shape>> = {
  '@url/pattern URLPatternList': (text) => [
    [
      ['https://*.test/a', text],
      ['*://*:*/:a', text],
    ],
  ],
  '@url/pattern/tools compareComponent': (_text, modules) => [
    'pathname',
    ...twice(patternOf(modules, 'https://h/:a'))!,
  ],
  '@url/pattern/tools generate': (text, modules) => [patternOf(modules, 'https://h/:a'), 'pathname', { a: text }],
  '@url/pattern/tools locateGroups': (text, modules) => [patternOf(modules, '*://*:*/*'), text],
  '@url/address checkRedirect': (text, modules) => [
    text,
    'http://h/',
    callOf(modules, '@url/address', 'createHostPolicy'),
  ],
  '@url/build url': (text) => [['http://h/', '?a=', '#', ''], text, text, text],
  '@url/data createDataURL': (text) => [new Uint8Array(text.length), 'text/plain'],
  '@url/data-urls fromURLRecord': (text) => [
    { scheme: 'data', username: '', password: '', host: null, port: null, path: text, query: null },
  ],
  '@url/data/mime serializeMIMEType': (text) => [{ type: 'a', subtype: 'b', parameters: [['c', text]] }],
  '@url/dialects shrink': (text) => [text.slice(0, 40), (candidate: string) => candidate.includes('h')],
  '@url/dialects searchDifferences': (text) => [{ readers: ['whatwg', 'rfc3986'], inputs: [text], tries: 20 }],
  '@url/dialects compareFilterAndClient': (text) => [text, { filter: 'python-urllib', client: 'whatwg', allow: ['h'] }],
  '@url/file-path filePathToURL': (text) => [`/${text}`, { style: 'posix' }],
  '@url/file-path urlToFilePath': (text) => [`file:///${text}`, { style: 'posix' }],
  '@url/links formatLink': (text) => [`http://h/${text}`],
  '@url/links/with-domains findLinks': (text) => [text, { domains: new Set(['com']) }],
  '@url/links/with-domains iterateLinks': (text) => [text, { domains: new Set(['com']) }],
  '@url/formats/ajv default': () => [{ addFormat: () => undefined }],
  '@url/formats/schema httpURL': () => [{ schemes: ['http'] }],
  '@url/address aggregate': (text) => [blocks(2 + (text.length >> 6))],
  '@url/address createHostPolicy': (text) => [{ allow: [text] }],
  '@url/build buildURL': (text) => [{ scheme: 'http', host: 'h', path: [text], query: { a: text }, fragment: text }],
  '@url/build changeURL': (text) => ['http://h/', { path: text, query: text, fragment: text }],
  '@url/build joinURL': (text) => ['http://h/', text],
  '@url/dialects/recordings programReader': (text) => [{ id: 'p', name: 'P', version: '1' }, text, { error: text }],
  '@url/dialects/w3c-2012 serializeURLParameters': (text) => [
    text.split('&').map((part) => ({ name: part, value: part })),
  ],
  '@url/dialects/webspecs-2014 cleanse': (text, modules) => {
    const { queryEncodeSet, ParsingContext } = modules.get('@url/dialects/webspecs-2014') as Module;
    return [text, queryEncodeSet, new (ParsingContext as new () => unknown)(), 0, 'query'];
  },
  '@url/dialects/webspecs-2014 pathConcatenation': (text) => [text.split('/'), text.split('/')],
  '@url/dialects/webspecs-2014 serializeOrigin2014': (text) => [{ scheme: 'http', host: text, port: '80' }],
  '@url/form-urlencoded serializeFormURLEncodedRecord': (text) => [{ a: text }],
  '@url/infra requireArguments': () => [2, 1],
  '@url/infra toDOMString': (text) => [text],
  '@url/infra toUSVString': (text) => [text],
  '@url/parser/explain explainError': (text) => [
    { type: 'invalid-URL-unit', component: 'path', start: 0, end: text.length, failure: false },
    text,
  ],
  // A program chooses the characters of a set, so they are not hostile.
  '@url/percent PercentEncodeSet': (text) => [null, text.slice(0, 0x80)],
  '@url/query/read list': (_, modules) => [modules.get('@url/query/read')!.string],
  '@url/query/read optional': (_, modules) => [modules.get('@url/query/read')!.string],
  '@url/query/read readQuery': (text, modules) => [text, { a: modules.get('@url/query/read')!.string }],
  '@url/reference compareTypes': () => ['scheme', 'authority'],
  '@url/reference decode': (text) => [{ type: 'pct-encoded-bytes', value: text }],
  '@url/reference grammarError': (text) => [text, 'url'],
  '@url/reference isInCharacterSet': (text) => [text.charCodeAt(0), 'base-char'],
  '@url/reference matchesRule': (text) => [text, 'url'],
  '@url/reference recompose': (text, modules) => listed(callOf(modules, '@url/reference', 'analyse', text)),
  '@url/search-params createLinkedSearchParams': (text) => [text, () => undefined],
  '@url/search-params serializeLinkedSearchParams': (text, modules) => [linkedParams(text, modules)],
  '@url/search-params setLinkedQuery': (text, modules) => [linkedParams('', modules), text],
  '@url/site decodeSuffixList': (_, modules) => [publicSuffixes(modules)],
  '@url/site parseSuffixList': (text) => [`// ===BEGIN ICANN DOMAINS===\n${text}\n// ===END ICANN DOMAINS===`],
  '@url/site/with-list parseSite': (text, modules) => withList(modules, hostOf(text, modules)),
  '@url/site/with-list isSameSite': (text, modules) => withList(modules, 'http://h/', text),
  '@url/data/mime minimizeSupportedMIMEType': (text) => [{ type: 'a', subtype: text }],
  '@url/data/mime isZIPBasedMIMEType': (text) => [{ type: 'a', subtype: text }],
  '@url/data/mime isXMLMIMEType': (text) => [{ type: 'a', subtype: text }],
  '@url/data/mime isScriptableMIMEType': (text) => [{ type: 'a', subtype: text }],
  '@url/data/mime isJSONMIMEType': (text) => [{ type: 'a', subtype: text }],
  '@url/site/with-list decodeSuffixList': (_, modules) => [publicSuffixes(modules)],
  '@url/site/with-list findPublicSuffix': (text, modules) => withList(modules, hostOf(text, modules)),
  '@url/site/with-list isSchemelesslySameSite': (text, modules) =>
    withList(modules, hostOf(text, modules), 'h.example'),
  '@url/site/with-list publicSuffix': (text, modules) => withList(modules, hostOf(text, modules)),
  '@url/site/with-list registrableDomain': (text, modules) => withList(modules, hostOf(text, modules)),
};

/** Blocks of IPv4 addresses. Two of three can be merged. */
function blocks(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => ({
    address: (Math.floor((index * 4) / 3) * 0x100) >>> 0,
    prefixLength: 24,
  }));
}

function linkedParams(query: string, modules: ReadonlyMap<string, Module>): unknown {
  return callOf(modules, '@url/search-params', 'createLinkedSearchParams', query, () => undefined);
}

function hostOf(text: string, modules: ReadonlyMap<string, Module>): unknown {
  return callOf(modules, '@url/host', 'parseHost', text);
}

function publicSuffixes(modules: ReadonlyMap<string, Module>): unknown {
  return modules.get('@url/public-suffixes')!.publicSuffixes;
}

let suffixList: unknown;

/** Hosts (the first may be null), and the options with a list of public suffixes. */
function withList(modules: ReadonlyMap<string, Module>, ...hosts: readonly unknown[]): unknown[] | null {
  suffixList ??= callOf(modules, '@url/site/with-list', 'decodeSuffixList', publicSuffixes(modules));
  return hosts[0] === null ? null : [...hosts, { list: suffixList }];
}

/** Types that exclude strings. A function may still accept a string, because JavaScript does not check types. */
const excludesText =
  /^(?!.*\bstring\b)(?:\{|readonly|\(|(?:Partial|Pick|Readonly)<|\w*(?:Context|URL|Record|Reference|Authority|Block|Encoding|Program|2012|2014|number)\b)/;

/** The declared types of the shapes that are not text. */
const typesOfShapes: Readonly<Record<string, RegExp>> = {
  bytes: /Uint8Array|number\[\]/,
  pairs: /Iterable|readonly \(|QueryPair|Parameter2012/,
  record: /^(?:Readonly<Record|Record|Query)/,
  'URL record, text': /\b(?:Stored)?URLRecord\b|URLObject/,
  'block twice': /\bBlock$/,
  'URL record twice': /\b(?:Stored)?URLRecord\b|URLObject|SchemeAndHost|PolicyURL|URLInput|WithHref/,
  'host twice': /\bHost\b|IPv[46]Address/,
  'opaque host twice': /\bHost\b/,
  'URL reference twice': /ModelURL|URLReference/,
  'URI reference twice': /URIReference/,
  'authority of a URI': /^Authority$/,
  'URL of 2012': /URL2012/,
  'URL of 2014': /URLRecord2014/,
  document: /DocumentContext/,
  element: /ElementContext/,
  components: /^(?:Partial|Components)/,
  'code point': /^number$/,
  'encoding, text, set': /^Encoding$/,
};

/** The declared types of the second argument in the shapes of text. */
const secondTypes: Readonly<Record<string, RegExp>> = {
  text: /^/,
  'text, text': /\bstring\b|unknown|Input/,
  "text, { base: 'http://h/a/b' }": /\bbase\b|Options|unknown/,
  "'a', text": /\bstring\b|unknown|Input/,
  'text, set': /PercentEncodeSet/,
  'text, URL of 2012': /ParsedURL2012/,
  'text, URL of 2014': /URLRecord2014/,
};

/** Arguments of a method of an exported object: a text, or a URL and a text. */
export function methodShapes({ length }: { readonly length: number }): Readonly<Record<string, Shape>> {
  const one = { text: (text: string) => [text] };
  if (length < 2) return one;
  return {
    ...one,
    "'http://h/', text": (text) => ['http://h/', text],
    "text, 'http://h/'": (text) => [text, 'http://h/'],
  };
}

/** Returns all known ways to call a function. */
export function allShapes(): Readonly<Record<string, Shape>> {
  return { ...textShapes, ...otherShapes };
}

/** Returns the ways to call a function whose parameters have the given types; all ways if the types are unknown. */
export function shapesFor([first, second]: readonly [string, string]): Readonly<Record<string, Shape>> {
  const texts = Object.entries(textShapes).filter(([name]) => secondTypes[name]!.test(second));
  if (/^string(?:\[\]| \| (?:null|undefined))*$/.test(first)) return Object.fromEntries(texts);
  const others = Object.entries(otherShapes).filter(([name]) => typesOfShapes[name]!.test(first));
  if (excludesText.test(first)) return Object.fromEntries(others);
  return Object.fromEntries([...texts, ...(others.length === 0 ? Object.entries(otherShapes) : others)]);
}

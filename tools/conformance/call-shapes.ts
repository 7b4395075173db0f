import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesOfNode } from '../../config/package-folders.mjs';
import { packages, root } from '../../config/workspace.ts';

// The arguments with which a function of the packages can be called, by the types of its parameters.

/** Makes arguments from a text; `null` if the text does not fit. */
export type Shape = (text: string) => unknown[] | null;
export type Shapes = Readonly<Record<string, Shape>>;

/** The built modules of all published entries, by their specifiers. What runs on Node alone makes requests or is a command. */
export const modules: Map<string, Readonly<Record<string, unknown>>> = new Map();
for (const { folder, entries } of packages().filter(({ shortName }) => !packagesOfNode.includes(shortName))) {
  for (const { specifier, import: target } of entries.filter(({ isInternal }) => !isInternal))
    modules.set(specifier, await import(pathToFileURL(join(root, folder, target.default)).href));
}

function exportOf(module: string, name: string): unknown {
  return modules.get(module)![name];
}

/** Returns the result of a function of a package; `null` if it throws. */
function resultOf(module: string, name: string, ...args: unknown[]): unknown {
  try {
    return Reflect.apply(exportOf(module, name) as () => unknown, undefined, args);
  } catch {
    return null;
  }
}

const alone = (value: unknown) => [value];
const twice = (value: unknown) => [value, value];
const valueAndText = (value: unknown, text: string) => [value, text];
const textAndValue = (value: unknown, text: string) => [text, value];

/** Arguments with the value that a function of a package returns for the text; `null` if it returns none. */
function parsedBy(
  module: string,
  name: string,
  list: (value: unknown, text: string) => unknown[],
  ...options: object[]
): Shape {
  return (text) => {
    const value = resultOf(module, name, text, ...options) ?? null;
    return value === null ? null : list(value, text);
  };
}

/** A shape, and the declared types of the parameter that it fits. */
type TypedShape = readonly [types: RegExp, shape: Shape];

/** Arguments for functions whose first parameter is text, by the types of the second parameter. */
const textShapes: Readonly<Record<string, TypedShape>> = {
  text: [/^/, (text) => [text]],
  'text, text': [/\bstring\b|unknown|Input/, (text) => [text, text]],
  "text, { base: 'http://h/a/b' }": [/\bbase\b|Options|unknown/, (text) => [text, { base: 'http://h/a/b' }]],
  'text, {}': [/Options|\{/, (text) => [text, {}]],
  "'a', text": [/\bstring\b|unknown|Input/, (text) => ['a', text]],
  'text, URL of 2012': [/ParsedURL2012/, parsedBy('@url/drafts/2012', 'parse', textAndValue)],
  'text, URL of 2014': [/URLRecord2014/, parsedBy('@url/drafts/2014', 'parseURL2014', textAndValue)],
  'text, set': [/PercentEncodeSet/, (text) => [text, exportOf('@url/percent', 'componentPercentEncodeSet')]],
  "text, 'url'": [/^GrammarRule$/, (text) => [text, 'url']],
  'text, domains': [/^LinkOptionsWithDomains$/, (text) => [text, { domains: new Set(['com']) }]],
  'host, list': [/^ListOptions$/, (text) => hostWithList(text)],
};

/** Arguments for other functions, by the types of the first parameter; mostly two equal ones for functions that compare. */
const otherShapes: Readonly<Record<string, TypedShape>> = {
  bytes: [/Uint8Array|number\[\]/, (text) => [new TextEncoder().encode(text)]],
  pairs: [/Iterable|readonly \(|QueryPair|Parameter2012/, (text) => [text.split('&').map((part) => [part, part])]],
  record: [/^(?:Readonly<Record|Record|Query)/, (text) => [{ a: text }]],
  'URL record, text': [/\b(?:Stored)?URLRecord\b|URLObject/, parsedBy('@url/parser', 'parseURL', valueAndText)],
  'URL record twice': [
    /\b(?:Stored)?URLRecord\b|URLObject|SchemeAndHost|PolicyURL|URLInput|WithHref/,
    parsedBy('@url/parser', 'parseURL', twice),
  ],
  'host twice': [/\bHost\b|IPv[46]Address/, parsedBy('@url/host', 'parseHost', twice)],
  'opaque host twice': [/\bHost\b/, parsedBy('@url/host', 'parseHost', twice, { isOpaque: true })],
  'URL reference twice': [/ModelURL|URLReference/, parsedBy('@url/reference', 'parseReference', twice)],
  'URL reference': [/ModelURL/, parsedBy('@url/reference', 'parseReference', alone)],
  'block twice': [/\bBlock$/, parsedBy('@url/address', 'parseCIDR', twice)],
  'URI reference twice': [/URIReference/, parsedBy('@url/uri', 'splitURIReference', twice)],
  'authority of a URI': [/^Authority$/, parsedBy('@url/uri', 'splitAuthority', alone)],
  'URL of 2012': [/URL2012/, parsedBy('@url/drafts/2012', 'parse', alone)],
  'URL of 2014': [/URLRecord2014/, parsedBy('@url/drafts/2014', 'parseURL2014', alone)],
  document: [/DocumentContext/, (text) => [{ address: text, baseHref: text, creator: null }]],
  element: [/ElementContext/, (text) => [{ document: { address: text }, xmlBases: [text] }]],
  components: [
    /^(?:Partial|Components)/,
    (text) => [{ username: text, host: text, scheme: 'a', file: text, dirs: [text], path: text }],
  ],
  'MIME type': [/^MIME(?:Type|Essence)/, (text) => [{ type: 'a', subtype: text, parameters: [['c', text]] }]],
  params: [/^URLSearchParams$/, (text) => [linkedParams(text), text]],
  reader: [/^StandardSchema\b/, () => [exportOf('@url/query/read', 'string')]],
  'code point': [/^number$/, (text) => (text === '' ? null : [text.codePointAt(0)])],
  'encoding, text, set': [
    /^Encoding$/,
    (text) => [
      resultOf('@url/encodings', 'getEncoding', 'windows-1252'),
      text,
      exportOf('@url/percent', 'componentPercentEncodeSet'),
    ],
  ],
};

function patternOf(pattern: string): unknown {
  return Reflect.construct(exportOf('@url/pattern', 'URLPattern') as new () => object, [pattern]);
}

/** Arguments of functions that none of the shapes above fits. */
export const knownArguments: Readonly<Record<string, Shape>> = {
  '@url/pattern route': (text) => [`/${text}`, () => text],
  '@url/pattern URLPatternList': (text) => [
    [
      ['https://*.test/a', text],
      ['*://*:*/:a', text],
    ],
  ],
  '@url/pattern/tools compareComponent': () => ['pathname', ...twice(patternOf('https://h/:a'))],
  '@url/pattern/tools generate': (text) => [patternOf('https://h/:a'), 'pathname', { a: text }],
  '@url/pattern/tools locateGroups': (text) => [patternOf('*://*:*/*'), text],
  '@url/address checkRedirect': (text) => [text, 'http://h/', resultOf('@url/address', 'createHostPolicy')],
  '@url/build url': (text) => [['http://h/', '?a=', '#', ''], text, text, text],
  '@url/data createDataURL': (text) => [new Uint8Array(text.length), 'text/plain'],
  '@url/data-urls fromURLRecord': (text) => [
    { scheme: 'data', username: '', password: '', host: null, port: null, path: text, query: null },
  ],
  '@url/compare shrink': (text) => [text.slice(0, 40), (candidate: string) => candidate.includes('h')],
  '@url/compare searchDifferences': (text) => [{ readers: ['whatwg', 'rfc3986'], inputs: [text], tries: 20 }],
  '@url/compare compareFilterAndClient': (text) => [text, { filter: 'python-urllib', client: 'whatwg', allow: ['h'] }],
  '@url/file-path filePathToURL': (text) => [`/${text}`, { style: 'posix' }],
  '@url/file-path urlToFilePath': (text) => [`file:///${text}`, { style: 'posix' }],
  '@url/record serializeURL': parsedBy('@url/parser', 'parseURL', alone),
  '@url/serializer serializeURL': parsedBy('@url/parser', 'parseURL', alone),
  '@url/form-urlencoded serializeFormURLEncodedRecord': (text) => [{ a: text, b: [text] }],
  '@url/links/markdown-it markdownItLinks': () => [{ set: () => undefined, linkify: {} }],
  '@url/links/remark remarkLinks': () => [{ email: false }],
  '@url/links formatLink': (text) => [`http://h/${text}`],
  '@url/formats/ajv default': () => [{ addFormat: () => undefined }],
  '@url/formats/schema httpURL': () => [{ schemes: ['http'] }],
  '@url/address aggregate': (text) => [blocks(2 + (text.length >> 6))],
  '@url/address createHostPolicy': (text) => [{ allow: [text] }],
  '@url/build buildURL': (text) => [{ scheme: 'http', host: 'h', path: [text], query: { a: text }, fragment: text }],
  '@url/build changeURL': (text) => ['http://h/', { path: text, query: text, fragment: text }],
  '@url/build explainRefusal': (text) => [{ reason: 'port-invalid', start: 0, end: text.length }, text],
  '@url/build joinURL': (text) => ['http://h/', text],
  '@url/compare/recordings programReader': (text) => [{ id: 'p', name: 'P', version: '1' }, text, { error: text }],
  '@url/drafts/2012 serializeURLParameters': (text) => [text.split('&').map((part) => ({ name: part, value: part }))],
  '@url/drafts/2014 cleanse': (text) => {
    const { queryEncodeSet, ParsingContext } = modules.get('@url/drafts/2014')!;
    return [text, queryEncodeSet, new (ParsingContext as new () => unknown)(), 0, 'query'];
  },
  '@url/drafts/2014 pathConcatenation': (text) => [text.split('/'), text.split('/')],
  '@url/drafts/2014 serializeOrigin2014': (text) => [{ scheme: 'http', host: text, port: '80' }],
  '@url/infra codePointAt': (text) => [text, 0],
  '@url/infra requireArguments': () => [Number.MAX_SAFE_INTEGER, 1],
  '@url/infra toDOMString': (text) => [text],
  '@url/infra toUSVString': (text) => [text],
  '@url/parser/explain explainError': (text) => [
    { type: 'invalid-URL-unit', component: 'path', start: 0, end: text.length, failure: false },
    text,
  ],
  // A program chooses the characters of a set, so they are not hostile.
  '@url/percent PercentEncodeSet': (text) => [null, text.slice(0, 0x80)],
  '@url/query/nested stringifyNestedQuery': (text) => [{ a: [text], b: { c: text } }],
  '@url/query/read readQuery': (text) => [text, { a: exportOf('@url/query/read', 'string') }],
  '@url/reference compareTypes': () => ['scheme', 'authority'],
  '@url/reference decode': (text) => [{ type: 'pct-encoded-bytes', value: text }],
  '@url/reference force': parsedBy('@url/reference', 'parseReference', alone),
  '@url/reference isInCharacterSet': (text) => [text.charCodeAt(0), 'base-char'],
  '@url/reference recompose': parsedBy('@url/reference', 'analyse', alone),
  '@url/reference upto': parsedBy('@url/reference', 'parseReference', (url) => [url, 'dir']),
  '@url/search-params createLinkedSearchParams': (text) => [text, () => undefined],
  '@url/uri normalize': (text) => [text, 'scheme'],
  '@url/site decodeSuffixList': () => [publicSuffixes],
  '@url/site parseSuffixList': (text) => [`// ===BEGIN ICANN DOMAINS===\n${text}\n// ===END ICANN DOMAINS===`],
  '@url/site/with-list isSameSite': (text) => ['http://h/', text, withList],
  '@url/site/with-list isSchemelesslySameSite': (text) => hostWithList(text, 'h.example'),
};

/** Blocks of IPv4 addresses. Two of three can be merged. */
function blocks(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => ({
    address: (Math.floor((index * 4) / 3) * 0x100) >>> 0,
    prefixLength: 24,
  }));
}

function linkedParams(query: string): unknown {
  return resultOf('@url/search-params', 'createLinkedSearchParams', query, () => undefined);
}

const publicSuffixes = exportOf('@url/public-suffixes', 'publicSuffixes');
const withList = { list: resultOf('@url/site/with-list', 'decodeSuffixList', publicSuffixes) };

/** A parsed host, perhaps a second one, and the options with a list of public suffixes. */
function hostWithList(text: string, ...more: string[]): unknown[] | null {
  const host = resultOf('@url/host', 'parseHost', text);
  return host === null ? null : [host, ...more, withList];
}

/** Types that exclude strings. A function may still accept a string, because JavaScript does not check types. */
const excludesText =
  /^(?!.*\bstring\b)(?:\{|readonly|\(|(?:Partial|Pick|Readonly)<|\w*(?:Context|URL|Record|Reference|Authority|Block|Encoding|Program|2012|2014|number)\b)/;

/** Arguments of a method of an exported object: a text, or a URL and a text. */
export function methodShapes({ length }: { readonly length: number }): Shapes {
  const one: Shapes = { text: (text) => [text] };
  if (length < 2) return one;
  return {
    ...one,
    "'http://h/', text": (text) => ['http://h/', text],
    "text, 'http://h/'": (text) => [text, 'http://h/'],
  };
}

function shapesOf(entries: readonly (readonly [name: string, typed: TypedShape])[]): Shapes {
  return Object.fromEntries(entries.map(([name, [, shape]]) => [name, shape]));
}

const texts = Object.entries(textShapes);
const others = Object.entries(otherShapes);

/** Returns all known ways to call a function. */
export function allShapes(): Shapes {
  return shapesOf([...texts, ...others]);
}

/** Returns the ways to call a function whose parameters have the given types; all ways if the types are unknown. */
export function shapesFor([first, second]: readonly [string, string]): Shapes {
  const fittingTexts = texts.filter(([, [types]]) => types.test(second));
  if (/^string(?:\[\]| \| (?:null|undefined))*$/.test(first)) return shapesOf(fittingTexts);
  const fittingOthers = others.filter(([, [types]]) => types.test(first));
  if (excludesText.test(first)) return shapesOf(fittingOthers);
  return shapesOf([...fittingTexts, ...(fittingOthers.length === 0 ? others : fittingOthers)]);
}

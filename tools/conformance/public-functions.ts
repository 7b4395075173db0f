import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packages } from '../workspace.ts';

// Every function that a package exports, by the manifests, with the arguments that it takes: nothing has to be added here for a
// new one.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** One way to call a public function with a text. */
export interface PublicCall {
  /** `@url/host parseHost(text)` */
  readonly name: string;
  /** Makes the arguments from a text: what is measured does not begin before. `null` where the text has none. */
  prepare(text: string): unknown[] | null;
  call(args: readonly unknown[]): unknown;
}

type Module = Readonly<Record<string, unknown>>;
type Shape = (text: string, modules: ReadonlyMap<string, Module>) => unknown[] | null;

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

/** What the packages' functions of texts take. */
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

/** What the packages' functions of anything else take, most of them twice, for those that compare. */
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
  'URI reference twice': (text, modules) => twice(callOf(modules, '@url/dialects/rfc3986', 'splitURIReference', text)),
  'authority of a URI': (text, modules) => listed(callOf(modules, '@url/dialects/rfc3986', 'splitAuthority', text)),
  'URL of 2012': (text, modules) => listed(callOf(modules, '@url/dialects/w3c-2012', 'parse', text)),
  'URL of 2014': (text, modules) => listed(callOf(modules, '@url/dialects/webspecs-2014', 'parseURL2014', text)),
  document: (text) => [{ address: text, baseHref: text, creator: null }],
  element: (text) => [{ document: { address: text }, xmlBases: [text] }],
  components: (text) => [{ username: text, host: text, scheme: 'a', file: text, dirs: [text], path: text }],
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

/** Texts for which a call that is meant to work does, in at least one of them. */
const samples: readonly string[] = [
  'http://h.example/a?b=c#d',
  'example.org',
  '127.0.0.1',
  '[::1]',
  'a',
  '/a/b',
  '10.0.0.0/8',
  'file:///c:/a',
];

/** The published entries of all packages. */
function entryNames(): string[] {
  const entries = packages().flatMap((member) => member.entries);
  return entries.filter(({ isInternal }) => !isInternal).map(({ specifier }) => specifier);
}

function fileOf(module: string): string {
  const [, name, ...subpath] = module.split('/');
  const folder = join(root, 'packages', name!);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[subpath.length > 0 ? `./${subpath.join('/')}` : '.'].import.default);
}

async function importAll(): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  for (const name of entryNames()) {
    modules.set(name, (await import(pathToFileURL(fileOf(name)).href)) as Module);
  }
  return modules;
}

function isClass(value: object): value is new (text: string) => object {
  return /^class\b/.test(Function.prototype.toString.call(value));
}

/** The members of an object's classes, each as a call: getters are read, setters set, methods called with the text. */
function callsOfClass(module: string, name: string, Class: new (...args: never[]) => object): PublicCall[] {
  const construct = Class as new (...args: unknown[]) => object;
  const label = `${module} new ${name}(text)`;
  const calls: PublicCall[] = [{ name: label, prepare: (text) => [text], call: (args) => new construct(args[0]) }];
  const made = (text: string) => {
    try {
      return [new construct(text), text];
    } catch {
      return null;
    }
  };
  for (const [key, { get, set, value }] of Object.entries(Object.getOwnPropertyDescriptors(Class.prototype))) {
    if (get) calls.push({ name: `${label}.${key}`, prepare: made, call: (args) => Reflect.apply(get, args[0], []) });
    if (set)
      calls.push({
        name: `${label}.${key} = text`,
        prepare: made,
        call: (args) => Reflect.apply(set, args[0], [args[1]]),
      });
    if (typeof value !== 'function' || key === 'constructor' || key === 'forEach') continue;
    calls.push({
      name: `${label}.${key}(text, text)`,
      prepare: made,
      call: (args) => {
        const result = Reflect.apply(value, args[0], [args[1], args[1]]);
        return /Iterator\]$/.test(Object.prototype.toString.call(result)) ? [...(result as Iterable<unknown>)] : result;
      },
    });
  }
  return calls;
}

/** Functions that change what they are given, and give nothing back. */
const givesNothing = / (?:set[A-Z]\w*|shortenPath)\(/;

/** Whether a call gives something for one of the samples. */
function works({ name, prepare, call }: PublicCall): boolean {
  return samples.some((sample) => {
    try {
      const args = prepare(sample);
      return args !== null && (call(args) !== undefined || givesNothing.test(name));
    } catch {
      return false;
    }
  });
}

type ParameterTypes = Map<string, readonly [first: string, second: string]>;

/** The types of the first two parameters of each function that a package declares, as its declarations write them. */
function parameterTypes(module: string): ParameterTypes {
  const types: ParameterTypes = new Map();
  const folder = join(root, 'packages', module.split('/')[1]!, 'dist', 'esm');
  const parameter = /(?:\w+|\{[^}]*\})\??: ([^,)]*)/.source;
  const declaration = new RegExp(`function (\\w+)(<[^(]*>)?\\((?:\\.\\.\\.)?${parameter}(?:, ${parameter})?`, 'g');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const declarations = readFileSync(join(folder, file), 'utf8');
    for (const [, name, generics, first, second] of declarations.matchAll(declaration)) {
      const bound = new RegExp(`\\b${/^\w*/.exec(first!)![0]} extends ([^,>]*)`).exec(generics ?? '');
      types.set(name!, [bound?.[1] ?? first!, second ?? 'nothing']);
    }
  }
  return types;
}

/** Types that have no string among their values. A function may accept a string for them all the same, since JavaScript checks no types. */
const excludesText =
  /^(?!.*\bstring\b)(?:\{|readonly|\(|(?:Partial|Pick)<|\w*(?:Context|URL|Record|Reference|Authority|Block|Encoding|Program|2012|2014)\b)/;

/** What the declarations call the types of the shapes that are no texts. */
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
  'encoding, text, set': /^Encoding$/,
};

/** What the declarations call the types of what comes second in the shapes of texts. */
const secondTypes: Readonly<Record<string, RegExp>> = {
  text: /^/,
  'text, text': /\bstring\b|unknown|Input/,
  "text, { base: 'http://h/a/b' }": /\bbase\b|Options|unknown/,
  "'a', text": /\bstring\b|unknown|Input/,
  'text, set': /PercentEncodeSet/,
  'text, URL of 2012': /ParsedURL2012/,
  'text, URL of 2014': /URLRecord2014/,
};

/** The ways to call a function whose parameters have those types; where nothing is known of the types, all of them. */
function shapesFor([first, second]: readonly [string, string]): Readonly<Record<string, Shape>> {
  const texts = Object.entries(textShapes).filter(([name]) => secondTypes[name]!.test(second));
  if (/^string(?:\[\]| \| (?:null|undefined))*$/.test(first)) return Object.fromEntries(texts);
  const others = Object.entries(otherShapes).filter(([name]) => typesOfShapes[name]!.test(first));
  if (excludesText.test(first)) return Object.fromEntries(others);
  return Object.fromEntries([...texts, ...(others.length === 0 ? Object.entries(otherShapes) : others)]);
}

/** Members that are no functions of a text, or whose function is given by the caller. */
const excluded = /^(install|define\w+|createLinkedSearchParams)$/;

/** @returns each exported function in each of the ways in which it can be called; those that none fits are in `uncovered` */
export async function publicCalls(): Promise<{ calls: PublicCall[]; uncovered: string[] }> {
  const modules = await importAll();
  const calls: PublicCall[] = [];
  const uncovered: string[] = [];
  // A package may export what another one declares.
  const everywhere = new Map([...modules.keys()].flatMap((module) => [...parameterTypes(module)]));
  for (const [module, values] of modules) {
    const types = new Map([...everywhere, ...parameterTypes(module)]);
    for (const [name, value] of Object.entries(values)) {
      if (typeof value !== 'function' || excluded.test(name)) continue;
      const callsBy = (shapes: Readonly<Record<string, Shape>>): PublicCall[] =>
        Object.entries(shapes).map(([shape, make]) => ({
          name: `${module} ${name}(${shape})`,
          prepare: (text) => make(text, modules),
          call: (args) => value(...args),
        }));
      const all = isClass(value)
        ? callsOfClass(module, name, value)
        : callsBy(shapesFor(types.get(name) ?? ['unknown', 'unknown']));
      const working = all.filter(works);
      if (working.length === 0) uncovered.push(`${module} ${name}`);
      calls.push(...working);
    }
  }
  return { calls, uncovered };
}

/** @returns for each function the first ways in which it can be called, of a class each member */
export async function firstCalls(): Promise<PublicCall[]> {
  const { calls } = await publicCalls();
  const counts = new Map<string, number>();
  return calls.filter(({ name }) => {
    if (name.includes(' new ')) return true;
    const subject = name.slice(0, name.indexOf('('));
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
    return counts.get(subject)! <= 3;
  });
}

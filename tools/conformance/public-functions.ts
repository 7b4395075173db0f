import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Every function that a package exports, by tools/exports.json, with the arguments that it takes: nothing has to be added here for a
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
};

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

function modulesByName(): ReadonlyMap<string, Record<string, 'type' | 'value'>> {
  return new Map(Object.entries(JSON.parse(readFileSync(join(root, 'tools', 'exports.json'), 'utf8'))));
}

function fileOf(module: string): string {
  const [, name, ...subpath] = module.split('/');
  const folder = join(root, 'packages', name!);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[subpath.length > 0 ? `./${subpath.join('/')}` : '.'].import.default);
}

async function importAll(): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  for (const name of modulesByName().keys()) {
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

/** Whether a call gives something for one of the samples. */
function works({ prepare, call }: PublicCall): boolean {
  return samples.some((sample) => {
    try {
      const args = prepare(sample);
      return args !== null && call(args) !== undefined;
    } catch {
      return false;
    }
  });
}

/** Members that are no functions of a text, or whose function is given by the caller. */
const excluded = /^(install|define\w+|createLinkedSearchParams)$/;

/** @returns each exported function in each of the ways in which it can be called; those that none fits are in `uncovered` */
export async function publicCalls(): Promise<{ calls: PublicCall[]; uncovered: string[] }> {
  const modules = await importAll();
  const calls: PublicCall[] = [];
  const uncovered: string[] = [];
  for (const [module, names] of modulesByName()) {
    for (const [name, kind] of Object.entries(names)) {
      const value = modules.get(module)![name];
      if (kind !== 'value' || typeof value !== 'function' || excluded.test(name)) continue;
      const callsBy = (shapes: Readonly<Record<string, Shape>>): PublicCall[] =>
        Object.entries(shapes).map(([shape, make]) => ({
          name: `${module} ${name}(${shape})`,
          prepare: (text) => make(text, modules),
          call: (args) => value(...args),
        }));
      const all = isClass(value)
        ? callsOfClass(module, name, value)
        : [...callsBy(textShapes), ...callsBy(otherShapes)];
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

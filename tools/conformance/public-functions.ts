import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, root } from '../../config/workspace.ts';
import { allShapes, knownArguments, methodShapes, modules, type Shapes, shapesFor } from './call-shapes.ts';
import { words } from './words.ts';

// Finds every function that the manifests export, with its arguments. A new function that fits no shape of call-shapes.ts fails a test.

/** One way to call a public function with a text. */
export interface PublicCall {
  /** `@url/host parseHost(text)` */
  readonly name: string;
  /** Makes the arguments from a text, before a measurement starts. `null` if the text does not fit. */
  prepare(text: string): unknown[] | null;
  call(args: readonly unknown[]): unknown;
}

/** Returns the result of a call with a text, or what it throws, also while its arguments are made. */
export function resultOf({ prepare, call }: PublicCall, text: string): unknown {
  try {
    const args = prepare(text);
    return args === null ? null : call(args);
  } catch (error) {
    return error;
  }
}

/** Texts, at least one of them valid for each intended call. */
const samples: readonly string[] = words(`
  http://h.example/a?b=c#d example.org 127.0.0.1 [::1] a /a/b 10.0.0.0/8 file:///c:/a`);

function isClass(value: object): value is new (text: string) => object {
  return /^class\b/.test(Function.prototype.toString.call(value));
}

/** An export of a package. */
interface Export {
  readonly module: string;
  readonly name: string;
  readonly value: unknown;
}

function labelOf({ module, name }: Export): string {
  return `${module} ${name}`;
}

/** Returns the calls of a function or method, one for each shape. */
function callsBy(shapes: Shapes, label: string, target: unknown): PublicCall[] {
  return Object.entries(shapes).map(([shape, prepare]) => ({
    name: `${label}(${shape})`,
    prepare,
    call: (args) => (target as (...args: readonly unknown[]) => unknown)(...args),
  }));
}

/** The functions that an object has, or a class as static methods. */
function callsOfMethods(from: Export): PublicCall[] {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(from.value as object));
  return methods.flatMap(([key, { value }]) =>
    typeof value === 'function' ? callsBy(methodShapes(value), `${labelOf(from)}.${key}`, value.bind(from.value)) : [],
  );
}

/** The members of a class, each as a call: getters are read, setters set, methods called with the text. */
function callsOfClass(from: Export): PublicCall[] {
  const construct = from.value as new (...args: unknown[]) => object;
  const known = knownArguments[labelOf(from)];
  const prepare = (text: string) => known?.(text) ?? [text];
  const label = `${from.module} new ${from.name}(text)`;
  const calls: PublicCall[] = [{ name: label, prepare, call: (args) => new construct(...args) }];
  const made = (text: string) => {
    try {
      return [new construct(...prepare(text)), text];
    } catch {
      return null;
    }
  };
  const add = (member: string, call: PublicCall['call']) => {
    calls.push({ name: `${label}.${member}`, prepare: made, call });
  };
  for (const [key, { get, set, value }] of Object.entries(Object.getOwnPropertyDescriptors(construct.prototype))) {
    if (get) add(key, (args) => Reflect.apply(get, args[0], []));
    if (set) add(`${key} = text`, (args) => Reflect.apply(set, args[0], [args[1]]));
    if (typeof value !== 'function' || key === 'constructor' || key === 'forEach') continue;
    add(`${key}(text, text)`, (args) => {
      const result = Reflect.apply(value, args[0], [args[1], args[1]]);
      return /Iterator\]$/.test(Object.prototype.toString.call(result)) ? [...(result as Iterable<unknown>)] : result;
    });
  }
  return [...calls, ...callsOfMethods(from)];
}

/** Returns every call of an export; for a function one for each shape. */
function callsOf(from: Export, shapes: Shapes): PublicCall[] {
  const { value } = from;
  if (typeof value !== 'function') return callsOfMethods(from);
  if (isClass(value)) return callsOfClass(from);
  const known = knownArguments[labelOf(from)];
  return callsBy(known === undefined ? shapes : { 'known arguments': known }, labelOf(from), value);
}

/** Functions that change their arguments and return undefined. */
const givesNothing = / (?:set[A-Z]\w*|shortenPath|requireArguments|markdownItLinks)\(/;

/** Returns arguments, made from one of the samples, for which a call returns a value; `null` if there are none. */
export function workingArguments({ name, prepare, call }: PublicCall): unknown[] | null {
  for (const sample of samples) {
    try {
      const args = prepare(sample);
      if (args !== null && (call(args) !== undefined || givesNothing.test(name))) return args;
    } catch {
      // The next sample may fit.
    }
  }
  return null;
}

type ParameterTypes = Map<string, readonly [first: string, second: string]>;

/** The types of the first two parameters of each function that a package declares, as its declarations write them. */
function parameterTypes(module: string): ParameterTypes {
  const types: ParameterTypes = new Map();
  const folder = join(root, packageFolder(module.split('/')[1]!), 'dist', 'esm');
  const parameter = /(?:\w+|\{[^}]*\})\??: ([^,)]*)/.source;
  const declaration = new RegExp(`function (\\w+)(<[^(]*>)?\\((?:\\.\\.\\.)?${parameter}(?:, ${parameter})?`, 'g');
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const declarations = readFileSync(join(folder, file), 'utf8');
    for (const [, name, generics, first, second] of declarations.matchAll(declaration)) {
      const bound = new RegExp(`\\b${/^\w*/.exec(first!)![0]} extends ([^,>]*)`).exec(generics ?? '');
      types.set(name!, [bound?.[1] ?? first!, second ?? 'nothing']);
    }
  }
  return types;
}

/** Members that do not depend on text. */
const excluded = /^(install|define\w+)$/;

/** The objects of an exported list, by their ids; any other export itself. */
function listed(name: string, value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [[name, value]];
  return value.map((item) => [`${name}.${Object(item) === item ? (item as { id?: string }).id : item}`, item]);
}

/** Returns the functions and objects that the packages export, each once. */
function exportsOf(): Export[] {
  const seen = new Set<unknown>();
  const all: Export[] = [];
  for (const [module, values] of modules) {
    for (const [name, value] of Object.entries(values)) {
      for (const [label, item] of listed(name, value)) {
        const isLeftOut = Object(item) !== item || excluded.test(name) || seen.has(item);
        if (!isLeftOut) all.push({ module, name: label, value: item });
        seen.add(item);
      }
    }
  }
  return all;
}

/** Returns every way to call each exported function; functions without one are in `uncovered`. */
export function publicCalls(): { calls: PublicCall[]; uncovered: string[] } {
  const calls: PublicCall[] = [];
  const uncovered: string[] = [];
  const typesOf = new Map([...modules.keys()].map((module) => [module, parameterTypes(module)]));
  // A package may re-export from another package.
  const everywhere = new Map([...typesOf.values()].flatMap((types) => [...types]));
  for (const from of exportsOf()) {
    const types = typesOf.get(from.module)!.get(from.name) ?? everywhere.get(from.name) ?? ['unknown', 'unknown'];
    const working = callsOf(from, shapesFor(types)).filter((call) => workingArguments(call) !== null);
    if (working.length === 0 && typeof from.value === 'function') uncovered.push(labelOf(from));
    calls.push(...working);
  }
  return { calls, uncovered };
}

/** Returns the calls with the given names, five times faster than `publicCalls`. */
export function callsNamed(names: ReadonlySet<string>): Map<string, PublicCall> {
  const all = exportsOf().flatMap((from) => callsOf(from, allShapes()));
  return new Map(all.filter(({ name }) => names.has(name)).map((call) => [call.name, call]));
}

/** Returns the first ways to call each function, and each member of a class. */
export function firstCalls(): PublicCall[] {
  const { calls } = publicCalls();
  const counts = new Map<string, number>();
  return calls.filter(({ name }) => {
    if (name.includes(' new ')) return true;
    const subject = name.slice(0, name.indexOf('('));
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
    return counts.get(subject)! <= 3;
  });
}

/**
 * Creates the classes for a global object, as programs that embed whatwg-url do.
 *
 * @packageDocumentation
 */

import type { URL as URLInstance, URLSearchParams as URLSearchParamsInstance } from './class-types.js';
import { implementationOf, isImplementation, wrapperOf } from './implementation.js';
import { type InterfaceName, instanceOf, standFor } from './instances.js';
import { installInterface, realmOf } from './realm.js';

/** What `create` may be told about the arguments of the constructor. */
export interface PrivateData {
  /** Keeps a "?" at the start of a string, which the constructor of URLSearchParams removes. */
  readonly doNotStripQMark?: boolean | undefined;
}

/** The interface that an interface inherits from, which is itself. */
export interface InterfaceDescriptor {
  readonly inclusiveInheritedInterfaces: readonly InterfaceDescriptor[];
  readonly inheritanceDepth: number;
}

/**
 * https://github.com/jsdom/webidl2js#for-interfaces
 *
 * What webidl2js makes of an interface, as jsdom uses it.
 */
export interface InterfaceWrapper<Instance> {
  readonly interfaceDescriptor: InterfaceDescriptor;
  /** Whether the value is an instance, of any realm. */
  is(value: unknown): value is Instance;
  /** Whether the value is the implementation object of an instance. */
  isImpl(value: unknown): boolean;
  /** Returns the implementation object of an instance; throws a `TypeError` of the realm for any other value. */
  convert(globalObject: object, value: unknown, options?: { readonly context?: string }): object;
  /** Makes an instance of the realm's class. Throws if no class was installed on the global object. */
  create(globalObject: object, constructorArgs?: readonly unknown[], privateData?: PrivateData): Instance;
  /** Makes an instance and returns its implementation object. */
  createImpl(globalObject: object, constructorArgs?: readonly unknown[], privateData?: PrivateData): object;
  /** Does nothing: instances do not have own properties. */
  _internalSetup(wrapper: object, globalObject: object): void;
  /** Makes any object an instance. */
  setup<T extends object>(
    wrapper: T,
    globalObject: object,
    constructorArgs?: readonly unknown[],
    privateData?: PrivateData,
  ): T;
  /** Returns the implementation object of a new instance: "about:blank", or the empty list. */
  'new'(globalObject: object): object;
  /** Defines the realm's class on the global object if one of the names is "Window" or "Worker". */
  install(globalObject: object, globalNames: readonly string[]): void;
}

/** The wrapper of an iterable interface. See https://github.com/jsdom/webidl2js#for-interfaces. */
export interface IterableInterfaceWrapper<Instance> extends InterfaceWrapper<Instance> {
  /** Makes an iterator of the realm over the tuples of an implementation object. */
  createDefaultIterator(globalObject: object, target: object, kind: 'key' | 'value' | 'key+value'): object;
}

function construct(name: InterfaceName, globalObject: object, values: readonly unknown[], data: PrivateData): object {
  const first = values.length > 0 ? values[0] : undefined;
  const second = values.length > 1 ? values[1] : undefined;
  const isQuestionMarkKept = typeof first === 'string' && data.doNotStripQMark === true;
  return new (realmOf(globalObject)[name])(isQuestionMarkKept ? `?${first}` : first, second);
}

function createInterfaceWrapper<Instance>(name: InterfaceName, initial: string): InterfaceWrapper<Instance> {
  const inclusiveInheritedInterfaces: InterfaceDescriptor[] = [];
  const interfaceDescriptor = { inclusiveInheritedInterfaces, inheritanceDepth: 0 };
  inclusiveInheritedInterfaces.push(interfaceDescriptor);
  const create: InterfaceWrapper<Instance>['create'] = (globalObject, values = [], privateData = {}) =>
    construct(name, globalObject, values, privateData) as Instance;
  const createImpl: InterfaceWrapper<Instance>['createImpl'] = (globalObject, values = [], privateData = {}) =>
    implementationOf(name, construct(name, globalObject, values, privateData));
  return {
    interfaceDescriptor,
    is: (value): value is Instance => instanceOf(name, value) !== null,
    isImpl: (value) => isImplementation(name, value),
    convert(globalObject, value, { context = 'The provided value' } = {}) {
      const instance = instanceOf(name, value);
      if (instance !== null) return implementationOf(name, instance);
      throw new (globalObject as typeof globalThis).TypeError(`${context} is not of type '${name}'.`);
    },
    create,
    createImpl,
    _internalSetup: () => undefined,
    setup(wrapper, globalObject, values = [], privateData = {}) {
      standFor(name, wrapper, construct(name, globalObject, values, privateData));
      return wrapper;
    },
    new: (globalObject) => createImpl(globalObject, [initial]),
    install: (globalObject, globalNames) => installInterface(name, globalObject, globalNames),
  };
}

const methods = { key: 'keys', value: 'values', 'key+value': 'entries' } as const;

function createDefaultIterator(globalObject: object, target: object, kind: keyof typeof methods): object {
  const params = wrapperOf(target) as URLSearchParamsInstance;
  return realmOf(globalObject).createIterator(params[methods[kind]]() as Iterator<unknown, undefined>);
}

/**
 * https://github.com/jsdom/webidl2js#for-interfaces
 *
 * The interface `URL` for the realms of a program.
 *
 * @example
 * import { URL } from '@url/whatwg-url/webidl2js-wrapper';
 *
 * const window = { Array, String, TypeError, URL: undefined as any };
 * URL.install(window, ['Window']);
 * new window.URL('https://EXAMPLE.org').href; // => 'https://example.org/'
 * URL.is(new window.URL('https://example.org')); // => true
 */
export const URL: InterfaceWrapper<URLInstance> = /* @__PURE__ */ createInterfaceWrapper('URL', 'about:blank');

/**
 * https://github.com/jsdom/webidl2js#for-interfaces
 *
 * The interface `URLSearchParams` for the realms of a program.
 *
 * @example
 * import { URLSearchParams } from '@url/whatwg-url/webidl2js-wrapper';
 *
 * URLSearchParams.is({}); // => false
 */
export const URLSearchParams: IterableInterfaceWrapper<URLSearchParamsInstance> = {
  .../* @__PURE__ */ createInterfaceWrapper<URLSearchParamsInstance>('URLSearchParams', ''),
  createDefaultIterator,
};

import { URL, URLSearchParams } from './index.js';
import type { InterfaceName } from './instances.js';
import { type RealmGlobals, readGlobals, requireArgumentsIn, toUSVStringIn, translateErrors } from './realm-globals.js';
import { convertInit } from './realm-init.js';
import { createIteratorFactory } from './realm-iterator.js';
import { defineMembers, defineStaticMembers, named, type RealmInterface } from './realm-members.js';

type AnyConstructor = new (...values: unknown[]) => object;

/** The classes of one realm. Their instances have the state of the classes of `@url/polyfill`. */
export interface Realm {
  readonly URL: AnyConstructor;
  readonly URLSearchParams: AnyConstructor;
  readonly createIterator: (iterator: Iterator<unknown, undefined>) => object;
}

const realms: WeakMap<object, Realm> = /* @__PURE__ */ new WeakMap();

/** @returns the classes of the realm of a global object, which are made when they are first needed */
export function createRealm(globalObject: object): Realm {
  const existing = realms.get(globalObject);
  if (existing !== undefined) return existing;
  const globals = readGlobals(globalObject);
  const createIterator = createIteratorFactory(globals);
  const ParamsOfRealm = createParamsClass(globals, createIterator);
  const realm = { URL: createURLClass(globals, ParamsOfRealm), URLSearchParams: ParamsOfRealm, createIterator };
  realms.set(globalObject, realm);
  return realm;
}

/** @throws Error if no class was installed on the global object */
export function realmOf(globalObject: object): Realm {
  const realm = realms.get(globalObject);
  if (realm === undefined) throw new Error('No URL class was installed on this global object: call install first');
  return realm;
}

function createURLClass(globals: RealmGlobals, ParamsOfRealm: AnyConstructor): AnyConstructor {
  const realm: RealmInterface = { globals, name: 'URL', mapResult };
  const failure = "Failed to construct 'URL'";
  const ClassOfRealm = createClass(realm, 1, (values) => {
    requireArgumentsIn(globals, failure, values.length, 1);
    const url = toUSVStringIn(globals, values[0], `${failure}: argument 1`);
    return values[1] === undefined ? [url] : [url, toUSVStringIn(globals, values[1], `${failure}: argument 2`)];
  });

  function mapResult(member: string, result: unknown): unknown {
    if (member === 'parse' && result !== null) return Object.setPrototypeOf(result, ClassOfRealm.prototype);
    if (member === 'searchParams' && Object.getPrototypeOf(result) === URLSearchParams.prototype)
      Object.setPrototypeOf(result, ParamsOfRealm.prototype);
    return result;
  }
  defineStaticMembers(ClassOfRealm, URL, ['parse', 'canParse'], realm);
  return ClassOfRealm;
}

function createParamsClass(globals: RealmGlobals, createIterator: Realm['createIterator']): AnyConstructor {
  const mapResult = (member: string, result: unknown): unknown =>
    /^(?:entries|keys|values)$/.test(member) ? createIterator(result as Iterator<unknown, undefined>) : result;
  const realm: RealmInterface = { globals, name: 'URLSearchParams', mapResult };
  const ClassOfRealm = createClass(realm, 0, (values) => [convertInit(globals, values[0])]);
  const { prototype } = ClassOfRealm as unknown as { prototype: Record<PropertyKey, unknown> };
  Object.defineProperty(prototype, Symbol.iterator, {
    value: prototype['entries'],
    writable: true,
    enumerable: false,
    configurable: true,
  });
  return ClassOfRealm;
}

/**
 * https://webidl.spec.whatwg.org/#interface-object
 *
 * @param convert converts the arguments of the constructor
 */
function createClass(realm: RealmInterface, length: number, convert: (values: unknown[]) => unknown[]): AnyConstructor {
  const { globals, name } = realm;
  const Class = { URL, URLSearchParams }[name];
  function construct(...values: unknown[]): object {
    const newTarget = new.target as unknown as AnyConstructor | undefined;
    if (newTarget === undefined) throw new globals.TypeError(`Failed to construct '${name}': use the 'new' operator`);
    const converted = convert(values);
    const object = translateErrors(globals, () => Reflect.construct(Class, converted, newTarget));
    if (Object(newTarget.prototype) !== newTarget.prototype) Object.setPrototypeOf(object, prototype);
    return object;
  }
  const prototype = Object.create(objectPrototypeOf(globals));
  defineMembers(prototype, Class.prototype, realm);
  Object.defineProperty(prototype, 'constructor', { value: construct, writable: true, configurable: true });
  Object.defineProperty(construct, 'prototype', { value: prototype, writable: false });
  return named(name, length, construct) as unknown as AnyConstructor;
}

function objectPrototypeOf(globals: RealmGlobals): object {
  return Object.getPrototypeOf(globals.Array.prototype);
}

/** https://webidl.spec.whatwg.org/#define-the-global-property-references */
export function installInterface(name: InterfaceName, globalObject: object, globalNames: readonly string[]): void {
  if (!globalNames.some((globalName) => globalName === 'Window' || globalName === 'Worker')) return;
  const value = createRealm(globalObject)[name];
  Object.defineProperty(globalObject, name, { value, writable: true, enumerable: false, configurable: true });
  if (name !== 'URL' || !globalNames.includes('Window')) return;
  Object.defineProperty(globalObject, 'webkitURL', { value, writable: true, enumerable: false, configurable: true });
}

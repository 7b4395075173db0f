import { type InterfaceName, instanceOf } from './instances.js';
import { type RealmGlobals, requireArgumentsIn, toUSVStringIn, translateErrors } from './realm-globals.js';

type Operation = (...values: unknown[]) => unknown;

/** The interface whose members are made, and the realm that they are made for. */
export interface RealmInterface {
  readonly globals: RealmGlobals;
  readonly name: InterfaceName;
  /** Converts the result of a member for the realm: an iterator of the class becomes an iterator of the realm. */
  readonly mapResult: (member: string, result: unknown) => unknown;
}

/** The number of optional arguments that an operation converts. */
const optionalArguments: ReadonlyMap<string, number> = new Map([
  ['delete', 1],
  ['has', 1],
  ['parse', 1],
  ['canParse', 1],
]);

/**
 * https://webidl.spec.whatwg.org/#js-interfaces
 *
 * Defines the regular members of a class on the prototype of a realm's class. Each checks its object and converts its arguments with
 * errors of the realm, and then calls the member of the class.
 */
export function defineMembers(target: object, source: object, realm: RealmInterface): void {
  for (const key of Reflect.ownKeys(source)) {
    if (key === 'constructor') continue;
    const descriptor = Object.getOwnPropertyDescriptor(source, key)!;
    if (typeof key === 'symbol') Object.defineProperty(target, key, descriptor);
    else if (descriptor.get) Object.defineProperty(target, key, accessorOf(key, descriptor, realm));
    else Object.defineProperty(target, key, { ...descriptor, value: operationOf(key, descriptor.value, realm, false) });
  }
}

/** Defines the static operations of a class. */
export function defineStaticMembers(
  target: object,
  source: object,
  names: readonly string[],
  realm: RealmInterface,
): void {
  for (const name of names) {
    const descriptor = Object.getOwnPropertyDescriptor(source, name)!;
    Object.defineProperty(target, name, { ...descriptor, value: operationOf(name, descriptor.value, realm, true) });
  }
}

/** Sets the name and the length of a function as Web IDL defines them. */
export function named<F extends object>(name: string, length: number, body: F): F {
  Object.defineProperty(body, 'name', { value: name, configurable: true });
  return Object.defineProperty(body, 'length', { value: length, configurable: true });
}

function accessorOf(
  name: string,
  { get, set, ...descriptor }: PropertyDescriptor,
  realm: RealmInterface,
): PropertyDescriptor {
  const getter = { ...descriptor, get: getterOf(name, get!, realm) };
  return set === undefined ? getter : { ...getter, set: setterOf(name, set, realm) };
}

function getterOf(name: string, get: () => unknown, realm: RealmInterface): () => unknown {
  const { getter } = {
    getter(this: unknown): unknown {
      const instance = requireInstance(this, `get ${name}`, realm);
      return realm.mapResult(name, Reflect.apply(get, instance, []));
    },
  };
  return named(`get ${name}`, 0, getter);
}

function setterOf(name: string, set: (value: never) => void, realm: RealmInterface): (value: unknown) => void {
  const { setter } = {
    setter(this: unknown, value: unknown): void {
      const instance = requireInstance(this, `set ${name}`, realm);
      const subject = `Failed to set '${name}' on '${realm.name}': the value`;
      const string = toUSVStringIn(realm.globals, value, subject);
      translateErrors(realm.globals, () => Reflect.apply(set, instance, [string]));
    },
  };
  return named(`set ${name}`, 1, setter);
}

function operationOf(name: string, run: Operation, realm: RealmInterface, isStatic: boolean): Operation {
  const required = run.length;
  const { operation } = {
    operation(this: unknown, ...values: unknown[]): unknown {
      const instance = isStatic ? this : requireInstance(this, name, realm);
      requireArgumentsIn(realm.globals, failure(name, realm), values.length, required);
      // The callback belongs to the page, and so do its errors.
      if (name === 'forEach') return Reflect.apply(run, instance, [requireCallback(values[0], realm), values[1]]);
      const converted = convertArguments(name, values, required, realm);
      return realm.mapResult(
        name,
        translateErrors(realm.globals, () => Reflect.apply(run, instance, converted)),
      );
    },
  };
  return named(name, required, operation);
}

function requireInstance(object: unknown, member: string, { globals, name }: RealmInterface): object {
  const instance = instanceOf(name, object);
  if (instance !== null) return instance;
  throw new globals.TypeError(`'${member}' called on an object that is not a valid instance of ${name}`);
}

function requireCallback(value: unknown, realm: RealmInterface): unknown {
  if (typeof value === 'function') return value;
  throw new realm.globals.TypeError(`${failure('forEach', realm)}: argument 1 is not a function`);
}

function convertArguments(name: string, values: unknown[], required: number, realm: RealmInterface): unknown[] {
  const converted: unknown[] = [];
  const most = required + (optionalArguments.get(name) ?? 0);
  for (let i = 0; i < values.length && i < most; i++) {
    const isMissing = i >= required && values[i] === undefined;
    const subject = `${failure(name, realm)}: argument ${i + 1}`;
    converted.push(isMissing ? undefined : toUSVStringIn(realm.globals, values[i], subject));
  }
  return converted;
}

function failure(operation: string, { name }: RealmInterface): string {
  return `Failed to execute '${operation}' on '${name}'`;
}

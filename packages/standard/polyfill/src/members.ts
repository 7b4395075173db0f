/** Whether an object has, or inherits, each of the members. */
export function hasAll(object: object, keys: readonly PropertyKey[]): boolean {
  return keys.every((key) => key in object);
}

/** Adds the methods that the object neither has nor inherits. */
export function addMembers(object: object, methods: object): void {
  for (const name of Object.keys(methods)) {
    if (!(name in object)) defineMember(object, name, { value: Reflect.get(methods, name), writable: true });
  }
}

/** Defines an enumerable member as Web IDL does. Unlike `Object.defineProperty`, this does not throw for a frozen object. */
export function defineMember(object: object, name: string, descriptor: PropertyDescriptor): void {
  Reflect.defineProperty(object, name, { ...descriptor, enumerable: true, configurable: true });
}

/** Adds a member that is not enumerable, as symbols are, if the object neither has nor inherits it. */
export function addSymbol(object: object, symbol: symbol, descriptor: PropertyDescriptor): void {
  if (!(symbol in object)) Reflect.defineProperty(object, symbol, { ...descriptor, configurable: true });
}

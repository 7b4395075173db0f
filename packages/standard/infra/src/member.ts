const isOwn = Object.prototype.hasOwnProperty;

/**
 * Reads a property of a caller's object or of its class. A property that only `Object.prototype` has does not count: if a program
 * pollutes that prototype, every object would have it.
 *
 * @returns the value; `undefined` if neither the object nor its class has the property
 */
export function memberOf(object: object, name: string): unknown {
  for (let holder: object | null = object; holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (isOwn.call(holder, name)) return holder === Object.prototype ? undefined : Reflect.get(object, name);
  }
  return undefined;
}

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

/**
 * Copies an array of the caller. An array of a subclass may iterate over other elements than it has at its indexes: it is not a list, because
 * one of the two would be ignored.
 *
 * @returns the elements; `null` if the value is not an array
 */
export function elementsOf(list: unknown): unknown[] | null {
  if (!Array.isArray(list)) return null;
  const elements: unknown[] = Array.from({ length: list.length }, (_, index) => list[index]);
  const iterated: unknown[] = Array.from(list);
  const isSame = iterated.length === elements.length && elements.every((element, i) => Object.is(element, iterated[i]));
  return isSame ? elements : null;
}

/** Tests for an object literal of any realm. Other objects keep their data elsewhere. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Tests for the `Object.prototype` of any realm: no other prototype has this method itself. */
export function isObjectPrototype(prototype: object): boolean {
  return isOwn.call(prototype, 'isPrototypeOf');
}

import { toScalarValueString } from '@url/infra';

/** https://webidl.spec.whatwg.org/#js-USVString */
export function toUSVString(value: unknown): string {
  // Not String(value), which does not throw for a symbol.
  return toScalarValueString(typeof value === 'string' ? value : `${value}`);
}

/** https://tc39.es/ecma262/#sec-object-type */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/**
 * https://webidl.spec.whatwg.org/#js-sequence
 *
 * Not `for … of`, which closes the iterator when a conversion throws.
 *
 * @param convert for each item, before the next is asked for
 * @param method the value's `Symbol.iterator`, which is to be got once
 */
export function toSequence<T>(
  value: unknown,
  convert: (item: unknown) => T,
  method = (expectObject(value) as Iterable<unknown>)[Symbol.iterator],
): T[] {
  const iterator = Reflect.apply(method, value, []);
  const { next } = iterator;
  const sequence: T[] = [];
  for (;;) {
    const result = expectObject(Reflect.apply(next, iterator, [])) as IteratorResult<unknown>;
    if (result.done) return sequence;
    sequence.push(convert(result.value));
  }
}

function expectObject(value: unknown): object {
  if (!isObject(value)) throw new TypeError("Failed to construct 'URLSearchParams': not a sequence");
  return value;
}

/**
 * https://webidl.spec.whatwg.org/#interface-prototype-object
 *
 * Gives a class what its syntax does not: members that are enumerable, a class string, and a name that minifiers leave alone.
 */
export function defineInterface(interfaceObject: { readonly prototype: object }, name: string): void {
  const { prototype } = interfaceObject;
  for (const key of Object.getOwnPropertyNames(prototype)) {
    Object.defineProperty(prototype, key, { enumerable: key !== 'constructor' });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  Object.defineProperty(interfaceObject, 'name', { value: name });
}

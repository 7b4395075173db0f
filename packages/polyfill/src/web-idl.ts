import { toScalarValueString } from '@url/infra';

/**
 * https://webidl.spec.whatwg.org/#js-DOMString
 *
 * A template converts as ToString does: it throws for a symbol, where `String` does not. The parser makes it a scalar value string.
 */
export function toDOMString(value: unknown): string {
  return typeof value === 'string' ? value : `${value}`;
}

/** https://webidl.spec.whatwg.org/#js-USVString */
export function toUSVString(value: unknown): string {
  return toScalarValueString(toDOMString(value));
}

/** https://webidl.spec.whatwg.org/#dfn-create-operation-function */
export function requireArguments(given: number, required: number, operation: string): void {
  if (given < required) {
    const plural = required === 1 ? 'argument' : 'arguments';
    throw new TypeError(`Cannot call ${operation}: ${required} ${plural} required, but ${given} given`);
  }
}

/**
 * https://webidl.spec.whatwg.org/#es-interfaces
 *
 * Gives a class what Web IDL asks for and class syntax does not: a name that minifiers keep, members that are enumerable, and
 * the class string.
 */
export function defineInterface(interfaceObject: { readonly prototype: object }, name: string): void {
  Object.defineProperty(interfaceObject, 'name', { value: name, configurable: true });
  const { prototype } = interfaceObject;
  for (const object of [interfaceObject, prototype]) {
    for (const key of Object.getOwnPropertyNames(object)) {
      const isMember = !['constructor', 'prototype', 'name', 'length'].includes(key);
      if (isMember) Object.defineProperty(object, key, { enumerable: true });
    }
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
}

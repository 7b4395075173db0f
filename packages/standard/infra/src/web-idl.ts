import { checkNumber } from './argument-error.js';
import { toScalarValueString } from './scalar-value-string.js';

/**
 * https://webidl.spec.whatwg.org/#js-DOMString
 *
 * @param value anything
 * @returns the value as ToString converts it; it may contain lone surrogates
 * @throws TypeError for a symbol, and whatever the value's own methods throw
 *
 * @example
 * import { toDOMString } from '@url/infra';
 *
 * toDOMString(1.5); // => '1.5'
 */
export function toDOMString(value: unknown): string {
  // Not String(value), which does not throw for a symbol.
  return typeof value === 'string' ? value : `${value}`;
}

/**
 * https://webidl.spec.whatwg.org/#js-USVString
 *
 * @param value anything
 * @returns the value as ToString converts it, with every lone surrogate replaced by U+FFFD
 * @throws TypeError for a symbol, and whatever the value's own methods throw
 *
 * @example
 * import { toUSVString } from '@url/infra';
 *
 * toUSVString({ toString: () => 'a\ud800' }); // => 'a\ufffd'
 */
export function toUSVString(value: unknown): string {
  return toScalarValueString(`${value}`);
}

/**
 * https://webidl.spec.whatwg.org/#dfn-create-operation-function
 *
 * @param given the number of arguments of a call, including those that are undefined
 * @param required the number of arguments that it needs
 * @throws TypeError if there are too few
 *
 * @example
 * import { requireArguments } from '@url/infra';
 *
 * requireArguments(2, 1); // => undefined
 */
export function requireArguments(given: number, required: number): void {
  checkNumber('given', given);
  checkNumber('required', required);
  if (given < required) throw new TypeError('Too few arguments');
}

/**
 * https://webidl.spec.whatwg.org/#es-interfaces
 *
 * Turns a class into an interface of Web IDL: its name survives minifiers, the members of its prototype are enumerable, the symbols are
 * not, and the prototype has the class string.
 *
 * @param interfaceObject a class, which is changed
 * @param name the interface's name
 *
 * @example
 * import { defineInterface } from '@url/infra';
 *
 * class A {
 *   get member() {
 *     return 1;
 *   }
 * }
 * defineInterface(A, 'Interface');
 * Object.keys(A.prototype); // => ['member']
 * `${new A()}`; // => '[object Interface]'
 */
export function defineInterface(interfaceObject: { readonly prototype: object }, name: string): void {
  const { prototype } = interfaceObject;
  // Not a loop: for the second class of a program it takes five times as long, because V8 compiles it again while it runs.
  Reflect.ownKeys(prototype).forEach((key) => {
    Object.defineProperty(prototype, key, { enumerable: typeof key === 'string' && key !== 'constructor' });
  });
  defineClassString(prototype, name);
  Object.defineProperty(interfaceObject, 'name', { value: name });
}

/**
 * https://webidl.spec.whatwg.org/#dfn-class-string
 *
 * @param prototype an object, which is changed
 * @param name the name that `Object.prototype.toString` shows for the object and for objects that inherit from it
 *
 * @example
 * import { defineClassString } from '@url/infra';
 *
 * const prototype = {};
 * defineClassString(prototype, 'Example');
 * `${Object.create(prototype)}`; // => '[object Example]'
 */
export function defineClassString(prototype: object, name: string): void {
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
}

import { URL, URLSearchParams } from './index.js';
import { type InterfaceName, instanceOf } from './instances.js';

/** https://github.com/jsdom/webidl2js: the object that stands for an instance where no conversion of Web IDL is wanted. */
class Implementation {
  readonly #wrapper: object;

  constructor(wrapper: object) {
    this.#wrapper = wrapper;
  }

  /** @returns the instance, or `null` if the value is not an implementation object */
  static wrapperOf(value: unknown): object | null {
    try {
      return (value as Implementation).#wrapper;
    } catch {
      return null;
    }
  }
}

const { wrapperOf } = Implementation;
Reflect.deleteProperty(Implementation, 'wrapperOf');

export { wrapperOf };

class URLImplementation extends Implementation {}
class URLSearchParamsImplementation extends Implementation {}

const classes = { URL: URLImplementation, URLSearchParams: URLSearchParamsImplementation };
const implementations: WeakMap<object, Implementation> = new WeakMap();

defineForwarding(URLImplementation.prototype, URL.prototype);
defineForwarding(URLSearchParamsImplementation.prototype, URLSearchParams.prototype);

/** Each member is called on the instance. */
function defineForwarding(target: object, source: object): void {
  for (const key of Reflect.ownKeys(source)) {
    if (key === 'constructor' || key === Symbol.toStringTag) continue;
    const descriptor = Object.getOwnPropertyDescriptor(source, key)!;
    for (const part of ['value', 'get', 'set'] as const)
      if (descriptor[part] !== undefined) descriptor[part] = forward(descriptor[part]);
    Object.defineProperty(target, key, { ...descriptor, enumerable: false });
  }
}

function forward(run: (...values: never[]) => unknown): (this: unknown, ...values: never[]) => unknown {
  return function (this: unknown, ...values: never[]) {
    const result = Reflect.apply(run, wrapperOf(this), values);
    return instanceOf('URLSearchParams', result) === null
      ? result
      : implementationOf('URLSearchParams', result as object);
  };
}

/** @returns the one implementation object of an instance */
export function implementationOf(name: InterfaceName, wrapper: object): object {
  const existing = implementations.get(wrapper);
  if (existing !== undefined) return existing;
  const implementation = new classes[name](wrapper);
  implementations.set(wrapper, implementation);
  return implementation;
}

export function isImplementation(name: InterfaceName, value: unknown): boolean {
  return value instanceof classes[name];
}

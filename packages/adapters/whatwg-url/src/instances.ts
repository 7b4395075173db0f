import { URL, URLSearchParams } from './index.js';

/** The names of the two interfaces. */
export type InterfaceName = 'URL' | 'URLSearchParams';

const classes = { URL, URLSearchParams } as const;

/** A getter of each class that costs little, and throws if the object is not an instance. */
const brandChecks = /* @__PURE__ */ (() => ({
  URL: getterOf('URL', 'href'),
  URLSearchParams: getterOf('URLSearchParams', 'size'),
}))();

function getterOf(name: InterfaceName, member: string): () => unknown {
  return Object.getOwnPropertyDescriptor(classes[name].prototype, member)!.get!;
}

/** Objects that `setup` made instances, with the instance that each stands for. */
const instancesOf: Record<InterfaceName, WeakMap<object, object>> = {
  URL: new WeakMap(),
  URLSearchParams: new WeakMap(),
};

export function standFor(name: InterfaceName, object: object, instance: object): void {
  instancesOf[name].set(object, instance);
}

/** @returns the instance of the class that an object is or stands for, or `null` */
export function instanceOf(name: InterfaceName, value: unknown): object | null {
  try {
    Reflect.apply(brandChecks[name], value, []);
    return value as object;
  } catch {
    return instancesOf[name].get(value as object) ?? null;
  }
}

import type { URLSearchParams } from '@url/search-params';
import { remainingItems } from '@url/search-params/internal';

const isBelow = Object.prototype.isPrototypeOf;

type Inspect = (value: unknown, options: object) => string;

/** Represents an object in the output, if `inspect` shows a value in it in the same way. */
type Show = (object: object, inspect: (value: unknown) => string) => string;

/**
 * https://nodejs.org/api/util.html#custom-inspection-functions-on-objects
 *
 * Makes Node's `console.log` show the parts of an object, as it does for objects of the native classes.
 *
 * @param whereTooDeep the text for an object that is nested too deep to be shown; `null` for the name of its class
 */
export function defineInspection(prototype: object, whereTooDeep: string | null, show: Show): void {
  const inspectCustom = function (this: object, depth: number, options: object, inspect?: Inspect): string {
    const classString = Object.prototype.toString.call(this);
    const className = subclassNameOf(this, prototype) ?? classString.slice(8, -1);
    if (depth < 0) return whereTooDeep ?? `${className} {}`;
    if (inspect === undefined) return classString;
    try {
      return `${className} ${show(this, (value) => inspect(value, options))}`;
    } catch {
      // The object inherits from an object of the class, and is not one itself.
      return classString;
    }
  };
  Object.defineProperty(prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value: inspectCustom,
    writable: true,
    configurable: true,
  });
}

/** The name of the class of an object, if that is a subclass. A program may have set the property to something that is not a class. */
function subclassNameOf(object: object, prototype: object): string | null {
  const subclass: unknown = object.constructor;
  if (typeof subclass !== 'function' || !isBelow.call(prototype, subclass.prototype)) return null;
  return typeof subclass.name === 'string' && subclass.name !== '' ? subclass.name : null;
}

/** `{ [ 'a', '1' ], [ 'b', '2' ] }` */
export function showRemaining(iterator: object, inspect: (value: unknown) => string): string {
  const items = remainingItems(iterator).map((item) => inspect(item));
  return `{ ${items.join(', ')} }`;
}

/** Shows the values of a prototype's accessors: `{ href: 'https://h/', … }`. */
export function showPartsBy(prototype: object): Show {
  return (object, inspect) => {
    const members = Object.keys(prototype).filter((key) => !/^to/.test(key));
    return inspect(Object.fromEntries(members.map((key) => [key, object[key as keyof typeof object]])));
  };
}

/** `{ 'a' => '1', 'b' => '2' }` */
export function showTuples(params: object, inspect: (value: unknown) => string): string {
  const tuples: string[] = [];
  (params as URLSearchParams).forEach((value, name) => {
    tuples.push(`${inspect(name)} => ${inspect(value)}`);
  });
  return tuples.length > 0 ? `{ ${tuples.join(', ')} }` : '{}';
}

import type { URLSearchParams } from '@url/search-params';

type Inspect = (value: unknown, options: object) => string;

/** What stands for an object in the output, where `inspect` gives the same for a value in it. */
type Show = (object: object, inspect: (value: unknown) => string) => string;

/**
 * https://nodejs.org/api/util.html#custom-inspection-functions-on-objects
 *
 * Has Node's `console.log` show what an object has in place of its internal state.
 */
export function defineInspection(prototype: object, show: Show): void {
  const inspectCustom = function (this: object, depth: number, options: object, inspect?: Inspect): string {
    if (depth < 0 || inspect === undefined) return Object.prototype.toString.call(this);
    return `${this.constructor.name} ${show(this, (value) => inspect(value, options))}`;
  };
  Object.defineProperty(prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value: inspectCustom,
    writable: true,
    configurable: true,
  });
}

/** `{ href: 'https://h/', … }`: what the accessors of a prototype give. */
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

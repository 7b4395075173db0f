type Inspect = (value: unknown, options: object) => string;

/**
 * Shows the parts when Node's `console.log` prints an object whose members are accessors of its prototype.
 *
 * https://nodejs.org/api/util.html#custom-inspection-functions-on-objects
 */
export function defineInspection(prototype: object): void {
  const members = Object.keys(prototype).filter((key) => !/^to/.test(key));
  const inspectCustom = function (this: object, depth: number, options: object, inspect?: Inspect): unknown {
    if (depth < 0 || inspect === undefined) return Object.prototype.toString.call(this);
    const parts = Object.fromEntries(members.map((key) => [key, this[key as keyof typeof this]]));
    return `${this.constructor.name} ${inspect(parts, options)}`;
  };
  Object.defineProperty(prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value: inspectCustom,
    configurable: true,
  });
}

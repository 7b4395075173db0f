import { toUSVString } from '@url/infra';

/** The intrinsic objects of a realm, read when its classes are made: a page may replace the properties of its window later. */
export interface RealmGlobals {
  readonly Array: ArrayConstructor;
  readonly String: StringConstructor;
  readonly TypeError: TypeErrorConstructor;
}

export function readGlobals(globalObject: object): RealmGlobals {
  const source = globalObject as Partial<RealmGlobals>;
  const globals = { Array: source.Array!, String: source.String!, TypeError: source.TypeError! };
  if (Object.values(globals).every((each) => typeof each === 'function')) return globals;
  throw new TypeError('The global object must have Array, String and TypeError');
}

/**
 * https://webidl.spec.whatwg.org/#js-USVString
 *
 * @param subject what the value is, for the message of an error
 */
export function toUSVStringIn(globals: RealmGlobals, value: unknown, subject: string): string {
  if (typeof value === 'symbol')
    throw new globals.TypeError(`${subject} is a symbol, which cannot be converted to a string`);
  // The realm's own function, so that an object without a primitive value throws an error of that realm.
  return toUSVString(globals.String(value));
}

/** Runs a function that calls no code of the page, and throws its TypeErrors as errors of the realm. */
export function translateErrors<T>(globals: RealmGlobals, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw Object.assign(new globals.TypeError(error.message), error);
  }
}

export function requireArgumentsIn(globals: RealmGlobals, failure: string, given: number, required: number): void {
  if (given >= required) return;
  const needed = required === 1 ? '1 argument' : `${required} arguments`;
  throw new globals.TypeError(`${failure}: ${needed} required, but only ${given} present`);
}

import { isDeepStrictEqual } from 'node:util';

// The assertions of testharness.js that WPT's url/ tests and idlharness.js call, as its documentation describes them.

/** The error of a failed assertion. */
export class AssertionError extends Error {}

/** The error for a missing optional feature: the subtest neither passes nor fails. */
export class OptionalFeatureUnsupportedError extends AssertionError {}

type Message = string | undefined;
type Throwing = () => unknown;
// biome-ignore lint/complexity/noBannedTypes: any function may be called as a constructor here.
type ErrorClass = Function;

/** Formats a value for a message. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const { message } = value as { message?: unknown };
  const text = Object.prototype.toString.call(value);
  return message === undefined ? text : `${text} ${JSON.stringify(message)}`;
}

function ensure(condition: unknown, message: Message, explanation: string): asserts condition {
  if (!condition) throw new AssertionError(message ? `${message}: ${explanation}` : explanation);
}

/** Returns the thrown value in a tuple, because it may be anything; `null` if the call returned. */
function thrownBy(run: Throwing): readonly [unknown] | null {
  try {
    run();
    return null;
  } catch (error) {
    return [error];
  }
}

/**
 * Whether the error is an instance of that constructor. The test's realm has its own TypeError, but objects of the runtime (Request, FormData)
 * throw the TypeError of the outer realm, which is also accepted.
 */
function isOfConstructor(error: unknown, errorClass: ErrorClass): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error.constructor === errorClass) return true;
  return error instanceof Error && error.constructor.name === errorClass.name;
}

function expectError(thrown: readonly [unknown] | null, errorClass: ErrorClass, message: Message): void {
  ensure(thrown !== null, message, `did not throw a ${errorClass.name}`);
  ensure(isOfConstructor(thrown[0], errorClass), message, `threw ${formatValue(thrown[0])}, no ${errorClass.name}`);
}

function expectDOMException(thrown: readonly [unknown] | null, name: string, message: Message): void {
  ensure(thrown !== null, message, `did not throw a ${name}`);
  const [error] = thrown;
  const isIt = error instanceof DOMException && error.name === name;
  ensure(isIt, message, `threw ${formatValue(error)}, no DOMException ${name}`);
}

function ownDescriptor(object: object, name: PropertyKey): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(object, name);
}

function inherited(object: object, name: PropertyKey): PropertyDescriptor | undefined {
  for (let each: object | null = object; each !== null; each = Object.getPrototypeOf(each)) {
    const descriptor = ownDescriptor(each, name);
    if (descriptor !== undefined) return descriptor;
  }
  return undefined;
}

function isReadonly(descriptor: PropertyDescriptor | undefined): boolean {
  if (descriptor === undefined) return false;
  return 'value' in descriptor ? !descriptor.writable : descriptor.set === undefined;
}

const comparisons = {
  assert_true(actual: unknown, message?: string): void {
    ensure(actual === true, message, `expected true, got ${formatValue(actual)}`);
  },
  assert_false(actual: unknown, message?: string): void {
    ensure(actual === false, message, `expected false, got ${formatValue(actual)}`);
  },
  assert_equals(actual: unknown, expected: unknown, message?: string): void {
    ensure(Object.is(actual, expected), message, `expected ${formatValue(expected)}, got ${formatValue(actual)}`);
  },
  assert_not_equals(actual: unknown, expected: unknown, message?: string): void {
    ensure(!Object.is(actual, expected), message, `got disallowed value ${formatValue(actual)}`);
  },
  assert_in_array(actual: unknown, expected: readonly unknown[], message?: string): void {
    ensure(expected.includes(actual), message, `${formatValue(actual)} is not in ${formatValue(expected)}`);
  },
  assert_array_equals(actual: ArrayLike<unknown>, expected: ArrayLike<unknown>, message?: string): void {
    ensure(typeof actual === 'object' && actual !== null && 'length' in actual, message, 'the value is not an array');
    ensure(expected !== undefined && expected !== null, message, 'nothing is expected, but the value is an array');
    const same = actual.length === expected.length && Array.from(expected).every((e, i) => Object.is(actual[i], e));
    ensure(same, message, `expected ${formatValue(Array.from(expected))}, got ${formatValue(Array.from(actual))}`);
  },
  assert_object_equals(actual: unknown, expected: unknown, message?: string): void {
    ensure(isDeepStrictEqual(actual, expected), message, `expected ${formatValue(expected)}`);
  },
  assert_approx_equals(actual: number, expected: number, epsilon: number, message?: string): void {
    ensure(Math.abs(actual - expected) <= epsilon, message, `expected ${expected} +/- ${epsilon}, got ${actual}`);
  },
  assert_greater_than(actual: number, expected: number, message?: string): void {
    ensure(actual > expected, message, `expected more than ${expected}, got ${actual}`);
  },
  assert_greater_than_equal(actual: number, expected: number, message?: string): void {
    ensure(actual >= expected, message, `expected at least ${expected}, got ${actual}`);
  },
  assert_less_than(actual: number, expected: number, message?: string): void {
    ensure(actual < expected, message, `expected less than ${expected}, got ${actual}`);
  },
  assert_less_than_equal(actual: number, expected: number, message?: string): void {
    ensure(actual <= expected, message, `expected at most ${expected}, got ${actual}`);
  },
  assert_regexp_match(actual: string, expected: RegExp, message?: string): void {
    ensure(expected.test(actual), message, `expected ${String(expected)}, got ${formatValue(actual)}`);
  },
  assert_unreached(message?: string): void {
    ensure(false, message, 'reached unreachable code');
  },
  assert_implements(condition: unknown, message?: string): void {
    ensure(condition, message, 'a required feature is missing');
  },
  assert_implements_optional(condition: unknown, message?: string): void {
    if (!condition) throw new OptionalFeatureUnsupportedError(message ?? 'an optional feature is missing');
  },
};

const properties = {
  assert_own_property(object: object, name: PropertyKey, message?: string): void {
    ensure(ownDescriptor(object, name) !== undefined, message, `lacks the own property ${String(name)}`);
  },
  assert_not_own_property(object: object, name: PropertyKey, message?: string): void {
    ensure(ownDescriptor(object, name) === undefined, message, `has an own property ${String(name)}`);
  },
  assert_inherits(object: object, name: PropertyKey, message?: string): void {
    ensure(ownDescriptor(object, name) === undefined, message, `${String(name)} is its own property`);
    ensure(name in object, message, `${String(name)} is not in the prototype chain`);
  },
  assert_idl_attribute(object: object, name: PropertyKey, message?: string): void {
    ensure(name in object, message, `has no attribute ${String(name)}`);
  },
  assert_readonly(object: object, name: PropertyKey, message?: string): void {
    ensure(isReadonly(inherited(object, name)), message, `${String(name)} is not read-only`);
  },
  assert_class_string(object: unknown, expected: string, message?: string): void {
    const actual = Object.prototype.toString.call(object);
    ensure(actual === `[object ${expected}]`, message, `expected the class string ${expected}, got ${actual}`);
  },
};

const exceptions = {
  assert_throws_js(errorClass: ErrorClass, run: Throwing, message?: string): void {
    expectError(thrownBy(run), errorClass, message);
  },
  assert_throws_exactly(expected: unknown, run: Throwing, message?: string): void {
    const thrown = thrownBy(run);
    ensure(thrown !== null && Object.is(thrown[0], expected), message, `did not throw ${formatValue(expected)}`);
  },
  /** `(name, run, message)`, or with the DOMException of another realm as second of four arguments. */
  assert_throws_dom(name: string, ...rest: [Throwing, Message] | [ErrorClass, Throwing, Message]): void {
    const [run, message] = typeof rest[1] === 'function' ? [rest[1], rest[2]] : [rest[0] as Throwing, rest[1]];
    expectDOMException(thrownBy(run as Throwing), name, message);
  },
  async promise_rejects_js(_test: unknown, errorClass: ErrorClass, promise: Promise<unknown>, message?: string) {
    expectError(await rejectionOf(promise), errorClass, message);
  },
  async promise_rejects_dom(_test: unknown, name: string, promise: Promise<unknown>, message?: string) {
    expectDOMException(await rejectionOf(promise), name, message);
  },
  async promise_rejects_exactly(_test: unknown, expected: unknown, promise: Promise<unknown>, message?: string) {
    const rejection = await rejectionOf(promise);
    ensure(rejection !== null && Object.is(rejection[0], expected), message, `no rejection ${formatValue(expected)}`);
  },
};

function rejectionOf(promise: Promise<unknown>): Promise<readonly [unknown] | null> {
  return promise.then(
    () => null,
    (reason): readonly [unknown] => [reason],
  );
}

export const assertions = { ...comparisons, ...properties, ...exceptions, format_value: formatValue };

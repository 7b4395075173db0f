import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { stackTraceLimit } = Error;

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit;
  vi.unstubAllGlobals();
});

/** Makes an error as an engine does that has these globals. */
async function createError({
  hasLimit = false,
  clone = undefined as unknown,
  postMessage = undefined as unknown,
} = {}) {
  const { completeInvalidURLError, messageAtOnce } = await import('../src/invalid-url-error.js');
  const reason = vi.fn(() => 'why');
  if (!hasLimit) Reflect.deleteProperty(Error, 'stackTraceLimit');
  vi.stubGlobal('structuredClone', clone);
  vi.stubGlobal('postMessage', postMessage);
  const error = completeInvalidURLError(new TypeError(messageAtOnce(reason)), reason, 'input', 'base');
  return { error, reason };
}

const clone = structuredClone;

test('an engine that shows errors without getters gets the message at once', async () => {
  const { error, reason } = await createError({ hasLimit: true });
  expect(reason).toHaveBeenCalledTimes(1);
  expect(error.stack).toMatch(/^TypeError: why\n/);
  expect(Object.getOwnPropertyDescriptor(error, 'message')).toEqual({
    value: 'why',
    writable: true,
    enumerable: false,
    configurable: true,
  });
  expect(clone(error).message).toBe('why');
});

test('so does an engine that copies errors without getters', async () => {
  const cloning = await createError({ clone });
  expect(cloning.reason).toHaveBeenCalledTimes(1);
  expect(clone(cloning.error).message).toBe('why');
  vi.resetModules();
  const posting = await createError({ postMessage: () => {} });
  expect(posting.reason).toHaveBeenCalledTimes(1);
});

test('other engines get it when it is read', async () => {
  for (const cloneByScript of [undefined, (value: Error) => new Error(value.message)]) {
    vi.resetModules();
    const { error, reason } = await createError({ clone: cloneByScript });
    expect(reason).not.toHaveBeenCalled();
    expect(String(error)).toBe('TypeError: why');
    expect(error.message).toBe('why');
    expect({ ...error }).toEqual({ code: 'ERR_INVALID_URL', input: 'input', base: 'base' });
  }
});

test('a deferred message can be set, and can be read after the error is frozen', async () => {
  const { error } = await createError();
  error.message = 'mine';
  expect(Object.getOwnPropertyDescriptor(error, 'message')).toMatchObject({ value: 'mine', enumerable: false });
  const { error: frozen } = await createError();
  Object.freeze(frozen);
  expect(frozen.message).toBe('why');
  expect(Reflect.defineProperty(frozen, 'message', { value: 'mine' })).toBe(false);
});

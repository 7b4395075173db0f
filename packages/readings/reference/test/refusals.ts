import { expect } from 'vitest';

/** What the action throws, or `null`. */
export function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return null;
}

/** The action throws the class's TypeError for that input. */
export function expectRefused(action: () => unknown, input: string): void {
  const error = caught(action);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input });
}

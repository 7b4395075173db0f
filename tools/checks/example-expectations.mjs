// What an example of the documentation expects, while it runs in a worker of check-docs.ts.
import { deepStrictEqual, throws } from 'node:assert/strict';
import { parentPort } from 'node:worker_threads';

/** Reports the line, and the reason where it does not hold, and goes on, so that one run shows all. */
function expectation(line, assert) {
  let problem = null;
  try {
    assert();
  } catch (error) {
    problem = error.message;
  }
  parentPort.postMessage({ line, problem });
}

export function expectEqual(line, actual, expected) {
  expectation(line, () => deepStrictEqual(actual, expected));
}

export function expectThrow(line, action, type) {
  expectation(line, () => throws(action, type));
}

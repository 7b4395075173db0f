// What an example of the documentation expects, while it runs in a worker of check-docs.ts.
import { deepStrictEqual, throws } from 'node:assert/strict';
import { parentPort } from 'node:worker_threads';

/** Reports the line and the reason, and goes on, so that one run shows all that does not hold. */
function expectation(line, assert) {
  try {
    assert();
  } catch (error) {
    parentPort.postMessage({ line, problem: error.message });
  }
}

export function expectEqual(line, actual, expected) {
  expectation(line, () => deepStrictEqual(actual, expected));
}

export function expectThrow(line, action, type) {
  expectation(line, () => throws(action, type));
}

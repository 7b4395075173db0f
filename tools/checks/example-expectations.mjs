// Compares the expectations of an example while it runs in a worker of check-docs.ts.
import { deepStrictEqual, throws } from 'node:assert/strict';
import { parentPort } from 'node:worker_threads';

/** Reports the line, with the reason if the expectation fails, and continues, so that one run shows all failures. */
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

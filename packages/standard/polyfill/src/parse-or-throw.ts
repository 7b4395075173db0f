import { toDOMString } from '@url/infra';
import { failureReasonOf, runParserForAPI } from '@url/parser/internal';
import type { StoredURLRecord } from '@url/record/internal';
import { completeInvalidURLError, messageAtOnce } from './invalid-url-error.js';

/** https://url.spec.whatwg.org/#url-initialize */
export function parseOrThrow(url: unknown, base: unknown): StoredURLRecord {
  const input = toDOMString(url);
  const baseInput = base === undefined ? null : toDOMString(base);
  const run = runParserForAPI(input, baseInput, false);
  if (run?.failure === null) return run.url;
  const reason = reasonOfFailure(run, input, baseInput);
  throw completeInvalidURLError(new TypeError(messageAtOnce(reason)), reason, input, baseInput);
}

/** Not in `parseOrThrow`, where V8 would allocate the variables of the closure for each URL. */
function reasonOfFailure(run: ReturnType<typeof runParserForAPI>, input: string, base: string | null): () => string {
  return () => failureReasonOf(run, input, base);
}

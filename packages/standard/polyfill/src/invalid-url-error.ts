interface InvalidURLError extends TypeError {
  code: string;
  input: string;
  base?: string;
}

/**
 * Returns the argument with which the constructor and the href setter create their `TypeError`: the message, or `undefined` if the message is made
 * when it is read. In engines that only interpret, the message takes longer than the parse, and most programs never read it.
 *
 * The caller creates the error, because those engines take longer for a stack trace with each function in it.
 *
 * @param reason returns why the input, or the base, does not parse
 */
export function messageAtOnce(reason: () => string): string | undefined {
  if (isMessageDeferred === null) isMessageDeferred = canDeferMessages();
  return isMessageDeferred ? undefined : reason();
}

let isMessageDeferred: boolean | null = null;

/** Adds what an error of https://url.spec.whatwg.org/#dom-url-url has here beside its message. */
export function completeInvalidURLError(
  error: TypeError,
  reason: () => string,
  input: string,
  base: string | null,
): TypeError {
  const completed = (isMessageDeferred ? deferMessage(error, reason) : error) as InvalidURLError;
  completed.code = 'ERR_INVALID_URL';
  // In quotation marks, because the build shortens the names of the parser's members.
  // biome-ignore-start lint/complexity/useLiteralKeys: see above
  completed['input'] = input;
  if (base !== null) completed['base'] = base;
  // biome-ignore-end lint/complexity/useLiteralKeys: see above
  return completed;
}

/** Makes the message of an error each time it is read. */
function deferMessage(error: TypeError, reason: () => string): TypeError {
  return Object.defineProperty(error, 'message', { get: reason, set: setMessage, configurable: true });
}

function setMessage(this: object, value: unknown): void {
  Object.defineProperty(this, 'message', { value, writable: true, configurable: true });
}

/**
 * Returns whether everything in this engine that shows or copies an error reads its message. Where there is `stackTraceLimit` (V8,
 * JavaScriptCore) the engine reports an error without calling getters, and `postMessage` copies no getter. Hermes and QuickJS have neither,
 * but React Native has a `structuredClone`, written in JavaScript.
 */
function canDeferMessages(): boolean {
  const { postMessage, structuredClone } = globalThis as {
    postMessage?: unknown;
    structuredClone?: <T>(value: T) => T;
  };
  if ('stackTraceLimit' in Error || postMessage !== undefined) return false;
  return (
    structuredClone === undefined || structuredClone(deferMessage(new TypeError(), () => 'read')).message === 'read'
  );
}

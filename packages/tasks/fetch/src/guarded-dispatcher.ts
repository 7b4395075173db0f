import { Agent, Dispatcher, ProxyAgent } from 'undici';
import { requireAllowed } from './check-target.js';
import { guardedConnector } from './connector.js';
import { GuardedFetchError } from './guarded-fetch-error.js';
import { type Exchange, GuardedHandler } from './guarded-handler.js';
import { type DispatcherOptions, type DispatcherSettings, readDispatcherOptions } from './options.js';

/**
 * Creates a dispatcher for undici's own `fetch`, `request`, `stream` and `pipeline`. It checks the URL of each request and the addresses of each
 * connection, and keeps the limits. Use the `undici` that this package imports.
 *
 * @param options the policy and the limits
 * @returns the dispatcher; `close` and `destroy` end its connections
 * @throws TypeError if an option is invalid
 *
 * @example
 * import { guardedDispatcher } from '@url/fetch';
 *
 * const dispatcher = guardedDispatcher();
 * const origin = 'http://[::ffff:7f00:1]';
 * const error = await dispatcher.request({ origin, path: '/', method: 'GET' }).catch((error) => error);
 * error.code; // => 'address-refused'
 */
export function guardedDispatcher(options?: DispatcherOptions | null): Dispatcher {
  return new GuardedDispatcher(readDispatcherOptions(options));
}

class GuardedDispatcher extends Dispatcher {
  readonly #settings: DispatcherSettings;
  readonly #pool: Dispatcher;

  constructor(settings: DispatcherSettings) {
    super();
    this.#settings = settings;
    this.#pool = createPool(settings);
  }

  override dispatch(request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const settings = this.#settings;
    const url = urlOf(request);
    requireSupported(request, url);
    requireAllowed(settings, 'url', url, settings.policy.checkURL(url));
    const deadline = performance.now() + settings.totalTimeout;
    return guardDispatch(this.#pool, request, handler, {
      settings,
      url,
      method: request.method,
      deadline,
      onHeaders,
      onEnd,
    });
  }

  override close(): Promise<void>;
  override close(callback: () => void): void;
  override close(callback?: () => void): Promise<void> | void {
    return callback === undefined ? this.#pool.close() : this.#pool.close(callback);
  }

  override destroy(): Promise<void>;
  override destroy(error: Error | null): Promise<void>;
  override destroy(callback: () => void): void;
  override destroy(error: Error | null, callback: () => void): void;
  override destroy(error?: Error | null | (() => void), callback?: () => void): Promise<void> | void {
    if (typeof error === 'function') return this.#pool.destroy(error);
    return callback === undefined ? this.#pool.destroy(error ?? null) : this.#pool.destroy(error ?? null, callback);
  }
}

/** Redirects of undici's `fetch` are requests of their own. */
function onHeaders(): boolean {
  return true;
}

function onEnd(): void {}

/** Creates the connections of a dispatcher or of a `fetch`. */
export function createPool(settings: DispatcherSettings): Dispatcher {
  const { maxHeaderBytes, connectTimeout, tls, proxy } = settings;
  const limits = {
    maxHeaderSize: Math.min(maxHeaderBytes, 2 ** 31 - 1),
    // GuardedHandler has the only timers.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  if (proxy === null) return new Agent({ ...limits, connect: guardedConnector(settings) });
  return new ProxyAgent({ ...limits, uri: proxy, proxyTunnel: true, connectTimeout, requestTls: tls as object });
}

/** Dispatches a request whose URL is checked. */
export function guardDispatch(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  handler: Dispatcher.DispatchHandler,
  exchange: Exchange,
): boolean {
  const { proxy, onDecision } = exchange.settings;
  if (proxy !== null) {
    const reason = 'the proxy looks the name up, so that its addresses are not checked';
    onDecision?.({ kind: 'proxy', ok: true, target: exchange.url, addresses: [], rule: null, reason });
  }
  if (typeof handler.onRequestStart === 'function')
    return pool.dispatch(request, new GuardedHandler(handler, exchange));
  // Version 7 of undici has handlers of an older form, which `compose` adapts. It takes time, so that it is done only for them.
  const adapted = pool.compose((dispatch) => (each, wrapped) => dispatch(each, new GuardedHandler(wrapped, exchange)));
  return adapted.dispatch(request, handler);
}

export function urlOf({ origin, path }: Dispatcher.DispatchOptions): string {
  const text = String(origin ?? '');
  return (text.endsWith('/') ? text.slice(0, -1) : text) + path;
}

/** Refuses requests for another protocol, in which the limits do not hold. */
export function requireSupported({ method, upgrade }: Dispatcher.DispatchOptions, url: string): void {
  if (method !== 'CONNECT' && (upgrade ?? false) === false) return;
  throw new GuardedFetchError({ code: 'option-refused', url, reason: 'CONNECT and upgrades are not supported' });
}

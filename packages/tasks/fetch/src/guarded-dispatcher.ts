import { Agent, type Dispatcher, ProxyAgent } from 'undici';
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
  const settings = readDispatcherOptions(options);
  return createPool(settings).compose((dispatch) => (request, handler) => {
    const url = urlOf(request);
    requireSupported(request, url);
    requireAllowed(settings, 'url', url, settings.policy.checkURL(url));
    const deadline = performance.now() + settings.totalTimeout;
    const method = request.method;
    return guardDispatch(dispatch, request, handler, { settings, url, method, deadline, ...unobserved });
  });
}

/** Redirects of undici's `fetch` are requests of their own. */
const unobserved = { onHeaders: () => true, onFailure: () => undefined, onEnd: () => undefined };

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
  dispatch: Dispatcher.Dispatch,
  request: Dispatcher.DispatchOptions,
  handler: Dispatcher.DispatchHandler,
  exchange: Exchange,
): boolean {
  const { proxy, onDecision } = exchange.settings;
  if (proxy !== null) {
    const reason = 'the proxy looks the name up, so that its addresses are not checked';
    onDecision?.({ kind: 'proxy', ok: true, target: exchange.url, addresses: [], rule: null, reason });
  }
  return dispatch(request, new GuardedHandler(handler, exchange));
}

export function urlOf({ origin, path }: Dispatcher.DispatchOptions): string {
  return `${String(origin ?? '').replace(/\/$/, '')}${path}`;
}

/** Refuses requests for another protocol, in which the limits do not hold. */
export function requireSupported({ method, upgrade }: Dispatcher.DispatchOptions, url: string): void {
  if (method !== 'CONNECT' && (upgrade ?? false) === false) return;
  throw new GuardedFetchError({ code: 'option-refused', url, reason: 'CONNECT and upgrades are not supported' });
}

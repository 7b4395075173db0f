import type { IncomingHttpHeaders } from 'node:http';
import { checkRedirect, type URLCheck } from '@url/address';
import { parseURL } from '@url/parser';
import { serializeURL } from '@url/record';
import { type Dispatcher, fetch, type Response as UndiciResponse } from 'undici';
import { requireAllowed } from './check-target.js';
import { hasForeignBody, readInput, type UndiciInit, withOwnBody } from './fetch-input.js';
import { createPool, guardDispatch, requireSupported, urlOf } from './guarded-dispatcher.js';
import { failureOf, GuardedFetchError } from './guarded-fetch-error.js';
import { guardResponse, limitDecoded } from './guarded-response.js';
import { type FetchOptions, type FetchSettings, readFetchOptions } from './options.js';
import { withoutCredentials } from './url-without-credentials.js';

/** The function `fetch` of the Fetch Standard, for URLs that others chose. */
export interface GuardedFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Waits for the requests that have begun, and ends the connections. */
  close(): Promise<void>;
}

/**
 * https://fetch.spec.whatwg.org/#fetch-method
 *
 * Creates a `fetch` for URLs that others chose. It looks each name up once, checks every address and every redirect with the policy, connects only to
 * checked addresses, and limits redirects, bytes and time.
 *
 * @param options the policy and the limits
 * @returns the function; it rejects with a `GuardedFetchError`, or with the reason of an aborted signal. A body that exceeds a limit ends in the
 *   same error
 * @throws TypeError if an option is invalid
 *
 * @example
 * import { createGuardedFetch } from '@url/fetch';
 *
 * const fetch = createGuardedFetch({ totalTimeout: 5000 });
 * const error = await fetch('http://169.254.169.254/latest/meta-data').catch((error) => error);
 * error.message; // => 'Cannot fetch "http://169.254.169.254/latest/meta-data": 169.254.169.254 is not public: 169.254.0.0/16, link local (address-refused)'
 */
export function createGuardedFetch(options?: FetchOptions | null): GuardedFetch {
  const settings = readFetchOptions(options);
  const pool = createPool(settings);
  const guarded = (input: string | URL | Request, init?: RequestInit) => new Journey(settings, pool).start(input, init);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= pool.close();
    return closing;
  };
  return Object.assign(guarded, { close });
}

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

/** One call of `fetch`, with all its redirects. */
class Journey {
  readonly #settings: FetchSettings;
  readonly #pool: Dispatcher;
  readonly #deadline: number;
  #redirect: NonNullable<UndiciInit['redirect']> = 'follow';
  #redirects = 0;
  /** The URL that was requested last, or is requested next. */
  #url = '';
  /** Whether `#url` has been checked, and not been requested. */
  #isChecked = false;
  #signal: AbortSignal | null = null;
  /** Whether the last response has a content coding. */
  #isEncoded = false;
  /** Whether the last response has arrived whole. Short ones have before `fetch` returns. */
  #isComplete = false;

  constructor(settings: FetchSettings, pool: Dispatcher) {
    this.#settings = settings;
    this.#pool = pool;
    this.#deadline = performance.now() + settings.totalTimeout;
  }

  async start(input: string | URL | Request, init: RequestInit | undefined): Promise<Response> {
    const { policy } = this.#settings;
    const request = readInput(input, init);
    this.#check('url', request.url, policy.checkURL(request.url));
    this.#redirect = request.init.redirect ?? 'follow';
    this.#signal = request.signal;
    try {
      const init = hasForeignBody(request) ? await withOwnBody(request) : request.init;
      // undici calls only the method dispatch.
      init.dispatcher = this as unknown as Dispatcher;
      const response = await fetch(this.#url, init);
      return this.#guarded(response) as unknown as Response;
    } catch (error) {
      throw this.#errorFor(error);
    }
  }

  /** Makes the body of a response keep the limits. A body that is complete, and is not decoded, cannot fail any more. */
  #guarded(response: UndiciResponse): UndiciResponse {
    if (this.#isEncoded)
      return limitDecoded(response, this.#settings.maxResponseBytes, (error) => this.#failureOfBody(error));
    return this.#isComplete ? response : guardResponse(response);
  }

  /** Called by undici for the URL and each redirect. */
  dispatch(request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const settings = this.#settings;
    const url = urlOf(request);
    requireSupported(request, url);
    // undici resolves redirects itself. What it requests has to be what was checked.
    if (!this.#isChecked || url !== withoutFragment(this.#url)) {
      this.#check(this.#redirects > 0 ? 'redirect' : 'url', url, settings.policy.checkURL(url));
    }
    this.#isChecked = false;
    return guardDispatch(this.#pool, request, handler, {
      settings,
      url: this.#url,
      method: request.method,
      deadline: this.#deadline,
      onHeaders: (status, headers) => this.#readHeaders(status, headers),
      onEnd: () => {
        this.#isComplete = true;
      },
    });
  }

  /** Checks where a response redirects to. Returns whether the response is for the caller. */
  #readHeaders(status: number, headers: IncomingHttpHeaders): boolean {
    const { location } = headers;
    this.#isEncoded = headers['content-encoding'] !== undefined;
    this.#isComplete = false;
    if (this.#redirect === 'manual' || !redirectStatuses.includes(status)) return true;
    if (this.#redirect === 'error') this.#refuseRedirect('the option redirect does not allow a redirect');
    if (location === undefined) return true;
    const { maxRedirects, policy } = this.#settings;
    if (++this.#redirects > maxRedirects) this.#refuseRedirect(`more than ${maxRedirects} redirects`);
    const target = parseURL(decodeLocation(location), { base: parseURL(this.#url) });
    const url = target === null ? this.#url : serializeURL(target);
    this.#check('redirect', url, checkRedirect(decodeLocation(location), this.#url, policy));
    return false;
  }

  #check(kind: 'url' | 'redirect', url: string, check: URLCheck): void {
    this.#url = requireAllowed(this.#settings, kind, url, check);
    this.#isChecked = true;
  }

  #refuseRedirect(reason: string): never {
    const target = withoutCredentials(this.#url);
    this.#settings.onDecision?.({ kind: 'redirect', ok: false, target, addresses: [], rule: null, reason });
    throw new GuardedFetchError({ code: 'redirect-refused', url: this.#url, reason });
  }

  /** Returns the error for the reader of a decoded body that is too long, or cannot be decoded. */
  #failureOfBody(error: unknown): unknown {
    if (this.#signal?.aborted === true) return this.#signal.reason;
    const reason = `the decoded response has more than ${this.#settings.maxResponseBytes} bytes`;
    if (error === null) return new GuardedFetchError({ code: 'too-large', url: this.#url, reason });
    const { cause = error } = error as { readonly cause?: unknown };
    return cause instanceof GuardedFetchError ? cause : failureOf(cause, this.#url);
  }

  #errorFor(error: unknown): unknown {
    if (this.#signal?.aborted === true) return this.#signal.reason;
    const isOfNetwork = error instanceof TypeError && error.message === 'fetch failed';
    if (!isOfNetwork) return error;
    const { cause = error } = error as { readonly cause?: unknown };
    if (cause instanceof GuardedFetchError) return cause;
    if (this.#redirects === 0 || !this.#isChecked) return failureOf(cause, this.#url);
    // undici refused a redirect that the policy permits.
    const reason = 'the redirect cannot be followed, for example because the body is a stream that was read';
    return new GuardedFetchError({ code: 'redirect-refused', url: this.#url, reason, cause });
  }
}

function withoutFragment(url: string): string {
  const end = url.indexOf('#');
  return end === -1 ? url : url.slice(0, end);
}

/** Servers write URLs in UTF-8, and undici reads headers as Latin-1. */
function decodeLocation(location: string): string {
  return /[\x80-\xff]/.test(location) ? Buffer.from(location, 'latin1').toString() : location;
}

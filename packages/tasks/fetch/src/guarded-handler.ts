import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Dispatcher } from 'undici';
import { type FetchErrorCode, failureOf, GuardedFetchError } from './guarded-fetch-error.js';
import type { DispatcherSettings } from './options.js';

type Controller = Dispatcher.DispatchController;

/** What a handler knows of its request. */
export interface Exchange {
  readonly settings: DispatcherSettings;
  readonly url: string;
  readonly method: string;
  /** When the whole request has to be complete, by `performance.now()`. */
  readonly deadline: number;
  /** Reads the headers of the response. Returns whether it is for the caller; throws the refusal of a redirect. */
  readonly onHeaders: (status: number, headers: IncomingHttpHeaders) => boolean;
  /** Called when a response has arrived whole, also that of a redirect. */
  readonly onEnd: () => void;
}

/** How many bytes of a redirect's body are read: about what one read of a connection returns. */
const mostDiscarded = 65_536;

/** Passes a response on while it keeps the limits. */
export class GuardedHandler implements Dispatcher.DispatchHandler {
  readonly #next: Dispatcher.DispatchHandler;
  readonly #exchange: Exchange;
  #controller: Controller | null = null;
  #timer: NodeJS.Timeout | undefined;
  #failure: unknown = null;
  #isDone = false;
  #hasHeaders = false;
  /** Whether this is a redirect that is followed. undici does not read its body, which would keep the connection open. */
  #isFollowed = false;
  #bytes = 0;

  constructor(next: Dispatcher.DispatchHandler, exchange: Exchange) {
    this.#next = next;
    this.#exchange = exchange;
    this.#wait(Math.min(exchange.settings.firstByteTimeout, exchange.deadline - performance.now()));
  }

  onRequestStart(controller: Controller, context: unknown): void {
    this.#controller = controller;
    // It failed while it waited for a connection.
    if (this.#isDone) controller.abort(this.#failure as Error);
    else this.#next.onRequestStart?.(controller, context);
  }

  /** A protocol after HTTP has no limits. A request for one is refused, so that a server alone asks for it. */
  onRequestUpgrade(_controller: Controller, _status: number, _headers: IncomingHttpHeaders, socket: Duplex): void {
    socket.destroy();
    this.#fail('invalid-response', 'the server changed the protocol');
  }

  onResponseStarted(): void {
    this.#next.onResponseStarted?.();
  }

  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders, message?: string): void {
    if (this.#isDone) return;
    // Interim responses do not end the wait for the headers.
    if (status >= 200 && !this.#accepts(status, headers)) return;
    this.#next.onResponseStart?.(controller, status, headers, message);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.#isDone) return;
    this.#bytes += chunk.byteLength;
    if (this.#isFollowed) this.#discard(controller);
    else if (this.#bytes > this.#exchange.settings.maxResponseBytes) this.#failTooLarge();
    else this.#next.onResponseData?.(controller, chunk);
  }

  onResponseEnd(controller: Controller, trailers: IncomingHttpHeaders): void {
    if (this.#isDone) return;
    this.#finish();
    this.#exchange.onEnd();
    if (!this.#isFollowed) this.#next.onResponseEnd?.(controller, trailers);
  }

  onResponseError(controller: Controller, error: Error): void {
    if (this.#isDone) return;
    // Whoever aborted chose the error.
    const isAborted = controller?.aborted === true && !isOfConnection(error);
    this.#report(controller, isAborted || error.name === 'AbortError' ? error : failureOf(error, this.#exchange.url));
  }

  onBodySent(chunk: Buffer): void {
    this.#next.onBodySent?.(chunk);
  }

  onRequestSent(): void {
    this.#next.onRequestSent?.();
  }

  #accepts(status: number, headers: IncomingHttpHeaders): boolean {
    const { settings, method, onHeaders } = this.#exchange;
    this.#hasHeaders = true;
    try {
      this.#isFollowed = !onHeaders(status, headers);
      const hasBody = !this.#isFollowed && method !== 'HEAD' && status !== 304;
      if (!hasBody || !(Number(headers['content-length']) > settings.maxResponseBytes)) return true;
      this.#failTooLarge();
    } catch (refusal) {
      this.#failWith(refusal);
    }
    return false;
  }

  /**
   * Starts the only timer. It is not started again for the body, because most responses end before it ends: it waits for the headers, and then, if it
   * ends at all, for the deadline.
   */
  #wait(milliseconds: number): void {
    this.#timer = setTimeout(onTimeout, Math.max(milliseconds, 0), this).unref();
  }

  /** Called by the timer. */
  expire(): void {
    const { firstByteTimeout, totalTimeout } = this.#exchange.settings;
    const left = this.#exchange.deadline - performance.now();
    // A timer may end a little early.
    if (left < 1) this.#fail('timeout', `not complete within ${totalTimeout} ms`);
    else if (this.#hasHeaders) this.#wait(left);
    else this.#fail('timeout', `no response headers within ${firstByteTimeout} ms`);
  }

  /** Reads a short body, so that the connection can be used again, and cuts a long one off. */
  #discard(controller: Controller): void {
    if (this.#bytes <= mostDiscarded) return;
    this.#finish();
    controller.abort(new Error('the body of a redirect is not needed'));
  }

  #failTooLarge(): void {
    this.#fail('too-large', `the response has more than ${this.#exchange.settings.maxResponseBytes} bytes`);
  }

  #fail(code: FetchErrorCode, reason: string): void {
    this.#failWith(new GuardedFetchError({ code, url: this.#exchange.url, reason }));
  }

  #failWith(error: unknown): void {
    if (this.#isDone) return;
    const controller = this.#controller;
    this.#report(controller, error);
    controller?.abort(error as Error);
  }

  #report(controller: Controller | null, error: unknown): void {
    this.#failure = error;
    this.#finish();
    if (this.#isFollowed) return;
    const report = () => this.#next.onResponseError?.(controller as Controller, error as Error);
    // undici's fetch misses an error of the body that comes in the same turn as the headers: the body would never end.
    if (this.#hasHeaders) setImmediate(report);
    else report();
  }

  #finish(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
  }
}

function onTimeout(handler: GuardedHandler): void {
  handler.expire();
}

/** Tests for an error of undici, which also aborts a request that it cannot finish. */
function isOfConnection(error: Error): boolean {
  return typeof (error as NodeJS.ErrnoException)?.code === 'string';
}

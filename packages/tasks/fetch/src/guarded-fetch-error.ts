import { quote } from '@url/infra/internal';
import { withoutCredentials } from './url-without-credentials.js';

/** Why a request failed. */
export type FetchErrorCode =
  /** The policy refuses the URL: its scheme, port, host or credentials. */
  | 'url-refused'
  /** The policy refuses an address of the host. */
  | 'address-refused'
  /** The policy refuses a redirect, there were too many, or the body cannot be sent again. */
  | 'redirect-refused'
  /** An option would go around the policy: `socketPath`, `dispatcher`, `agent`, CONNECT, an upgrade. */
  | 'option-refused'
  | 'name-not-found'
  | 'lookup-failed'
  | 'connection-failed'
  /** The server closed the connection before the response was complete. */
  | 'connection-closed'
  | 'timeout'
  | 'too-large'
  /** The response is not HTTP, or its content coding is damaged. */
  | 'invalid-response';

/** What a `GuardedFetchError` says. */
export interface FetchFailure {
  readonly code: FetchErrorCode;
  readonly url: string;
  readonly reason: string;
  readonly address?: string | null;
  readonly cause?: unknown;
}

/**
 * The error of all requests that this package refuses or that fail. It is a `TypeError`, like the network errors of the Fetch Standard.
 * Only an aborted signal rejects with its own reason.
 *
 * @example
 * import { createGuardedFetch, GuardedFetchError } from '@url/fetch';
 *
 * const error = await createGuardedFetch()('http://127.0.0.1/').catch((error) => error);
 * error instanceof GuardedFetchError; // => true
 * error.code; // => 'address-refused'
 * error.address; // => '127.0.0.1'
 * error.reason; // => '127.0.0.1 is not public: 127.0.0.0/8, loopback'
 */
export class GuardedFetchError extends TypeError {
  /** Why the request failed. */
  readonly code: FetchErrorCode;
  /** The URL that was requested last, without credentials. Of an agent's connection, the origin. */
  readonly url: string;
  /** The reason of the policy or of the failure. */
  readonly reason: string;
  /** The address that was refused, or `null`. */
  readonly address: string | null;
  /** The error of the system, of Node or of undici. */
  readonly cause: unknown;

  constructor({ code, url, reason, address = null, cause }: FetchFailure) {
    const shown = withoutCredentials(url);
    super(`Cannot fetch ${quote(shown)}: ${reason} (${code})`);
    this.name = 'GuardedFetchError';
    this.code = code;
    this.url = shown;
    this.reason = reason;
    this.address = address;
    this.cause = cause;
  }
}

const codes: ReadonlyMap<string, FetchErrorCode> = new Map([
  ['ENOTFOUND', 'name-not-found'],
  ['ENODATA', 'name-not-found'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout'],
  ['UND_ERR_BODY_TIMEOUT', 'timeout'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too-large'],
  ['HPE_HEADER_OVERFLOW', 'too-large'],
  ['UND_ERR_SOCKET', 'connection-closed'],
  ['ECONNRESET', 'connection-closed'],
  ['EPIPE', 'connection-closed'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'connection-closed'],
]);

/** Returns the error of a request for an error of the system, of Node or of undici. */
export function failureOf(error: unknown, url: string): GuardedFetchError {
  if (error instanceof GuardedFetchError) {
    const { code, reason, address, cause } = error;
    return new GuardedFetchError({ code, url, reason, address, cause });
  }
  const { code = '', name, message = String(error) } = (error ?? {}) as Error & { readonly code?: unknown };
  const isOfParser = name === 'HTTPParserError' && !/overflow/i.test(String(code));
  const failure = isOfParser ? 'invalid-response' : codeOf(String(code));
  return new GuardedFetchError({ code: failure, url, reason: message || String(code), cause: error });
}

function codeOf(code: string): FetchErrorCode {
  const isInvalid = /^(?:HPE_|Z_|BROTLI_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_ZSTD|ZSTD_|ERR_PADDING)/.test(code);
  return codes.get(code) ?? (isInvalid ? 'invalid-response' : 'connection-failed');
}

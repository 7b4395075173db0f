import { type RequestInit as UndiciInit, Request as UndiciRequest } from 'undici';
import { GuardedFetchError } from './guarded-fetch-error.js';

export type { UndiciInit };

/** The arguments of `fetch`, with the members of a `Request` as options. */
export interface FetchInput {
  readonly url: string;
  readonly init: UndiciInit;
  readonly signal: AbortSignal | null;
  /** Whether the body comes from a `Request`, as a stream whose source is unknown. */
  readonly isBodyOfRequest: boolean;
}

/** Members by which other clients are told how to connect. */
const connecting = ['agent', 'client', 'createConnection', 'dispatcher', 'lookup', 'proxy', 'socketPath'];

const members = [
  ...['method', 'headers', 'body', 'duplex', 'redirect', 'signal', 'mode', 'credentials', 'cache'],
  ...['referrer', 'referrerPolicy', 'integrity', 'keepalive'],
] as const;

/** Reads the arguments of `fetch`. A `Request` may be of Node or of undici, which do not know each other's classes. */
export function readInput(input: unknown, given: unknown): FetchInput {
  const request = isRequest(input) ? input : null;
  const url = request === null ? String(input) : request.url;
  // Most requests have only a URL, and looking for what they do not have takes 2 % of their time.
  if (request === null && (given ?? null) === null) return { url, init: {}, signal: null, isBodyOfRequest: false };
  const options = (given ?? {}) as Readonly<Record<string, unknown>>;
  requireNoConnection(options, url);
  const init = membersOf(options, request);
  const signal = (init.signal ?? null) as AbortSignal | null;
  if (signal !== null && !(signal instanceof AbortSignal))
    throw new TypeError('Cannot fetch: signal is not an AbortSignal');
  const isBodyOfRequest = request !== null && (options.body ?? null) === null;
  return { url, init: init as UndiciInit, signal, isBodyOfRequest };
}

function requireNoConnection(options: Readonly<Record<string, unknown>>, url: string): void {
  const refused = connecting.find((name) => (options[name] ?? null) !== null);
  if (refused === undefined) return;
  const reason = `the option ${refused} would go around the policy`;
  throw new GuardedFetchError({ code: 'option-refused', url, reason });
}

function membersOf(options: Readonly<Record<string, unknown>>, request: Request | null): Record<string, unknown> {
  const init: Record<string, unknown> = {};
  for (const name of members) {
    const value = options[name] === undefined ? request?.[name as keyof Request] : options[name];
    if (value !== undefined) init[name] = value;
  }
  return init;
}

function isRequest(input: unknown): input is Request {
  return typeof input !== 'string' && (input instanceof Request || input instanceof UndiciRequest);
}

/** Returns whether undici cannot send a body, or not send it again after a redirect: a `FormData` of Node, or the body of a `Request`. */
export function hasForeignBody({ init, isBodyOfRequest }: FetchInput): boolean {
  return (init.body ?? null) !== null && (isBodyOfRequest || init.body instanceof FormData);
}

/** Reads a foreign body, so that undici can send it. */
export async function withOwnBody({ init }: FetchInput): Promise<UndiciInit> {
  const source = new Response(init.body as ConstructorParameters<typeof Response>[0]);
  const headers = new Headers(init.headers as ConstructorParameters<typeof Headers>[0]);
  const type = source.headers.get('content-type');
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type);
  return { ...init, headers: [...headers] as [string, string][], body: new Uint8Array(await source.arrayBuffer()) };
}

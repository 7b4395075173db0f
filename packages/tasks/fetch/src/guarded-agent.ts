import { type AgentOptions, Agent as HTTPAgent } from 'node:http';
import { Agent as HTTPSAgent } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { requireAllowed } from './check-target.js';
import { checkedLookup, checkLiteral } from './checked-lookup.js';
import { GuardedFetchError } from './guarded-fetch-error.js';
import { type ConnectionOptions, type ConnectionSettings, readConnectionOptions } from './options.js';

/** An agent for each protocol. */
export interface GuardedAgents {
  readonly http: HTTPAgent;
  readonly https: HTTPSAgent;
}

type Callback = (error: Error | null, stream: Duplex) => void;
type Connect = (options: object, callback?: Callback) => Duplex | null | undefined;
type Options = Readonly<Record<string, unknown>>;

/**
 * Creates agents for `http.request`, `https.request`, axios, got and node-fetch. They check scheme, host, port and addresses of each connection, also of
 * redirects. They do not see paths, credentials or bodies, so you need the client's own limits.
 *
 * @param options the policy
 * @returns an agent for each protocol, which keep connections alive; `destroy` ends them
 * @throws TypeError if an option is invalid
 *
 * @example
 * import { guardedAgent } from '@url/fetch';
 * import { get } from 'node:http';
 *
 * const agent = guardedAgent().http;
 * const error = await new Promise((resolve) => get('http://[::1]/', { agent }).on('error', resolve));
 * String(error); // => 'GuardedFetchError: Cannot fetch "http://[::1]/": ::1 is not public: ::1/128, loopback (address-refused)'
 */
export function guardedAgent(options?: ConnectionOptions | null): GuardedAgents {
  const settings = readConnectionOptions(options);
  return { http: new GuardedHTTPAgent(settings), https: new GuardedHTTPSAgent(settings) };
}

const agentOptions: AgentOptions = { keepAlive: true, scheduling: 'lifo' };

class GuardedHTTPAgent extends HTTPAgent {
  readonly #settings: ConnectionSettings;

  constructor(settings: ConnectionSettings) {
    super(agentOptions);
    this.#settings = settings;
  }

  override createConnection(options: object, callback?: Callback): Duplex | null | undefined {
    return connectGuarded(this.#settings, 'http:', options as Options, super.createConnection.bind(this), callback);
  }
}

class GuardedHTTPSAgent extends HTTPSAgent {
  readonly #settings: ConnectionSettings;

  constructor(settings: ConnectionSettings) {
    super({ ...agentOptions, ...settings.tls });
    this.#settings = settings;
  }

  override createConnection(options: object, callback?: Callback): Duplex | null | undefined {
    return connectGuarded(this.#settings, 'https:', options as Options, super.createConnection.bind(this), callback);
  }
}

/** Options that name something else to connect to than a host and a port. */
const elsewhere = ['socketPath', 'path', 'socket', 'fd', 'handle'];

function connectGuarded(
  settings: ConnectionSettings,
  protocol: 'http:' | 'https:',
  options: Options,
  connect: Connect,
  callback: Callback | undefined,
): Duplex | undefined {
  const host = String(options.host ?? 'localhost');
  const origin = originOf(protocol, host, options.port);
  try {
    requireConnectable(settings, options, origin, host);
  } catch (refusal) {
    process.nextTick(callback as (error: Error) => void, refusal as Error);
    return undefined;
  }
  // A function that the request brings looks up; the policy still decides about its answer.
  const own = typeof options.lookup === 'function' ? (options.lookup as LookupFunction) : settings.lookup;
  const lookup = checkedLookup(settings, origin, own);
  const socket = connect({ ...options, host, lookup, autoSelectFamily: true }, callback) as Socket;
  limitConnecting(socket, protocol, settings.connectTimeout, origin);
  return socket;
}

function requireConnectable(settings: ConnectionSettings, options: Options, origin: string, host: string): void {
  const refused = elsewhere.find((name) => (options[name] ?? null) !== null);
  if (refused !== undefined) {
    const reason = `the option ${refused} would go around the policy`;
    throw new GuardedFetchError({ code: 'option-refused', url: origin, reason });
  }
  requireAllowed(settings, 'url', origin, settings.policy.checkURL(origin));
  const refusal = checkLiteral(settings, origin, host);
  if (refusal !== null) throw refusal;
}

/** The URL of a connection. The zone of an address is not a part of a URL. */
function originOf(protocol: string, host: string, port: unknown): string {
  const name = isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host;
  return `${protocol}//${name}:${port ?? ''}/`;
}

function limitConnecting(socket: Socket, protocol: string, milliseconds: number, origin: string): void {
  const reason = `no connection within ${milliseconds} ms`;
  const timer = setTimeout(() => {
    socket.destroy(new GuardedFetchError({ code: 'timeout', url: origin, reason }));
  }, milliseconds);
  const stop = () => clearTimeout(timer);
  socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', stop).once('close', stop);
}

export type { Decision } from './decision.js';
export { type GuardedAgents, guardedAgent } from './guarded-agent.js';
export { guardedDispatcher } from './guarded-dispatcher.js';
export { createGuardedFetch, type GuardedFetch } from './guarded-fetch.js';
export { type FetchErrorCode, GuardedFetchError } from './guarded-fetch-error.js';
export type { ConnectionOptions, DispatcherOptions, FetchOptions, TLSOptions } from './options.js';

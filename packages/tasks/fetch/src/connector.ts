import { buildConnector } from 'undici';
import { checkedLookup, checkLiteral } from './checked-lookup.js';
import type { ConnectionSettings } from './options.js';

/**
 * Returns the function by which undici connects. An undici agent keeps the connections of each origin apart, so that a connection that was checked for
 * one name never serves another.
 */
export function guardedConnector(settings: ConnectionSettings): buildConnector.connector {
  // The handler of the request names its URL in the error.
  const connect = buildConnector({
    ...settings.tls,
    allowH2: false,
    autoSelectFamily: true,
    lookup: checkedLookup(settings, ''),
    timeout: settings.connectTimeout,
  } as buildConnector.BuildOptions);
  return (options, callback) => {
    const refusal = checkLiteral(settings, '', options.hostname);
    if (refusal === null) connect(options, callback);
    else queueMicrotask(() => callback(refusal, null));
  };
}

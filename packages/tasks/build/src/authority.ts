import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { parseWholeHost, parseWholePort } from '@url/parser/internal';
import { isSpecialScheme } from '@url/record';
import { schemePattern } from '@url/record/internal';
import { type Refusal, refuse } from './refusal.js';

const validInScheme = /* @__PURE__ */ new RegExp(`^${schemePattern}`);

/** https://url.spec.whatwg.org/#concept-url-scheme */
export function readScheme(scheme: string | null): string | Refusal {
  if (scheme === null || scheme === '') return refuse('scheme', 'scheme-missing');
  const start = validInScheme.exec(scheme)?.[0].length ?? 0;
  return start === scheme.length ? scheme.toLowerCase() : refuse('scheme', 'scheme-invalid', start, start + 1);
}

/** https://url.spec.whatwg.org/#concept-url-host */
export function readHost(given: string | Host | null, scheme: string): { host: Host | null } | Refusal {
  if (given === null && !isSpecialScheme(scheme)) return { host: null };
  const text = typeof given === 'string' ? given : given === null ? '' : serializeParsedHost(given);
  // A parser with a handler takes longer, so only a refused host is parsed with one.
  const host = parseWholeHost(text, scheme, null);
  if (host !== null) return { host };
  let refusal = refuse('host', 'host-invalid-code-point');
  parseWholeHost(text, scheme, ({ type, start, end, failure }) => {
    if (failure) refusal = refuse('host', type, start, end);
  });
  return refusal;
}

/** https://url.spec.whatwg.org/#concept-url-port */
export function readPort(given: number | string | null, scheme: string): { port: number | null } | Refusal {
  if (given === null || given === '') return { port: null };
  let refusal = refuse('port', 'port-invalid');
  const result = parseWholePort(`${given}`, scheme, ({ type, start, end }) => {
    refusal = refuse('port', type, start, end);
  });
  return result ?? refusal;
}

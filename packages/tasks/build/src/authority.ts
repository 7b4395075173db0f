import { type Host, parseHost, serializeHost } from '@url/host';
import type { ValidationError } from '@url/infra';
import { defaultPort, isSpecialScheme } from '@url/record';
import { type Refusal, refuse } from './refusal.js';

const invalidInScheme = /^[^a-z]|[^a-z\d+.-]/i;

/** https://url.spec.whatwg.org/#concept-url-scheme */
export function readScheme(scheme: string | null): string | Refusal {
  if (scheme === null || scheme === '') return refuse('scheme', 'scheme-missing');
  const start = scheme.search(invalidInScheme);
  return start < 0 ? scheme.toLowerCase() : refuse('scheme', 'scheme-invalid', start, start + 1);
}

/** https://url.spec.whatwg.org/#concept-url-host */
export function readHost(given: string | Host | null, scheme: string): { host: Host | null } | Refusal {
  const isSpecial = isSpecialScheme(scheme);
  if (given === null || given === '') {
    if (isSpecial && scheme !== 'file') return refuse('host', 'host-missing');
    return { host: given === null && !isSpecial ? null : '' };
  }
  const text = typeof given === 'string' ? given : serializeHost(given);
  let failure: ValidationError | null = null as ValidationError | null;
  const host = parseHost(text, {
    isOpaque: !isSpecial,
    onValidationError: (error) => {
      if (error.failure) failure = error;
    },
  });
  if (host === null) {
    const start = failure?.start ?? 0;
    return refuse('host', failure?.type ?? 'host-invalid-code-point', start, failure?.end ?? text.length);
  }
  // https://url.spec.whatwg.org/#file-host-state
  return { host: scheme === 'file' && host === 'localhost' ? '' : host };
}

/** https://url.spec.whatwg.org/#concept-url-port */
export function readPort(given: number | string | null, scheme: string): { port: number | null } | Refusal {
  if (given === null || given === '') return { port: null };
  const text = `${given}`;
  const start = text.search(/[^\d]/);
  if (start >= 0) return refuse('port', 'port-invalid', start, start + 1);
  const port = Number(text);
  if (port > 0xffff) return refuse('port', 'port-out-of-range', 0, text.length);
  return { port: port === defaultPort(scheme) ? null : port };
}

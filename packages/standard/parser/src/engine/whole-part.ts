import type { Host } from '@url/host';
import { readHost } from '@url/host/engine';
import type { ValidationErrorHandler } from '@url/infra';
import { defaultPort, isSpecialScheme } from '@url/record';
import { LOCALHOST } from '@url/record/internal';
import { failureIn, problemOfHost, problemOfPort } from './failure-of.js';

/** Parses a host as the host state and the file host state do; `null` for failure. The error has the whole text as its range. */
export function parseWholeHost(
  text: string,
  scheme: string,
  onValidationError: ValidationErrorHandler | null,
): Host | null {
  const isSpecial = isSpecialScheme(scheme);
  if (text === '' && scheme === 'file') return '';
  const host = readHost(text, !isSpecial);
  if (host !== null) return host === LOCALHOST && scheme === 'file' ? '' : host;
  onValidationError?.(failureIn(text, 'host', problemOfHost(text, isSpecial)));
  return null;
}

/** Parses a port as the port state does: it is `null` for the empty string and the default port. Returns `null` for failure. */
export function parseWholePort(
  text: string,
  scheme: string,
  onValidationError: ValidationErrorHandler | null,
): { port: number | null } | null {
  const problem = problemOfPort(text);
  if (problem !== null) {
    onValidationError?.(failureIn(text, 'port', problem));
    return null;
  }
  const port = text === '' || Number(text) === defaultPort(scheme) ? null : Number(text);
  return { port };
}

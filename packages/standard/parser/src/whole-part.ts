import type { Host } from '@url/host';
import type { ValidationErrorHandler } from '@url/infra';
import { StoredURLRecord, specialSchemeNamed } from '@url/record/internal';
import { runSetter } from './basic-url-parser.js';
import { createParser, type Parser } from './parser.js';
import { scanAuthority } from './read-authority.js';
import { kindsOfHost } from './states/host.js';
import { FAILURE, NO_PORT, parsePortUpTo } from './states/port.js';
import { parseHostUpTo, UNKNOWN } from './states/read-host.js';

// Each function parses a text as the whole of a part: a code unit that would end the part in a URL is an error. The handler, if there is one, gets the failure.

/** Parses a host as the host state and the file host state do; `null` for failure. */
export function parseWholeHost(
  text: string,
  scheme: string,
  onValidationError: ValidationErrorHandler | null,
): Host | null {
  return parseHostUpTo(parserOf(text, scheme, onValidationError), text.length, UNKNOWN);
}

/** Parses a port as the port state does: it is `null` for the empty string and the default port. Returns `null` for failure. */
export function parseWholePort(
  text: string,
  scheme: string,
  onValidationError: ValidationErrorHandler | null,
): { port: number | null } | null {
  const port = parsePortUpTo(parserOf(text, scheme, onValidationError), text.length);
  return port === FAILURE ? null : { port: port === NO_PORT ? null : port };
}

/** Parses a path as the path start state does, for a URL with a scheme and a host. Removes tabs and newlines. */
export function parseWholePath(text: string, scheme: string, host: Host | null): string {
  const url = new StoredURLRecord();
  url.scheme = scheme;
  url.host = host;
  runSetter(url, text, 'path start state');
  return url.path;
}

/** Returns the range of the host or port at which a run failed: the pointer is at its start. */
export function rangeOfFailedPart(
  { input, pointer, url }: Parser,
  component: 'host' | 'port',
): { readonly start: number; readonly end: number } {
  const { hostEnd, end } = scanAuthority(input, pointer, kindsOfHost(url.special));
  return { start: pointer, end: component === 'host' ? hostEnd : end };
}

function parserOf(text: string, scheme: string, onValidationError: ValidationErrorHandler | null): Parser {
  const parser = createParser(text, null, null, onValidationError, false);
  parser.url.special = specialSchemeNamed(scheme);
  return parser;
}

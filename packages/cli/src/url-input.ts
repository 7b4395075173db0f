import type { ValidationErrorHandler } from '@url/infra';
import { quoteURL } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { createURLRecord, defaultPort, type URLRecord } from '@url/record';
import { fieldsOf, schemePattern } from '@url/record/internal';
import { type Arguments, UsageError } from './arguments.js';
import { type Failure, failureOf } from './failure.js';
import { quoteInput } from './printable.js';

export interface FoundURL {
  readonly record: URLRecord;
  /** The default port, if the input or an option names it and `--keep-port` keeps it; `null` otherwise. */
  readonly keptPort: number | null;
  /** The scheme that `--guess-scheme` put before the input, or `null`. */
  readonly guessedScheme: string | null;
}

export type URLInput = ReturnType<typeof readURLInput>;

/** Reads `--base`, `--guess-scheme` and `--keep-port`. An invalid base or scheme is wrong usage. */
export function readURLInput(args: Arguments) {
  const scheme = args.value('guess-scheme');
  if (scheme !== null && parseURL(`${scheme}://h`)?.scheme !== scheme.toLowerCase())
    throw new UsageError(`option '--guess-scheme' needs a scheme such as "https", not ${quoteInput(scheme)}`);
  const base = readBase(args);
  const basePort = base && keptPortOf(args.value('base')!, base, null, null);
  return { base, basePort, guess: scheme, keepsPort: args.has('keep-port') };
}

/** The record of `--base`, or `null` if it was not given; one that does not parse is wrong usage. */
export function readBase(args: Arguments): URLRecord | null {
  const base = args.value('base');
  if (base === null) return null;
  const record = parseURL(base);
  if (record === null) {
    const { error } = urlFailure(base, { base: null, guess: null });
    throw new UsageError(`cannot parse the base ${quoteURL(base)} as a URL: ${error}`);
  }
  return record;
}

/** Returns `null` if the input does not parse. */
export function findURL(input: string, { base, basePort, guess, keepsPort }: URLInput): FoundURL | null {
  const guessed = withGuessedScheme(input, guess);
  const text = guessed ?? input;
  const record = base === null ? parseURL(text) : parseURL(text, { base });
  if (record === null) return null;
  const keptPort = keepsPort ? keptPortOf(text, record, base, basePort) : null;
  return { record, keptPort, guessedScheme: guessed === null ? null : record.scheme };
}

/** The port to write, also one that the record does not contain: a port that `--keep-port` keeps, or the default port. */
export function shownPort({ record, keptPort }: FoundURL, hasDefaultPort: boolean): number | null {
  return record.port ?? keptPort ?? (hasDefaultPort && record.host !== null ? defaultPort(record.scheme) : null);
}

export function withShownPort(found: FoundURL, hasDefaultPort: boolean): URLRecord {
  const { record } = found;
  const port = shownPort(found, hasDefaultPort);
  return port === record.port ? record : createURLRecord({ ...fieldsOf(record), port });
}

/** Why `findURL` returned `null`. Offsets count from the start of the input, also if a scheme was guessed. */
export function urlFailure(input: string, { base, guess }: Pick<URLInput, 'base' | 'guess'>): Failure {
  const text = withGuessedScheme(input, guess) ?? input;
  const parse = (onValidationError: ValidationErrorHandler) => parseURL(text, { base, onValidationError });
  return failureOf(text, parse, text.length - input.length);
}

/**
 * Puts a scheme before an input without a scheme; returns `null` for other inputs. Some names of hosts say which scheme, as curl guesses
 * it: "ftp.example.com".
 */
function withGuessedScheme(input: string, guess: string | null): string | null {
  if (guess === null || !lacksScheme(input)) return null;
  const afterSlashes = input.trimStart().replace(/^[/\\]{2}/, '');
  const [, named = guess] = /^(?:[^/\\?#]*@)?(dict|ftp|imap|ldap|pop3|smtp)\./i.exec(afterSlashes) ?? [];
  return `${named.toLowerCase()}://${afterSlashes}`;
}

/** Whether an input begins with a host, or a user and a host, and does not have a scheme: "example.com/a", "localhost:8080", "//h/". */
export function lacksScheme(input: string): boolean {
  const text = input.trimStart();
  return (
    /^[/\\]{2}[^/\\]/.test(text) ||
    (/^[^/\\?#\s.]/.test(text) && (!new RegExp(`^${schemePattern}:`).test(text) || beginsWithHostAndPort(text)))
  );
}

/** Whether an input is one such as "localhost:8080/a", whose "localhost" the URL Standard reads as a scheme; "tel:911" is not. */
export function beginsWithHostAndPort(input: string): boolean {
  return /^(?:(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?:[/\\?#]|$)|[a-z0-9-]+:\d{1,5}[/\\])/i.test(
    input.trimStart(),
  );
}

/** The default port, which no record contains, that an input writes, or that its base keeps if the input does not have an authority. */
export function keptPortOf(input: string, record: URLRecord, base: URLRecord | null, basePort: number | null) {
  if (record.port !== null) return null;
  // With a base of its scheme an input has an authority only after two solidi.
  const isSame = base?.scheme === record.scheme;
  const start = isSame ? /^[\0- ]*(?:[^:/\\?#]*:)?[/\\]{2,}([^/\\?#]*)/ : /^[^:/\\?#]*:[/\\]*([^/\\?#]*)/;
  const [, authority] = start.exec(input.replace(/[\t\n\r]/g, '')) ?? [];
  if (authority === undefined) return basePort;
  const [, port] = /:(\d+)\s*$/.exec(authority.slice(authority.lastIndexOf('@') + 1)) ?? [];
  return port !== undefined && Number(port) === defaultPort(record.scheme) ? Number(port) : null;
}

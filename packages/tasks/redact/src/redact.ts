import type { Host } from '@url/host';
import { isAddress, serializeParsedHost } from '@url/host/internal';
import { checkKinds, option, textOfURL } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { isURLRecord, serializeFields } from '@url/record/internal';
import { findURLCredentialSpans } from './credential-spans.js';
import { findSpansInEncodedURLs, findSpansInEscapedText } from './encoded-urls.js';
import { createHeaderPattern, findHeaderSpans } from './header-spans.js';
import { findLoginSpans } from './login-spans.js';
import { createNameTest, type IsSecretName } from './name-test.js';
import { findNamedValueSpans } from './named-value-spans.js';
import { withoutPlaceholders } from './placeholder.js';
import { commonSecretHeaders, commonSecretNames } from './secret-names.js';
import { findSettingSpans } from './setting-spans.js';
import { replaceSpans, type Span } from './spans.js';
import { findTokenSpans } from './token-spans.js';

/** An object of any class `URL`. Only its `href` is read. */
export interface URLObject {
  readonly href: string;
}

/** The options of `redact`. */
export interface RedactionRules {
  /** Whether to replace usernames, passwords, and tokens with a well-known form. The default is `true`. */
  readonly credentials?: boolean | null;
  /**
   * The names in queries, fragments, path parameters and settings whose values are replaced. They match regardless of case, percent-encoding,
   * and the separators "-", "_" and "."; each key in brackets matches as a name does: "user[password]". If "token" is in the list, all names
   * that end in it match, such as "reset_token". The other names that match so are password, passwd, passphrase, pwd, pass, secret, credential,
   * signature, jwt, authorization, and api, access, account, encryption, private, secret or signing with "key". Positions in lists, such as
   * "page_token", match only if they are in the list. The default is `commonSecretNames`.
   */
  readonly names?: readonly string[] | null;
  /**
   * The header fields whose values are replaced, wherever the text contains the name and a ":". They match regardless of case. The default
   * is `commonSecretHeaders`.
   */
  readonly headers?: readonly string[] | null;
  /** Names and header fields whose values stay, such as "sync_token", which ends in "token". By default there are none. */
  readonly keep?: readonly string[] | null;
  /** The text that replaces a secret. The default is "REDACTED". */
  readonly replacement?: string | null;
}

const RULES = {
  credentials: 'boolean',
  headers: 'list of strings',
  keep: 'list of strings',
  names: 'list of strings',
  replacement: 'string',
} as const;

function serialize(input: string | Host | URLRecord | URLObject): string {
  if (typeof input === 'string') return input;
  if (isAddress(input)) return serializeParsedHost(input);
  if (isURLRecord(input)) return serializeFields(input);
  return textOfURL(input, 'input');
}

/** The rules, prepared for any number of texts. */
interface PreparedRules {
  readonly hasCredentials: boolean;
  readonly isSecret: IsSecretName | null;
  readonly isSecretSetting: IsSecretName;
  readonly headers: RegExp | null;
  readonly replacement: string;
}

/** The prepared default rules, created on first use. */
let commonRules: PreparedRules | null = null;

function prepare(rules: RedactionRules): PreparedRules {
  checkKinds(rules, RULES);
  const names = option(rules, 'names') ?? commonSecretNames;
  const headers = option(rules, 'headers') ?? commonSecretHeaders;
  const kept = option(rules, 'keep') ?? [];
  const keptHeaders = kept.map((name) => name.toLowerCase());
  return {
    hasCredentials: option(rules, 'credentials') !== false,
    isSecret: names.length > 0 ? createNameTest(names, kept, false) : null,
    isSecretSetting: createNameTest(names, kept, true),
    headers: createHeaderPattern(headers.filter((name) => !keptHeaders.includes(name.toLowerCase()))),
    replacement: option(rules, 'replacement') ?? 'REDACTED',
  };
}

function findURLSpans(text: string, { hasCredentials, isSecret, isSecretSetting }: PreparedRules): Span[] {
  const spans: Span[] = [];
  if (hasCredentials) {
    findLoginSpans(text, spans);
    findTokenSpans(text, spans);
  }
  if (isSecret !== null) findSettingSpans(text, isSecretSetting, spans);
  const secrets = withoutPlaceholders(text, spans);
  // A URL contains its credentials and its query, whatever they look like.
  if (isSecret !== null && text.includes('=')) findNamedValueSpans(text, isSecret, secrets);
  return hasCredentials ? [...secrets, ...findURLCredentialSpans(text)] : secrets;
}

/** Returns a test for the start of a username that is replaced anyway, and whose password is a part of the same word. */
function createUsernameTest(text: string, { hasCredentials }: PreparedRules): (start: number) => boolean {
  let usernames: Set<number> | null = null;
  return (start) => {
    if (!hasCredentials || text.charAt(start - 1) !== '/') return false;
    if (usernames === null) usernames = new Set(startsOfUsernames(text));
    return usernames.has(start);
  };
}

function startsOfUsernames(text: string): number[] {
  const spans = findURLCredentialSpans(text);
  const isUsername = ({ start, end }: Span, i: number): boolean => {
    const password = spans[i + 1];
    return password?.start === end + 1 && !/[\s"'<>]/.test(text.slice(start, password.end));
  };
  return spans.filter(isUsername).map(({ start }) => start);
}

function findSpans(text: string, rules: PreparedRules): Span[] {
  const spans = findURLSpans(text, rules);
  findSpansInEncodedURLs(text, (decoded) => findURLSpans(decoded, rules), spans);
  if (rules.headers === null) return spans;
  const values: Span[] = [];
  findHeaderSpans(text, rules.headers, createUsernameTest(text, rules), values);
  return [...spans, ...withoutPlaceholders(text, values)];
}

function redactText(text: string, rules: PreparedRules): string {
  const spans = findSpansInEscapedText(text, (decoded) => findSpans(decoded, rules));
  return spans.length === 0 ? text : replaceSpans(text, spans, rules.replacement);
}

/**
 * Returns a function that redacts many texts with the same rules.
 *
 * @param rules what to replace
 * @returns the function, which accepts a text
 */
export function createRedactor(rules: RedactionRules): (text: string) => string {
  const prepared = prepare(rules);
  return (text) => redactText(text, prepared);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-7.5
 *
 * Replaces secrets in a URL, or in any text with URLs: usernames, passwords, values of names in queries, fragments, path parameters and settings,
 * values of header fields, and tokens with a well-known form. It also searches percent-encoded URLs. Everything else stays, byte for byte. The
 * text is not parsed, so it may be invalid. If parsers disagree about the end of
 * credentials, more is replaced, except before what looks like an e-mail address.
 *
 * @param input text (a URL, a relative reference, a query, or lines of a log), a URL object, a URL record, or a parsed host
 * @param rules what to replace
 * @returns the text without the secrets; text never throws
 * @throws TypeError for anything else, and for unknown rules
 *
 * @example
 * import { redact } from '@url/redact';
 *
 * redact('GET https://me:secret@example.org/a?token=1&b=2'); // => 'GET https://REDACTED:REDACTED@example.org/a?token=REDACTED&b=2'
 * redact('Authorization: Bearer secret'); // => 'Authorization: REDACTED'
 * redact('host=h password=secret {"apiKey":"secret"}'); // => 'host=h password=REDACTED {"apiKey":"REDACTED"}'
 * redact('/cb?b=2#access_token=1', { replacement: '…' }); // => '/cb?b=2#access_token=…'
 * redact('https://me:secret@exa mple:99999/?q=1', { names: ['q'] }); // => 'https://REDACTED:REDACTED@exa mple:99999/?q=REDACTED'
 */
export function redact(input: string | Host | URLRecord | URLObject, rules?: RedactionRules | null): string {
  const text = serialize(input);
  if (rules !== undefined && rules !== null) return redactText(text, prepare(rules));
  if (commonRules === null) commonRules = prepare({});
  return redactText(text, commonRules);
}

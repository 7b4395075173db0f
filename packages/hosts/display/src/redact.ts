import { type Host, serializeHost } from '@url/host';
import { isAddress } from '@url/host/internal';
import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { serializeFields } from '@url/record/internal';
import { findCredentialSpans } from './credential-spans.js';
import { findSpansInEncodedURLs } from './encoded-urls.js';
import { createHeaderPattern, findHeaderSpans } from './header-spans.js';
import { findNamedValueSpans } from './named-value-spans.js';
import { checkKinds } from './option-kinds.js';
import { replaceSpans, type Span } from './spans.js';
import { isRecord, textOf, type URLObject } from './url-parts.js';

/** The options of `redact`. */
export interface RedactionRules {
  /** Whether to replace usernames and passwords. The default is `true`. */
  readonly credentials?: boolean | null;
  /**
   * The names in queries, fragments and path parameters whose values are replaced. They match regardless of case and percent-encoding, and
   * each key in brackets matches as a name does: "user[password]". The default is `commonSecretNames`.
   */
  readonly names?: readonly string[] | null;
  /**
   * The header fields whose values are replaced, wherever the text contains the name and a ":". They match regardless of case. The default
   * is `commonSecretHeaders`.
   */
  readonly headers?: readonly string[] | null;
  /** The text that replaces a secret. The default is "REDACTED". */
  readonly replacement?: string | null;
}

/**
 * The names of secrets in queries and fragments: parameters of OAuth, OpenID Connect and signed URLs, and common names for passwords, keys and
 * sessions.
 *
 * @example
 * import { commonSecretNames } from '@url/display';
 *
 * commonSecretNames.includes('access_token'); // => true
 */
export const commonSecretNames: readonly string[] =
  /* @__PURE__ */ `access_token accesstoken api_key api-key apikey assertion auth auth_token authorization authtoken awsaccesskeyid
  bearer client_assertion client_secret code code_verifier credential credentials id_token jwt key jsessionid oauth_token
  oauth_token_secret otp passphrase passwd password phpsessid private_key pwd refresh_token saml_art samlrequest samlresponse secret session
  session_id session_token sessionid sid sig signature ticket token x-amz-credential x-amz-security-token x-amz-signature x-api-key
  x-goog-credential x-goog-signature`.split(/\s+/);

/**
 * The names of header fields with credentials and cookies.
 *
 * @example
 * import { commonSecretHeaders } from '@url/display';
 *
 * commonSecretHeaders.includes('cookie'); // => true
 */
export const commonSecretHeaders: readonly string[] =
  /* @__PURE__ */ 'authorization cookie proxy-authorization set-cookie x-amz-security-token x-api-key x-auth-token'.split(
    ' ',
  );

const RULES = {
  credentials: 'boolean',
  headers: 'list of strings',
  names: 'list of strings',
  replacement: 'string',
} as const;

function serialize(input: string | Host | URLRecord | URLObject): string {
  if (typeof input === 'string') return input;
  if (isAddress(input)) return serializeHost(input);
  if (typeof input === 'object' && input !== null && isRecord(input)) return serializeFields(input);
  return textOf(input as URLObject, 'input');
}

/** The rules, prepared for any number of texts. */
interface PreparedRules {
  readonly hasCredentials: boolean;
  readonly names: ReadonlySet<string>;
  readonly headers: RegExp | null;
  readonly replacement: string;
}

/** The prepared default rules, created on first use. */
let commonNames: ReadonlySet<string> | null = null;
let commonHeaders: RegExp | null = null;

function prepare(rules: RedactionRules): PreparedRules {
  checkKinds(rules, RULES);
  const names = option(rules, 'names');
  const headers = option(rules, 'headers');
  if (names === null && !commonNames) commonNames = new Set(commonSecretNames);
  if (headers === null && !commonHeaders) commonHeaders = createHeaderPattern(commonSecretHeaders);
  return {
    hasCredentials: option(rules, 'credentials') !== false,
    names: names === null ? commonNames! : new Set(names.map((name) => name.toLowerCase())),
    headers: headers === null ? commonHeaders : createHeaderPattern(headers),
    replacement: option(rules, 'replacement') ?? 'REDACTED',
  };
}

function findURLSpans(text: string, { hasCredentials, names }: PreparedRules): Span[] {
  const spans = hasCredentials ? findCredentialSpans(text) : [];
  if (names.size > 0 && text.includes('=')) findNamedValueSpans(text, names, spans);
  return spans;
}

function redactText(text: string, rules: PreparedRules): string {
  const { headers, replacement } = rules;
  const spans = findURLSpans(text, rules);
  findSpansInEncodedURLs(text, (decoded) => findURLSpans(decoded, rules), spans);
  if (headers !== null) findHeaderSpans(text, headers, spans);
  return spans.length === 0 ? text : replaceSpans(text, spans, replacement);
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
 * Replaces secrets in a URL, or in any text with URLs: usernames, passwords, values of names in queries, fragments and path parameters, and
 * values of header fields. It also searches percent-encoded URLs. Everything else stays, byte for byte. The text is not parsed, so it may be
 * invalid. If parsers disagree about a text, more is replaced, not less.
 *
 * @param input text (a URL, a relative reference, a query, or lines of a log), a URL object, a URL record, or a parsed host
 * @param rules what to replace
 * @returns the text without the secrets; text never throws
 * @throws TypeError for anything else, and for unknown rules
 *
 * @example
 * import { redact } from '@url/display';
 *
 * redact('GET https://me:secret@example.org/a?token=1&b=2'); // => 'GET https://REDACTED:REDACTED@example.org/a?token=REDACTED&b=2'
 * redact('Authorization: Bearer secret'); // => 'Authorization: REDACTED'
 * redact('/cb?b=2#access_token=1', { replacement: '…' }); // => '/cb?b=2#access_token=…'
 * redact('https://me:secret@exa mple:99999/?q=1', { names: ['q'] }); // => 'https://REDACTED:REDACTED@exa mple:99999/?q=REDACTED'
 */
export function redact(input: string | Host | URLRecord | URLObject, rules: RedactionRules = {}): string {
  return redactText(serialize(input), prepare(rules));
}

import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { serializeFields } from '@url/record/internal';
import { findCredentialSpans } from './credential-spans.js';
import { findNamedValueSpans } from './named-value-spans.js';
import { replaceSpans } from './spans.js';
import type { URLObject } from './url-parts.js';

/** The options of `redact`. */
export interface RedactionRules {
  /** Whether user names and passwords are replaced. The default is `true`. */
  readonly credentials?: boolean | null;
  /**
   * The names in queries, fragments and parameters of paths whose values are replaced. Names are compared without case, and after
   * percent-decoding. The default is `commonSecretNames`.
   */
  readonly names?: readonly string[] | null;
  /** The text that replaces a secret, written as it is. The default is "REDACTED". */
  readonly replacement?: string | null;
}

/**
 * Names whose values are secrets in queries and fragments: those of OAuth and OpenID Connect, of signed URLs of storage services, and
 * those that programs take for passwords, keys and sessions.
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

function serialize(url: URLRecord | URLObject): string {
  return 'scheme' in url ? serializeFields(url, false) : url.href;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-7.5
 *
 * Replaces the secrets in a URL or in any text that contains URLs, for a log: the user name and the password of each URL, and the
 * values of names in queries, fragments and parameters of paths. All else stays, byte for byte. The text is not parsed, and may be invalid. Where it is
 * uncertain how a parser would read the text, more is replaced rather than less.
 *
 * @param input a URL record, an object of a class `URL`, or text: a URL, a relative reference, a query, or lines of a log
 * @param rules what to replace
 * @returns the text without the secrets
 *
 * @example
 * import { redact } from '@url/display';
 *
 * redact('GET https://me:secret@example.org/a?token=1&b=2'); // => 'GET https://REDACTED:REDACTED@example.org/a?token=REDACTED&b=2'
 * redact('/cb?b=2#access_token=1', { replacement: '…' }); // => '/cb?b=2#access_token=…'
 * redact('https://me:secret@exa mple:99999/?q=1', { names: ['q'] }); // => 'https://REDACTED:REDACTED@exa mple:99999/?q=REDACTED'
 */
export function redact(input: URLRecord | URLObject | string, rules: RedactionRules = {}): string {
  const text = typeof input === 'string' ? input : serialize(input);
  const credentials = option(rules, 'credentials') === false ? [] : findCredentialSpans(text);
  const values = findNamedValueSpans(text, option(rules, 'names') ?? commonSecretNames);
  return replaceSpans(text, [...credentials, ...values], option(rules, 'replacement') ?? 'REDACTED');
}

import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { serializeFields } from '@url/record/internal';
import { credentialSpans } from './credential-spans.js';
import { namedValueSpans } from './named-value-spans.js';
import { replaceSpans } from './spans.js';
import type { URLObject } from './url-parts.js';

/** What `redact` replaces, and by what. */
export interface RedactionRules {
  /** Whether user names and passwords are replaced. They are unless this is `false`. */
  readonly credentials?: boolean | null;
  /**
   * The names in queries, fragments and parameters of paths whose values are replaced; upper and lower case are one, and percent-escapes are decoded.
   * `commonSecretNames` unless it is given.
   */
  readonly names?: readonly string[] | null;
  /** What stands in place of a secret: "REDACTED" unless it is given. It is written as it is. */
  readonly replacement?: string | null;
}

/**
 * Names under which secrets stand in queries and fragments: of OAuth and OpenID Connect, of signed URLs of storage services, and
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
 * values of names in queries, fragments and parameters of paths. All else stays, byte for byte. Nothing is parsed, so that nothing has to be valid: where
 * it is not certain what a parser would make of the text, more is replaced, not less.
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
  const credentials = option(rules, 'credentials') === false ? [] : credentialSpans(text);
  const values = namedValueSpans(text, option(rules, 'names') ?? commonSecretNames);
  return replaceSpans(text, [...credentials, ...values], option(rules, 'replacement') ?? 'REDACTED');
}

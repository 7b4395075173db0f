/**
 * The names of secrets in queries, fragments and settings: parameters of OAuth, OpenID Connect and signed URLs, and common names for passwords,
 * keys and sessions.
 *
 * @example
 * import { commonSecretNames } from '@url/redact';
 *
 * commonSecretNames.includes('access_token'); // => true
 */
export const commonSecretNames: readonly string[] =
  /* @__PURE__ */ `access_key access_token account_key api_key assertion auth auth_key authorization awsaccesskeyid bearer client_assertion code
  code_verifier credential credentials device_code encryption_key hmac id_token_hint jwt key jsessionid mfa_code otp pass passcode passphrase passwd
  password password_confirmation phpsessid pin private_key pwd saml_art saml_request saml_response secret secret_key session session_id sessid sid sig
  signature signing_key subscription_key ticket token totp`.split(/\s+/);

/**
 * The names of header fields with credentials and cookies.
 *
 * @example
 * import { commonSecretHeaders } from '@url/redact';
 *
 * commonSecretHeaders.includes('cookie'); // => true
 */
export const commonSecretHeaders: readonly string[] =
  /* @__PURE__ */ `api-key apikey authentication authorization cf-access-client-secret cf-access-jwt-assertion cookie job-token
  ocp-apim-subscription-key private-token proxy-authorization set-cookie x-access-token x-amz-security-token x-api-key x-api-token x-auth-key
  x-auth-token x-authorization x-aws-ec2-metadata-token x-csrf-token x-functions-key x-github-token x-gitlab-token x-goog-api-key x-session-token
  x-shopify-access-token x-vault-token x-xsrf-token`.split(/\s+/);

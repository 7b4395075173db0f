import type { URLCheck } from '@url/address';
import { parseURL } from '@url/parser';
import { type FetchErrorCode, GuardedFetchError } from './guarded-fetch-error.js';
import type { ConnectionSettings } from './options.js';
import { withoutCredentials } from './url-without-credentials.js';

/** Reports a decision about a URL. Returns the checked URL, or throws the refusal. */
export function requireAllowed(
  { onDecision }: ConnectionSettings,
  kind: 'url' | 'redirect',
  url: string,
  check: URLCheck,
): string {
  const { ok } = check;
  if (ok === true) {
    onDecision?.({ kind, ok, target: withoutCredentials(url), addresses: [], rule: null, reason: null });
    return check.url;
  }
  const { rule, reason } = check;
  onDecision?.({ kind, ok: false, target: withoutCredentials(url), addresses: [], rule, reason });
  const address = addressIn(url);
  throw new GuardedFetchError({ code: codeOf(kind, rule, address), url, reason, address });
}

function codeOf(kind: 'url' | 'redirect', rule: string, address: string | null): FetchErrorCode {
  if (kind === 'redirect') return 'redirect-refused';
  return address !== null && ['addresses', 'allow', 'deny'].includes(rule) ? 'address-refused' : 'url-refused';
}

/** The address that a URL has in the place of a name, or `null`. */
function addressIn(url: string): string | null {
  const record = parseURL(url);
  if (record === null || record.host === null || typeof record.host === 'string') return null;
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

import { argumentError, memberOf } from '@url/infra/internal';
import type { HostPolicy, URLCheck } from './host-policy.js';
import { type PolicyURL, readPolicyURL } from './policy-url.js';
import { refuse } from './refusal.js';

/**
 * https://fetch.spec.whatwg.org/#concept-response-location-url
 *
 * Resolves and checks a redirect. A client that follows redirects itself does not call the policy: fetch with `redirect: 'manual'` and check
 * each `Location`.
 *
 * @param location the value of a response's `Location` header, which may be relative; `null` if there is none
 * @param base the URL that the response came from
 * @param policy a policy of `createHostPolicy`
 * @returns the URL to fetch next, or why it is refused
 * @throws TypeError if the policy is not a policy
 *
 * @example
 * import { checkRedirect, createHostPolicy } from '@url/address';
 *
 * const policy = createHostPolicy();
 * checkRedirect('../b', 'https://example.com/a/', policy); // => { ok: true, url: 'https://example.com/b', host: 'example.com' }
 * checkRedirect('//169.254.169.254/', 'https://example.com/', policy).ok; // => false
 */
export function checkRedirect(location: string | null | undefined, base: PolicyURL, policy: HostPolicy): URLCheck {
  const isPolicy = typeof policy === 'object' && policy !== null && typeof memberOf(policy, 'checkURL') === 'function';
  if (!isPolicy) throw argumentError('policy', policy, 'is not a policy of createHostPolicy');
  const from = readPolicyURL(base);
  if (typeof location !== 'string' || from === null) return refuse('url', 'there is no URL to redirect to');
  const to = readPolicyURL(location, from.href);
  return to === null ? refuse('url', 'the location is not a URL') : policy.checkURL(to.href);
}

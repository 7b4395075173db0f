import { createHostPolicy, type HostPolicyOptions } from '@url/address';

/** @returns the rule that refuses a URL, or "ok" */
export function ruleOf(url: string, options?: HostPolicyOptions): string {
  const check = createHostPolicy(options).checkURL(url);
  return check.ok ? 'ok' : check.rule;
}

/** @returns the rule that refuses a resolved address, or "ok" */
export function ruleOfAddress(address: string, options?: HostPolicyOptions): string {
  const check = createHostPolicy(options).checkAddress(address);
  return check.ok ? 'ok' : check.rule;
}

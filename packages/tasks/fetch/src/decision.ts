import type { Refusal } from '@url/address';

/** A lookup or a decision, for logs and metrics. */
export interface Decision {
  /**
   * The subject of the decision: a URL to request, a redirect to follow, or the addresses of a host. "lookup" is a failed lookup.
   * "proxy" is a request whose addresses nobody checks, because a proxy looks the name up.
   */
  readonly kind: 'url' | 'redirect' | 'lookup' | 'address' | 'proxy';
  readonly ok: boolean;
  /** The URL or the host that the decision is about, without credentials. */
  readonly target: string;
  /** The addresses that the host has; an empty list if it was not looked up. */
  readonly addresses: readonly string[];
  /** The rule of the policy that refuses. */
  readonly rule: Refusal['rule'] | null;
  /** The reason of a refusal or failure. */
  readonly reason: string | null;
}

export type DecisionListener = (decision: Decision) => void;

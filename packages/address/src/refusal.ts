/** Why something may not be connected to. */
export interface Refusal {
  readonly ok: false;
  /** The option that refuses it; "url" for what is no URL, "host" for a URL without a host, "address" for what is no address. */
  readonly rule: 'url' | 'schemes' | 'credentials' | 'ports' | 'host' | 'deny' | 'allow' | 'addresses' | 'address';
  /** A clause for a log, without a full stop. */
  readonly reason: string;
}

export function refuse(rule: Refusal['rule'], reason: string): Refusal {
  return { ok: false, rule, reason };
}

/** Why a URL or an address is refused. */
export interface Refusal {
  readonly ok: false;
  /** The option that refuses it; "url" or "address" if the input is not one, and "host" if the URL does not have a host. */
  readonly rule: 'url' | 'schemes' | 'credentials' | 'ports' | 'host' | 'deny' | 'allow' | 'addresses' | 'address';
  /** The reason for a log: a clause without a full stop. */
  readonly reason: string;
}

export function refuse(rule: Refusal['rule'], reason: string): Refusal {
  return { ok: false, rule, reason };
}

/** Why a URL or an address is refused. */
export interface Refusal {
  readonly ok: false;
  /** The option that refuses it. "url" means that the input is no URL, "host" that the URL has no host, "address" that the input is no address. */
  readonly rule: 'url' | 'schemes' | 'credentials' | 'ports' | 'host' | 'deny' | 'allow' | 'addresses' | 'address';
  /** A clause for a log, without a full stop. */
  readonly reason: string;
}

export function refuse(rule: Refusal['rule'], reason: string): Refusal {
  return { ok: false, rule, reason };
}

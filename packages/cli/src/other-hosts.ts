import { compare } from '@url/dialects/compare';
import { isPlain } from '@url/dialects/plain';

/**
 * The hosts that readers of other specifications find in a URL, if `compare` raises its alarm about the host: programs that follow
 * them connect elsewhere. `null` is the host of a reader that does not find one.
 */
export function otherHosts(input: string, base: string | null): readonly (string | null)[] {
  if (base === null && isPlain(input)) return [];
  const { hostsDiffer, differences } = compare(input, { ...(base === null ? {} : { base }), explain: false });
  const readings = hostsDiffer ? differences.find(({ subject }) => subject === 'host')?.readings : [];
  return (readings ?? []).filter(({ dialects }) => !dialects.includes('whatwg')).map(({ value }) => value || null);
}

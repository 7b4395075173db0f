/** Serializes a pair. An empty pair becomes "=", because the empty string would be an empty piece. */
export function joinPair(rawName: string, rawValue: string | null): string {
  return rawValue === null && rawName !== '' ? rawName : `${rawName}=${rawValue ?? ''}`;
}

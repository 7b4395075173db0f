/**
 * Makes the key of a name, or of a name and a value, for an index of pairs. A lone surrogate separates them: scalar value strings never contain one.
 *
 * @param name a scalar value string
 * @param value a scalar value string
 */
export function pairKey(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}

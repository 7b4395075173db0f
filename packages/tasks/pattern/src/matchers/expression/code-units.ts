/** Which ASCII code units a piece of an expression accepts: 1 or 0 for each. Components of URLs have no others. */
export type CodeUnits = Uint8Array;

/**
 * Finds the ASCII code units that one character, class or escape accepts. The engine decides about classes and escapes.
 *
 * @param ignoreCase whether case is ignored; then the inputs are in lower case
 */
export function codeUnitsOf(source: string, ignoreCase: boolean): CodeUnits {
  const accepted = new Uint8Array(0x80);
  if (/^[^.[\\]$/.test(source)) {
    accepted[(ignoreCase ? source.toLowerCase() : source).charCodeAt(0)] = 1;
    return accepted;
  }
  const regularExpression = new RegExp(`^${source}$`, ignoreCase ? 'vi' : 'v');
  for (let codeUnit = 0; codeUnit < accepted.length; codeUnit++) {
    if (regularExpression.test(String.fromCharCode(codeUnit))) accepted[codeUnit] = 1;
  }
  return accepted;
}

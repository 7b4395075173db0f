/** Tests whether the values of a name are secret. */
export type IsSecretName = (name: string) => boolean;

/**
 * Returns a name as sought names are compared: case and separators do not count. PHP removes spaces before a name and all after U+0000, and changes "." to "_".
 */
function normalizeName(name: string): string {
  return name.replace(/\0[\s\S]*|[ ._-]/g, '').toLowerCase() || name;
}

/** The end of a name that is unmistakable, whatever precedes it: "reset_token". */
const UNMISTAKABLE =
  /^[^/:,]*?(pass(?:wor|w)d|passphrase|pwd|secret|token|(?:access|account|api|private|secret)key|credential|signature)$/;

/**
 * Returns a test for names.
 *
 * @param names the names, and the ends of names that are unmistakable
 * @param kept names whose values are not secret
 */
export function createNameTest(names: readonly string[], kept: readonly string[]): IsSecretName {
  const secret = new Set(names.map(normalizeName));
  const open = new Set(kept.map(normalizeName));
  return (name) => {
    const normalized = normalizeName(name);
    const isNamed = secret.has(normalized) || secret.has(UNMISTAKABLE.exec(normalized)?.[1] ?? normalized);
    return isNamed && !open.has(normalized);
  };
}

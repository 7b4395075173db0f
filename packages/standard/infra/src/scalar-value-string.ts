/** Since ES2024 strings have the method. An engine that keeps ASCII as bytes does not read such text for it. */
interface MaybeES2024 {
  isWellFormed?(): boolean;
}

export function toScalarValueString(input: string): string {
  const isWellFormed = (input as MaybeES2024).isWellFormed?.() ?? !/[\ud800-\udfff]/.test(input);
  // With the flag "u" a pair is one code point, so the class matches only lone surrogates.
  return isWellFormed ? input : input.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

// The functions of unicode.ts without the check of their arguments, for packages of this repository.

export function isSurrogate(codePoint: number): boolean {
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}

export function isNoncharacter(codePoint: number): boolean {
  return (codePoint >= 0xfdd0 && codePoint <= 0xfdef) || (codePoint & 0xfffe) === 0xfffe;
}

/**
 * Returns the result of `String.prototype.codePointAt`, but does not call it for the last code unit: optimized code of V8 13.6 can treat a lone
 * surrogate at the end as a pair.
 */
export function codePointAt(input: string, index: number): number {
  return index + 1 < input.length ? input.codePointAt(index)! : input.charCodeAt(index);
}

import type { Token } from './tokenizer.js';

/**
 * https://urlpattern.spec.whatwg.org/#is-a-non-special-pattern-char
 *
 * Tests whether a token is a code point without a meaning in patterns: the "@" of "https://:user@host/", and not the ":" before "user".
 */
export function isNonSpecialPatternChar(tokenList: readonly Token[], index: number, value: string): boolean {
  const token = tokenList[index]!;
  // The types are "char", "escaped-char" and "invalid-char".
  return token.value === value && token.type.endsWith('char');
}

/**
 * https://urlpattern.spec.whatwg.org/#next-is-authority-slashes
 *
 * The second token is not read after the end, so both exist.
 */
export function nextIsAuthoritySlashes(tokenList: readonly Token[], index: number): boolean {
  return isNonSpecialPatternChar(tokenList, index + 1, '/') && isNonSpecialPatternChar(tokenList, index + 2, '/');
}

/** https://urlpattern.spec.whatwg.org/#is-a-search-prefix */
export function isASearchPrefix(tokenList: readonly Token[], index: number): boolean {
  const { type, value } = tokenList[index]!;
  const isModifier = type === 'other-modifier' && index > 0;
  return value === '?' && !(isModifier && /^(?:name|regexp|close|asterisk)$/.test(tokenList[index - 1]!.type));
}

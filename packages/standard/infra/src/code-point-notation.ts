/** Writes a code point as Unicode does: "U+00E9". */
export function codePointNotation(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Writes a code point as Unicode does, and the character itself if it is visible ASCII: "U+003C (<)". */
export function notationWithASCII(codePoint: number): string {
  const notation = codePointNotation(codePoint);
  return codePoint > 0x20 && codePoint < 0x7f ? `${notation} (${String.fromCharCode(codePoint)})` : notation;
}

/** Writes every code unit as an escape of JSON and JavaScript: "\u00e9". */
export function escapeUnits(text: string): string {
  return text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

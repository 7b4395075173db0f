import { asciiLinkTerm, escapeMinimally, HARD } from '@url/percent/internal';
import type { URLParts } from './url-parts.js';

/** Returns the Link_Term of ASCII. Everything else keeps its escapes here. `decodePieces` then decodes some, and all of them are Include. */
function termOf(codePoint: number): number {
  return codePoint < 0x80 ? asciiLinkTerm(codePoint) : HARD;
}

/**
 * https://www.unicode.org/reports/tr58/#minimal-escaping
 *
 * Returns the parts with the fewest escapes of ASCII characters that a reader by UTS #58 needs to find the URL in text.
 */
export function withFewestEscapes(parts: URLParts): URLParts {
  const { path, query, fragment } = parts;
  const text = `${path}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
  const found = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(escapeMinimally(text, termOf))!;
  return { ...parts, path: found[1]!, query: found[2] ?? null, fragment: found[3] ?? null };
}

import { SPACE } from '@url/infra';
import { chunkLength, codePointAt, flatten, isSurrogate } from '@url/infra/internal';

/** For each byte, what is written for it: the empty string for an ASCII character that stays. Filled on first use. */
let escapes: readonly string[] | null = null;

function createEscapes(): string[] {
  return Array.from({ length: 0x100 }, (_, byte) => {
    if (/[\w*.-]/.test(String.fromCharCode(byte))) return '';
    return byte === SPACE ? '+' : `%${(byte + 0x100).toString(16).slice(1).toUpperCase()}`;
  });
}

/**
 * Percent-encodes a text as UTF-8, with "+" for a space. See https://url.spec.whatwg.org/#string-percent-encode-after-encoding. The
 * application/x-www-form-urlencoded percent-encode set contains everything except ASCII alphanumerics and "*-._". Its encoder is not imported from
 * `@url/percent`, which would double the size.
 *
 * @returns the text itself if nothing needs encoding
 */
export function encode(text: string): string {
  if (escapes === null) escapes = createEscapes();
  const table = escapes;
  let output = '';
  let chunk = '';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x80 && table[c] === '') continue;
    if (copied < i) chunk += text.slice(copied, i);
    if (c < 0x80) chunk += table[c]!;
    else if (c < 0x800) chunk += table[0xc0 | (c >> 6)]! + table[0x80 | (c & 0x3f)]!;
    else {
      let codePoint = c;
      if (isSurrogate(c)) {
        codePoint = codePointAt(text, i);
        if (codePoint > 0xffff) i++;
        else codePoint = 0xfffd;
      }
      chunk += encodeLong(codePoint, table);
    }
    copied = i + 1;
    if (chunk.length > chunkLength) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  return output + chunk + text.slice(copied);
}

/** Encodes a code point from U+0800 on. */
function encodeLong(codePoint: number, table: readonly string[]): string {
  const first =
    codePoint > 0xffff
      ? table[0xf0 | (codePoint >> 18)]! + table[0x80 | ((codePoint >> 12) & 0x3f)]!
      : table[0xe0 | (codePoint >> 12)]!;
  return first + table[0x80 | ((codePoint >> 6) & 0x3f)]! + table[0x80 | (codePoint & 0x3f)]!;
}

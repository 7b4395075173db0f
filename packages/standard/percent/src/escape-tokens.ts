import { PERCENT_SIGN } from '@url/infra';
import { codePointAt, isASCIIHexDigit } from '@url/infra/internal';

/** A code point of a URL, or a percent-encoded byte that is not UTF-8. */
export interface EscapeToken {
  /** The code point itself, or the code point that the escapes encode; -1 for a byte that is not UTF-8. */
  readonly codePoint: number;
  /** The text in the URL. */
  readonly raw: string;
  readonly isEscaped: boolean;
}

/** Returns the length of the UTF-8 sequence with this lead byte. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** Returns the byte of an escape, or -1 if the text does not have an escape at the offset. */
function byteAt(text: string, offset: number): number {
  const isEscape =
    text.charCodeAt(offset) === PERCENT_SIGN &&
    isASCIIHexDigit(text.charCodeAt(offset + 1)) &&
    isASCIIHexDigit(text.charCodeAt(offset + 2));
  return isEscape ? Number.parseInt(text.slice(offset + 1, offset + 3), 16) : -1;
}

/** Returns the character whose UTF-8 the escapes of a text are, or `null`. */
function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Returns the token at an offset: one code point, the escapes of one code point, or one escape that is not UTF-8.
 *
 * @param offset an offset before the end of the text, in code units
 */
export function escapeTokenAt(text: string, offset: number): EscapeToken {
  const lead = byteAt(text, offset);
  if (lead < 0) {
    const codePoint = codePointAt(text, offset);
    return { codePoint, raw: text.slice(offset, offset + (codePoint > 0xffff ? 2 : 1)), isEscaped: false };
  }
  const whole = text.slice(offset, offset + 3 * sequenceLength(lead));
  const character = decodeEscapes(whole);
  if (character === null) return { codePoint: -1, raw: text.slice(offset, offset + 3), isEscaped: true };
  return { codePoint: codePointAt(character, 0), raw: whole, isEscaped: true };
}

/** Splits a text into tokens. */
export function escapeTokensOf(text: string): EscapeToken[] {
  const tokens: EscapeToken[] = [];
  for (let offset = 0; offset < text.length; ) {
    const token = escapeTokenAt(text, offset);
    tokens.push(token);
    offset += token.raw.length;
  }
  return tokens;
}

import { isAscii as isASCII } from 'node:buffer';
import type { ByteRange } from './byte-range.js';

/** The most bytes that are decoded as one string, whose slices then are the texts. */
const longestString = 2 ** 28;

/**
 * Returns a function that decodes ranges of UTF-8. Bytes that are not UTF-8 become U+FFFD. A slice of one string takes a tenth of the time of
 * decoding bytes, and ASCII is equal in Latin-1.
 */
export function textsIn(bytes: Buffer): (start: number, end: number) => string {
  if (bytes.length > longestString) return (start, end) => bytes.toString('utf8', start, end);
  const text = bytes.toString('latin1');
  if (isASCII(bytes)) return (start, end) => text.slice(start, end);
  return (start, end) => {
    const slice = text.slice(start, end);
    return /[\x80-\xff]/.test(slice) ? bytes.toString('utf8', start, end) : slice;
  };
}

/** Bytes to which texts are appended in UTF-8. */
export class TextBytes {
  length = 0;
  private bytes = Buffer.allocUnsafe(2 ** 16);

  /** Appends a byte. */
  add(byte: number): void {
    if (this.length === this.bytes.length) this.reserve(1);
    this.bytes[this.length++] = byte;
  }

  /**
   * Appends a text if it is ASCII; returns whether it is. A loop takes half the time of `Buffer.write` for the length of a host, and
   * finds the other code units.
   */
  addASCII(text: string): boolean {
    const { length } = text;
    if (this.length + length > this.bytes.length) this.reserve(length);
    const { bytes, length: start } = this;
    for (let at = 0; at < length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) return false;
      bytes[start + at] = unit;
    }
    this.length = start + length;
    return true;
  }

  /** Appends ASCII. A loop takes less time than a call of `copy` for the length of a host. */
  addRange({ bytes: source, start, end }: ByteRange): void {
    const length = end - start;
    if (this.length + length > this.bytes.length) this.reserve(length);
    const { bytes, length: offset } = this;
    for (let at = 0; at < length; at++) bytes[offset + at] = source[start + at]!;
    this.length = offset + length;
  }

  /** Appends a text in UTF-8. */
  addText(text: string): void {
    if (this.addASCII(text)) return;
    const length = Buffer.byteLength(text);
    if (this.length + length > this.bytes.length) this.reserve(length);
    this.length += this.bytes.write(text, this.length);
  }

  /** Returns the bytes, until the next ones are appended, and starts again. */
  take(): Buffer {
    const taken = this.bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }

  private reserve(length: number): void {
    const bytes = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + length));
    this.bytes.copy(bytes, 0, 0, this.length);
    this.bytes = bytes;
  }
}

import { utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';

/** Keeps the low byte of each code unit and percent-decodes the result, as Java code does that casts a char to a byte: "\\u012e" is ".". */
export function lowBytes(text: string): string {
  const escaped = text.replace(/[^\0-\x7f]/g, (unit) => {
    const byte = unit.charCodeAt(0) & 0xff;
    return `%${byte < 16 ? '0' : ''}${byte.toString(16)}`;
  });
  return utf8DecodeWithoutBOM(percentDecodeString(escaped));
}

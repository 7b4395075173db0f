import { utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';

/** Decodes the percent-encoded octets of a string as UTF-8. */
export function percentDecodeToString(text: string): string {
  return text.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(text)) : text;
}

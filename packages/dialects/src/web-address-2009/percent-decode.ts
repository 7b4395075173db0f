import { utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';

/** The text that a string stands for when each of its percent-encoded octets is decoded, as UTF-8. */
export function percentDecodeToString(text: string): string {
  return text.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(text)) : text;
}

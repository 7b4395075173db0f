/** The text that can precede an e-mail address. */
const BEFORE_ADDRESS = /[\s"'<>([{,;=|\\]/;

/** The domain of an e-mail address, if no more of a URL follows. */
const DOMAIN = /[\w-]+(?:\.[\w-]+)+(?![\w@%/-]|[:?#]\S)/y;

/** The maximum length before the "@" of an e-mail address. See https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64;

function startOfLocalPart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start <= LONGEST_LOCAL_PART && /[\w.%+-]/.test(text.charAt(start - 1))) start--;
  return text.endsWith('mailto:', start) ? start - 'mailto:'.length : start;
}

/** Tests whether the "@" at an offset belongs to an e-mail address that stands alone. */
export function isInAddress(text: string, at: number): boolean {
  const start = startOfLocalPart(text, at);
  if (start === 0 || start === at || !BEFORE_ADDRESS.test(text.charAt(start - 1))) return false;
  DOMAIN.lastIndex = at + 1;
  return DOMAIN.test(text);
}

const maxQuoted = 120;

// What moves the cursor, changes colours, or turns the direction of the text around it.
const controls = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

// The blocks of letters that are written from right to left, and of their digits.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text with its control characters as escapes, so that it shows on a terminal and does nothing to it. */
export function printable(text: string): string {
  return text.replace(controls, escaped);
}

/** Each code unit of the text as an escape. */
export function escaped(text: string): string {
  return text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * The text so that its code points show in their own order, between U+202D LEFT-TO-RIGHT OVERRIDE and U+202C POP DIRECTIONAL
 * FORMATTING where some would not: what stands below or beside it then stays in place.
 */
export function leftToRight(text: string): string {
  return rightToLeft.test(text) ? `\u202d${text}\u202c` : text;
}

/** An input as a message names it: between quotation marks, printable, and cut where it is long. */
export function quote(input: string): string {
  const isLong = input.length > maxQuoted;
  const text = isLong ? input.slice(0, maxQuoted).replace(/[\ud800-\udbff]$/, '') : input;
  return `${printable(JSON.stringify(text))}${isLong ? '…' : ''}`;
}

const maxQuoted = 120;

// What moves the cursor, changes colours, or turns the direction of the text around it.
const controls = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The text with its control characters as escapes, so that it shows on a terminal and does nothing to it. */
export function printable(text: string): string {
  return text.replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** An input as a message names it: between quotation marks, printable, and cut where it is long. */
export function quote(input: string): string {
  const isLong = input.length > maxQuoted;
  const text = isLong ? input.slice(0, maxQuoted).replace(/[\ud800-\udbff]$/, '') : input;
  return `${printable(JSON.stringify(text))}${isLong ? '…' : ''}`;
}

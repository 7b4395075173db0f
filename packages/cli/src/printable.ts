import { escapeUnits, quote, withoutPassword } from '@url/infra/internal';

// Characters that move the cursor, change colors, change the direction of the text around them, or annotate it invisibly.
const controls =
  /[\0-\x1f\x7f-\x9f\u061c\u180e\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

const invisible = /\p{Default_Ignorable_Code_Point}|\u2800/gu;

// The blocks of letters that are written from right to left, and of their digits.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Replaces control characters by escapes, so that a terminal only shows the text. In JSON the escapes are JSON's own. */
export function printable(text: string): string {
  return text.replace(controls, escapeUnits);
}

/** The text for a message: characters that show nothing are escapes as well. */
export function visible(text: string): string {
  return printable(text).replace(invisible, escapeUnits);
}

/** What a user wrote without its password, also in "me:pw@h", whose "me:" can be a scheme. */
export function hidePassword(text: string): string {
  const hidden = withoutPassword(text);
  return hidden === text && !/^[^:@]*:[/\\]/.test(text) ? withoutPassword(`//${text}`).slice(2) : hidden;
}

/** Quotes what a user wrote for a message, without its password. */
export function quoteInput(text: string): string {
  return quote(hidePassword(text));
}

/** A host for a message. One that a reader found before an "@" can end in a password: "me:***". */
export function hostForMessage(host: string): string {
  return host.replace(/^(?![\da-f:.]*$)([^:[]*:)[\s\S]+/i, '$1***');
}

const escapeLetters = 'tnr0bfv';
const escapedControls = '\t\n\r\0\b\f\v';

/** Writes each control character or backslash that the expression matches as an escape: "\\n", "\\\\". */
export function escapeControls(text: string, which: RegExp): string {
  return text.replace(which, (unit) => `\\${escapeLetters[escapedControls.indexOf(unit)] ?? unit}`);
}

/** Replaces the escapes with these letters by control characters, and removes the backslash before other characters. */
export function unescapeControls(text: string, letters = 'tnr0'): string {
  return text.replace(/\\([\s\S])/g, (_, unit: string) =>
    letters.includes(unit) ? escapedControls[escapeLetters.indexOf(unit)]! : unit,
  );
}

/** The text as a part of one line: a line feed becomes "\n", a carriage return "\r", and NUL "\0". */
export function onOneLine(text: string): string {
  return escapeControls(text, /[\n\r\0]/g);
}

/**
 * Makes a terminal show the code points in their own order: puts a text that contains right-to-left letters between U+202D LEFT-TO-RIGHT
 * OVERRIDE and U+202C POP DIRECTIONAL FORMATTING. Columns below or next to the text then stay aligned.
 */
export function leftToRight(text: string): string {
  return rightToLeft.test(text) ? `\u202d${text}\u202c` : text;
}

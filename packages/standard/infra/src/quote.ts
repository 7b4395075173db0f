import { unseenPattern } from './character-classes.js';
import { escapeUnits } from './code-point-notation.js';
import { createUserinfoFinder } from './userinfo.js';

/** The most code points that a message shows of an input. */
const MOST_SHOWN = 200;

const UNSEEN = /* @__PURE__ */ new RegExp(unseenPattern, 'g');

/** What JSON and this module leave as it is, as most texts are. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * Quotes a text for a message. Escapes controls, bidirectional characters and other characters that a reader would not see, and ends a text that is
 * too long with "…".
 *
 * @param text any string
 * @param most how many code points are shown
 * @returns an excerpt as a string of JSON
 */
export function quote(text: string, most: number = MOST_SHOWN): string {
  if (text.length <= most && PLAIN.test(text)) return `"${text}"`;
  return JSON.stringify(text.length <= most ? text : excerpt(text, most)).replace(UNSEEN, escapeUnits);
}

function excerpt(text: string, most: number): string {
  const codePoints = Array.from(text.slice(0, 2 * most + 2));
  return codePoints.length <= most ? text : `${codePoints.slice(0, most).join('')}…`;
}

/**
 * Quotes a URL for a message, without its password.
 *
 * @param text a URL, or text that is meant to be a URL
 */
export function quoteURL(text: string): string {
  return quote(withoutPassword(text));
}

/** The text before the authority: a scheme, in which tabs and newlines do not count, or any text before ":/", and solidi. */
const beforeAuthority =
  /^(?:[^/\\@?#]*:(?=[\t\n\r]*[/\\])|[\0- ]*[A-Za-z][\dA-Za-z+.\t\n\r-]*:|[\0- ]*(?=[/\\]))?[\t\n\r/\\]*/;

/** Replaces the text between the first ":" of an authority and the "@" after its credentials by "***". */
export function withoutPassword(text: string): string {
  if (!text.includes('@')) return text;
  const start = beforeAuthority.exec(text)![0].length;
  const atSign = createUserinfoFinder(text)(start);
  const colon = text.indexOf(':', start);
  return colon < 0 || colon > atSign ? text : `${text.slice(0, colon + 1)}***${text.slice(atSign)}`;
}

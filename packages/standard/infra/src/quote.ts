/** The most code points that a message shows of an input. */
const MOST_SHOWN = 200;

/** What a terminal or a log could take for a command, would show in another order, or would not show; beyond what JSON escapes. */
const UNSEEN =
  /[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udfff]/g;

/**
 * Puts a text between quotation marks, for a message: with escapes in place of controls, bidirectional characters and all else that would
 * not be seen as it is, and with "…" where it is longer.
 *
 * @param text any string
 * @param most how many code points are shown
 * @returns an excerpt as a string of JSON
 */
export function quote(text: string, most: number = MOST_SHOWN): string {
  return JSON.stringify(text.length <= most ? text : excerpt(text, most)).replace(UNSEEN, escapeUnits);
}

function excerpt(text: string, most: number): string {
  const codePoints = Array.from(text.slice(0, 2 * most + 2));
  return codePoints.length <= most ? text : `${codePoints.slice(0, most).join('')}…`;
}

/**
 * As `quote`, without a password.
 *
 * @param text a URL, or what is meant to be one
 */
export function quoteURL(text: string): string {
  return quote(withoutPassword(text));
}

function escapeUnits(character: string): string {
  let escapes = '';
  for (let i = 0; i < character.length; i++) escapes += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return escapes;
}

/** What comes before the authority: a scheme, in which tabs and newlines do not count, and solidi. */
const beforeAuthority = /^[\0- ]*(?:[A-Za-z][\dA-Za-z+.\t\n\r-]*:)?[\t\n\r/\\]*/;

/** What is between the first ":" and the last "@" of an authority becomes "***". */
function withoutPassword(text: string): string {
  if (!text.includes('@')) return text;
  const start = beforeAuthority.exec(text)![0].length;
  const length = text.slice(start).search(/[/\\?#]/);
  const end = length < 0 ? text.length : start + length;
  const colon = text.indexOf(':', start);
  const at = text.lastIndexOf('@', end - 1);
  return colon < 0 || colon > at ? text : `${text.slice(0, colon + 1)}***${text.slice(at)}`;
}

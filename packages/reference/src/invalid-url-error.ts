/** The TypeError that the class throws. Its message says what cannot be done with which value. */
export interface InvalidURLError extends TypeError {
  readonly code: 'ERR_INVALID_URL';
  /** The whole value, with the password that the message omits. */
  readonly input: string;
  /** The base, if one was given. */
  readonly base?: string;
}

/** @param action what cannot be done; it follows "Cannot" in the message: `parse "//a b"` */
export function createInvalidURLError(action: string, input: string, base?: string): InvalidURLError {
  const error = new TypeError(`Cannot ${action}${base === undefined ? '' : ` against ${quote(base)}`}`);
  return Object.assign(error, { code: 'ERR_INVALID_URL' as const, input, ...(base === undefined ? {} : { base }) });
}

const longestShown = 200;

/** Matches a character that is invisible, that a terminal or a log could take for a command, or that changes the order of others. */
const invisible =
  /^[\0-\x1f"\\\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]$/;

/** The text in quotes, without a password, cut after 200 code points, with escapes for invisible characters. */
export function quote(text: string): string {
  const start = text.slice(0, 2 * longestShown + 2);
  const codePoints = [...withoutPassword(start)];
  const isCut = codePoints.length > longestShown || start.length < text.length;
  const shown = codePoints.slice(0, longestShown).map(escaped).join('');
  return `"${shown}${isCut ? '…' : ''}"`;
}

function escaped(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  if (!invisible.test(character)) return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Replaces the text between the first ":" and the last "@" of an authority by "***", also where the text ends in the authority. */
function withoutPassword(text: string): string {
  const front = /^[^/\\?#]*[/\\]{2}[^/\\?#]*/.exec(text)?.[0] ?? '';
  const authorityStart = front.search(/[/\\]{2}/) + 2;
  const at = front.lastIndexOf('@');
  const colon = front.indexOf(':', authorityStart);
  if (front === '' || at < 0 || colon < 0 || colon > at) return text;
  return `${text.slice(0, colon + 1)}***${text.slice(at)}`;
}

import { loginForms } from './secret-forms.js';
import type { Span } from './spans.js';

/** The last "@" of a word. */
const AT_SIGN = /@(?=[^\s"'`@,;<>()]*(?:[\s"'`,;<>()]|$))/g;

/** More than the length of a username and a password. */
const LONGEST_LOGIN = 520;

/** Returns the username and the password before the "@" at an offset, or `null` if there is no login. */
function loginBefore(text: string, at: number): RegExpExecArray | null {
  const before = text.slice(Math.max(0, at - LONGEST_LOGIN), at);
  for (let i = 0; i < loginForms.length; i++) {
    const form = loginForms[i]!;
    form[0].lastIndex = at + 1;
    const login = form[0].test(text) ? form[1].exec(before) : null;
    if (login !== null && form[2].test(login[2]!)) return login;
  }
  return null;
}

/**
 * Finds usernames and passwords before a host without a scheme: "me:secret@h:5432", and "me:secret@tcp(h)" of drivers for Go.
 *
 * @param text any text
 * @param spans the list to which they are added
 */
export function findLoginSpans(text: string, spans: Span[]): void {
  if (!text.includes('@')) return;
  AT_SIGN.lastIndex = 0;
  for (let at = AT_SIGN.exec(text); at !== null; at = AT_SIGN.exec(text)) {
    const login = loginBefore(text, at.index);
    if (login === null) continue;
    const start = at.index - login[2]!.length;
    spans.push({ start: start - 1 - login[1]!.length, end: start - 1, isUsername: true }, { start, end: at.index });
  }
}

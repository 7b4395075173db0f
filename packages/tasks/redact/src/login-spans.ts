import type { Span } from './spans.js';

/** The last "@" of a word. Group 1 is the network of a driver for Go, group 2 a host with a port or a path, or an address. */
const AT_SIGN =
  /@(?=[^\s"'`@,;<>()]*(?:[\s"'`,;<>()]|$))(?:((?:tcp|udp|unix)\()|((?!sha\d)[\w.-]+(?::\d{2,5}(?![\w.])|\/\w)|(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?![\w.-]))|(?=\w))/gi;

/** A username and a password. Times, and names of fields and schemes before a mail address, are not usernames. */
const LOGIN =
  /(?:^|[^\w.+/-])(?!(?:\d+|sips?|tel|xmpp|acct|mailto|e-?mail|from|to|b?cc|by|sender|owner|author|contact|group|image|job|name|queue|topic):)([\w.+-]{0,64}):([^\s"'`,;:/()<>[\]\\{|}]{1,128})$/i;

/** The same before the network of a driver, where the password can contain most characters. */
const DRIVER_LOGIN = /(?:^|[\s"'`=])([^\s"'`=:]{0,256}):([^\s"'`]{1,256})$/;

/** More than the length of a username and a password. */
const LONGEST_LOGIN = 520;

/** Tests whether a text is a password and not a name: a host with a port follows, or it contains a symbol, or a digit and letters of both cases. */
function isPassword(text: string, host: string | undefined): boolean {
  return host !== undefined || /[!$%^&*#]|(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8}/.test(text);
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
    const end = at.index;
    const login = (at[1] === undefined ? LOGIN : DRIVER_LOGIN).exec(text.slice(Math.max(0, end - LONGEST_LOGIN), end));
    if (login === null || (at[1] === undefined && !isPassword(login[2]!, at[2]))) continue;
    const start = end - login[2]!.length;
    spans.push({ start: start - 1 - login[1]!.length, end: start - 1, isUsername: true }, { start, end });
  }
}

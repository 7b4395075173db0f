import type { Span } from './spans.js';

/** The user name and password in a connection string of Oracle: "jdbc:oracle:thin:me/secret@h". */
const ORACLE = /oracle:\w{1,9}:([^\s/@]{1,256})\/[^\s@]{1,256}@/gi;

/** The network after the password in a connection string of MySQL for Go: "me:secret@tcp(h)/db". */
const NETWORK = /@(?:tcp|udp|unix)\(/gi;

const LONGEST_USERINFO = 256;

/**
 * Finds credentials in connection strings that are not URLs.
 *
 * @param text any text
 * @param spans the list to which they are added
 */
export function findDriverCredentialSpans(text: string, spans: Span[]): void {
  for (const match of text.matchAll(ORACLE)) {
    const end = match.index + match[0].length - 1;
    const solidus = match.index + match[0].indexOf('/');
    spans.push({ start: solidus - match[1]!.length, end: solidus }, { start: solidus + 1, end });
  }
  let done = 0;
  for (const { 0: network, index: end } of text.matchAll(NETWORK)) {
    const least = Math.max(done, end - LONGEST_USERINFO);
    let start = end;
    while (start > least && /[^\s"'`]/.test(text.charAt(start - 1))) start--;
    const colon = text.slice(start, end).indexOf(':');
    const name = text.slice(start, start + colon).lastIndexOf('=') + 1;
    if (colon >= 0) spans.push({ start: start + name, end: start + colon }, { start: start + colon + 1, end });
    done = end + network.length;
  }
}

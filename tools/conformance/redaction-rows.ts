import { parseURL } from '@url/parser';
import { minimizeBy, shorter } from './minimize.ts';
import type { Random } from './random.ts';

/** The text that must not remain, part of a password, a user name or a value. */
export const SECRET = 'S3CR3T';

const schemes = ['https:', 'http:', 'ws:', 'wss:', 'ftp:', 'HTTPS:', 'postgres:', 'x:', 'git+ssh:', ''];
const solidi = ['//', '//', '//', '', '/', '\\\\', '/\\', '///', '/\t/', '\n//', '\t'];
const userinfoPieces = [
  ...['me', 'u', ':', ':', '9', '12', '"', '<', '>', ' ', '\t', '\n', '\\', '@', '%40', '/', '?', '#', '[', ']'],
  ...['a.b', ';', ',', '=', '&', "'", 'é', '(', '{', '|', '://', '\r\n', '\u00a0', '\\n', '$', 'localhost'],
];
const hosts = ['h', 'db', 'example.org', '[::1]', '127.0.0.1', 'h:80', 'h:x', 'é.example', ''];
const tails = ['', '/', '/x', '?q=1', '#f', '/@', ':8080/x'];
const valuePieces = ['a', '%41', '\t', '\n', '"', '<', '>', '=', ';', '/', ':', '@', "'", ',', '.', '-', '\\'];
const names = ['token', 'TOKEN', 'access_token', 'pass%77ord', 'to\tken'];

function join(random: Random, pieces: readonly string[], most: number): string {
  let text = '';
  for (let count = random.below(most + 1); count > 0; count--) text += random.pick(pieces);
  return text;
}

/** Tabs and newlines anywhere, which parsers remove. */
function withGaps(random: Random, text: string): string {
  if (text === '' || !random.oneIn(3)) return text;
  const place = random.below(text.length + 1);
  return text.slice(0, place) + random.pick(['\t', '\n', '\r']) + text.slice(place);
}

function withCredentials(random: Random): string {
  const userinfo = `${join(random, userinfoPieces, 4)}${SECRET}${join(random, userinfoPieces, 3)}`;
  const start = withGaps(random, random.pick(schemes)) + random.pick(solidi);
  return `${start}${userinfo}@${random.pick(hosts)}${random.pick(tails)}`;
}

function withValue(random: Random): string {
  const value = `${join(random, valuePieces, 3)}${SECRET}${join(random, valuePieces, 2)}`;
  const before = random.pick(['?', '?a=1&', '#', '?b#', '#a=1&', '?a=1;b&']);
  return `${random.pick(['https://h/', 'x:y', '/a/b', 'postgres://db/x'])}${before}${random.pick(names)}=${value}`;
}

/** The credentials after the first "//", in an authority as RFC 3986 defines it: up to the last "@". */
function userinfoOfRFC3986(url: string): string {
  const authority = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
  return authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
}

const base = parseURL('https://base.example/');

/** Tests whether a parser finds the secret in the credentials, or as the value of a secret name. */
function isSecret(url: string): boolean {
  if (userinfoOfRFC3986(url).includes(SECRET)) return true;
  const record = parseURL(url, { base });
  if (record === null) return false;
  if (`${record.username}:${record.password}`.includes(SECRET)) return true;
  return [record.query, record.fragment].some((part) => {
    const pairs = (part ?? '').split('&').map((pair) => pair.split('='));
    return pairs.some(
      ([name, ...value]) =>
        /^(?:token|access_token|password)$/i.test(decodeURIComponent(name!)) && value.join('=').includes(SECRET),
    );
  });
}

/** An e-mail address, or a word that begins with "@", after a delimiter: the README says that a URL with a host ends before it. */
const ADDRESS = /[\s"'<>([{,;=|\\](?:mailto:)?[\w.%+-]+@[\w-]+(?:\.[\w-]+)+(?![\w@%/-]|[:?#]\S)|\s@/;

/** A quote that no letter follows: the README says that it ends a value in text with spaces. */
const QUOTE_IN_VALUE = /=[^&#]*["<>](?![\w%])[^&#]*S3CR3T/;

/** "//" and a space, without a scheme: the README calls it a comment. */
const COMMENT = /^[\t\n\r]*[/\\][\t\n\r]*[/\\][\t\n\r/\\]* /;

/** Makes a URL that contains the secret, perhaps where no parser looks for one. */
export function makeURLWithSecret(random: Random): string {
  return random.oneIn(3) ? withValue(random) : withCredentials(random);
}

/** Returns the URL and log texts that contain it; nothing if no parser finds the secret, or if the README says that it stays. */
export function textsWithSecret(url: string): string[] {
  if (!isSecret(url) || ADDRESS.test(url) || COMMENT.test(url) || QUOTE_IN_VALUE.test(url)) return [];
  return [
    url,
    `see ${url} now`,
    `"${url}"`,
    JSON.stringify({ url, next: 1 }),
    `GET ${url} 200 12ms`,
    `'${url}'`,
    `(${url})`,
  ];
}

/** Returns the first text with that URL in which `redact` leaves the secret, or `null`. */
export function leakOf(url: string, redact: (text: string) => string): string | null {
  return textsWithSecret(url).find((text) => redact(text).includes(SECRET)) ?? null;
}

/** Returns the shortest URL found that leaks. */
export function minimizeLeak(url: string, redact: (text: string) => string): string {
  return minimizeBy(url, shorter, (candidate) => leakOf(candidate, redact) !== null);
}

import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { anyOf, inserted, joined, several, weighted } from '../../../../tools/conformance/generators.ts';

/** The text that must not remain, part of a password, a user name or a value. */
export const SECRET = 'S3CR3T';

const scheme = anyOf(['https:', 'http:', 'ws:', 'wss:', 'ftp:', 'HTTPS:', 'postgres:', 'x:', 'git+ssh:', '']);
const solidi = anyOf(['//', '//', '//', '', '/', '\\\\', '/\\', '///', '/\t/', '\n//', '\t']);
const userinfoPiece = anyOf([
  ...['me', 'u', ':', ':', '9', '12', '"', '<', '>', ' ', '\t', '\n', '\\', '@', '%40', '/', '?', '#', '[', ']'],
  ...['a.b', ';', ',', '=', '&', "'", 'é', '(', '{', '|', '://', '\r\n', '\u00a0', '\\n', '$', 'localhost'],
]);
const host = anyOf(['h', 'db', 'example.org', '[::1]', '127.0.0.1', 'h:80', 'h:x', 'é.example', '']);
const tail = anyOf(['', '/', '/x', '?q=1', '#f', '/@', ':8080/x']);
const valuePiece = anyOf(['a', '%41', '\t', '\n', '"', '<', '>', '=', ';', '/', ':', '@', "'", ',', '.', '-', '\\']);
const name = anyOf(['token', 'TOKEN', 'access_token', 'pass%77ord', 'to\tken']);

/** The secret after up to so many pieces and before up to so many. */
function secretAmong(piece: fc.Arbitrary<string>, before: number, after: number): fc.Arbitrary<string> {
  return joined(several(piece, before), fc.constant(SECRET), several(piece, after));
}

/** Tabs and newlines anywhere, which parsers remove. */
const schemeWithGaps = weighted([2, scheme], [1, inserted(scheme, anyOf(['\t', '\n', '\r']))]);

const withCredentials = joined(
  ...[schemeWithGaps, solidi, secretAmong(userinfoPiece, 4, 3), fc.constant('@'), host, tail],
);

const withValue = joined(
  ...[anyOf(['https://h/', 'x:y', '/a/b', 'postgres://db/x']), anyOf(['?', '?a=1&', '#', '?b#', '#a=1&', '?a=1;b&'])],
  ...[name, fc.constant('='), secretAmong(valuePiece, 3, 2)],
);

/** URLs that contain the secret, perhaps where no parser looks for one. */
export const urlWithSecret: fc.Arbitrary<string> = weighted([2, withCredentials], [1, withValue]);

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

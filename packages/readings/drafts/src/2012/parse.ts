import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import type { ParsedURL2012 } from './parsed-url.js';

/** 3.1.1: the parts before and after the first ":". */
export interface FoundScheme {
  readonly scheme: string;
  readonly afterScheme: string;
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.1.1 Find the scheme.
 *
 * @param input any string
 * @returns the scheme and the part after its ":"; `null` for an input without ":", which is an invalid URL
 *
 * @example
 * import { findScheme } from '@url/drafts/2012';
 *
 * findScheme('http://a'); // => { scheme: 'http', afterScheme: '//a' }
 * findScheme('a/b'); // => null
 */
export function findScheme(input: string): FoundScheme | null {
  const colon = input.indexOf(':');
  return colon < 0 ? null : { scheme: input.slice(0, colon), afterScheme: input.slice(colon + 1) };
}

/** 3.1.2: the pieces of the part after the scheme. */
export interface FoundComponents {
  readonly authority: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.1.2 Find the authority, path, query, and fragment.
 *
 * The draft leaves file URLs to be done. As in later drafts two slash characters come before their authority, and the third one starts the
 * path. Where there is only one slash character, it starts the path.
 *
 * @param afterScheme the part after the scheme's ":"
 * @param isFile whether the scheme is "file"
 * @returns the pieces
 *
 * @example
 * import { findAuthorityPathQueryAndFragment } from '@url/drafts/2012';
 *
 * findAuthorityPathQueryAndFragment('//a;b?c').path; // => ';b'
 * findAuthorityPathQueryAndFragment('////a/b').authority; // => 'a'
 */
export function findAuthorityPathQueryAndFragment(afterScheme: string, isFile = false): FoundComponents {
  const slashes = /^[/\\]*/.exec(afterScheme)![0].length;
  const start = isFile ? (slashes < 2 ? 0 : 2) : slashes;
  const hasAuthority = !isFile || slashes >= 2;
  const end = hasAuthority ? endOfAuthority(afterScheme, start) : 0;
  return {
    authority: hasAuthority ? afterScheme.slice(start, end) : null,
    ...findPathQueryAndFragment(afterScheme.slice(end)),
  };
}

/** The offset of the first authority-terminating character: a slash character, "?", "#" or ";". */
function endOfAuthority(text: string, start: number): number {
  const length = text.slice(start).search(/[/\\?#;]/);
  return length < 0 ? text.length : start + length;
}

function findPathQueryAndFragment(remaining: string): Omit<FoundComponents, 'authority'> {
  const numberSign = remaining.indexOf('#');
  const fragment = numberSign < 0 ? null : remaining.slice(numberSign + 1);
  const beforeFragment = numberSign < 0 ? remaining : remaining.slice(0, numberSign);
  const questionMark = beforeFragment.indexOf('?');
  if (questionMark < 0) return { path: beforeFragment, query: null, fragment };
  return { path: beforeFragment.slice(0, questionMark), query: beforeFragment.slice(questionMark + 1), fragment };
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.1.3 Find the user-info, host, and port.
 *
 * @param authority an authority
 * @returns its pieces; `null` for one that is absent
 *
 * @example
 * import { findUserInfoHostAndPort } from '@url/drafts/2012';
 *
 * findUserInfoHostAndPort('a@b@[::1]:80'); // => { userInfo: 'a@b', host: '[::1]', port: '80' }
 */
export function findUserInfoHostAndPort(authority: string): {
  readonly userInfo: string | null;
  readonly host: string;
  readonly port: string | null;
} {
  const at = authority.lastIndexOf('@');
  const userInfo = at < 0 ? null : authority.slice(0, at);
  const remaining = authority.slice(at + 1);
  const colon = remaining.lastIndexOf(':');
  const isInBrackets = remaining.startsWith('[') && colon < remaining.lastIndexOf(']');
  if (colon < 0 || isInBrackets) return { userInfo, host: remaining, port: null };
  return { userInfo, host: remaining.slice(0, colon), port: remaining.slice(colon + 1) };
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.1.4 Find the username and password.
 *
 * @param userInfo a user-info
 * @returns the parts before and after its first ":"; the whole user-info and `null` if it has none
 *
 * @example
 * import { findUsernameAndPassword } from '@url/drafts/2012';
 *
 * findUsernameAndPassword('a:b:c'); // => { username: 'a', password: 'b:c' }
 */
export function findUsernameAndPassword(userInfo: string): {
  readonly username: string;
  readonly password: string | null;
} {
  const colon = userInfo.indexOf(':');
  if (colon < 0) return { username: userInfo, password: null };
  return { username: userInfo.slice(0, colon), password: userInfo.slice(colon + 1) };
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.1 Parse a URL.
 *
 * The draft leaves three things to be done. A scheme is hierarchical here if a slash character follows it, which includes mailto URLs, and
 * one letter is a scheme, even if it is a drive on Windows.
 *
 * @param input any string
 * @returns the parsed URL, or `null` for an invalid one
 *
 * @example
 * import { parse } from '@url/drafts/2012';
 *
 * parse('http:\\\\me@a:80\\b?c')?.host; // => 'a'
 * parse('mailto:a?b')?.path; // => 'a?b'
 * parse('a/b'); // => null
 */
export function parse(input: string): ParsedURL2012 | null {
  const found = findScheme(trimC0ControlsAndSpaces(input));
  if (found === null) return null;
  const { scheme, afterScheme } = found;
  if (!/^[/\\]/.test(afterScheme)) return { ...withoutAuthority, scheme, path: afterScheme };
  const { authority, ...rest } = findAuthorityPathQueryAndFragment(afterScheme, scheme.toLowerCase() === 'file');
  if (authority === null) return { ...withoutAuthority, ...rest, scheme, hierarchical: true };
  const { userInfo, host, port } = findUserInfoHostAndPort(authority);
  const { username, password } = userInfo === null ? withoutAuthority : findUsernameAndPassword(userInfo);
  return { scheme, hierarchical: true, username, password, host, port, ...rest };
}

const withoutAuthority = {
  hierarchical: false,
  username: null,
  password: null,
  host: null,
  port: null,
  query: null,
  fragment: null,
} as const;

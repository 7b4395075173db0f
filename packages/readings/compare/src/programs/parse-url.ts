import { splitByNodeURL } from './node-url.js';
import type { Parts } from './split.js';

/** An address of Git: a user before "@", or a scheme of HTTP, then a host that can contain "@", and a path of few characters. */
const ofGit = /^(?:([a-zA-Z_][\w-]{0,31})@|https?:\/\/)([\w.@-]+)[/:]((?:[~,.\w\-/\s]|%[\da-fA-F]{2})+)(?:#[\s\S]*)?$/;
const longest = 2048;

/** Splits as the package parse-url does: by the URL class of Node, and what that refuses as an address of Git. */
export function splitByParseURL(input: string): Parts | string {
  if (input.length > longest) return 'The URL is too long.';
  const parts = splitByNodeURL(input);
  if (typeof parts !== 'string') return parts;
  const match = ofGit.exec(input);
  if (match === null) return 'The URL does not parse.';
  const userinfo = match[1] ?? null;
  return { scheme: 'ssh', userinfo, host: match[2]!, port: null, path: match[3]!, query: null, fragment: null };
}

import { existsSync, statSync } from 'node:fs';
import { parseHost } from '@url/host';
import { withoutPassword } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { schemePattern } from '@url/record/internal';
import { beginsWithHostAndPort, lacksScheme } from './url-input.js';

/** Suggests what to write instead of an argument that is not a URL, as a clause, or returns `null`. */
export function adviceOnURL(input: string): string | null {
  const text = input.trim();
  if (existsSync(text) && statSync(text).isFile())
    return `write ${shellWord(`@${text}`)} to read the lines of this file`;
  const withScheme = `https:${/^[/\\]{2}/.test(text) ? '' : '//'}${text}`;
  if (lacksScheme(text) && parseURL(withScheme) !== null)
    return `write ${shellWord(withScheme)}, or give --guess-scheme https`;
  if (/^(?:\/(?!\/)|[.?#])/.test(text)) return 'a relative reference needs --base <url>';
  return null;
}

/** Suggests what to write instead of an argument that is not a host, as a clause, or returns `null`. */
export function adviceOnHost(input: string): string | null {
  const text = input.trim();
  if (!text.startsWith('[') && parseHost(`[${text}]`) !== null) return `write ${shellWord(`[${text}]`)}`;
  if (new RegExp(`^${schemePattern}://`).test(text) && parseURL(text) !== null)
    return `this is a URL: url get '{host}' ${shellWord(text)} writes its host`;
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? [];
  if (host !== undefined && parseHost(host) !== null)
    return `a host does not include a port: write ${shellWord(host)} without ":${port}"`;
  const end = text.search(/[/?#]/);
  return end > 0 && parseHost(text.slice(0, end)) !== null ? `write ${shellWord(text.slice(0, end))} alone` : null;
}

/** A remark on an argument that is a URL, but probably not the one that was meant: "localhost:8080". */
export function remarkOnURL(input: string): string | null {
  if (!beginsWithHostAndPort(input) || parseURL(`http://${input.trim()}`) === null) return null;
  const text = input.trim();
  return `"${text.slice(0, text.indexOf(':'))}" is the scheme; for the host write ${shellWord(`http://${text}`)}`;
}

/** A word for a shell, with its password hidden. */
function shellWord(written: string): string {
  const text = withoutPassword(written);
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}

import { parseURL } from '@url/parser';
import { schemePattern } from '@url/record/internal';
import type { ParsedInput } from './parsed-input.ts';

/** The probable intention. */
export interface Advice {
  readonly text: string;
  /** The input to try instead. */
  readonly input: string;
}

/** A host and a port without a scheme, which parses: "localhost" is the scheme. */
const hostAndPort = /^\s*(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?:[/\\?#]|\s*$)/i;

/** A drive letter, a colon and a separator, which parse: the letter is the scheme. */
const windowsPath = /^[a-z]:[\\/]/i;

/** A user, a host and a path that does not start with a slash or a port, as Git writes addresses for SSH. */
const gitAddress = /^([\w.-]+@[\w.-]+):(?!\d*(?:\/|$))(\S+)$/;

/**
 * Whether an input without a base is a relative reference: it fails only because it has no base. After two slashes it names a host, so that
 * "https://" is the more probable intention.
 */
export function isRelativeReference({ input, base, url }: ParsedInput): boolean {
  return url === null && base === '' && /^\s*(?:[.?#]|[/\\](?![/\\]))/.test(input);
}

/** @returns what to write instead of an input that fails, or that parses and is hardly what was meant; `null` for no advice */
export function adviceOn(parsed: ParsedInput): Advice | null {
  const text = parsed.input.trim();
  if (parsed.base !== '' || text === '' || isRelativeReference(parsed)) return null;
  return parsed.url === null ? adviceOnFailure(text) : adviceOnScheme(text);
}

function adviceOnScheme(text: string): Advice | null {
  const scheme = text.slice(0, text.indexOf(':'));
  if (windowsPath.test(text)) {
    const path = text.replace(/[%?#]/g, encodeURIComponent).replace(/\\/g, '/');
    return { text: `“${scheme}” is the scheme here. Did you mean the file`, input: `file:///${path}` };
  }
  if (!hostAndPort.test(text) || parseURL(`http://${text}`) === null) return null;
  return { text: `“${scheme}” is the scheme here. Did you mean`, input: `http://${text}` };
}

function adviceOnFailure(text: string): Advice | null {
  const git = gitAddress.exec(text);
  if (git !== null) {
    return { text: 'Git writes addresses for SSH like this. Did you mean', input: `ssh://${git[1]}/${git[2]}` };
  }
  const withScheme = `https://${text.replace(/^[/\\]{2,}/, '')}`;
  const isAdvised = !new RegExp(`^${schemePattern}:`).test(text) && parseURL(withScheme) !== null;
  return isAdvised ? { text: 'Did you mean', input: withScheme } : null;
}

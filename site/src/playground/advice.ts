import { parseURL } from '@url/parser';
import { schemePattern } from '@url/record/internal';
import type { ParsedInput } from './parsed-input.ts';

/** The probable intention. */
export interface Advice {
  readonly text: string;
  /** The input to try instead; `null` if the advice is about something else. */
  readonly input: string | null;
}

/** A host and a port without a scheme, which parses: "localhost" is the scheme. */
const hostAndPort = /^\s*(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?:[/\\?#]|\s*$)/i;

/** A drive letter, a colon and a separator, which parse: the letter is the scheme. */
const windowsPath = /^[a-z]:[\\/]/i;

/** A user, a host and a path that does not start with a slash or a port, as Git writes addresses for SSH. */
const gitAddress = /^([\w.-]+@[\w.-]+):(?!\d*(?:\/|$))(\S+)$/;

/** @returns what to write instead of an input that fails, or that parses and is hardly what was meant; `null` for no advice */
export function adviceOn({ input, base, url }: ParsedInput): Advice | null {
  const text = input.trim();
  if (base !== '' || text === '') return null;
  return url === null ? adviceOnFailure(text) : adviceOnScheme(text);
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
  if (!new RegExp(`^${schemePattern}:|^[/\\\\?#.](?![/\\\\])`).test(text) && parseURL(withScheme) !== null)
    return { text: 'Did you mean', input: withScheme };
  return /^[/.?#]/.test(text)
    ? { text: 'A relative reference needs a base URL: enter one below the input.', input: null }
    : null;
}

import { parseURL } from '@url/parser';
import type { ParsedInput } from './parsed-input.ts';

/** The probable intention. */
export interface Advice {
  readonly text: string;
  /** The input to try instead; `null` if the advice is about something else. */
  readonly input: string | null;
}

/** A host and a port without a scheme, which parses: "localhost" is the scheme. */
const hostAndPort = /^\s*(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?:[/\\?#]|\s*$)/i;

/** @returns what to write instead of an input that fails, or that parses and is hardly what was meant; `null` for no advice */
export function adviceOn({ input, base, url }: ParsedInput): Advice | null {
  const text = input.trim();
  if (url !== null) {
    const isMeant = base !== '' || !hostAndPort.test(text) || parseURL(`http://${text}`) === null;
    const scheme = text.slice(0, text.indexOf(':'));
    return isMeant ? null : { text: `“${scheme}” is the scheme here. Did you mean`, input: `http://${text}` };
  }
  if (base !== '' || text === '') return null;
  const withScheme = /^[/\\]{2}/.test(text) ? `https:${text}` : `https://${text}`;
  if (!/^[a-z][a-z0-9+.-]*:|^[/\\?#.](?![/\\])/i.test(text) && parseURL(withScheme) !== null)
    return { text: 'Did you mean', input: withScheme };
  return /^[/.?#]/.test(text)
    ? { text: 'A relative reference needs a base URL: enter one below the input.', input: null }
    : null;
}

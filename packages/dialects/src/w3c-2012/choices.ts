import { isIPv4Address, parseHost } from '@url/host';
import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import type { Note } from '../dialect.js';
import { findScheme } from './parse.js';
import { isSlashCharacter, type ParsedURL2012 } from './parsed-url.js';

/** A URL as it was parsed, as it is canonicalized, and what was read. */
export interface Read {
  readonly input: string;
  readonly parsed: ParsedURL2012;
  readonly canonical: ParsedURL2012;
}

interface Choice extends Note {
  readonly wasMade: (read: Read) => boolean;
}

/** What the draft leaves to do or open, and what is done here instead, in the order of its sections. */
const choices: readonly Choice[] = [
  {
    type: 'control-characters',
    message: '3.1 asks which characters to trim from both ends: all up to U+0020, as its step says.',
    wasMade: ({ input }) => trimC0ControlsAndSpaces(input) !== input,
  },
  {
    type: 'windows-drive',
    message: '3.1 has Windows drives to do: one letter is a scheme, as in later drafts.',
    wasMade: ({ canonical }) => canonical.scheme.length === 1,
  },
  {
    type: 'file-URL',
    message:
      '3.1 has file URLs to do: two slashes come before the host, the path begins with the third, as in later drafts.',
    wasMade: ({ canonical }) => canonical.scheme === 'file' && canonical.hierarchical,
  },
  {
    type: 'not-hierarchical',
    message: '3.3 does not come to URLs without a slash after the scheme: only the scheme is canonicalized.',
    wasMade: ({ canonical }) => !canonical.hierarchical,
  },
  {
    type: 'authority-terminating-semicolon',
    message: '2 asks why ";" ends an authority: it does.',
    wasMade: ({ parsed }) => parsed.host !== null && parsed.path.startsWith(';'),
  },
  {
    type: 'user-info',
    message: '3.3.2 leaves open what goes out as it is: what the living standard does not percent-encode.',
    wasMade: ({ parsed, canonical }) =>
      (parsed.username ?? '') !== (canonical.username ?? '') || (parsed.password ?? '') !== (canonical.password ?? ''),
  },
  {
    type: 'IP-address',
    message: '3.3.3 has IP addresses to do: they are read as the author expected of canonicalize in 2011.',
    wasMade: ({ canonical: { host } }) => host !== null && isIPAddress(host),
  },
  {
    type: 'host-to-ASCII',
    message: '3.3.3 has ToASCII to do: it is that of UTS #46, and where it fails the host is percent-encoded.',
    wasMade: ({ parsed: { host }, canonical }) => host !== canonical.host && /[^\0-\x7f]|%[89A-F]/i.test(host ?? ''),
  },
  {
    type: 'port',
    message: '3.3.4 is to do: leading zeros go, and what is no number is percent-encoded and stays.',
    wasMade: ({ parsed: { port }, canonical }) => canonical.port !== null && /^0\d|\D/.test(port ?? ''),
  },
  {
    type: 'path-slash',
    message: '3.3.5 asks whether a path starts with a slash: it does, as 4.3 takes it for granted.',
    wasMade: ({ parsed }) => parsed.hierarchical && parsed.path !== '' && !isSlashCharacter(parsed.path.charAt(0)),
  },
  {
    type: 'escaped-dot',
    message: '3.3.5 does not say what "%2E" is: a ".", as the author expected of canonicalize in 2011.',
    wasMade: ({ parsed }) => parsed.hierarchical && /%2e/i.test(parsed.path),
  },
  {
    type: 'ambient-encoding',
    message: '3.3.6 has the ambient encoding to do: what it lacks is written as "&#", the code point and ";".',
    wasMade: ({ parsed, canonical }) => /%26%23/.test(canonical.query ?? '') && !/%26%23/.test(parsed.query ?? ''),
  },
  {
    type: 'empty-query',
    message: '3.3 wants empty and non-existent queries told apart: an empty one keeps its "?", as 4.2 shows.',
    wasMade: ({ canonical }) => canonical.query === '',
  },
  {
    type: 'empty-fragment',
    message: '3.3 wants empty and non-existent fragments told apart: an empty one keeps its "#".',
    wasMade: ({ canonical }) => canonical.fragment === '',
  },
];

function isIPAddress(host: string): boolean {
  return host.startsWith('[') || isIPv4Address(parseHost(host));
}

/** The notes on a URL that was read. */
export function choicesIn(read: Read): Note[] {
  return choices.filter(({ wasMade }) => wasMade(read)).map(({ type, message }) => ({ type, message }));
}

/** Why there is no URL. */
export function errorIn(input: string): Note {
  const trimmed = trimC0ControlsAndSpaces(input);
  if (findScheme(trimmed) === null) {
    const message = 'Without a ":" there is no scheme, and the URL is invalid (3.1.1).';
    return { type: 'no-scheme', message, start: input.length, end: input.length };
  }
  const start = input.indexOf(trimmed);
  const end = start + trimmed.indexOf(':');
  return { type: 'scheme', message: 'The scheme is invalid (3.3.1).', start, end };
}

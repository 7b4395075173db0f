import type { Note } from '@url/compare';
import { parseHost } from '@url/host';
import { isIPv4 } from '@url/host/internal';
import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { findScheme } from './parse.js';
import { isSlashCharacter, type ParsedURL2012 } from './parsed-url.js';

/** An input with the URL that is parsed from it, before and after it is canonicalized. */
export interface Read {
  readonly input: string;
  readonly parsed: ParsedURL2012;
  readonly canonical: ParsedURL2012;
}

interface Choice extends Note {
  readonly wasMade: (read: Read) => boolean;
}

/** What the draft leaves open or to be done, and what is done here, in the order of its sections. */
const choices: readonly Choice[] = [
  {
    type: 'control-characters',
    message:
      'Section 3.1 leaves open which characters are trimmed from both ends. All up to U+0020 are, as its step says.',
    wasMade: ({ input }) => trimC0ControlsAndSpaces(input) !== input,
  },
  {
    type: 'windows-drive',
    message: 'Section 3.1 leaves Windows drives to be done. One letter is a scheme here, as in later drafts.',
    wasMade: ({ canonical }) => canonical.scheme.length === 1,
  },
  {
    type: 'file-URL',
    message:
      'Section 3.1 leaves file URLs to be done. Two slashes come before the host here and the third starts the path, as in later drafts.',
    wasMade: ({ canonical }) => canonical.scheme === 'file' && canonical.hierarchical,
  },
  {
    type: 'scheme-characters',
    message:
      'Section 3.2 leaves "valid scheme characters" to be defined. A scheme starts with a letter here, so the input is relative.',
    wasMade: ({ input }) => /^(?:[\d+.-][A-Za-z\d+.-]*)?:/.test(trimC0ControlsAndSpaces(input)),
  },
  {
    type: 'not-hierarchical',
    message:
      'Section 3.3 does not say how to canonicalize a URL without a slash after the scheme. Only the scheme is canonicalized here.',
    wasMade: ({ canonical }) => !canonical.hierarchical,
  },
  {
    type: 'authority-terminating-semicolon',
    message: 'Section 2 asks why ";" ends an authority. It ends one here.',
    wasMade: ({ parsed }) => parsed.host !== null && parsed.path.startsWith(';'),
  },
  {
    type: 'user-info',
    message:
      'Section 3.3.2 leaves open which characters are not percent-encoded. This reader leaves the same characters as the living standard.',
    wasMade: ({ parsed, canonical }) =>
      (parsed.username ?? '') !== (canonical.username ?? '') || (parsed.password ?? '') !== (canonical.password ?? ''),
  },
  {
    type: 'IP-address',
    message:
      'Section 3.3.3 leaves IP addresses to be done. They are parsed as the author of the draft expected in 2011.',
    wasMade: ({ canonical: { host } }) => host !== null && isIPAddress(host),
  },
  {
    type: 'decoded-colon',
    message: 'Section 3.3.3.1 decodes "%3A" in a host and does not encode ":" again. The URL reads back with a port.',
    wasMade: ({ canonical: { host } }) => host !== null && !host.startsWith('[') && host.includes(':'),
  },
  {
    type: 'host-to-ASCII',
    message:
      'Section 3.3.3 leaves ToASCII to be done. It is that of UTS #46 here, and a host for which it fails is percent-encoded.',
    wasMade: ({ parsed: { host }, canonical }) => host !== canonical.host && /[^\0-\x7f]|%[89A-F]/i.test(host ?? ''),
  },
  {
    type: 'port',
    message:
      'Section 3.3.4 leaves ports to be done. Leading zeros are removed here, and what is not a number is percent-encoded.',
    wasMade: ({ parsed: { port }, canonical }) => canonical.port !== null && /^0\d|\D/.test(port ?? ''),
  },
  {
    type: 'path-slash',
    message: 'Section 3.3.5 asks whether a path starts with a slash. It does here, because section 4.3 relies on that.',
    wasMade: ({ parsed }) => parsed.hierarchical && parsed.path !== '' && !isSlashCharacter(parsed.path.charAt(0)),
  },
  {
    type: 'escaped-dot',
    message:
      'Section 3.3.5 does not say what "%2E" is. It is "." here, as the author of the draft expected of canonicalize in 2011.',
    wasMade: ({ parsed }) => parsed.hierarchical && /%2e/i.test(parsed.path),
  },
  {
    type: 'ambient-encoding',
    message:
      'Section 3.3.6 leaves the ambient encoding to be done. A character that it lacks is written as "&#", its code point and ";".',
    wasMade: ({ parsed, canonical }) => /%26%23/.test(canonical.query ?? '') && !/%26%23/.test(parsed.query ?? ''),
  },
  {
    type: 'empty-query',
    message:
      'Section 3.3 leaves empty and absent queries to be told apart. An empty one keeps its "?" here, as section 4.2 shows.',
    wasMade: ({ canonical }) => canonical.query === '',
  },
  {
    type: 'empty-fragment',
    message: 'Section 3.3 leaves empty and absent fragments to be told apart. An empty one keeps its "#" here.',
    wasMade: ({ canonical }) => canonical.fragment === '',
  },
];

function isIPAddress(host: string): boolean {
  return host.startsWith('[') || isIPv4(parseHost(host));
}

/** The notes on a URL. */
export function choicesIn(read: Read): Note[] {
  return choices.filter(({ wasMade }) => wasMade(read)).map(({ type, message }) => ({ type, message }));
}

/** The reason why an input is not a URL. */
export function errorIn(input: string): Note {
  const trimmed = trimC0ControlsAndSpaces(input);
  if (findScheme(trimmed) === null) {
    const message = 'There is no ":", so there is no scheme, and the URL is invalid (3.1.1).';
    return { type: 'no-scheme', message, start: input.length, end: input.length };
  }
  const start = input.indexOf(trimmed);
  const end = start + trimmed.indexOf(':');
  return { type: 'scheme', message: 'The scheme is invalid (3.3.1).', start, end };
}

import { asciiLowercase, isASCIIString } from '@url/infra';
import { removeDotSegments } from '../rfc3986/dot-segments.js';
import type { Subject } from './same.js';

/** What a rule is recognized by: what was read, and what the dialects made of it. */
export interface Disagreement {
  readonly subject: Subject;
  readonly input: string;
  readonly base: string | null;
  readonly values: readonly (string | null)[];
}

interface Rule {
  readonly subjects: readonly Subject[];
  readonly applies: (disagreement: Disagreement) => boolean;
  /** True of the documents whatever the input. */
  readonly sentence: string;
}

const everywhere: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path', 'query', 'fragment'];
const beforeTheQuery: readonly Subject[] = ['host', 'scheme', 'port', 'credentials', 'path'];

/** In the order in which they are asked; what comes first explains more. */
const rules: readonly Rule[] = [
  {
    subjects: everywhere,
    applies: ({ input }) => /[\t\n\r]/.test(input),
    sentence:
      'The URL Standard removes tabs and newlines wherever they stand; the RFCs refuse them, and the drafts of 2009 and 2012 percent-encode them or trim them at the ends.',
  },
  {
    subjects: beforeTheQuery,
    applies: ({ input }) => /^[^?#]*\\/.test(input),
    sentence:
      'The URL Standard reads "\\" as "/" after a special scheme, and the draft of 2012 after any; the RFCs have no "\\", and the draft of 2009 percent-encodes it in a path and turns it into "/" where it is left at the end.',
  },
  {
    subjects: beforeTheQuery,
    applies: ({ input }) => /^[^/?#]*\/+[^/?#;]*;/.test(input),
    sentence: 'The draft of 2012 ends an authority at ";", which all others take for a part of it.',
  },
  {
    subjects: beforeTheQuery,
    applies: ({ input, base }) => hasSchemeOfBase(input, base ?? ''),
    sentence:
      'Where two slashes do not follow it, the URL Standard and the drafts of 2012 and 2014 ignore a scheme that is also the scheme of the base; for a strict reader of RFC 3986 it makes the reference absolute (5.2.2).',
  },
  {
    subjects: beforeTheQuery,
    applies: ({ input }) => /^\s*(?:https?|wss?|ftp|gopher|file):(?!\/\/[^/])/i.test(input),
    sentence:
      'After a special scheme the URL Standard reads any number of slashes, and none, as the two before an authority (three for "file"); the draft of 2012 any number but none; the RFCs exactly two.',
  },
  {
    subjects: ['host', 'port', 'credentials', 'path'],
    applies: ({ input }) => /^[^?#]*\/\/\//.test(input),
    sentence:
      'The URL Standard and the draft of 2012 skip more than two slashes before an authority; for the RFCs the authority between the second and the third is empty.',
  },
  {
    subjects: ['host'],
    applies: ({ values }) => values.some((value) => value !== null && !isASCIIString(value)),
    sentence:
      'The URL Standard and the drafts convert a host to ASCII by the IDNA of their time, and where that fails the draft of 2012 percent-encodes it; RFC 3987 leaves it in Unicode to whoever looks it up.',
  },
  {
    subjects: ['host'],
    applies: ({ values }) => values.some((value) => value?.includes('%')),
    sentence:
      'The URL Standard and the drafts percent-decode a host before they look at it; the RFCs keep percent-encoded octets in it.',
  },
  {
    subjects: ['host'],
    applies: ({ values }) => values.some(isIPv4) && !values.every(isIPv4),
    sentence:
      'The URL Standard and the drafts of 2012 and 2014 read one to four numbers, also octal and hexadecimal, as an IPv4 address; for RFC 3986, and with it the draft of 2009, an address is four decimal numbers and the rest are names.',
  },
  {
    subjects: ['host', 'port'],
    applies: ({ values }) =>
      values.some((value) => value !== null && /^[^[]*:|^[^\d[]/.test(value)) && !values.every(isIPv4),
    sentence: 'The draft of 2012 takes whatever stands behind the last ":" for a port; all others take digits.',
  },
  {
    subjects: ['path'],
    applies: ({ values }) => values.some((value) => value !== null && /%2e/i.test(value)),
    sentence:
      'For the URL Standard and the drafts of 2012 and 2014 "%2e" is "." also in a dot segment; the RFCs, and with them the draft of 2009, look for dots before anything is decoded.',
  },
  {
    subjects: ['path'],
    applies: ({ values }) => new Set(values.map((value) => removeDotSegments(value ?? ''))).size < values.length,
    sentence:
      'The URL Standard and the drafts remove dot segments from every hierarchical path; RFC 3986 does so only against a base, or when it normalizes (6.2.2.3).',
  },
  {
    subjects: ['path'],
    applies: ({ input }) => /%(?![\dA-Fa-f]{2})/.test(input),
    sentence:
      'A "%" without two hex digits is an error for the RFCs, stays as it is in the URL Standard, and is "%25" in the draft of 2012.',
  },
  {
    subjects: ['path'],
    applies: ({ input }) => /%[2-7][\dA-Fa-f]/.test(input),
    sentence:
      'The draft of 2012 decodes escapes of letters, digits, "-", ".", "_" and "~" in a path; all others keep them.',
  },
  {
    subjects: ['path', 'query', 'fragment'],
    applies: ({ values }) => values.some((value) => value === null) || values.some((value) => /[?#]/.test(value ?? '')),
    sentence:
      'Without a slash behind the scheme, all that follows is the path in the draft of 2012; for all others a query and a fragment end it.',
  },
];

/** As RFC 3986 writes an IPv4address, and everybody else who has read one. */
function isIPv4(host: string | null): boolean {
  return host !== null && /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(host);
}

const schemeBeforeOneSlashOrNone = /^\s*([a-z][a-z\d+.-]*:)(?![/\\]{2})/i;

function hasSchemeOfBase(input: string, base: string): boolean {
  const scheme = schemeBeforeOneSlashOrNone.exec(input);
  return scheme !== null && asciiLowercase(base.trimStart()).startsWith(asciiLowercase(scheme[1]!));
}

const otherwise: Readonly<Record<Subject, string>> = {
  host: 'The documents differ in where the host ends, and in what may stand in it.',
  scheme: 'The documents differ in what may stand before and in a scheme, and so in whether there is one.',
  port: 'The documents differ in where the port begins, and in what may stand in it.',
  credentials: 'The documents differ in which characters of a username and a password they percent-encode.',
  path: 'The documents differ in where the path begins, and in which of its characters they encode or decode.',
  query: 'The documents differ in which characters of a query they percent-encode, and in which encoding.',
  fragment: 'The documents differ in which characters of a fragment they percent-encode.',
};

/** The sentence on the rule that makes the difference. */
export function ruleFor(disagreement: Disagreement): string {
  const { subject } = disagreement;
  const rule = rules.find(({ subjects, applies }) => subjects.includes(subject) && applies(disagreement));
  return rule === undefined ? otherwise[subject] : rule.sentence;
}

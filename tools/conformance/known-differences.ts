import { toASCII, toUnicode } from '@url/idna';
import type { Difference, Step, URLCase } from './trace.ts';

/** A reason for differences from Node's `URL`, with a narrow predicate. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  /** A case in which it occurs. A test fails if it no longer occurs. */
  readonly example: URLCase;
  explains(difference: Difference): boolean;
}

const lenient = { checkBidi: false, checkJoiners: false };

function inUnicode(host: string): string {
  return toUnicode(host, lenient).domain;
}

/** Whether the host fails only because of this check of UTS #46. */
function isBrokenBy(check: 'checkBidi' | 'checkJoiners', host: string): boolean {
  return toASCII(host, lenient) === host && toASCII(host, { ...lenient, [check]: true }) === null;
}

/** The same for the origin of a `blob:` URL, whose path is a URL. */
function disputedOrigin(ours: string | undefined, theirs: string | undefined): ReturnType<typeof disputedHost> {
  const hostOf = (origin = '') => origin.replace(/^[a-z]+:\/\//, '').replace(/:\d+$/, '');
  if (ours === 'null' && theirs !== 'null') return { by: 'node', host: hostOf(theirs) };
  return theirs === 'null' && ours !== 'null' ? { by: 'this', host: hostOf(ours) } : null;
}

/** Returns the host that one parser accepts and the other one does not: in the URL, in the value of a setter, or in an origin. */
function disputedHost({ before, ours, theirs }: Difference): { by: 'node' | 'this'; host: string } | null {
  if (ours === null) return theirs && { by: 'node', host: theirs.hostname! };
  if (theirs === null) return { by: 'this', host: ours.hostname! };
  const inOrigin = disputedOrigin(ours.origin, theirs.origin);
  if (inOrigin !== null) return inOrigin;
  if (before === null || ours.hostname === theirs.hostname) return null;
  const isOurs = ours.hostname !== before.hostname;
  return isOurs ? { by: 'this', host: ours.hostname! } : { by: 'node', host: theirs.hostname! };
}

/** A difference in which only one parser accepts a host. The example is that host. */
function inHost(
  by: 'node' | 'this',
  name: string,
  reason: string,
  example: string,
  explains: (host: string) => boolean,
): KnownDifference {
  return {
    name,
    reason,
    example: { input: `http://${example}/`, base: null, steps: [] },
    explains(difference) {
      const disputed = disputedHost(difference);
      return disputed !== null && disputed.by === by && explains(disputed.host);
    },
  };
}

/** Whether a step sets the protocol to "file". The parser removes tabs and newlines from the value. */
export function setsFile([member, value = '']: Step): boolean {
  return member === 'protocol' && /^file(?::|$)/i.test(value.replace(/[\t\n\r]/g, ''));
}

export const knownDifferences: readonly KnownDifference[] = [
  inHost(
    'node',
    'Bidi Rule',
    'Node accepts domains with right-to-left labels next to labels that break RFC 5893, such as 0à.א and b-.א',
    '0à.א',
    (host) => isBrokenBy('checkBidi', host),
  ),
  inHost(
    'node',
    'ContextJ',
    'Node accepts U+200C between letters that do not join on both sides, which RFC 5892, appendix A.1, forbids',
    'نا\u200cای',
    (host) => isBrokenBy('checkJoiners', host),
  ),
  inHost(
    'node',
    'Punycode that begins with its delimiter',
    'Node decodes xn---4db; by RFC 3492, section 6.2, a delimiter with nothing before it is not consumed',
    'é.xn---ocn',
    (host) => host.split('.').some((label) => /^xn---[^-]*$/.test(label)),
  ),
  inHost(
    'node',
    'mark at the beginning of a label',
    'Node accepts xn--6rf, which is U+1AE0: its table of marks is older than its table of mappings',
    'é.xn--6rf',
    (host) => /(?:^|\.)\p{M}/u.test(inUnicode(host)),
  ),
  inHost(
    'this',
    'Unicode 18',
    'code points that Unicode 18 assigned are valid here, and unassigned in the Unicode 17 of Node',
    '\u{3e8ac}',
    (host) => /\p{Cn}/u.test(inUnicode(host)),
  ),
  inHost(
    'this',
    'Bidi classes since Unicode 11',
    'Node treats U+061D, U+0877, U+10951 and others as left-to-right: its table of Bidi classes is older than its mappings',
    '\u0628\u061d',
    (host) => {
      const unicode = inUnicode(host);
      const older = unicode
        .replace(
          /[\u061d\u0870-\u088f\u08b5\u08c8\u08c9\ufbc2\u{10940}-\u{10959}\u{10d4a}-\u{10d8f}\u{10ec2}-\u{10eee}\u{10f70}-\u{10f89}]/gu,
          '\u0628',
        )
        .replace(/[\u0897-\u089f\u08ca-\u08d2]/g, '\u064b');
      return older !== unicode && URL.canParse(`http://${older}/`);
    },
  ),
  {
    name: 'URL that is parsed again',
    reason:
      'Node parses a URL again after its protocol became "file", although the standard only changes the scheme: "C|" becomes a drive letter',
    example: {
      input: 'http:x/C|',
      base: null,
      steps: [
        ['protocol', 'file'],
        ['hash', 'a'],
      ],
    },
    explains: ({ steps, ours, theirs }) =>
      steps.some(setsFile) && ours !== null && theirs !== null && URL.parse(ours.href!)?.href === theirs.href,
  },
  {
    name: 'host that is too long',
    reason: 'only Node rejects a host of tens of thousands of code units: the standard does not limit the length',
    example: { input: `http://${'é'.repeat(0x5000)}/`, base: null, steps: [] },
    explains: ({ ours, theirs }) => theirs === null && ours !== null && ours.hostname!.length > 0x4000,
  },
  {
    name: 'host that is not normalized',
    reason: 'Node does not compose "게ﾫ" as NFC does, and accepts xn--q--qsqe, which is not in canonical order',
    example: { input: 'http://게ﾫ/', base: null, steps: [] },
    explains({ before, ours, theirs }) {
      if (theirs === null) return false;
      const host = inUnicode(theirs.hostname!);
      const normalized = host.normalize('NFC');
      const isRefused = ours === null || ours.hostname === before?.hostname;
      return host !== normalized && (isRefused || inUnicode(ours.hostname!) === normalized);
    },
  },
];

/** Returns the known difference that explains why Node differs, or `null`. */
export function explanationOf(difference: Difference): KnownDifference | null {
  return knownDifferences.find((each) => each.explains(difference)) ?? null;
}

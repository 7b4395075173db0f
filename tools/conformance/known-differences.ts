import { toASCII, toUnicode } from '@url/idna';

/** A host that only one of the two parsers accepts, serialized in ASCII. */
export interface DisputedHost {
  readonly takenBy: 'node' | 'this';
  readonly host: string;
}

/** The results for one input. */
export interface Comparison {
  /** Whether this project parses it. */
  readonly isValid: boolean;
  readonly difference: {
    /** The input, the result of this project, and the result of Node. */
    readonly lines: readonly string[];
    /** The host that causes the difference, if any. */
    readonly disputed: DisputedHost | null;
  } | null;
}

/** A reason for differences, with a narrow predicate. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  explains(disputed: DisputedHost): boolean;
}

const lenient = { checkBidi: false, checkJoiners: false };

function inUnicode(host: string): string {
  return toUnicode(host, lenient).domain;
}

/** Whether the host fails only because of this check of UTS #46. */
function isBrokenBy(check: 'checkBidi' | 'checkJoiners', host: string): boolean {
  return toASCII(host, lenient) === host && toASCII(host, { ...lenient, [check]: true }) === null;
}

const acceptedByNode: readonly KnownDifference[] = [
  {
    name: 'Bidi Rule',
    reason: 'Node accepts domains with right-to-left labels next to labels that break RFC 5893, such as 0à.א and b-.א',
    explains: ({ host }) => isBrokenBy('checkBidi', host),
  },
  {
    name: 'ContextJ',
    reason: 'Node accepts U+200C between letters that do not join on both sides, which RFC 5892, appendix A.1, forbids',
    explains: ({ host }) => isBrokenBy('checkJoiners', host),
  },
  {
    name: 'Punycode that begins with its delimiter',
    reason: 'Node decodes xn---4db; by RFC 3492, section 6.2, a delimiter with nothing before it is not consumed',
    explains: ({ host }) => host.split('.').some((label) => /^xn---[^-]*$/.test(label)),
  },
  {
    name: 'mark at the beginning of a label',
    reason: 'Node accepts xn--6rf, which is U+1AE0: its table of marks is older than its table of mappings',
    explains: ({ host }) => /(?:^|\.)\p{M}/u.test(inUnicode(host)),
  },
];

const acceptedHere: readonly KnownDifference[] = [
  {
    name: 'Unicode 18',
    reason: 'code points that Unicode 18 assigned are valid here, and unassigned in the Unicode 17 of Node',
    explains: ({ host }) => /\p{Cn}/u.test(inUnicode(host)),
  },
  {
    name: 'Bidi classes since Unicode 11',
    reason:
      'Node treats U+061D, U+0877, U+10951 and others as left-to-right: its table of Bidi classes is older than its mappings',
    explains({ host }) {
      const unicode = inUnicode(host);
      const older = unicode
        .replace(
          /[\u061d\u0870-\u088f\u08b5\u08c8\u08c9\ufbc2\u{10940}-\u{10959}\u{10d4a}-\u{10d8f}\u{10ec2}-\u{10eee}\u{10f70}-\u{10f89}]/gu,
          '\u0628',
        )
        .replace(/[\u0897-\u089f\u08ca-\u08d2]/g, '\u064b');
      return older !== unicode && URL.parse(`http://${older}/`) !== null;
    },
  },
];

export const knownDifferences: readonly KnownDifference[] = [...acceptedByNode, ...acceptedHere];

/** Returns the known difference that explains why only one of the two parsers accepts the host, or `null`. */
export function explanationOf(disputed: DisputedHost | null): KnownDifference | null {
  if (disputed === null) return null;
  const candidates = disputed.takenBy === 'node' ? acceptedByNode : acceptedHere;
  return candidates.find((each) => each.explains(disputed)) ?? null;
}

import { toASCII, toUnicode } from '@url/idna';
import { parseURL } from '@url/parser';
import type { Components } from './components.ts';
import type { GeneratedInput } from './generators.ts';

/** The parts of a URL that a parser gave, `null` for failure. */
export type Outcome = Readonly<Components & { origin: string }> | null;

/** One input for which this project and the pinned Node give different results. */
export interface Difference extends GeneratedInput {
  readonly ours: Outcome;
  readonly node: Outcome;
}

/** A reason for differences: whether it explains one is decided as narrowly as can be. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  explains(difference: Difference): boolean;
}

const lenient = { checkBidi: false, checkJoiners: false };

/** The base, where only one parser takes it; else the input. */
function disputedText({ input, base }: Difference): GeneratedInput {
  const isBase = base !== null && (parseURL(base) === null) !== (URL.parse(base) === null);
  return isBase ? { input: base, base: null } : { input, base };
}

/** The host, in ASCII, that Node gives and this project refuses; `null` where it is not so. */
function hostOfNodeAlone(difference: Difference): string | null {
  if (difference.ours !== null) return null;
  const { input, base } = disputedText(difference);
  return (base === null ? URL.parse(input) : URL.parse(input, base))?.hostname ?? null;
}

/** The host, in Unicode, of the URL that this project gives and Node refuses; `null` where it is not so. */
function hostOfOursAlone(difference: Difference): string | null {
  if (difference.node !== null) return null;
  const { input, base } = disputedText(difference);
  const host = parseURL(input, { base })?.host;
  return typeof host === 'string' ? toUnicode(host, lenient).domain : null;
}

/** Whether the host is what UTS #46 gives without the check, which alone makes it fail. */
function isBrokenBy(check: 'checkBidi' | 'checkJoiners', host: string): boolean {
  return toASCII(host, lenient) === host && toASCII(host, { ...lenient, [check]: true }) === null;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    name: 'Bidi Rule',
    reason: 'Node takes domains with right-to-left labels beside labels that break RFC 5893, such as 0à.א and b-.א',
    explains(difference) {
      const host = hostOfNodeAlone(difference);
      return host !== null && isBrokenBy('checkBidi', host);
    },
  },
  {
    name: 'ContextJ',
    reason: 'Node takes U+200C between letters that do not join on both sides, which RFC 5892, appendix A.1, forbids',
    explains(difference) {
      const host = hostOfNodeAlone(difference);
      return host !== null && isBrokenBy('checkJoiners', host);
    },
  },
  {
    name: 'Punycode that begins with its delimiter',
    reason: 'Node decodes xn---4db; by RFC 3492, section 6.2, a delimiter with nothing before it is not consumed',
    explains(difference) {
      const host = hostOfNodeAlone(difference);
      return host?.split('.').some((label) => /^xn---[^-]*$/.test(label)) ?? false;
    },
  },
  {
    name: 'mark at the beginning of a label',
    reason: 'Node takes xn--6rf, which is U+1AE0: its table of marks is older than its table of mappings',
    explains(difference) {
      const host = hostOfNodeAlone(difference);
      return host !== null && /(?:^|\.)\p{M}/u.test(toUnicode(host, lenient).domain);
    },
  },
  {
    name: 'Unicode 18',
    reason: 'code points that Unicode 18 assigned are valid here, and unassigned in the Unicode 17 of Node',
    explains(difference) {
      const host = hostOfOursAlone(difference);
      return host !== null && /\p{Cn}/u.test(host);
    },
  },
  {
    name: 'Bidi classes of Arabic since Unicode 11',
    reason:
      'Node takes U+061D, U+0877 and others for left-to-right: its table of Bidi classes is older than its mappings',
    explains(difference) {
      const host = hostOfOursAlone(difference);
      const older = host
        ?.replace(/[\u061d\u0870-\u088e\u08b5\u08c8\u08c9]/g, '\u0628')
        .replace(/[\u0897-\u089f\u08ca-\u08d2]/g, '\u064b');
      return older !== undefined && older !== host && URL.parse(`http://${older}/`) !== null;
    },
  },
];

import {
  asciiDomainCodeUnit,
  unchangedDomain,
  unchangedDomainCodeUnit,
  unchangedIPv4Address,
} from '@url/host/internal';
import { NUMBER_SIGN, QUESTION_MARK } from '@url/infra';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@url/percent';
import { characterClassOf } from '@url/percent/internal';
import { defaultPort } from '@url/record';
import { specialSchemes } from '@url/record/internal';
import { dotSegment } from './path-segments.js';

// What the states leave as it is in a special URL, as regular expressions: one scans a run in a third of the time that
// `charCodeAt` takes. What ends a run stands in the sets that the standard encodes, and with those who define domains, ports and
// dot segments; what is written here a second time is no more than which code points end a part, and what no host holds.

/** The code units of "https", the longest special scheme. */
export const longestSpecialScheme = 5;

/** Where a clean run ends that starts at the pointer; 0 where there is none. */
type EndOfCleanRun = (input: string, pointer: number) => number;

/** A group that is repeated takes room on the regular expression's stack for each time, and the stack has an end. */
const longestInput = 0x10000;

/** Reading an expression takes time, and a program that parses a few URLs needs one or two of them. */
function endOf(source: string): EndOfCleanRun {
  let sticky: RegExp | null = null;
  return (input, pointer) => {
    if (input.length > longestInput) return 0;
    if (sticky === null) sticky = new RegExp(source, 'y');
    sticky.lastIndex = pointer;
    return sticky.test(input) ? sticky.lastIndex : 0;
  };
}

function cleanCodeUnit(set: PercentEncodeSet, ends = ''): string {
  return `[^${characterClassOf(set)}${ends}]`;
}

function cleanRun(set: PercentEncodeSet, ends = ''): string {
  return `${cleanCodeUnit(set, ends)}*`;
}

const unchangedHost = `(?:${unchangedDomain}|${unchangedIPv4Address})`;

const endsAuthority = '(?=[/?#\\\\]|$)';

/** Ports up to 59999 in their shortest form. */
const port = '(?:0|[1-9]\\d{0,3}|[1-5]\\d{4})';

/** The special schemes that have a default port. */
const web = specialSchemes.filter((scheme) => defaultPort(scheme) !== null);

/** An expression that is long takes long to compile: all schemes share one host, and leave each other's default ports alone. */
const hostAndPort = `${unchangedHost}?(?::(?!(?:${web.map(defaultPort).join('|')})(?!\\d))${port})?`;

/** What a host that has to be there may start with. */
const startOfHost = '[^/:?#\\\\]';

const webScheme = `(?:${web.join('|')})`;
const specialScheme = `(?:${webScheme}(?=://${startOfHost})|file(?=://(?!localhost(?:[/?#]|$)|[^/]*(?::|/[a-zA-Z][|]))))`;
/** Behind a scheme, which has looked ahead at "://" already. */
const authority = `...${hostAndPort}`;

const userinfoRun = `${cleanCodeUnit(userinfoPercentEncodeSet)}+`;
const credentials = `${userinfoRun}(?::${userinfoRun})?@`;

const rest = cleanRun(pathPercentEncodeSet, '/\\\\');
/**
 * From any place in a path on, across U+002F (/), up to U+002E (.) or U+0025 (%), which a segment of dots starts with, and without U+002F (/)
 * at its end. Going through a path segment by segment takes twice as long.
 */
const dotless = `(?:${cleanRun(pathPercentEncodeSet, '.%\\\\')}${cleanCodeUnit(pathPercentEncodeSet, '/.%\\\\')})?`;
const notDots = `(?!${dotSegment}(?:[/?#\\\\]|$))`;
/** Has to stand at the end of an expression, where it cannot fail: there is more than one way through the same path. */
const segments = `(?=/)${dotless}(?:(?:[.%]|/+${notDots})${rest}${dotless})*`;

/** Segments of a path that is not a file's, each from its U+002F (/) on, up to what would be changed. */
export const endOfCleanSegments: EndOfCleanRun = /* @__PURE__ */ endOf(segments);

/** Behind the authority of a special URL without credentials. What follows there can be encoded, and never fails. */
export const endOfCleanAuthority: EndOfCleanRun = /* @__PURE__ */ endOf(specialScheme + authority + endsAuthority);

const prefix: EndOfCleanRun = /* @__PURE__ */ endOf(`${specialScheme}(?:${authority}${segments})?`);

/**
 *     https://example.org:8080/path/to a file?query
 *                                     ^
 *                                     end
 *
 * A scheme, an authority that a path follows, and segments up to what would be changed: a code point that is encoded, a segment of dots, or
 * U+005C (\).
 *
 * @returns an offset in code units; where the scheme is clean, and "://" follows, but the authority is not, that behind the scheme, which is
 *   at most `longestSpecialScheme`; else 0
 */
export function endOfCleanPrefix(input: string): number {
  return prefix(input, 0);
}

const prefixWithCredentials: EndOfCleanRun = /* @__PURE__ */ endOf(
  `${webScheme}://${credentials}(?=${startOfHost})${hostAndPort}${segments}`,
);

/**
 * The same with credentials before the host, or 0. It has an expression of its own, since few URLs have them and all would be searched for
 * them.
 */
export function endOfCleanPrefixWithCredentials(input: string): number {
  return prefixWithCredentials(input, 0);
}

const opaquePath = `(?!/)${cleanRun(c0ControlPercentEncodeSet, ' ?#')}`;
const opaqueHost = `${asciiDomainCodeUnit}+`;

/**
 *     mailto:me@example.org?subject=hi
 *                          ^
 *                          end
 *
 * The same of a URL with another scheme than a special one, and with an opaque path or a host. The path is clean as a whole if U+003F (?),
 * U+0023 (#) or the end of the input follows.
 */
export const endOfCleanOtherPrefix: EndOfCleanRun = /* @__PURE__ */ endOf(
  `[a-z][a-z\\d+.-]*:(?://(?:${opaqueHost}(?::${port})?)?(?:${segments})?|${opaquePath})`,
);

/** Behind what the domain parser leaves as it is; at the pointer if nothing is. */
export const endOfCleanHost: EndOfCleanRun = /* @__PURE__ */ endOf(`${unchangedDomainCodeUnit}*`);

/** The same for what it changes to lower case, too. */
export const endOfASCIIHost: EndOfCleanRun = /* @__PURE__ */ endOf(`${asciiDomainCodeUnit}*`);

/** From U+003A (:) on. */
export const endOfPort: EndOfCleanRun = /* @__PURE__ */ endOf(`:\\d+${endsAuthority}`);

/**
 * From what no domain holds on, where a host fails for it whatever stands before. It might be taken away or become something else at the
 * end of the input, before U+0040 (@), or with what is removed, percent-encoded or not ASCII: "<" and U+0338 are a letter. And U+005B ([)
 * that is never closed.
 */
export const endOfNoHost: EndOfCleanRun = /* @__PURE__ */ endOf(
  '[^\\t\\n\\r%@:/?#\\\\\\x80-\\uffff]+(?=[/?#\\\\])|\\[[^\\]@]*$',
);

/** Behind what else may be a host, and what is not removed from before or behind it; an IPv6 address as a whole. */
export const endOfOtherHost: EndOfCleanRun = /* @__PURE__ */ endOf(
  '(?:\\[[\\da-fA-F:.]*]|[^\\0- @:/?#[\\\\]*)(?=[/?#:\\\\]|$)',
);

const queryRun = /* @__PURE__ */ endOf(cleanRun(specialQueryPercentEncodeSet));
const fragmentRun = /* @__PURE__ */ endOf(cleanRun(fragmentPercentEncodeSet));

/**
 *     https://example.org/path?query with a space#fragment
 *                             ^     ^
 *                             |     end
 *                             endOfPath
 *
 * Where the clean run of a query ends that follows a clean prefix; at the end of the prefix if none does. Where that is the end of the
 * input, or that of the fragment's clean run, the input is its own href: the standard's
 * [goal of idempotence](https://url.spec.whatwg.org/#goals) says that there is such a string for each URL, and on the web 99 of 100
 * links are one.
 */
export function endOfCleanQuery(input: string, endOfPath: number): number {
  return isBefore(input, endOfPath, QUESTION_MARK) ? queryRun(input, endOfPath + 1) : endOfPath;
}

/** The same for a fragment that follows a clean query, or a clean prefix. */
export function endOfCleanFragment(input: string, endOfQuery: number): number {
  return isBefore(input, endOfQuery, NUMBER_SIGN) ? fragmentRun(input, endOfQuery + 1) : endOfQuery;
}

/** Whether a clean run is there that ends before a code unit. */
function isBefore(input: string, end: number, codeUnit: number): boolean {
  return end > 0 && end < input.length && input.charCodeAt(end) === codeUnit;
}

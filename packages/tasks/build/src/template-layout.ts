import { parseWithHref } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { singleDotPattern } from '@url/record/internal';
import type { Place } from './template-values.js';

/** A segment, a pair, or another part of a URL, with its values: `texts[0] ${at} texts[1] ${at + 1} …`. */
export interface Slot {
  readonly texts: readonly string[];
  /** The index of the first value. */
  readonly at: number;
  /** Whether the last value is a whole segment, a whole pair, or all that follows the "=" of a pair. */
  readonly endsInValue: boolean;
}

/**
 * A template whose literal text the URL parser has parsed.
 *
 *     https://${0}.example:${1}/repos/${2}?q=${3}#${4}
 *     front                    segments   pairs  fragment
 */
export interface Layout {
  /** Scheme and authority. */
  readonly front: Slot;
  /** Whether every call has the same scheme and authority, so that the result does not have to be parsed. */
  readonly isFixed: boolean;
  /** The path between its slashes. */
  readonly segments: readonly Slot[];
  readonly pairs: readonly Slot[] | null;
  /** The fragment with "#". */
  readonly fragment: Slot | null;
  /** The place of each value. */
  readonly places: readonly Place[];
}

/** Text that the parser removes. Without dot segments, a path keeps the segments of the template. */
const removedText = /* @__PURE__ */ (() =>
  new RegExp(`[\\t\\n\\r]|^[\\0- ]|[\\0- ]$|^[^?#]*[/\\\\]${singleDotPattern}{1,2}(?:[/\\\\?#]|$)`))();

/**
 * Matches scheme and authority.
 *
 *     https://me:secret@example.org:8080/path
 *     1       2         3          4
 */
const frontPattern = /^([^:/\\?#]*:\/\/)((?:[^/\\?#]*@)?)(\[[^\]/\\?#]*\]|[^:/\\?#]*)((?::[^/\\?#]*)?)(?![^/\\?#])/;

const placesOfFront: readonly Place[] = ['scheme', 'userinfo', 'host', 'port'];

/**
 * Parses the literal text of a template, with a mark in place of each value. A text is the reason why the template is refused.
 *
 * @param lead literal text before the template
 */
export function layOut(strings: readonly string[], lead: string): Layout | string {
  const mark = markFor(strings);
  const text = lead + strings.join(mark);
  if (removedText.test(text)) return 'contains a dot segment or white space that parsers remove';
  const match: readonly string[] = frontPattern.exec(text) ?? [''];
  const front = match[0]!;
  const isConstant = !front.includes(mark);
  const parsed = parseWithHref(isConstant ? text : withoutValues(match[1]!, mark) + text.slice(front.length));
  if (parsed === null) return 'is not an absolute URL';
  const { url, href } = parsed;
  if (url.scheme === 'javascript') return 'is a program';

  const places: Place[] = [];
  const slotOf = (literal: string, place: Place): Slot => readSlot(literal, place, mark, places);
  for (let i = 1; i < match.length; i++) slotOf(match[i]!, placesOfFront[i - 1]!);
  const layout = {
    front: {
      texts: isConstant ? [href.slice(0, startOfPath(url, href))] : front.split(mark),
      at: 0,
      endsInValue: false,
    },
    // The parser changes drive letters after "file:", and only a call shows whether values make one.
    isFixed: isConstant && url.scheme !== 'file',
    segments: url.path.split('/').map((segment) => slotOf(segment, 'path')),
    pairs: url.query === null ? null : url.query.split('&').map((pair) => slotOf(pair, 'query')),
    fragment: url.fragment === null ? null : slotOf(`#${url.fragment}`, 'fragment'),
    places,
  };
  return places.length < strings.length - 1 ? 'has a value in an authority without "//"' : layout;
}

/** The offset of the path in the serialization of a URL. */
export function startOfPath({ path, query, fragment }: URLRecord, href: string): number {
  const lengthOf = (part: string | null): number => (part === null ? 0 : part.length + 1);
  return href.length - path.length - lengthOf(query) - lengthOf(fragment);
}

/** Returns a scheme and an authority with which the rest of the template parses as it does with values. */
function withoutValues(scheme: string, mark: string): string {
  return `${scheme.includes(mark) ? 'https://' : scheme}h`;
}

/** Returns letters and digits that the template does not contain. The letter is only at the start, so text beside a mark cannot make another. */
function markFor(strings: readonly string[]): string {
  const text = strings.join(' ');
  let number = 0;
  while (text.includes(`z${number}`)) number++;
  return `z${number}`;
}

/** Reads a slot, and adds the places of its values. */
function readSlot(literal: string, place: Place, mark: string, places: Place[]): Slot {
  const texts = literal.split(mark);
  const at = places.length;
  for (let i = 1; i < texts.length; i++) places.push(place);
  const name = literal.slice(0, -mark.length);
  const isName = name === '' || (place === 'query' && name.indexOf('=') === name.length - 1);
  return { texts, at, endsInValue: isName && literal.endsWith(mark) };
}

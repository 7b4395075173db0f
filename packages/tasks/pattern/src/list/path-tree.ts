import { SOLIDUS } from '@url/infra';
import { isCanonicalPath, NOT_CANONICAL } from './canonical-path.js';
import { ANY_SEGMENT, type LeadingSegments } from './leading-segments.js';
import { type ListedPattern, PathNode, type PatternsByExtent } from './path-node.js';
import type { Target } from './target.js';

/**
 * Tests the pattern with a number. Not called for a pattern that is a path alone, if its pathname is known to match.
 *
 * @param isPathMatched whether its pathname is known to match
 */
export type Matches = (pattern: number, isPathMatched: boolean, target: Target) => boolean;

/**
 * Patterns by the leading segments of their pathnames, in a radix tree: paths that start alike share their nodes.
 *
 *     /users/:id, /users/me and /use        /use ─ rs/ ┬ any segment
 *                                                      └ me
 *
 * Fixed text of a pattern is canonical. So of a path that was not parsed only the open segments are tested, unless a pattern asks for the whole path.
 */
export class PathTree {
  private readonly root = new PathNode([], 0);
  /** The patterns that match paths of any start. */
  private readonly others: ListedPattern[] = [];
  /** Whether the fixed text of a pattern may not be canonical, as in "/a/{.}{.}". */
  private hasOtherText = false;

  /** Adds a pattern. Numbers are added in ascending order. */
  add({ segments, extent }: LeadingSegments, pattern: ListedPattern): void {
    if (segments.length === 0) {
      this.others.push(pattern);
      return;
    }
    const texts = segments.join('/').split(ANY_SEGMENT);
    if (!isCanonicalPath(texts.join('a'))) this.hasOtherText = true;
    let node = this.root;
    for (let index = 0; index < texts.length; index++) {
      if (index > 0) node = node.afterAnySegment(pattern.number);
      node = node.descend(texts[index]!, pattern.number);
    }
    node.addPattern(extent, pattern);
  }

  /**
   * Finds the first pattern that matches. Each node is visited at most once.
   *
   * @param path the path of the target, in lower case if the patterns ignore case
   * @param before the number before which a pattern is searched
   * @returns the number of the pattern, `before` if there is none, or `NOT_CANONICAL`
   */
  findFirst(path: string, target: Target, before: number, matches: Matches): number {
    let later: Place | null = null;
    let first = this.findOther(path, target, before, matches);
    let node: PathNode | null = this.root;
    let position = 0;
    // After `NOT_CANONICAL` no node has a smaller number.
    while (node !== null) {
      position = node.endIn(path, position, target.isRaw, first);
      if (position === NOT_CANONICAL) return position;
      let next: PathNode | null = null;
      if (position >= 0) {
        const patterns = patternsAt(node, path, position);
        if (patterns !== null) {
          const isEnd = position === path.length;
          first = firstAt(patterns, isEnd, limitOf(patterns, isEnd, path, target, first), target, matches);
        }
        next = node.childAt(path, position) ?? node.any;
        later = laterAfter(node, next, position, later);
      }
      if (next === null && later !== null) ({ node: next, position, later } = later);
      node = next;
    }
    return resultOf(first, path, target, before);
  }

  private findOther(path: string, target: Target, before: number, matches: Matches): number {
    const { others, hasOtherText } = this;
    if (others.length === 0 && !hasOtherText) return before;
    return target.isRaw && !isCanonicalPath(path) ? NOT_CANONICAL : firstOf(others, before, false, target, matches);
  }
}

/** A node to visit later, the offset at which it starts, and the place to visit after it. */
interface Place {
  readonly node: PathNode;
  readonly position: number;
  readonly later: Place | null;
}

/** Returns the first place to visit later: if two nodes follow a node, the one that is not next. */
function laterAfter({ any }: PathNode, next: PathNode | null, position: number, later: Place | null): Place | null {
  return any === null || any === next ? later : { node: any, position, later };
}

/** If no pattern matches, a path that is not canonical is searched again. */
function resultOf(first: number, path: string, { isRaw }: Target, before: number): number {
  return first === before && isRaw && !isCanonicalPath(path) ? NOT_CANONICAL : first;
}

/** Returns the patterns of a node if a segment of the path ends at its end. */
function patternsAt({ patterns }: PathNode, path: string, position: number): PatternsByExtent | null {
  return position === path.length || path.charCodeAt(position) === SOLIDUS ? patterns : null;
}

/** Returns the number before which a pattern is searched: `NOT_CANONICAL` if a pattern asks for the whole path, and the path is not canonical. */
function limitOf(
  { some, rest }: PatternsByExtent,
  isEnd: boolean,
  path: string,
  { isRaw }: Target,
  before: number,
): number {
  const readsWholePath = some.length > 0 || (!isEnd && rest.length > 0);
  return isRaw && readsWholePath && !isCanonicalPath(path) ? NOT_CANONICAL : before;
}

/**
 * Finds the first pattern whose leading segments end at an offset.
 *
 * @param isEnd whether the path ends there too
 */
function firstAt(
  { some, whole, rest }: PatternsByExtent,
  isEnd: boolean,
  before: number,
  target: Target,
  matches: Matches,
): number {
  return firstOf(isEnd ? whole : rest, firstOf(some, before, false, target, matches), true, target, matches);
}

function firstOf(
  patterns: readonly ListedPattern[],
  before: number,
  isPathMatched: boolean,
  target: Target,
  matches: Matches,
): number {
  for (let index = 0; index < patterns.length; index++) {
    const { number, isPathAlone } = patterns[index]!;
    if (number >= before) return before;
    if ((isPathAlone && isPathMatched) || matches(number, isPathMatched, target)) return number;
  }
  return before;
}

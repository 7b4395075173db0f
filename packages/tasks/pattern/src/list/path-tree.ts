import { ANY_SEGMENT, type LeadingSegments } from './leading-segments.js';

/**
 * Tests the pattern with a number.
 *
 * @param isPathMatched whether its pathname is known to match
 */
export type Matches = (pattern: number, isPathMatched: boolean) => boolean;

/** A place in the tree: the patterns whose leading segments end there, in ascending order, and what follows. */
class PathNode {
  /** The children for fixed segments: a `Map` takes longer, so it is only there for two or more. */
  onlySegment: string | null = null;
  onlyChild: PathNode | null = null;
  children: Map<string, PathNode> | null = null;
  any: PathNode | null = null;
  readonly whole: number[] = [];
  readonly rest: number[] = [];
  readonly some: number[] = [];
  /** Whether one of the three lists has a pattern. */
  hasPatterns = false;

  /** @param first the smallest number of a pattern here or below */
  constructor(readonly first: number) {}

  /** Returns the child for a segment, and creates it if there is none. */
  child(segment: string, pattern: number): PathNode {
    const known = segment === this.onlySegment ? this.onlyChild : this.children?.get(segment);
    if (known != null) return known;
    const child = new PathNode(pattern);
    if (this.onlyChild === null) {
      this.onlySegment = segment;
      this.onlyChild = child;
    } else {
      if (this.children === null) this.children = new Map([[this.onlySegment!, this.onlyChild]]);
      this.children.set(segment, child);
    }
    return child;
  }
}

/** Patterns by the leading segments of their pathnames. */
export class PathTree {
  private root: PathNode | null = null;
  /** Whether a place has children for fixed segments and for any segment. */
  private hasChoices = false;

  /** Adds the pattern with a number. Numbers are added in ascending order. */
  add({ segments, extent }: LeadingSegments, pattern: number): void {
    if (this.root === null) this.root = new PathNode(pattern);
    let node = this.root;
    for (const segment of segments) {
      const parent: PathNode = node;
      if (segment !== ANY_SEGMENT) node = node.child(segment, pattern);
      else node = node.any ?? new PathNode(pattern);
      if (segment === ANY_SEGMENT) parent.any = node;
      if (parent.any !== null && parent.onlyChild !== null) this.hasChoices = true;
    }
    node[extent].push(pattern);
    node.hasPatterns = true;
  }

  /**
   * Finds the first pattern that matches. Each place in the tree is visited at most once.
   *
   * @param before the number before which a pattern is searched
   * @returns the number of the pattern, or `before` if there is none
   */
  findFirst(pathname: string, before: number, matches: Matches): number {
    const later: Place[] | null = this.hasChoices ? [] : null;
    let first = before;
    let node = this.root;
    let start = 0;
    while (node !== null) {
      const isEnd = start > pathname.length;
      if (node.hasPatterns && node.first < first) first = firstAt(node, isEnd, first, matches);
      let next: PathNode | null = null;
      let end = start;
      if (!isEnd && node.first < first) {
        const solidus = pathname.indexOf('/', start);
        end = solidus < 0 ? pathname.length : solidus;
        next = childOf(node, pathname, start, end, later);
      }
      start = end + 1;
      if (next === null && later !== null && later.length > 0) {
        const place = later.pop()!;
        start = place.start;
        next = place.node;
      }
      node = next;
    }
    return first;
  }
}

/** A place in the tree to visit later, and the start of its segment. */
interface Place {
  readonly node: PathNode;
  readonly start: number;
}

/** Finds the child for a segment. If there are two, the other one is visited later. */
function childOf(node: PathNode, pathname: string, start: number, end: number, later: Place[] | null): PathNode | null {
  const any = start === end ? null : node.any;
  if (node.onlySegment === null && node.children === null) return any;
  const fixed = fixedChildOf(node, pathname, start, end);
  if (fixed === null) return any;
  if (any !== null) later!.push({ node: any, start: end + 1 });
  return fixed;
}

function fixedChildOf(
  { onlySegment, onlyChild, children }: PathNode,
  pathname: string,
  start: number,
  end: number,
): PathNode | null {
  if (children !== null) return children.get(pathname.slice(start, end)) ?? null;
  return onlySegment!.length === end - start && pathname.startsWith(onlySegment!, start) ? onlyChild : null;
}

/** Finds the first pattern whose leading segments end here. */
function firstAt(node: PathNode, isEnd: boolean, before: number, matches: Matches): number {
  const first = firstOf(node.some, before, false, matches);
  return firstOf(isEnd ? node.whole : node.rest, first, true, matches);
}

function firstOf(patterns: readonly number[], before: number, isPathMatched: boolean, matches: Matches): number {
  for (let index = 0; index < patterns.length; index++) {
    const pattern = patterns[index]!;
    if (pattern >= before) return before;
    if (matches(pattern, isPathMatched)) return pattern;
  }
  return before;
}

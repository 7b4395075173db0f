import { ANY_SEGMENT, type LeadingSegments } from './leading-segments.js';

/** Tests whether the pattern with a number matches. */
export type Matches = (pattern: number) => boolean;

/** A place in the tree: the patterns whose leading segments end there, and what follows. */
class PathNode {
  readonly children = new Map<string, PathNode>();
  /** The patterns that match only paths which end here, and those that match longer paths too; both in ascending order. */
  readonly whole: number[] = [];
  readonly leading: number[] = [];
}

/** Patterns by the leading segments of their pathnames. The tree leaves out only patterns that cannot match a path. */
export class PathTree {
  private readonly root = new PathNode();

  /** Adds the pattern with a number. Numbers are added in ascending order. */
  add({ segments, isWhole }: LeadingSegments, pattern: number): void {
    let node = this.root;
    for (const segment of segments) {
      let child = node.children.get(segment);
      if (child === undefined) {
        child = new PathNode();
        node.children.set(segment, child);
      }
      node = child;
    }
    (isWhole ? node.whole : node.leading).push(pattern);
  }

  /**
   * Finds the first pattern that matches.
   *
   * @param before the number before which a pattern is searched
   * @returns the number of the pattern, or `before` if there is none
   */
  findFirst(pathname: string, before: number, matches: Matches): number {
    let first = before;
    let nodes: PathNode[] = [this.root];
    let start = 0;
    while (nodes.length > 0) {
      for (const node of nodes) first = firstOf(node.leading, first, matches);
      if (start > pathname.length) break;
      const solidus = pathname.indexOf('/', start);
      const end = solidus < 0 ? pathname.length : solidus;
      nodes = childrenOf(nodes, pathname.slice(start, end));
      start = end + 1;
    }
    for (const node of nodes) first = firstOf(node.whole, first, matches);
    return first;
  }
}

function childrenOf(nodes: readonly PathNode[], segment: string): PathNode[] {
  const found: PathNode[] = [];
  for (const { children } of nodes) {
    const fixed = children.get(segment);
    if (fixed !== undefined) found.push(fixed);
    const any = children.get(ANY_SEGMENT);
    if (any !== undefined) found.push(any);
  }
  return found;
}

function firstOf(patterns: readonly number[], before: number, matches: Matches): number {
  for (let index = 0; index < patterns.length; index++) {
    const pattern = patterns[index]!;
    if (pattern >= before) return before;
    if (matches(pattern)) return pattern;
  }
  return before;
}

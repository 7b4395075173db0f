import type { LeadingSegments } from './leading-segments.js';
import { type Matches, PathTree } from './path-tree.js';
import type { Target } from './target.js';

/** The patterns of one hostname, or those without a fixed one. */
class Trees {
  readonly exact = new PathTree();
  /** The patterns that ignore case, by segments in lower case. It is not created if no pattern ignores case. */
  folded: PathTree | null = null;

  add(leading: LeadingSegments, ignoreCase: boolean, pattern: number): void {
    if (!ignoreCase) {
      this.exact.add(leading, pattern);
      return;
    }
    if (this.folded === null) this.folded = new PathTree();
    const segments = leading.segments.map((segment) => segment.toLowerCase());
    this.folded.add({ ...leading, segments }, pattern);
  }

  findFirst(pathname: string, before: number, matches: Matches): number {
    const first = this.exact.findFirst(pathname, before, matches);
    return this.folded === null ? first : this.folded.findFirst(pathname.toLowerCase(), first, matches);
  }
}

/** Finds the first of many patterns that matches: by the hostname, and then by the segments of the pathname. */
export class PatternIndex {
  private byHostname: Map<string, Trees> | null = null;
  private readonly others = new Trees();

  /** @param hostname the hostname of the pattern, or `null` if it is not fixed */
  add(hostname: string | null, leading: LeadingSegments, ignoreCase: boolean, pattern: number): void {
    this.treesFor(hostname).add(leading, ignoreCase, pattern);
  }

  /** @returns the number of the first pattern that matches, or `before` if there is none */
  findFirst(target: Target, before: number, matches: Matches): number {
    const trees = this.byHostname === null ? undefined : this.byHostname.get(target.valueOf('hostname'));
    const { pathname } = target;
    const first = trees === undefined ? before : trees.findFirst(pathname, before, matches);
    return this.others.findFirst(pathname, first, matches);
  }

  private treesFor(hostname: string | null): Trees {
    if (hostname === null) return this.others;
    if (this.byHostname === null) this.byHostname = new Map();
    let trees = this.byHostname.get(hostname);
    if (trees === undefined) {
      trees = new Trees();
      this.byHostname.set(hostname, trees);
    }
    return trees;
  }
}

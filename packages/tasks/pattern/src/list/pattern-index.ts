import { NOT_CANONICAL } from './canonical-path.js';
import type { LeadingSegments } from './leading-segments.js';
import type { ListEntry } from './list-entry.js';
import type { ListedPattern } from './path-node.js';
import { type Matches, PathTree } from './path-tree.js';
import type { Target } from './target.js';

/** The patterns of one hostname, or those without a fixed one. */
class Trees {
  readonly exact = new PathTree();
  /** The patterns that ignore case, by segments in lower case. It is not created if no pattern ignores case. */
  folded: PathTree | null = null;

  add(leading: LeadingSegments, ignoreCase: boolean, pattern: ListedPattern): void {
    if (!ignoreCase) {
      this.exact.add(leading, pattern);
      return;
    }
    if (this.folded === null) this.folded = new PathTree();
    const segments = leading.segments.map((segment) => segment.toLowerCase());
    this.folded.add({ ...leading, segments }, pattern);
  }

  findFirst(target: Target, before: number, matches: Matches): number {
    const { path } = target;
    const first = this.exact.findFirst(path, target, before, matches);
    if (this.folded === null || first === NOT_CANONICAL) return first;
    return this.folded.findFirst(path.toLowerCase(), target, first, matches);
  }
}

/** Finds the first of many patterns that matches: by the hostname, and then by the segments of the pathname. */
export class PatternIndex {
  private byHostname: Map<string, Trees> | null = null;
  private readonly others = new Trees();

  add({ hostname, leading, ignoreCase, isPathAlone }: ListEntry<unknown>, number: number): void {
    this.treesFor(hostname).add(leading, ignoreCase, { number, isPathAlone });
  }

  /** @returns the number of the first pattern that matches, `before` if there is none, or `NOT_CANONICAL` */
  findFirst(target: Target, before: number, matches: Matches): number {
    const trees = this.byHostname === null ? undefined : this.byHostname.get(target.valueOf('hostname'));
    const first = trees === undefined ? before : trees.findFirst(target, before, matches);
    return first === NOT_CANONICAL ? first : this.others.findFirst(target, first, matches);
  }

  /** @param hostname the hostname of a pattern, or `null` if it is not fixed */
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

import type { ComponentValues } from '../component-values.js';
import type { URLPatternStruct } from '../url-pattern-struct.js';
import { findLeadingSegments } from './leading-segments.js';
import { type Matches, PathTree } from './path-tree.js';

/** The patterns of one hostname, or those without a fixed one. */
class Trees {
  readonly exact = new PathTree();
  /** The patterns that ignore case, by segments in lower case. It is not created if no pattern ignores case. */
  folded: PathTree | null = null;

  add({ pathname }: URLPatternStruct, pattern: number): void {
    const { segments, isWhole } = findLeadingSegments(pathname);
    if (!pathname.options.ignoreCase) {
      this.exact.add({ segments, isWhole }, pattern);
      return;
    }
    if (this.folded === null) this.folded = new PathTree();
    this.folded.add({ segments: segments.map((segment) => segment.toLowerCase()), isWhole }, pattern);
  }

  findFirst(pathname: string, before: number, matches: Matches): number {
    const first = this.exact.findFirst(pathname, before, matches);
    return this.folded === null ? first : this.folded.findFirst(pathname.toLowerCase(), first, matches);
  }
}

/** Finds the first of many patterns that matches: by the hostname, and then by the segments of the pathname. */
export class PatternIndex {
  private readonly byHostname = new Map<string, Trees>();
  private readonly others = new Trees();

  add(urlPattern: URLPatternStruct, pattern: number): void {
    this.treesFor(urlPattern.hostname.text).add(urlPattern, pattern);
  }

  /** @returns the number of the first pattern that matches, or `before` if there is none */
  findFirst({ hostname, pathname }: ComponentValues, before: number, matches: Matches): number {
    const trees = this.byHostname.get(hostname);
    const first = trees === undefined ? before : trees.findFirst(pathname, before, matches);
    return this.others.findFirst(pathname, first, matches);
  }

  private treesFor(hostname: string | null): Trees {
    if (hostname === null) return this.others;
    let trees = this.byHostname.get(hostname);
    if (trees === undefined) {
      trees = new Trees();
      this.byHostname.set(hostname, trees);
    }
    return trees;
  }
}

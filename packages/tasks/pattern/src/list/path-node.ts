import { SOLIDUS } from '@url/infra';
import { endOfCanonicalSegment, NOT_CANONICAL } from './canonical-path.js';
import type { LeadingSegments } from './leading-segments.js';

/** A pattern of the list. */
export interface ListedPattern {
  readonly number: number;
  /** Whether it matches every URL whose path it matches. */
  readonly isPathAlone: boolean;
}

/** The patterns whose leading segments end at a node, in ascending order. */
export type PatternsByExtent = Readonly<Record<LeadingSegments['extent'], ListedPattern[]>>;

/** A node of the tree: a text that paths have in common, the patterns whose leading segments end after it, and what follows. */
export class PathNode {
  /** The node after a segment that patterns leave open. */
  any: PathNode | null = null;
  patterns: PatternsByExtent | null = null;
  /** The children, by the first code unit of their texts: at index 0 is the one for `firstUnit`. */
  private children: (PathNode | null)[] | null = null;
  private firstUnit = 0;

  /**
   * @param units the code units of the text; `null` for a segment that patterns leave open
   * @param first the smallest number of a pattern here or below
   */
  constructor(
    private units: readonly number[] | null,
    readonly first: number,
  ) {}

  /**
   * Returns the end of the text in a path, where it starts at an offset. The code unit there led here.
   *
   * @param isRaw whether the path was not parsed
   * @param before the number before which a pattern is searched
   * @returns a number below `NOT_CANONICAL` if the path continues otherwise or no pattern comes before that number, and `NOT_CANONICAL` if the
   *   parser may change an open segment
   */
  endIn(path: string, start: number, isRaw: boolean, before: number): number {
    if (this.first >= before) return OTHERWISE;
    const { units } = this;
    if (units === null) return endOfSegment(path, start, isRaw);
    // After `charCodeAt` was once beyond an end, V8 takes half as long again for every path.
    const end = start + units.length;
    if (end > path.length) return OTHERWISE;
    // This loop takes less time than `startsWith`.
    for (let index = 1; index < units.length; index++) {
      if (path.charCodeAt(start + index) !== units[index]) return OTHERWISE;
    }
    return end;
  }

  /** Returns the child for the code unit at an offset; `null` at the end of the text. */
  childAt(text: string, position: number): PathNode | null {
    const { children } = this;
    if (children === null || position >= text.length) return null;
    const index = text.charCodeAt(position) - this.firstUnit;
    return index >= 0 && index < children.length ? children[index]! : null;
  }

  addPattern(extent: LeadingSegments['extent'], pattern: ListedPattern): void {
    if (this.patterns === null) this.patterns = { whole: [], rest: [], some: [] };
    this.patterns[extent].push(pattern);
  }

  /** Returns the node after a segment that the pattern with a number leaves open, and creates it if there is none. */
  afterAnySegment(pattern: number): PathNode {
    if (this.any === null) this.any = new PathNode(null, pattern);
    return this.any;
  }

  /** Returns the node after a fixed text, and creates it if there is none. Nodes whose texts continue differently are split. */
  descend(text: string, pattern: number): PathNode {
    let node: PathNode = this;
    let start = 0;
    while (start < text.length) {
      const child = node.childAt(text, start);
      if (child === null) return node.addChild(new PathNode(unitsFrom(text, start), pattern));
      const units = child.units!;
      const length = commonLength(units, text, start);
      if (length < units.length) child.split(length);
      start += length;
      node = child;
    }
    return node;
  }

  private addChild(child: PathNode): PathNode {
    const unit = child.units![0]!;
    if (this.children === null) {
      this.children = [child];
      this.firstUnit = unit;
      return child;
    }
    while (unit < this.firstUnit) {
      this.children.unshift(null);
      this.firstUnit--;
    }
    while (unit - this.firstUnit >= this.children.length) this.children.push(null);
    this.children[unit - this.firstUnit] = child;
    return child;
  }

  /** Moves everything after the first code units of the text into a new node. */
  private split(length: number): void {
    const units = this.units!;
    const lower = new PathNode(units.slice(length), this.first);
    lower.any = this.any;
    lower.patterns = this.patterns;
    lower.children = this.children;
    lower.firstUnit = this.firstUnit;
    this.units = units.slice(0, length);
    this.any = null;
    this.patterns = null;
    this.children = null;
    this.addChild(lower);
  }
}

const OTHERWISE = NOT_CANONICAL - 1;

/** Returns the end of a segment that is not empty. */
function endOfSegment(path: string, start: number, isRaw: boolean): number {
  if (start === path.length || path.charCodeAt(start) === SOLIDUS) return OTHERWISE;
  if (isRaw) return endOfCanonicalSegment(path, start);
  const solidus = path.indexOf('/', start);
  return solidus < 0 ? path.length : solidus;
}

function unitsFrom(text: string, start: number): number[] {
  const units: number[] = [];
  for (let index = start; index < text.length; index++) units.push(text.charCodeAt(index));
  return units;
}

/** The number of code units that a text has from an offset on, in common with a node. */
function commonLength(units: readonly number[], text: string, start: number): number {
  let length = 0;
  while (length < units.length && units[length] === text.charCodeAt(start + length)) length++;
  return length;
}

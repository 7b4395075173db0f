import type { Component } from '../component.js';
import { endsSegment } from '../matchers/delimiters.js';
import type { Part, PartType } from '../part.js';
import { findBoundaries } from './boundaries.js';

/** Stands for a segment that a pattern leaves open. No path contains U+0000. */
export const ANY_SEGMENT = '\0';

/** A group that is a whole segment, or the rest of the path. */
export interface SegmentGroup {
  readonly name: string;
  /** The number of code units between the end of the group before this one, or the start of the path, and this group. */
  readonly distance: number;
  /** Whether every object inherits a property of that name, such as "__proto__". */
  readonly isInherited: boolean;
}

export function createGroup(name: string, distance: number): SegmentGroup {
  return { name, distance, isInherited: name in Object.prototype };
}

/** The segments with which every path starts that a component matches. */
export interface LeadingSegments {
  /** Fixed text, or `ANY_SEGMENT`. */
  readonly segments: readonly string[];
  /**
   * What the component matches: "whole", exactly the paths that have these segments; "rest", those that have any text after them and a "/";
   * "some", of the paths that start with these segments, those that the component itself tests.
   */
  readonly extent: 'whole' | 'rest' | 'some';
  /** The groups of "whole" and "rest". The group of the rest is the last one. */
  readonly groups: readonly SegmentGroup[];
  /** The number of code units between the last group and the end of the path. */
  readonly afterGroups: number;
}

const NO_SEGMENTS: LeadingSegments = { segments: [], extent: 'some', groups: [], afterGroups: 0 };

/** The number of code units of a text after its last open segment. */
function distanceTo(text: string): number {
  return text.length - text.lastIndexOf(ANY_SEGMENT) - 1;
}

/**
 * Finds the segments with which every path starts that a pathname component matches.
 *
 *     /users/:id/posts/*         "", "users", any segment, "posts"; rest
 *     /users/:id                 "", "users", any segment; whole
 *     /articles/:year(\d+)       "", "articles"; some
 */
export function findLeadingSegments({ partList, options }: Component): LeadingSegments {
  if (partList.length > 0 && options.delimiterCodePoint !== '/') return NO_SEGMENTS;
  const boundaries = findBoundaries(partList, options);
  const groups: SegmentGroup[] = [];
  let text = '';
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    const start = text + part.prefix;
    const whole = wholeSegmentAfter(start, partList, index);
    if (whole === 'segment-wildcard' && endsSegment(part, boundaries[index + 1]!, options)) {
      groups.push(createGroup(part.name, distanceTo(start)));
      text = `${start}${ANY_SEGMENT}${part.suffix}`;
    } else if (whole === 'full-wildcard') {
      groups.push(createGroup(part.name, distanceTo(start)));
      return { segments: start.slice(0, -1).split('/'), extent: 'rest', groups, afterGroups: 0 };
    } else if (part.modifier === '' && part.type === 'fixed-text') {
      text += part.value;
    } else {
      const segments = text.split('/');
      return {
        segments: boundaries[index]! ? segments : segments.slice(0, -1),
        extent: 'some',
        groups: [],
        afterGroups: 0,
      };
    }
  }
  return { segments: text.split('/'), extent: 'whole', groups, afterGroups: distanceTo(text) };
}

/** The type of a wildcard that starts a segment: any segment wildcard, or a "*" after "/" and before the end. */
function wholeSegmentAfter(start: string, partList: readonly Part[], index: number): PartType | null {
  const { type, suffix, modifier } = partList[index]!;
  if (modifier !== '' || !/^$|\/$/.test(start)) return null;
  if (type !== 'full-wildcard') return type;
  return start !== '' && suffix === '' && index + 1 === partList.length ? type : null;
}

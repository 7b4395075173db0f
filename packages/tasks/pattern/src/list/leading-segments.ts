import type { Component } from '../component.js';
import { endsSegment } from '../matchers/delimiters.js';
import { findBoundaries } from './boundaries.js';

/** Stands for a segment that a pattern leaves open. No path contains U+0000. */
export const ANY_SEGMENT = '\0';

/** The segments with which every path starts that a component matches. */
export interface LeadingSegments {
  /** Fixed text, or `ANY_SEGMENT`. */
  readonly segments: readonly string[];
  /** Whether the path ends after these segments. */
  readonly isWhole: boolean;
}

/**
 * Finds the segments with which every path starts that a pathname component matches.
 *
 *     /users/:id/posts/*         "", "users", any segment, "posts"; not whole
 *     /users/:id                 "", "users", any segment; whole
 *     /articles/:year(\d+)       "", "articles"; not whole
 */
export function findLeadingSegments({ partList, options }: Component): LeadingSegments {
  if (partList.length > 0 && options.delimiterCodePoint !== '/') return { segments: [], isWhole: false };
  const boundaries = findBoundaries(partList, options);
  let text = '';
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    const start = text + part.prefix;
    const isSegment =
      part.type === 'segment-wildcard' &&
      (start === '' || start.endsWith('/')) &&
      endsSegment(part, boundaries[index + 1]!, options);
    if (part.modifier !== '' || !(isSegment || part.type === 'fixed-text')) {
      const segments = text.split('/');
      return { segments: boundaries[index]! ? segments : segments.slice(0, -1), isWhole: false };
    }
    text = isSegment ? `${start}${ANY_SEGMENT}${part.suffix}` : text + part.value;
  }
  return { segments: text.split('/'), isWhole: true };
}

/** https://urlpattern.spec.whatwg.org/#part-type */
export type PartType = 'fixed-text' | 'regexp' | 'segment-wildcard' | 'full-wildcard';

/**
 * https://urlpattern.spec.whatwg.org/#part-modifier
 *
 * "none", "optional", "zero-or-more" and "one-or-more", as they are written in patterns.
 */
export type Modifier = '' | '?' | '*' | '+';

/**
 * https://urlpattern.spec.whatwg.org/#part
 *
 * One piece of a pattern string: fixed text, or a group with text before and after it.
 */
export interface Part {
  readonly type: PartType;
  /** The text of fixed text, or the regular expression of a group with its own expression. */
  readonly value: string;
  readonly modifier: Modifier;
  /** The name of a group: from the pattern, or a number. The empty string for fixed text. */
  readonly name: string;
  readonly prefix: string;
  readonly suffix: string;
  /** Where the part starts in the pattern string that was parsed, in code units. */
  readonly start: number;
  readonly end: number;
}

/** Whether a part may be left out. */
export function isOptional({ modifier }: Part): boolean {
  return modifier === '?' || modifier === '*';
}

/** Whether a part may occur more than once. */
export function isRepeated({ modifier }: Part): boolean {
  return modifier === '*' || modifier === '+';
}

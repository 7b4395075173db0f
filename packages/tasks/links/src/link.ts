/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 * A link in a text.
 */
export interface Link {
  /** Where the link starts in the text, in UTF-16 code units. */
  readonly start: number;
  /** Where the link ends. */
  readonly end: number;
  readonly type: 'url' | 'email';
  /** The text from `start` to `end`. */
  readonly text: string;
  /** The URL to link to, as the URL parser serializes it. */
  readonly href: string;
}

/** What the tabs of the panes, and the links to them, are called. */
export const paneTitles = {
  parts: 'Parts',
  readings: 'Compare',
  host: 'Host',
  query: 'Query',
  steps: 'Steps',
  pattern: 'Pattern',
  relative: 'Relative',
  copy: 'Share',
} as const;

export type PaneId = keyof typeof paneTitles;

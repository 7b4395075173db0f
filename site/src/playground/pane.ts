import type { Analysis } from './analysis.ts';

/** What a pane may ask of the page. */
export interface Page {
  readonly analysis: Analysis;
  readonly step: number;
  /** Parses another input, or another base. */
  setInput(input: string, base?: string): void;
  /** Remembers the step for shared links. */
  setStep(step: number): void;
  /** Says something to who uses a screen reader. */
  announce(text: string): void;
  /** The address of this page with its present state. */
  address(): string;
}

/** A pane is loaded when it is first opened, and then follows every change of the input while it is open. */
export interface Pane {
  update(page: Page): void;
}

export interface PaneModule {
  createPane(container: HTMLElement): Pane;
}

/** The panes in the order of the page. A bundler makes a file of each. */
export const panes: { readonly [id: string]: { readonly title: string; load(): Promise<PaneModule> } } = {
  steps: { title: 'Steps of the state machine', load: () => import('./panes/steps.ts') },
  readings: { title: 'Readings of other specifications and programs', load: () => import('./panes/readings.ts') },
  host: { title: 'Host', load: () => import('./panes/host.ts') },
  query: { title: 'Query', load: () => import('./panes/query.ts') },
  relative: { title: 'Relative references', load: () => import('./panes/relative.ts') },
  copy: { title: 'Copy as', load: () => import('./panes/copy.ts') },
};

import type { Analysis } from './analysis.ts';

/** What a pane may ask of the page. */
export interface Page {
  readonly analysis: Analysis;
  readonly step: number;
  /** The pattern of the pattern pane. */
  readonly pattern: string;
  /** Parses another input, or another base. */
  setInput(input: string, base?: string): void;
  /** Remembers the step for shared links. */
  setStep(step: number): void;
  /** Remembers the pattern for shared links. */
  setPattern(pattern: string): void;
  /** Announces a text through a screen reader. */
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

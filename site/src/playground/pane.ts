import type { Analysis } from './analysis.ts';
import type { SitePlace } from './site-place.ts';

/** What a pane may ask of the page. */
export interface Page {
  readonly analysis: Analysis;
  /** The registrable domain; `null` if there is none, or while it is not known. */
  readonly site: SitePlace | null;
  /** The title of the pane that was open before this one. */
  readonly shownTitle: string;
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
  /** The address of this page with the input and the pane that was open before this one. */
  address(): string;
  /** The address of the verdict alone. */
  embedAddress(): string;
}

/** A pane is loaded when it is first opened, and then follows every change of the input while it is open. */
export interface Pane {
  update(page: Page): void;
}

export interface PaneModule {
  createPane(container: HTMLElement): Pane;
}

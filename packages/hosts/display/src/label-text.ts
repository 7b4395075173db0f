import { classOf } from './identifier-table.js';

/** A label for the rules: its characters and their classes. */
export interface LabelText {
  readonly characters: readonly string[];
  /** The class of each character, from identifier-table.ts. */
  readonly classes: readonly number[];
  /** Whether all characters belong to one script. Chinese, Japanese and Korean each count as one. */
  readonly isOneScript: boolean;
}

/** The top-level domain, on which the decision about a label depends. */
export interface LabelContext {
  /** The last label of the domain, in ASCII; empty if it is not known. */
  readonly topLevelDomain: string;
  /** The last label of the domain, in Unicode. */
  readonly unicodeTopLevelDomain: string;
}

export function classesOf(text: string): number[] {
  return Array.from(text, (character) => classOf(character.codePointAt(0)!));
}

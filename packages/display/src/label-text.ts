import { classOf } from './identifier-table.js';

/** A label as the rules look at it: character by character, each with its class. */
export interface LabelText {
  readonly characters: readonly string[];
  /** The class of each character, as identifier-table.ts has it. */
  readonly classes: readonly number[];
  /** Whether all characters belong to one script, where Chinese, Japanese and Korean writing count as one. */
  readonly isOneScript: boolean;
}

/** What a domain contributes to the decision about one of its labels. */
export interface LabelContext {
  /** The last label of the domain, in ASCII; empty when it is not known. */
  readonly topLevelDomain: string;
  /** The same label in Unicode. */
  readonly unicodeTopLevelDomain: string;
}

export function classesOf(text: string): number[] {
  return Array.from(text, (character) => classOf(character.codePointAt(0)!));
}

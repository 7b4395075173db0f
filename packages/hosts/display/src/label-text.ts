import { classOf } from './identifier-table.js';

/** A label for the rules: its characters, each with its class. */
export interface LabelText {
  readonly characters: readonly string[];
  /** The class of each character, as identifier-table.ts has it. */
  readonly classes: readonly number[];
  /** Whether all characters belong to one script, where Chinese, Japanese and Korean writing count as one. */
  readonly isOneScript: boolean;
}

/** The part of a domain on which the decision about a label depends. */
export interface LabelContext {
  /** The last label of the domain, in ASCII; empty when it is not known. */
  readonly topLevelDomain: string;
  /** The last label of the domain, in Unicode. */
  readonly unicodeTopLevelDomain: string;
}

export function classesOf(text: string): number[] {
  return Array.from(text, (character) => classOf(character.codePointAt(0)!));
}

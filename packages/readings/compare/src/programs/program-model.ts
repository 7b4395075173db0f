import type { Client } from '../reader.js';
import type { Join } from './join.js';
import type { Split } from './split.js';

/** A program in the versions that find the same hosts. */
export interface ProgramModel {
  readonly id: string;
  readonly title: string;
  /** The versions whose recorded hosts this model finds, except for at most one input in three hundred. */
  readonly versions: readonly string[];
  readonly source: string;
  readonly split: Split;
  /** `null` for a program that has no function for references. */
  readonly join: Join | null;
  /** "parser" by default. */
  readonly kind?: 'parser' | 'client';
  readonly client?: Client;
}

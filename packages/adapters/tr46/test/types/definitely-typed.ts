// Compiled, never run: a program that was written for @types/tr46 compiles with the types of this package.
import type * as ours from '@url/tr46';
import type * as theirs from '../../node_modules/@types/tr46/index.js';

/** Fails to compile unless the first type can be assigned to the second. */
type Assignable<Source extends Target, Target> = Source;

export type Exports = Assignable<typeof ours, typeof theirs>;
export type Options = [Assignable<ours.Options, theirs.Options>, Assignable<theirs.Options, ours.Options>];
export type ToASCIIOptions = [
  Assignable<ours.ToASCIIOptions, theirs.ToASCIIOptions>,
  Assignable<theirs.ToASCIIOptions, ours.ToASCIIOptions>,
];

// Compiled, never run: a program that was written for @types/whatwg-url compiles with the types of this package, unless it starts in an inner state.
import type * as ours from '@url/whatwg-url';
import type * as theirs from '../../node_modules/@types/whatwg-url/index.js';

/** Fails to compile unless the first type can be assigned to the second. */
type Assignable<Source extends Target, Target> = Source;

/** The options with the states that this package accepts: those in which an API of the standard starts. */
type Options = Omit<NonNullable<Parameters<typeof theirs.basicURLParse>[1]>, 'stateOverride'> & {
  stateOverride?: Extract<theirs.StateOverride, ours.StateOverride>;
};
export type BasicParser = Assignable<
  typeof ours.basicURLParse,
  (input: string, options?: Options) => theirs.URLRecord | null
>;

type Functions = Exclude<keyof typeof theirs, 'URL' | 'URLSearchParams' | 'basicURLParse'>;
export type Exports = Assignable<Pick<typeof ours, Functions>, Pick<typeof theirs, Functions>>;
export type URLs = [Assignable<ours.URL, theirs.URL>, Assignable<theirs.URL, ours.URL>];
export type Params = [
  Assignable<ours.URLSearchParams, theirs.URLSearchParams>,
  Assignable<theirs.URLSearchParams, ours.URLSearchParams>,
];
export type Records = [Assignable<ours.URLRecord, theirs.URLRecord>, Assignable<theirs.URLRecord, ours.URLRecord>];
export type States = Assignable<ours.StateOverride, theirs.StateOverride>;
export type Addresses = [
  Assignable<ours.IPv6Address, theirs.IPv6Address>,
  Assignable<theirs.IPv6Address, ours.IPv6Address>,
];
export type URLArguments = Assignable<ConstructorParameters<typeof theirs.URL>, ConstructorParameters<typeof ours.URL>>;
export type ParamsArguments = Assignable<
  ConstructorParameters<typeof theirs.URLSearchParams>,
  ConstructorParameters<typeof ours.URLSearchParams>
>;

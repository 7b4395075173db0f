import { parseURL } from '@url/parser';
import { type ModelURL, type ParserMode, parserModeFor, URLReference } from '@url/reference';
import type { Reader } from './answers.js';
import { type Failure, failureOf } from './failure.js';
import type { Given } from './given.js';
import { printable, quote } from './printable.js';
import { hrefOf, referencePartsOf } from './reference-parts.js';
import { UsageError } from './usage-error.js';

/** How a command reads a reference, and in which mode others are going to read what it writes. */
export interface ReferenceReading extends Pick<Reader<ModelURL>, 'noun' | 'read' | 'explain'> {
  readonly mode?: ParserMode;
}

/** Writes references as ASCII strings. */
export function referenceReader({ mode, ...reading }: ReferenceReading): Reader<ModelURL> {
  return {
    ...reading,
    line: (url) => hrefOf(url, mode),
    json: (url) => referencePartsOf(url, mode),
  };
}

/** The reference of `--base`, which may be relative; one that is missing, or no reference, is wrong usage. */
export function readBaseReference(given: Given): URLReference {
  const base = given.value('base');
  if (base === null) throw new UsageError("option '--base <reference>' is needed: what the references are put on");
  const reference = URLReference.parse(base);
  if (reference === null) {
    const { error } = referenceFailure(base, 'web');
    throw new UsageError(`cannot parse the base ${quote(base)} as a reference: ${printable(error)}`);
  }
  return reference;
}

/** For each mode a URL of the standard against which it reads a string in that mode. */
const basesOfModes: Readonly<Record<ParserMode, string>> = { web: 'http://h/', file: 'file:///', generic: 'x://h/' };

/**
 * Why a string is no reference: it has an authority that cannot be one, which the standard's parser refuses as well.
 *
 * @param mode how a string without scheme is read
 */
export function referenceFailure(input: string, mode: ParserMode): Failure {
  return failureOf(input, (onValidationError) => parseURL(input, { base: basesOfModes[mode], onValidationError }));
}

/** The mode in which a string is read against a base. */
export function modeOf(base: URLReference): ParserMode {
  return parserModeFor(base.model);
}

import { parseURL } from '@url/parser';
import { type ModelURL, normalizeForPrinting, type ParserMode, percentEncodeURL, print } from '@url/reference';
import type { Reader } from './answers.js';
import { type Failure, failureOf } from './failure.js';

/** How a command reads a reference, and the mode in which other programs will read its output. */
export interface ReferenceReading extends Pick<Reader<ModelURL>, 'noun' | 'read' | 'explain'> {
  readonly mode?: ParserMode;
}

/** Writes references as ASCII strings. */
export function referenceReader({ mode, ...reading }: ReferenceReading): Reader<ModelURL> {
  return { ...reading, line: (url) => hrefOf(url, mode), json: (url) => referencePartsOf(url, mode) };
}

/** @param mode in which the href will be read if its scheme is missing; any mode by default */
export function hrefOf(url: ModelURL, mode?: ParserMode): string {
  return print(url, mode === undefined ? {} : { mode });
}

/**
 * The output of `url rebase`, `relative` and `normalize` with `--json`, without the input: the components as in the href. The hostname
 * is `null` without authority, and "" for the empty host of an authority, as in "file:///".
 */
export function referencePartsOf(url: ModelURL, mode?: ParserMode): object {
  const printed = percentEncodeURL(normalizeForPrinting(url, mode));
  const { scheme, authority, drive, pathRoot, dirs, file, query, fragment } = printed;
  return {
    href: hrefOf(url, mode),
    scheme,
    username: authority?.username ?? null,
    password: authority?.password ?? null,
    hostname: authority && (authority.host ?? ''),
    port: authority?.port ?? null,
    driveletter: drive,
    pathroot: pathRoot,
    directories: dirs,
    filename: file,
    query,
    fragment,
  };
}

/** A URL of the standard for each mode: the standard parses a string against it in that mode. */
const basesOfModes: Readonly<Record<ParserMode, string>> = { web: 'http://h/', file: 'file:///', generic: 'x://h/' };

/**
 * Why a string is not a reference: its authority is invalid, and the standard's parser rejects it as well.
 *
 * @param mode how a string without a scheme is read
 */
export function referenceFailure(input: string, mode: ParserMode): Failure {
  return failureOf(input, (onValidationError) => parseURL(input, { base: basesOfModes[mode], onValidationError }));
}

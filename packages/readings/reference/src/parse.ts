import { checkOptions, checkString, option } from '@url/infra/internal';
import { driveLetterPattern } from '@url/record/internal';
import { splitAuthPath } from './auth-path.js';
import { createModelURL, type ModelURL } from './model.js';
import { parseAuthority } from './parse-authority.js';
import { type ParserMode, parserModeFor, separatorsIn } from './parser-mode.js';
import { preprocess, schemeOf } from './preprocess.js';

/** How a string is parsed. */
export interface ParseReferenceOptions {
  /** The mode in which a string without scheme is parsed. The default is "web". */
  readonly mode?: ParserMode;
}

/** Matches a drive at the start of a path. */
const driveAtStart = /* @__PURE__ */ new RegExp(`^/?(${driveLetterPattern})(?=/|$)`);

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Parsing.
 *
 * Parses a string of the loose grammar in the mode of its scheme. A string without scheme is parsed in the mode of the options.
 *
 * @param input any string; lone surrogates become U+FFFD (�)
 * @param options the mode
 * @returns a URL whose components are unchanged; `null` if the authority does not match the grammar
 * @throws TypeError if `input` is not a string, for an unknown option, and for a mode that is not one
 *
 * @example
 * import { parseReference } from '@url/reference';
 *
 * const url = parseReference('../b\\c?d');
 * url?.dirs; // => ['..', 'b']
 * url?.query; // => 'd'
 * parseReference('../b\\c?d', { mode: 'generic' })?.file; // => 'b\\c'
 * parseReference('/c|/a', { mode: 'file' })?.drive; // => 'c|'
 * parseReference('//a b'); // => null
 */
export function parseReference(input: string, options?: ParseReferenceOptions | null): ModelURL | null {
  checkString('input', input);
  checkOptions(options, ['mode']);
  const preprocessed = preprocess(input);
  const scheme = schemeOf(preprocessed);
  const mode = parserModeFor({ scheme }, option(options, 'mode') ?? undefined);
  const { before: beforeFragment, after: fragment } = splitAt(
    scheme === null ? preprocessed : preprocessed.slice(scheme.length + 1),
    '#',
  );
  const { before: beforeQuery, after: query } = splitAt(beforeFragment, '?');
  const parsed = parseAuthPathOrPath(beforeQuery, mode);
  return parsed && createModelURL({ scheme, ...parsed, query, fragment });
}

/** Splits at the first occurrence of a character. */
function splitAt(input: string, character: string): { before: string; after: string | null } {
  const index = input.indexOf(character);
  return index < 0 ? { before: input, after: null } : { before: input.slice(0, index), after: input.slice(index + 1) };
}

/** URL Specification 0.9.0, URL Grammar: auth-path, otherwise path. */
function parseAuthPathOrPath(input: string, mode: ParserMode): Partial<ModelURL> | null {
  const end = splitAuthPath(input, { mode, isStrict: false, s: separatorsIn(mode) })?.authorityEnd ?? null;
  if (end === null) return parsePath(input, mode);
  const authority = parseAuthority(input.slice(2, end));
  return authority && { authority, ...parsePath(input.slice(end), mode) };
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, URL Grammar: path, and in the file mode the drive before it.
 *
 * @param mode which characters separate, and whether there may be a drive
 */
export function parsePath(input: string, mode: ParserMode): Pick<ModelURL, 'drive' | 'pathRoot' | 'dirs' | 'file'> {
  const text = mode === 'generic' ? input : input.replace(/\\/g, '/');
  const match = mode === 'file' ? driveAtStart.exec(text) : null;
  const path = match === null ? text : text.slice(match[0].length);
  const pathRoot = path.startsWith('/') ? '/' : null;
  const dirs = path.slice(pathRoot === null ? 0 : 1).split('/');
  const file = dirs.pop() || null;
  return { drive: match && match[1]!, pathRoot, dirs, file };
}

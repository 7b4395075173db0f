import { checkOptions, checkString, option } from '@url/infra/internal';
import { errorOfURL } from './grammar.js';
import type { GrammarError } from './grammar-error.js';
import type { ModelURL } from './model.js';
import { type ParseReferenceOptions, parseReference } from './parse.js';
import { checkMode } from './parser-mode.js';

/** The URL of a strict string, or the reason why the string is not strict. */
export type StrictParseResult =
  | { readonly ok: true; readonly url: ModelURL; readonly error?: undefined }
  | { readonly ok: false; readonly error: GrammarError; readonly url?: undefined };

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Strict URL Grammar.
 *
 * @param input any string; nothing is removed from it before it is parsed
 * @param options the mode
 * @returns the URL, or the first position at which the input departs from the strict grammar
 * @throws TypeError if `input` is not a string, for an unknown option, and for a mode that is not one
 *
 * @example
 * import { parseStrict, print } from '@url/reference';
 *
 * print(parseStrict('http://example.org/a%20b').url ?? null); // => 'http://example.org/a%20b'
 * parseStrict('http://example.org/a b').error; // => { rule: 'file', message: 'The rule "file" does not contain U+0020.', start: 20, end: 21 }
 */
export function parseStrict(input: string, options?: ParseReferenceOptions | null): StrictParseResult {
  checkString('input', input);
  checkOptions(options, ['mode']);
  const mode = option(options, 'mode') ?? 'web';
  checkMode(mode);
  const error = errorOfURL(input, mode, true);
  return error === null ? { ok: true, url: parseReference(input, { mode })! } : { ok: false, error };
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Strict URL Grammar.
 *
 * @param input any string
 * @param options the mode
 * @returns whether it is a string of the strict grammar: only U+002F (/) separates, every U+0025 (%) starts a percent-encoded byte,
 *   and preprocessing would remove nothing. U+007C (|) is strict in a drive, because the strict grammar does not change that rule
 * @throws TypeError if `input` is not a string, for an unknown option, and for a mode that is not one
 *
 * @example
 * import { isStrict } from '@url/reference';
 *
 * isStrict('http://example.org/a%20b'); // => true
 * isStrict('http://example.org/a b'); // => false
 * isStrict('http:\\example.org'); // => false
 * isStrict('//[::1]/'); // => true
 */
export function isStrict(input: string, options?: ParseReferenceOptions | null): boolean {
  checkString('input', input);
  return parseStrict(input, options).ok;
}

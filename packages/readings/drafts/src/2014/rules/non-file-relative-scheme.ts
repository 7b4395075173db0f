import { asciiLowercase } from '@url/infra/internal';
import { ParsingContext } from '../parsing-context.js';

const nonFileRelativeSchemes = ['ftp', 'gopher', 'https', 'http', 'wss', 'ws'];

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.5 non-file-relative-scheme(input) (#rule-non-file-relative-scheme)
 *
 * @param input a string that must match as a whole
 * @param context whose encoding override "ws" and "wss" set to UTF-8
 * @returns the scheme in lower case, or `null` if the input is none of these
 *
 * @example
 * import { nonFileRelativeScheme } from '@url/drafts/2014';
 *
 * nonFileRelativeScheme('Gopher'); // => 'gopher'
 * nonFileRelativeScheme('file'); // => null
 */
export function nonFileRelativeScheme(input: string, context: ParsingContext = new ParsingContext()): string | null {
  if (input.length > 6) return null;
  const result = asciiLowercase(input);
  if (!nonFileRelativeSchemes.includes(result)) return null;
  if (result === 'ws' || result === 'wss') context.encodingOverride = null;
  return result;
}

import { argumentError, asciiLowercase, checkString, option } from '@url/infra/internal';
import { defaultPort } from '@url/record';
import { checkWord } from './check-word.js';
import type { ModelURL } from './model.js';
import { preprocess, schemeOf } from './preprocess.js';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Parser Mode.
 *
 * How a string is parsed: in the modes web and file U+005C (\) separates like U+002F (/), and in the mode file there are drives.
 */
export type ParserMode = 'web' | 'file' | 'generic';

const parserModes: readonly ParserMode[] = ['web', 'file', 'generic'];

/** Throws a `TypeError` unless an argument is a parser mode. */
export function checkMode(mode: unknown): asserts mode is ParserMode {
  checkWord('mode', mode, parserModes);
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Parser Mode.
 *
 * @param url a URL-string, or a URL that is the base of one
 * @param suppliedMode the mode of a URL without scheme. The default is "web"
 * @returns the mode
 * @throws TypeError if `url` is neither a string nor a URL of the model, or if the supplied mode is not a mode
 *
 * @example
 * import { parserModeFor } from '@url/reference';
 *
 * parserModeFor('wss://host'); // => 'web'
 * parserModeFor({ scheme: 'mailto' }); // => 'generic'
 * parserModeFor('a/b', 'file'); // => 'file'
 */
export function parserModeFor(url: string | Pick<ModelURL, 'scheme'>, suppliedMode: ParserMode = 'web'): ParserMode {
  checkMode(suppliedMode);
  const written = typeof url === 'string' ? schemeOf(preprocess(url)) : schemeIn(url);
  if (written === null) return suppliedMode;
  const scheme = asciiLowercase(written);
  if (scheme === 'file') return 'file';
  return defaultPort(scheme) === null ? 'generic' : 'web';
}

function schemeIn(url: Pick<ModelURL, 'scheme'>): string | null {
  if (typeof url !== 'object' || url === null) throw argumentError('url', url, 'is not a string or a URL of the model');
  const scheme = option(url, 'scheme');
  if (scheme !== null) checkString('scheme', scheme);
  return scheme;
}

/** URL Specification 0.9.0, URL Grammar: the character set `s` of the loose grammar. */
export function separatorsIn(mode: ParserMode): string {
  return mode === 'generic' ? '/' : '/\\';
}

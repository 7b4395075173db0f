import { asciiLowercase } from '@url/infra';
import { defaultPort } from '@url/record';
import type { ModelURL } from './model.js';

/**
 * URL Specification 0.9.0, Parser Mode.
 *
 * How a string without scheme is read: web and file take U+005C (\) for U+002F (/), and file knows drives.
 */
export type ParserMode = 'web' | 'file' | 'generic';

/**
 * URL Specification 0.9.0, Parser Mode.
 *
 * @param url a URL, for whose scheme or as the base of which a string is read
 * @param suppliedMode for a URL without scheme; "web" unless given
 * @returns the mode
 *
 * @example
 * import { parseReference, parserModeFor } from '@url/reference';
 *
 * parserModeFor(parseReference('wss://host')); // => 'web'
 * parserModeFor(parseReference('mailto:me')); // => 'generic'
 * parserModeFor(parseReference('a/b'), 'file'); // => 'file'
 */
export function parserModeFor(url: Pick<ModelURL, 'scheme'>, suppliedMode: ParserMode = 'web'): ParserMode {
  if (url.scheme === null) return suppliedMode;
  const scheme = asciiLowercase(url.scheme);
  if (scheme === 'file') return 'file';
  return defaultPort(scheme) === null ? 'generic' : 'web';
}

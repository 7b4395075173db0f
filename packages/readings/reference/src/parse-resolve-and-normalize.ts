import { emptyURL, type ModelURL } from './model.js';
import { normalize } from './normalize.js';
import { parseReference } from './parse.js';
import { parserModeFor } from './parser-mode.js';
import { type ResolveOptions, resolve } from './resolve.js';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Concluding: parse-resolve-and-normalize.
 *
 * Returns the same result as the basic URL parser of the standard.
 *
 * @param input any string; lone surrogates become U+FFFD (�)
 * @param base a string that is parsed first, or a URL that this function returned
 * @param options a function that is called when force changes the URL
 * @returns a URL whose components are percent-encoded, and which prints as its href; `null` for the standard's failure
 * @throws TypeError if `input` is not a string, or `base` is not a string or a URL of the model
 *
 * @example
 * import { parseResolveAndNormalize, print } from '@url/reference';
 *
 * print(parseResolveAndNormalize('..\\b', 'HTTP:/EXAMPLE.org/a/c/')); // => 'http://example.org/a/b'
 * parseResolveAndNormalize('//exa mple.org', 'http://example.org'); // => null
 */
export function parseResolveAndNormalize(
  input: string,
  base: string | ModelURL | null = null,
  options?: ResolveOptions | null,
): ModelURL | null {
  const context = typeof base === 'string' ? parseResolveAndNormalize(base) : (base ?? emptyURL);
  if (context === null) return null;
  const url = parseReference(input, { mode: parserModeFor(context) });
  const resolved = url && resolve(url, context, options);
  return resolved && normalize(resolved);
}

import { emptyURL, type ModelURL } from './model.js';
import { normalise } from './normalise.js';
import { parseReference } from './parse.js';
import { parserModeFor } from './parser-mode.js';
import { type ResolveOptions, resolve } from './resolve.js';

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * URL Specification 0.9.0, Concluding: parse-resolve-and-normalise. Gives what the standard's parser gives.
 *
 * @param input any string; lone surrogates are read as U+FFFD (�)
 * @param base a string that is parsed first, or a URL that this function gave
 * @param options who is told of what force changes
 * @returns a URL, whose components are percent-encoded and which prints as its href; `null` for the standard's failure
 *
 * @example
 * import { parseResolveAndNormalise, print } from '@url/reference';
 *
 * print(parseResolveAndNormalise('..\\b', 'HTTP:/EXAMPLE.org/a/c/')); // => 'http://example.org/a/b'
 * parseResolveAndNormalise('//exa mple.org', 'http://example.org'); // => null
 */
export function parseResolveAndNormalise(
  input: string,
  base: string | ModelURL | null = null,
  options: ResolveOptions = {},
): ModelURL | null {
  const context = typeof base === 'string' ? parseResolveAndNormalise(base) : (base ?? emptyURL);
  if (context === null) return null;
  const url = parseReference(input, { mode: parserModeFor(context) });
  const resolved = url && resolve(url, context, options);
  return resolved && normalise(resolved);
}

import { checkOptions, flag } from '@url/infra/internal';
import { checkReference, recompose, type URIReference } from './components.js';
import { removeDotSegments } from './dot-segments.js';
import { type Grammar, parseByGrammar } from './grammar.js';
import { uriGrammar } from './uri.js';

/** How a reference is resolved. */
export interface ResolveOptions {
  /** Whether "http:g" is a URI even if the base has the same scheme. Otherwise the scheme is ignored. True by default. */
  readonly strict?: boolean;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 *
 * @param reference R, the components of a reference
 * @param base Base, the components of a URI
 * @param options whether to be strict
 * @returns T, the components of the target
 * @throws TypeError if a path is not a string, or another component is neither a string nor `null`
 *
 * @example
 * import { splitURIReference, transformReference } from '@url/uri';
 *
 * transformReference(splitURIReference('../g'), splitURIReference('http://a/b/c/d')).path; // => '/b/g'
 */
export function transformReference(
  reference: URIReference,
  base: URIReference,
  options?: ResolveOptions | null,
): URIReference {
  checkReference('reference', reference);
  checkReference('base', base);
  checkOptions(options, ['strict']);
  const strict = flag(options, 'strict', true);
  const { authority, path, fragment } = reference;
  const scheme = !strict && reference.scheme === base.scheme ? null : reference.scheme;
  if (scheme !== null || authority !== null) {
    return { ...reference, scheme: scheme ?? base.scheme, path: removeDotSegments(path) };
  }
  if (path === '') return { ...base, query: reference.query ?? base.query, fragment };
  const target = path.startsWith('/') ? path : mergePaths(path, base);
  return { ...base, path: removeDotSegments(target), query: reference.query, fragment };
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3 */
function mergePaths(path: string, base: URIReference): string {
  if (base.authority !== null && base.path === '') return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 *
 * @param reference a URI-reference
 * @param base a URI; its fragment is not used
 * @param options whether to be strict
 * @returns the target URI; `null` if the reference or the base does not match its rule
 * @throws TypeError if an argument is not a string, or an option is unknown
 *
 * @example
 * import { resolve } from '@url/uri';
 *
 * resolve('../g', 'http://a/b/c/d;p?q'); // => 'http://a/b/g'
 * resolve('http:g', 'http://a/b/c/d;p?q'); // => 'http:g'
 * resolve('http:g', 'http://a/b/c/d;p?q', { strict: false }); // => 'http://a/b/c/g'
 * resolve('a b', 'http://a/'); // => null
 */
export function resolve(reference: string, base: string, options?: ResolveOptions | null): string | null {
  return resolveByGrammar(reference, base, uriGrammar, options);
}

/** Resolves by the rules of a grammar. */
export function resolveByGrammar(
  reference: string,
  base: string,
  grammar: Grammar,
  options: ResolveOptions | null | undefined,
): string | null {
  const r = parseByGrammar(reference, grammar);
  const b = parseByGrammar(base, grammar);
  return r === null || b === null || b.scheme === null ? null : recompose(transformReference(r, b, options));
}

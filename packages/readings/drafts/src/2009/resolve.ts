import type { Note } from '@url/compare';
import type { Encoding } from '@url/infra';
import { option } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, percentEncode, utf8PercentEncode } from '@url/percent';
import { characterClassOf } from '@url/percent/internal';
import {
  joinAuthority,
  recompose,
  splitAuthority,
  splitURIReference,
  transformReference,
  type URIReference,
} from '@url/uri';
import { defaultPortWithGopher } from '../default-port.js';
import { parseWebAddress, type WebAddressComponents } from './components.js';
import { type DocumentContext, documentBaseBy } from './document-base.js';
import { type ElementContext, elementBaseBy } from './element-base.js';
import { resolveHost } from './host.js';

/** Web addresses in HTML 5, "Resolving Web addresses": how a Web address is resolved. */
export interface ResolveWebAddressOptions {
  /** The URL character encoding of the address; if absent, the encoding of the document, or UTF-8. */
  readonly encoding?: Encoding;
  /** Called with the reason why the address is not resolvable. */
  readonly onError?: ((error: Note) => void) | null;
}

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses".
 *
 * "Any relevant conformance criteria" are three here. The result has a scheme. A URL whose scheme has a server-based naming authority has a
 * host. A URL whose scheme is defined without an authority, such as `data` or `tel`, has none. The grammar is not a criterion, because the
 * draft allows a "%" that encodes nothing.
 *
 * @param input any string
 * @param base an absolute Web address, or the document or the element that contains the address
 * @param options the encoding, and a function that is called with an error
 * @returns the absolute Web address, or `null` if the input is not resolvable
 *
 * @example
 * import { resolveWebAddress } from '@url/drafts/2009';
 *
 * resolveWebAddress('//example.com/a^b☺c%FFd%z/?e', 'http://a/'); // => 'http://example.com/a%5Eb%E2%98%BAc%FFd%z/?e'
 * resolveWebAddress('c', { address: 'http://a/', baseHref: '/b/' }); // => 'http://a/b/c'
 * resolveWebAddress('http:///', 'http://a/'); // => null
 */
export function resolveWebAddress(
  input: string,
  base: string | DocumentContext | ElementContext,
  options?: ResolveWebAddressOptions | null,
): string | null {
  const encoding = option(options, 'encoding') ?? undefined;
  const onError = option(options, 'onError');
  if (typeof base === 'string') return resolveAgainst(input, base, encoding, onError);
  const isElement = hasDocument(base);
  const ofDocument = option(isElement ? base.document : base, 'encoding') ?? undefined;
  return resolveAgainst(input, isElement ? elementBase(base) : documentBase(base), encoding ?? ofDocument, onError);
}

/** Whether it is an element, and not a document. A document has no property "document". */
function hasDocument(base: DocumentContext | ElementContext): base is ElementContext {
  return option(base as ElementContext, 'document') !== null;
}

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses": the document base Web address.
 *
 * @param document a document
 * @returns the absolute Web address that addresses in the document are resolved against
 *
 * @example
 * import { documentBase } from '@url/drafts/2009';
 *
 * documentBase({ address: 'about:blank', creator: { address: 'http://a/b', baseHref: 'c/' } }); // => 'http://a/c/'
 */
export function documentBase(document: DocumentContext): string {
  return documentBaseBy(resolveAgainst, document);
}

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses", step 4: the base URI of an element by XML Base.
 *
 * @param element its document, and the `xml:base` attributes from the outermost ancestor to itself
 * @returns the absolute Web address that addresses in the element are resolved against
 *
 * @example
 * import { elementBase } from '@url/drafts/2009';
 *
 * elementBase({ document: { address: 'http://h/a' }, xmlBases: ['/b/', 'c/'] }); // => 'http://h/b/c/'
 */
export function elementBase(element: ElementContext): string {
  return elementBaseBy(resolveAgainst, element);
}

function resolveAgainst(
  input: string,
  base: string,
  encoding: Encoding | undefined,
  onError: ((error: Note) => void) | null = null,
): string | null {
  const address = parseWebAddress(input, onError);
  const reference = address === null ? null : toReference(address, encoding, onError);
  if (reference === null) return null;
  const result = transformReference(reference, splitURIReference(base));
  const criterion = brokenCriterion(result);
  if (criterion !== null) {
    if (onError !== null) onError({ type: 'conformance', message: criterion });
    return null;
  }
  const href = recompose(result);
  return isServerBased(result.scheme!) ? href.replace(/\\/g, '/') : href;
}

/** Applies the steps for host, path and query to the components; `null` for an error. */
function toReference(
  address: WebAddressComponents,
  encoding: Encoding | undefined,
  onError: ((error: Note) => void) | null,
): URIReference | null {
  const { scheme, userinfo, port, path, query, fragment } = address;
  let authority: string | null = null;
  if (address.host !== null) {
    const host = resolveHost(address.host);
    if (host === null) {
      if (onError !== null) onError({ type: 'host', message: 'ToASCII fails, or octets of the host are not UTF-8.' });
      return null;
    }
    authority = joinAuthority({ userinfo, host, port });
  }
  return {
    scheme,
    authority,
    path: utf8PercentEncode(path, notInPath),
    query: query === null ? null : encodeQuery(query, encoding),
    fragment,
  };
}

/** The characters that the rules <query> and <path> of RFC 3986 do not contain, except "%". */
const notInQuery = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "#<>[\\]^`{|}');
const notInPath = /* @__PURE__ */ new PercentEncodeSet(notInQuery, '?');
const runsNotInQuery = /* @__PURE__ */ new RegExp(`[${characterClassOf(notInQuery)}]+`, 'g');

/** Encodes a query in the encoding of the address; a character that it lacks becomes "?". UTF-16, and no encoding, count as UTF-8. */
function encodeQuery(query: string, encoding: Encoding | undefined): string {
  if (encoding === undefined || /^utf-(?:8|16(?:[lb]e)?)$/i.test(encoding.name)) {
    return utf8PercentEncode(query, notInQuery);
  }
  const encodeCharacter = (character: string): string => {
    const { bytes, potentialError } = encoding.getEncoder(character)();
    return potentialError === null ? Array.from(bytes, percentEncode).join('') : '?';
  };
  return query.replace(runsNotInQuery, (run) => Array.from(run, encodeCharacter).join(''));
}

/** Schemes that are defined without an authority: by RFC 2368, 2392, 2397, 3261, 3859, 3860, 3966, 4151, by RFC 2141 and by HTML. */
const withoutAuthority = /^(?:about|cid|data|im|javascript|mailto|mid|pres|sips?|tag|tel|urn)$/i;

function brokenCriterion({ scheme, authority }: URIReference): string | null {
  if (scheme === null) return 'The result has no scheme: the base is not an absolute Web address.';
  if (isServerBased(scheme) && splitAuthority(authority ?? '').host === '')
    return `${scheme}: has a server-based naming authority, and no host.`;
  if (authority !== null && withoutAuthority.test(scheme)) return `${scheme}: has no server-based naming authority.`;
  return null;
}

function isServerBased(scheme: string): boolean {
  return defaultPortWithGopher(scheme.toLowerCase()) !== null;
}

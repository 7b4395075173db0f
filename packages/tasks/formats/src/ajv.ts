/**
 * Adds the formats for URLs and hosts to Ajv, and resolves URIs for it.
 *
 * @packageDocumentation
 */

import { argumentError, checkString, option } from '@url/infra/internal';
import { PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import {
  joinAuthority,
  normalize,
  recompose,
  splitAuthority,
  splitURIReference,
  transformReference,
  type URIReference,
} from '@url/uri';
import { isHostname, isIDNHostname } from './hostname.js';
import { isIPv4, isIPv6 } from './ip.js';
import { isIRI, isIRIReference, isURI, isURIReference } from './uri.js';
import { isURITemplate } from './uri-template.js';

/** The components of a URI reference, as ajv expects them: an absent component is not a property. */
export interface URIComponents {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
}

/** What ajv calls a `UriResolver`. */
export interface URIResolver {
  /** Splits a URI reference into its normalized components. */
  parse(uri: string): URIComponents;
  /** Resolves a reference, also against a base without a scheme. */
  resolve(base: string, path: string): string;
  /** Puts components together, as they are. */
  serialize(components: URIComponents): string;
}

/** An `Ajv` object, as far as `addURLFormats` uses it. */
export interface FormatRegistry {
  addFormat(name: string, format: { readonly type: 'string'; readonly validate: (text: string) => boolean }): unknown;
}

/** Matches references that normalization does not change, as nearly all are: no capital letter in scheme or host, no port, no "%", no dot segment except at
 * the start of a relative reference. */
const isNormalized =
  /^(?:https?:\/\/[a-z\d.-]+(?=\/)|urn:[a-z\d][a-z\d:-]*$|(?:\.\.?\/)+)?(?!\/\/)(?:[\w~!$&'()*+,;=@/-]|[\w-]\.(?=\w))*(?:\?[\w~!$&'()*+,;=@/.:?-]*)?(?:#[\w~!$&'()*+,;=@/.:?-]*)?$/;

/** Characters that URIs cannot contain. An `$id` with such a character equals its percent-encoded form. */
const notInURIs = /* @__PURE__ */ new PercentEncodeSet(null, ' "<>\\^`{|}');

/** Splits a reference, with scheme and host in lower case, and percent-encoding only if it is needed. */
function splitNormalized(uri: string): URIReference {
  checkString('uri', uri);
  return splitURIReference(isNormalized.test(uri) ? uri : normalize(utf8PercentEncode(uri, notInURIs), 'path-segment'));
}

function isRelativePath({ scheme, authority, path }: URIReference): boolean {
  return scheme === null && authority === null && !path.startsWith('/');
}

/** Replaces the last segment of a relative path. */
function mergeRelativePaths(base: string, path: string): string {
  return base.slice(0, base.lastIndexOf('/') + 1) + path;
}

/** Removes dot segments from a relative path, and keeps the ".." that lead out of it. RFC 3986 does not define bases without a scheme. */
function removeInnerDotSegments(path: string): string {
  const output: string[] = [];
  const segments = path.split('/');
  for (const segment of segments) {
    if (segment !== '.' && segment !== '..') output.push(segment);
    else if (segment === '..' && output.length > 0 && output[output.length - 1] !== '..') output.pop();
    else if (segment === '..') output.push(segment);
  }
  const last = segments[segments.length - 1];
  if (last === '.' || last === '..') output.push('');
  return output.join('/');
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-5
 *
 * Resolves `$id` and `$ref` for ajv, which accepts it as the option `uriResolver`. References that differ only in the case of scheme or host, in dot
 * segments, or in needless percent-encoding are the same, as section 6.2.2 says.
 *
 * @example
 * import { uriResolver } from '@url/formats/ajv';
 *
 * uriResolver.resolve('https://example.com/a/b.json', '../c.json#/d'); // => 'https://example.com/c.json#/d'
 * uriResolver.resolve('a/b.json', 'c.json'); // => 'a/c.json'
 * uriResolver.parse('HTTPS://example.com/#/a%20b').fragment; // => '/a%20b'
 */
export const uriResolver: URIResolver = {
  parse(uri) {
    const { scheme, authority, path, query, fragment } = splitNormalized(uri);
    const components: URIComponents = { path };
    if (scheme !== null) components.scheme = scheme;
    if (authority !== null) {
      const { userinfo, host, port } = splitAuthority(authority);
      components.host = host;
      if (userinfo !== null) components.userinfo = userinfo;
      if (port !== null) components.port = port;
    }
    if (query !== null) components.query = query;
    if (fragment !== null) components.fragment = fragment;
    return components;
  },
  resolve(base, path) {
    const from = splitNormalized(base);
    const reference = splitNormalized(path);
    const target = transformReference(reference, from);
    if (!isRelativePath(from) || !isRelativePath(reference) || reference.path === '') return recompose(target);
    return recompose({ ...target, path: removeInnerDotSegments(mergeRelativePaths(from.path, reference.path)) });
  },
  serialize(components) {
    const host = option(components, 'host');
    const port = option(components, 'port');
    const userinfo = option(components, 'userinfo');
    return recompose({
      scheme: option(components, 'scheme'),
      authority: host === null ? null : joinAuthority({ userinfo, host, port: port === null ? null : String(port) }),
      path: option(components, 'path') ?? '',
      query: option(components, 'query'),
      fragment: option(components, 'fragment'),
    });
  },
};

const formats = {
  uri: isURI,
  'uri-reference': isURIReference,
  'uri-template': isURITemplate,
  iri: isIRI,
  'iri-reference': isIRIReference,
  hostname: isHostname,
  'idn-hostname': isIDNHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
};

/**
 * https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 *
 * Adds JSON Schema's nine formats for URLs and hosts to ajv. Formats of the same name that ajv has already are replaced.
 *
 * @param ajv an `Ajv` object of ajv 8
 * @returns the object
 * @throws TypeError if the argument is not an `Ajv` object
 *
 * @example
 * import addURLFormats from '@url/formats/ajv';
 * import { Ajv } from 'ajv';
 *
 * const validate = addURLFormats(new Ajv()).compile({ type: 'string', format: 'uri' });
 * validate('https://example.com/'); // => true
 * validate('https://exa mple.com/'); // => false
 */
// biome-ignore lint/style/noDefaultExport: a plugin of ajv is a default export
export default function addURLFormats<Registry extends FormatRegistry>(ajv: Registry): Registry {
  if (typeof Object(ajv).addFormat !== 'function') throw argumentError('ajv', ajv, 'is not an Ajv object');
  for (const entry of Object.entries(formats)) ajv.addFormat(entry[0], { type: 'string', validate: entry[1] });
  return ajv;
}

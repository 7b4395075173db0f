import type { Reader, Reading, ReadOptions } from '@url/compare';
import { option } from '@url/infra/internal';
import { basicURLParse2014 } from './parser.js';
import { ParsingContext } from './parsing-context.js';
import { serializePath2014, serializeURL2014 } from './serializers.js';
import { includesCredentials2014, type URLRecord2014 } from './url-record.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014
 *
 * The grammar rules of Sam Ruby and Anne van Kesteren. Conformance errors are notes, and a parse exception is the error. A relative
 * address without a base, or with a base that is not hierarchical, is a parse exception.
 *
 * @example
 * import { webspecs2014 } from '@url/drafts/2014';
 *
 * const reading = webspecs2014.read('http:a/b', 'http://example.org/foo/bar');
 * reading.href; // => 'http://example.org/foo/a/b'
 * reading.notes.map((note) => note.message); // => ['Expected a slash ("/")']
 */
export const webspecs2014: Reader = {
  id: 'webspecs2014',
  title: 'URL, webspecs',
  year: 2014,
  source: 'https://github.com/webspecs/url',
  role: 'draft',
  read,
};

function read(input: string, base?: string, options?: ReadOptions | null): Reading {
  let baseURL: URLRecord2014 | undefined;
  if (base !== undefined) {
    const ofBase = new ParsingContext();
    const result = basicURLParse2014(base, ofBase);
    if (result === null) {
      const message = `The base is not a URL: ${ofBase.parseException!.message}`;
      return { ok: false, error: { type: 'base', message }, notes: [] };
    }
    baseURL = result;
  }
  const context = new ParsingContext({ base: baseURL, encodingOverride: option(options, 'encoding') ?? undefined });
  const url = basicURLParse2014(input, context);
  if (url === null) return { ok: false, error: context.parseException!, notes: context.notes };
  return { ok: true, href: serializeURL2014(url), components: componentsOf(url), notes: context.notes };
}

function componentsOf(url: URLRecord2014) {
  return {
    scheme: url.scheme,
    username: includesCredentials2014(url) ? url.username : null,
    password: url.password,
    host: url.host,
    port: url.port === '' ? null : url.port,
    path: serializePath2014(url),
    query: url.query,
    fragment: url.fragment,
  };
}

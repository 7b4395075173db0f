import { serializeParsedHost } from '@url/host/internal';
import type { ValidationError } from '@url/infra';
import { NoteList, option } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { explainError } from '@url/parser/explain';
import type { URLRecord } from '@url/record';
import { serializePath, serializeURL } from '@url/serializer';
import type { Components, Note, Reader, Reading, ReadOptions } from '../reader.js';

/**
 * https://url.spec.whatwg.org/#url-parsing
 *
 * The living standard at the commit that spec.json pins. Its validation errors are the notes, and the one at which parsing fails is the error.
 * An empty username or password of the standard means none, so the component is `null`.
 *
 * @example
 * ```ts
 * import { whatwg } from '@url/compare/whatwg';
 *
 * whatwg.read('http:\\\\EXAMPLE.com/a b').href; // => 'http://example.com/a%20b'
 * whatwg.read('http://evil.com\\@good.com/').components?.host; // => 'evil.com'
 * whatwg.read('http://a b/').error?.type; // => 'domain-to-ASCII'
 * ```
 */
export const whatwg: Reader = {
  id: 'whatwg',
  title: 'URL Standard',
  year: 2026,
  source: 'https://url.spec.whatwg.org/',
  role: 'standard',
  client: { name: 'browsers', connectsTo: (host) => host },
  read,
};

function read(input: string, base?: string, options?: ReadOptions | null): Reading {
  const baseURL = base === undefined ? null : parseURL(base);
  if (base !== undefined && baseURL === null) {
    return { ok: false, error: { type: 'base', message: 'The base does not parse.' }, notes: [] };
  }
  const list = new NoteList();
  let failure: ValidationError | null = null;
  const url = parseURL(input, {
    base: baseURL,
    encoding: option(options, 'encoding'),
    onValidationError: (error) => {
      if (error.failure) failure = error;
      else list.add(() => noteOf(error, input));
    },
  });
  const notes = list.finish();
  if (url !== null) return { ok: true, href: serializeURL(url), components: componentsOf(url), notes };
  return { ok: false, error: noteOf(failure!, input), notes };
}

function noteOf(error: ValidationError, input: string): Note {
  const { problem, consequence } = explainError(error, input);
  const sentence = consequence === null ? problem : `${problem}; ${consequence}`;
  return { type: error.type, message: `${capitalized(sentence)}.`, start: error.start, end: error.end };
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function componentsOf(url: URLRecord): Components {
  return {
    scheme: url.scheme,
    username: url.username === '' ? null : url.username,
    password: url.password === '' ? null : url.password,
    host: url.host === null ? null : serializeParsedHost(url.host),
    port: url.port === null ? null : `${url.port}`,
    path: serializePath(url),
    query: url.query,
    fragment: url.fragment,
  };
}

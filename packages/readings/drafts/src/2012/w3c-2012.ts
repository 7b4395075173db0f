import type { Components, Note, Reader, Reading, ReadOptions } from '@url/compare';
import { option } from '@url/infra/internal';
import { canonicalizeComponents, serialize } from './canonicalize.js';
import { choicesIn, errorIn } from './choices.js';
import { parse } from './parse.js';
import type { ParsedURL2012 } from './parsed-url.js';
import { resolve } from './resolve.js';

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * The W3C's first draft: parses or resolves, then canonicalizes. Where the draft leaves something open or to be done that this input needs,
 * a note says what is done.
 *
 * @example
 * import { w3c2012 } from '@url/drafts/2012';
 *
 * w3c2012.read('HTTP:\\\\0x7f.1;x').href; // => 'http://127.0.0.1/;x'
 * w3c2012.read('http:c', 'http://a/b/').href; // => 'http://a/b/c'
 * w3c2012.read('a/b').error?.type; // => 'no-scheme'
 */
export const w3c2012: Reader = {
  id: 'w3c2012',
  title: 'URL, W3C Working Draft 24 May 2012',
  year: 2012,
  source: 'https://www.w3.org/TR/2012/WD-url-20120524/',
  role: 'draft',
  read,
};

function read(input: string, base?: string, readOptions?: ReadOptions | null): Reading {
  const encoding = option(readOptions, 'encoding');
  const options = encoding === null ? {} : { encoding };
  const parsedBase = base === undefined ? null : parse(base);
  const baseURL = parsedBase === null ? null : canonicalizeComponents(parsedBase, options);
  if (base !== undefined && baseURL === null) return failure({ ...errorIn(base), type: 'base' });
  const parsed = baseURL === null ? parse(input) : resolve(input, baseURL);
  if (parsed === null) return failure(baseURL === null ? errorIn(input) : baseError);
  const canonical = canonicalizeComponents(parsed, options);
  if (canonical === null) return failure(errorIn(input));
  const notes = choicesIn({ input, parsed, canonical });
  return { ok: true, href: serialize(canonical), components: componentsOf(canonical), notes };
}

const baseError: Note = {
  type: 'base',
  message: 'The base has no slash after its scheme, and nothing is resolved against such a URL (3.2.1).',
};

function failure(error: Note): Reading {
  const message = error.type === 'base' && error !== baseError ? `The base: ${error.message}` : error.message;
  return { ok: false, error: { type: error.type, message, ...offsetsOf(error) }, notes: [] };
}

/** Offsets into the base say nothing about the input. */
function offsetsOf({ type, start, end }: Note): Pick<Note, 'start' | 'end'> {
  return type === 'base' || start === undefined || end === undefined ? {} : { start, end };
}

function componentsOf({ scheme, username, password, host, port, path, query, fragment }: ParsedURL2012): Components {
  return { scheme, username, password, host, port, path, query, fragment };
}

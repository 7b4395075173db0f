import type { Components, Note, Reader, Reading, ReadOptions } from '@url/compare';
import { option } from '@url/infra/internal';
import { splitURIReference } from '@url/uri';
import { partsOf, splitUserinfo } from '@url/uri/internal';
import { parseWebAddress, type WebAddressComponents } from './components.js';
import { resolveHost } from './host.js';
import { resolveWebAddress } from './resolve.js';
import { validWebAddressWays } from './valid.js';

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, a draft of the W3C's HTML working group.
 *
 * Resolves the address against its base. Without a base an absolute address is resolved by itself, and a relative one has components but no
 * `href`. A note says if the address is not a valid Web address.
 *
 * @example
 * import { webAddress2009 } from '@url/drafts/2009';
 *
 * webAddress2009.read('http://exämple/a b').href; // => 'http://xn--exmple-cua/a%20b'
 * webAddress2009.read('a b').components?.path; // => 'a b'
 * webAddress2009.read('a b').href; // => null
 */
export const webAddress2009: Reader = {
  id: 'webAddress2009',
  title: 'Web addresses in HTML 5',
  year: 2009,
  source: 'https://www.w3.org/html/wg/href/draft',
  role: 'draft',
  read,
};

function read(input: string, base?: string, readOptions?: ReadOptions | null): Reading {
  let error: Note = { type: 'base', message: 'The base is not resolvable.' };
  const onError = (note: Note): void => {
    error = note;
  };
  const encoding = option(readOptions, 'encoding') ?? undefined;
  const notes = notesOn(input, encoding);
  const withEncoding = encoding === undefined ? {} : { encoding };
  const address = parseWebAddress(input, onError);
  if (address === null) return { ok: false, error, notes };
  if (address.scheme === null && base === undefined) {
    return { ok: true, href: null, components: relativeComponents(address), notes };
  }
  // An address that has a scheme takes nothing from its base.
  const absoluteBase = base === undefined ? '' : resolveWebAddress(base, '', withEncoding);
  if (absoluteBase === null) return { ok: false, error, notes };
  const href = resolveWebAddress(input, absoluteBase, { ...withEncoding, onError });
  if (href === null) return { ok: false, error, notes };
  const components = partsOf(splitURIReference(href));
  return { ok: true, href, components, notes: [...notes, ...notesOnHost(address.host, components.host)] };
}

function relativeComponents({ userinfo, host, port, path, query, fragment }: WebAddressComponents): Components {
  return { scheme: null, ...splitUserinfo(userinfo), host, port, path, query, fragment };
}

/** The draft splits an address before it replaces backslashes, so that the host may change. */
function notesOnHost(parsed: string | null, resolved: string | null): Note[] {
  const host = parsed === null ? null : resolveHost(parsed);
  if (host === null || host === resolved) return [];
  const message = `The host was parsed as "${host}", and replacing backslashes at the end makes it "${resolved}".`;
  return [{ type: 'reverse-solidus', message }];
}

function notesOn(input: string, encoding: ReadOptions['encoding']): Note[] {
  if (validWebAddressWays(input, encoding).length > 0) return [];
  return [{ type: 'not-valid', message: 'Not a valid Web address; it is percent-encoded before RFC 3986 reads it.' }];
}

import {
  type Authority,
  type parseURIReference,
  recompose,
  splitAuthority,
  transformReference,
  type URIReference,
} from '@url/uri';
import { splitUserinfo } from '@url/uri/internal';
import type { Components, Note, Reading } from '../dialect.js';

/** Reads a reference with the parser of a grammar: the reference itself, or with a base its target. */
export function readReference(input: string, base: string | undefined, parse: typeof parseURIReference): Reading {
  let error: Note = {
    type: 'base',
    message: 'The base is not an absolute address: it has no scheme, or does not match the grammar.',
  };
  const reference = parse(input, (found) => {
    error = found;
  });
  if (reference === null) return { ok: false, error, notes: [] };
  if (base === undefined) {
    return { ok: true, href: input, components: componentsOf(reference), notes: notesOn(reference) };
  }
  const baseReference = parse(base);
  if (baseReference === null || baseReference.scheme === null) return { ok: false, error, notes: [] };
  const target = transformReference(reference, baseReference);
  return { ok: true, href: recompose(target), components: componentsOf(target), notes: [] };
}

function notesOn(reference: URIReference): Note[] {
  if (reference.scheme !== null) return [];
  return [{ type: 'relative-ref', message: 'This is a relative reference. It needs a base to become a URI (4.2).' }];
}

/** The components of a reference, with username and password. */
export function componentsOf(
  { scheme, authority, path, query, fragment }: URIReference,
  split: (authority: string) => Authority = splitAuthority,
): Components {
  const { userinfo, host, port } = authority === null ? { userinfo: null, host: null, port: null } : split(authority);
  return { scheme, ...splitUserinfo(userinfo), host, port, path, query, fragment };
}

import type { Components, Note, Reading } from '../dialect.js';
import { type Authority, recompose, splitAuthority, type URIReference } from './components.js';
import { type Grammar, parseByGrammar } from './grammar.js';
import { transformReference } from './resolve.js';

/** Reads a reference by a grammar: as it stands, or as the target that it has against a base. */
export function readByGrammar(input: string, base: string | undefined, grammar: Grammar): Reading {
  let error: Note = {
    type: 'base',
    message: 'The base is no absolute address: it lacks a scheme, or breaks the grammar.',
  };
  const reference = parseByGrammar(input, grammar, (note) => {
    error = note;
  });
  if (reference === null) return { ok: false, error, notes: [] };
  if (base === undefined) {
    return { ok: true, href: input, components: componentsOf(reference), notes: notesOn(reference) };
  }
  const baseReference = parseByGrammar(base, grammar);
  if (baseReference === null || baseReference.scheme === null) return { ok: false, error, notes: [] };
  const target = transformReference(reference, baseReference);
  return { ok: true, href: recompose(target), components: componentsOf(target), notes: [] };
}

function notesOn(reference: URIReference): Note[] {
  if (reference.scheme !== null) return [];
  return [{ type: 'relative-ref', message: 'A relative reference, which needs a base to become a URI (4.2).' }];
}

/** The components of a reference; a userinfo is cut at its first ":" as section 3.2.1 says it was once done. */
export function componentsOf(
  { scheme, authority, path, query, fragment }: URIReference,
  split: (authority: string) => Authority = splitAuthority,
): Components {
  const { userinfo, host, port } = authority === null ? { userinfo: null, host: null, port: null } : split(authority);
  const colon = userinfo?.indexOf(':') ?? -1;
  return {
    scheme,
    username: userinfo === null || colon < 0 ? userinfo : userinfo.slice(0, colon),
    password: userinfo === null || colon < 0 ? null : userinfo.slice(colon + 1),
    host,
    port,
    path,
    query,
    fragment,
  };
}

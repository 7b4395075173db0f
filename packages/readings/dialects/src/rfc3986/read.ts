import type { Components, Note, Reading } from '../dialect.js';
import { type Authority, recompose, splitAuthority, splitUserinfo, type URIReference } from './components.js';
import { type Grammar, parseByGrammar } from './grammar.js';
import { transformReference } from './resolve.js';

/** Reads a reference by a grammar: the reference itself, or with a base its target. */
export function readByGrammar(input: string, base: string | undefined, grammar: Grammar): Reading {
  let error: Note = {
    type: 'base',
    message: 'The base is not an absolute address: it has no scheme, or does not match the grammar.',
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

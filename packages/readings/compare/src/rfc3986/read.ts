import { type parseURIReference, recompose, transformReference, type URIReference } from '@url/uri';
import { partsOf } from '@url/uri/internal';
import type { Note, Reading } from '../reader.js';

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
    return { ok: true, href: input, components: partsOf(reference), notes: notesOn(reference) };
  }
  const baseReference = parse(base);
  if (baseReference === null || baseReference.scheme === null) return { ok: false, error, notes: [] };
  const target = transformReference(reference, baseReference);
  return { ok: true, href: recompose(target), components: partsOf(target), notes: [] };
}

function notesOn(reference: URIReference): Note[] {
  if (reference.scheme !== null) return [];
  return [{ type: 'relative-ref', message: 'This is a relative reference. It needs a base to become a URI (4.2).' }];
}

import { type DocumentContext, documentBaseBy, type ResolveAgainst } from './document-base.js';

/** An element, as far as the addresses in it depend on it. */
export interface ElementContext {
  /** The document that owns the element. */
  readonly document: DocumentContext;
  /** The `xml:base` attributes of its ancestors and of itself, from the outermost on. */
  readonly xmlBases?: readonly string[] | null;
}

/** Each attribute is resolved against the base of the parent; one that cannot be resolved changes nothing. */
export function elementBaseBy(resolve: ResolveAgainst, { document, xmlBases }: ElementContext): string {
  const documentBase = documentBaseBy(resolve, document);
  return (xmlBases ?? []).reduce((base, value) => resolve(value, base, document.encoding) ?? base, documentBase);
}

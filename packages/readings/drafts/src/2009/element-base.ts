import { option } from '@url/infra/internal';
import { type DocumentContext, documentBaseBy, type ResolveAgainst } from './document-base.js';

/** Web addresses in HTML 5, "Resolving Web addresses": the properties of an element on which the addresses in it depend. */
export interface ElementContext {
  /** The document that owns the element. */
  readonly document: DocumentContext;
  /** The `xml:base` attributes of its ancestors and of the element itself, the outermost first. */
  readonly xmlBases?: readonly string[] | null;
}

/** XML Base: resolves each attribute against the base of the parent. An attribute that cannot be resolved changes nothing. */
export function elementBaseBy(resolve: ResolveAgainst, element: ElementContext): string {
  const { document } = element;
  const documentBase = documentBaseBy(resolve, document);
  const encoding = option(document, 'encoding') ?? undefined;
  const xmlBases = option(element, 'xmlBases') ?? [];
  return xmlBases.reduce((base, value) => resolve(value, base, encoding) ?? base, documentBase);
}

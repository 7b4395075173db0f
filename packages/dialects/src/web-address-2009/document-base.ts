import type { Encoding } from '@url/infra';

/** A document, as far as the addresses in it depend on it. */
export interface DocumentContext {
  /** The document's address. */
  readonly address: string;
  /** The `href` of the first `base` element in its `head`, if there is one. */
  readonly baseHref?: string | null;
  /** The document of the creator browsing context, which an about:blank document takes its base from. */
  readonly creator?: DocumentContext | null;
  /** The character encoding of the document; UTF-8 unless given. */
  readonly encoding?: Encoding;
}

/** How an address is resolved against an absolute one. */
export type ResolveAgainst = (input: string, base: string, encoding: Encoding | undefined) => string | null;

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses": the document base Web address.
 *
 * The creators are followed first and then come back one by one, where the draft calls itself. Documents that created each
 * other are followed once around.
 */
export function documentBaseBy(resolve: ResolveAgainst, document: DocumentContext): string {
  const chain = new Set<DocumentContext>();
  let last: DocumentContext | null = document;
  while (last !== null && !chain.has(last)) {
    chain.add(last);
    last = last.address === 'about:blank' ? (last.creator ?? null) : null;
  }
  let base: string | null = null;
  for (const { address, baseHref = null, encoding } of [...chain].reverse()) {
    const fallback: string = base ?? address;
    base = baseHref === null ? fallback : (resolve(baseHref, fallback, encoding) ?? fallback);
  }
  return base!;
}

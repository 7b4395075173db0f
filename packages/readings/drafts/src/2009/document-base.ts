import type { Encoding } from '@url/infra';
import { option } from '@url/infra/internal';

/** Web addresses in HTML 5, "Resolving Web addresses": the properties of a document on which the addresses in it depend. */
export interface DocumentContext {
  /** The document's address. */
  readonly address: string;
  /** The `href` of the first `base` element in its `head`, if there is one. */
  readonly baseHref?: string | null;
  /** The document of the creator browsing context, from which an about:blank document takes its base. */
  readonly creator?: DocumentContext | null;
  /** The character encoding of the document; UTF-8 by default. */
  readonly encoding?: Encoding;
}

/** Resolves an address against an absolute one. */
export type ResolveAgainst = (input: string, base: string, encoding: Encoding | undefined) => string | null;

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses": the document base Web address.
 *
 * The draft recurses. The function first lists the creators, and then finds their bases from the last one on. Each document is in
 * the list once, so documents that created each other do no harm.
 */
export function documentBaseBy(resolve: ResolveAgainst, document: DocumentContext): string {
  const chain = new Set<DocumentContext>();
  let last: DocumentContext | null = document;
  while (last !== null && !chain.has(last)) {
    chain.add(last);
    last = last.address === 'about:blank' ? option(last, 'creator') : null;
  }
  let base: string | null = null;
  for (const each of [...chain].reverse()) {
    const fallback: string = base ?? each.address;
    const baseHref = option(each, 'baseHref');
    const encoding = option(each, 'encoding') ?? undefined;
    base = baseHref === null ? fallback : (resolve(baseHref, fallback, encoding) ?? fallback);
  }
  return base!;
}

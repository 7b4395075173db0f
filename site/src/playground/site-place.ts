import { ideographicFullStops } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import { registrableDomain } from '@url/site';
import type { Analysis } from './analysis.ts';

/** The registrable domain of the URL's host: who a person deals with. */
export interface SitePlace {
  readonly domain: string;
  /** Offset of the domain in the input, in UTF-16 code units; the offset after it if the input does not contain it label by label. */
  readonly start: number;
  readonly end: number;
}

/** The dots of IDNA, and a dot that is percent-encoded. */
const dots = new RegExp(`[.${ideographicFullStops}]|%2e`, 'gi');

/** @returns the registrable domain and its place; `null` if the host has none */
export function findSite({ input, url, spans }: Pick<Analysis, 'input' | 'url' | 'spans'>): SitePlace | null {
  if (url === null || !isSpecial(url) || typeof url.host !== 'string') return null;
  const domain = registrableDomain(url.host);
  if (domain === null) return null;
  const own = spans.filter(({ component }) => component === 'host');
  const { start, end } = own[own.length - 1] ?? { start: 0, end: 0 };
  const labelStarts = [0, ...[...input.slice(start, end).matchAll(dots)].map((dot) => dot.index + dot[0].length)];
  // A dot at the end makes one more label, which is empty, in both.
  const labels = url.host.split('.').length;
  const isWritten = own.length === 1 && labelStarts.length === labels;
  const first = isWritten ? labelStarts[labels - domain.split('.').length]! : end - start;
  return { domain, start: start + first, end };
}

import { domainToASCII } from '@url/host';
import { PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { joinAuthority, recompose, splitAuthority, splitURIReference } from '../rfc3986/components.js';

/** No ASCII: what a URI does not have and an IRI does. Encoding it leaves the rest of the string as it is. */
const beyondASCII = /* @__PURE__ */ new PercentEncodeSet(null, '');

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 *
 * @param iri an IRI-reference; the grammar is not asked, and ASCII characters that it does not have stay
 * @param options.idna whether the host is converted with ToASCII, and not percent-encoded
 * @returns the URI reference, or `null` where ToASCII fails
 *
 * @example
 * import { iriToURI } from '@url/dialects/rfc3987';
 *
 * iriToURI('http://résumé.example.org/☕'); // => 'http://r%C3%A9sum%C3%A9.example.org/%E2%98%95'
 * iriToURI('http://résumé.example.org', { idna: true }); // => 'http://xn--rsum-bpad.example.org'
 */
export function iriToURI(iri: string, options: { readonly idna?: boolean } = {}): string | null {
  const mapped = options.idna === true ? hostToASCII(iri) : iri;
  return mapped === null ? null : utf8PercentEncode(mapped, beyondASCII);
}

/** An ASCII host stays as it is: it is one in a URI too. */
function hostToASCII(iri: string): string | null {
  const reference = splitURIReference(iri);
  if (reference.authority === null) return iri;
  const parts = splitAuthority(reference.authority);
  if (!beyondASCII.hasSomeOf(parts.host)) return iri;
  const host = domainToASCII(parts.host);
  return host === null ? null : recompose({ ...reference, authority: joinAuthority({ ...parts, host }) });
}

import { domainToASCII } from '@url/host';
import { checkOptions, checkString, flag } from '@url/infra/internal';
import { PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { joinAuthority, recompose, splitAuthority, splitURIReference } from './components.js';

/** The set of all code points that are not ASCII, which an IRI may contain and a URI may not. */
const beyondASCII = /* @__PURE__ */ new PercentEncodeSet(null, '');

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 *
 * @param iri an IRI-reference; it need not match the grammar, and ASCII characters stay as they are
 * @param options.idna whether the host is converted with ToASCII instead of percent-encoded
 * @returns the URI reference, or `null` if ToASCII fails
 * @throws TypeError if `iri` is not a string, or an option is unknown
 *
 * @example
 * import { iriToURI } from '@url/uri';
 *
 * iriToURI('http://résumé.example.org/☕'); // => 'http://r%C3%A9sum%C3%A9.example.org/%E2%98%95'
 * iriToURI('http://résumé.example.org', { idna: true }); // => 'http://xn--rsum-bpad.example.org'
 */
export function iriToURI(iri: string, options?: { readonly idna?: boolean | null } | null): string | null {
  checkString('iri', iri);
  checkOptions(options, ['idna']);
  const mapped = flag(options, 'idna', false) ? hostToASCII(iri) : iri;
  return mapped === null ? null : utf8PercentEncode(mapped, beyondASCII);
}

/** Converts the host. An ASCII host stays as it is. */
function hostToASCII(iri: string): string | null {
  const reference = splitURIReference(iri);
  if (reference.authority === null) return iri;
  const parts = splitAuthority(reference.authority);
  if (!beyondASCII.hasSomeOf(parts.host)) return iri;
  const host = domainToASCII(parts.host);
  return host === null ? null : recompose({ ...reference, authority: joinAuthority({ ...parts, host }) });
}

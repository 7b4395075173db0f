/**
 * Parameters that advertising and mail programs add to links: the default of `removeParameters`.
 *
 * @example
 * import { dedupeKey, trackingParameters } from '@url/build';
 *
 * const removeParameters = [...trackingParameters, 'session'];
 * dedupeKey('https://example.com/?session=1&q=a&gclid=2', { removeParameters }); // => 'https://example.com/?q=a'
 */
export const trackingParameters: readonly string[] = /* @__PURE__ */ Object.freeze([
  ...['utm_*', 'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'yclid', 'ttclid', 'twclid'],
  ...['li_fat_id', 'igshid', 'mc_cid', 'mc_eid', '_hsenc', '_hsmi', 'mkt_tok', 'vero_id', 'oly_anon_id', 'oly_enc_id'],
]);

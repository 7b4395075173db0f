import { toScalarValueString } from '@url/infra/internal';
import { PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { stripSpaceCharacters } from '../space-characters.js';

const c0ControlsAndSpace = /* @__PURE__ */ Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)).join(
  '',
);

/** The characters that no URI contains, and "%": what is percent-encoded already is encoded twice, as the draft says. */
const nonURICharacters = /* @__PURE__ */ new PercentEncodeSet(null, `${c0ControlsAndSpace}"%<>\\^\`{|}`);

const startsWithAuthority = /^(?:[A-Za-z][A-Za-z\d+.-]*:)?\/\//;

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Parsing Web addresses", steps 1 to 4.
 *
 * Encodes an address, so that it can be matched with the grammar of RFC 3986.
 */
export function encodeForGrammar(input: string): string {
  const encoded = utf8PercentEncode(stripSpaceCharacters(toScalarValueString(input)), nonURICharacters);
  return encodeNumberSigns(encodeBrackets(encoded));
}

/** Encodes brackets, except in an authority, where an IPv6 address has them. */
function encodeBrackets(text: string): string {
  if (!/[[\]]/.test(text)) return text;
  const end = startsWithAuthority.test(text) ? endOfAuthority(text, text.indexOf('//') + 2) : 0;
  const rest = text.slice(end).replace(/[[\]]/g, (bracket) => (bracket === '[' ? '%5B' : '%5D'));
  return text.slice(0, end) + rest;
}

function endOfAuthority(text: string, start: number): number {
  const length = text.slice(start).search(/[/?#]/);
  return length < 0 ? text.length : start + length;
}

function encodeNumberSigns(text: string): string {
  const first = text.indexOf('#') + 1;
  return first === 0 ? text : text.slice(0, first) + text.slice(first).replace(/#/g, '%23');
}

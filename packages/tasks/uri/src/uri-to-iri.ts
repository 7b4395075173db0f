import { domainToUnicode } from '@url/host';
import { PERCENT_SIGN } from '@url/infra';
import { checkOptions, flag, isASCIIHexDigit, TextBuilder } from '@url/infra/internal';
import { joinAuthority, recompose, splitAuthority, splitURIReference } from './components.js';
import { iprivate, ucschar } from './iri.js';

/** Section 4.1: an IRI must not contain characters that control the direction of text. */
const bidiFormatting = '\\u{200e}\\u{200f}\\u{202a}-\\u{202e}';
const inIRI = /* @__PURE__ */ new RegExp(`^(?![${bidiFormatting}])[A-Za-z\\d\\-._~${ucschar}]$`, 'u');
const inQuery = /* @__PURE__ */ new RegExp(`^(?![${bidiFormatting}])[A-Za-z\\d\\-._~${ucschar}${iprivate}]$`, 'u');

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-3.2
 *
 * @param uri a URI reference; it need not match the grammar
 * @param options.idna whether "xn--" labels of the host are converted with ToUnicode
 * @returns an IRI reference, which `iriToURI` maps to an equivalent of the URI
 * @throws TypeError if `uri` is not a string, or an option is unknown
 *
 * @example
 * import { uriToIRI } from '@url/uri';
 *
 * uriToIRI('http://www.example.org/D%C3%BCrst'); // => 'http://www.example.org/Dürst'
 * uriToIRI('http://www.example.org/D%FCrst'); // => 'http://www.example.org/D%FCrst'
 */
export function uriToIRI(uri: string, options?: { readonly idna?: boolean | null } | null): string {
  checkOptions(options, ['idna']);
  const { scheme, authority, path, query, fragment } = splitURIReference(uri);
  const decodedAuthority = authority === null ? null : decode(authority, inIRI);
  return recompose({
    scheme,
    authority:
      flag(options, 'idna', false) && decodedAuthority !== null ? toUnicode(decodedAuthority) : decodedAuthority,
    path: decode(path, inIRI),
    query: query === null ? null : decode(query, inQuery),
    fragment: fragment === null ? null : decode(fragment, inIRI),
  });
}

function toUnicode(authority: string): string {
  const parts = splitAuthority(authority);
  return parts.host.startsWith('[') ? authority : joinAuthority({ ...parts, host: domainToUnicode(parts.host) });
}

/** Steps 2 to 5: decodes each sequence of octets that encodes an allowed character. */
function decode(text: string, allowed: RegExp): string {
  const output = new TextBuilder();
  let copied = 0;
  let pointer = text.indexOf('%');
  while (pointer >= 0) {
    const sequence = sequenceAt(text, pointer);
    if (sequence !== null) {
      const { character, end } = sequence;
      output.add(text.slice(copied, pointer));
      output.add(character !== null && allowed.test(character) ? character : encoded(text, pointer, end, character));
      copied = pointer = end;
    } else {
      pointer++;
    }
    pointer = text.indexOf('%', pointer);
  }
  output.add(text.slice(copied));
  return output.toString();
}

/** The octets of an ASCII character stay as they are, because they were not decoded. Others are encoded again, in upper case. */
function encoded(text: string, start: number, end: number, character: string | null): string {
  const octets = text.slice(start, end);
  return character !== null && character < '\x80' ? octets : octets.toUpperCase();
}

/**
 * Decodes the octets from a "%" on that are one character in UTF-8.
 *
 * @returns the character and the offset after its octets. `character` is `null` for an octet that starts none, and the result is `null` where
 *   there is no octet
 */
function sequenceAt(text: string, start: number): { character: string | null; end: number } | null {
  const lead = octetAt(text, start);
  if (lead < 0) return null;
  const length = lengthAfter(lead);
  let codePoint = length === 1 ? lead : lead & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) {
    const octet = octetAt(text, start + 3 * i);
    if (octet < 0x80 || octet > 0xbf) return { character: null, end: start + 3 };
    codePoint = codePoint * 0x40 + (octet & 0x3f);
  }
  if (length === 0 || !isInShortestForm(codePoint, length)) return { character: null, end: start + 3 };
  return { character: String.fromCodePoint(codePoint), end: start + 3 * length };
}

/** How many octets a character has that begins with `lead`; 0 if none begins with it. */
function lengthAfter(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** https://www.rfc-editor.org/rfc/rfc3629#section-3 */
function isInShortestForm(codePoint: number, length: number): boolean {
  if (length === 3) return codePoint >= 0x800 && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return length < 3 || (codePoint >= 0x10000 && codePoint <= 0x10ffff);
}

/** The octet that is percent-encoded at an offset; -1 if there is none. */
function octetAt(text: string, index: number): number {
  const isTriplet =
    text.charCodeAt(index) === PERCENT_SIGN &&
    isASCIIHexDigit(text.charCodeAt(index + 1)) &&
    isASCIIHexDigit(text.charCodeAt(index + 2));
  return isTriplet ? Number.parseInt(text.slice(index + 1, index + 3), 16) : -1;
}
